'use strict';
// The clients of one step: opens tables, sits four sockets at each, and plays at a steady pace.
// Usage: node drive.js '{"server": "tuileries", "address": "127.0.0.1:8400", "tables": 20, ...}'
// Prints "begin" and "end" around the measured time, then one JSON line.

const WebSocket = require('ws');

const task = JSON.parse(process.argv[2]);
const AT_ONCE = 32;
const [BEAT, PING_EVERY, SPEAK_EVERY] = [500, 2500, 5000];
const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const figures = { refused: 0, closed: 0, bytes: 0, messages: 0 };
let isLeaving = false;

async function post(path, body, cookie) {
  const headers = { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) };
  const answer = await fetch(`http://${task.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { cookie: (answer.headers.get('set-cookie') || '').split(';')[0], body: await answer.json() };
}

function open(url, headers) {
  // Compression is offered as a browser offers it; the server decides.
  const socket = new WebSocket(url, { headers, perMessageDeflate: task.compression });
  socket.on('close', () => { if (!isLeaving) figures.closed += 1; });
  socket.on('error', (error) => console.error(String(error)));
  return socket;
}

// Our page pings when it has heard nothing for a while, or has said nothing for a longer while.
const touched = new Map();

function keepInTouch(socket) {
  const at = { heard: now(), said: now() };
  touched.set(socket, at);
  socket.on('message', () => { at.heard = now(); });
  socket.on('close', () => touched.delete(socket));
}

function say(socket, text) {
  touched.get(socket).said = now();
  socket.send(text);
}

setInterval(() => {
  const time = now();
  for (const [socket, at] of touched) {
    const wait = time - at.heard >= PING_EVERY ? PING_EVERY : SPEAK_EVERY;
    if (time - at.said >= wait && socket.readyState === WebSocket.OPEN) say(socket, '{"type":"Ping"}');
  }
}, BEAT);

// Each server's dialect: how a table is opened, and how a move is said and heard.

class Tuileries {
  constructor() { this.said = 0; }

  async start(seats) {
    const opened = await post('/api/tables', { game: 'zen-garden', seats: Array(seats).fill('human'), shuffled: false });
    this.id = opened.body.id;
    this.cookies = [];
    for (let seat = 0; seat < seats; seat++) {
      const joined = await post(`/api/tables/${this.id}/join`, { name: `p${seat}` }, seat ? '' : opened.cookie);
      this.cookies.push(seat ? joined.cookie : opened.cookie);
    }
    await post(`/api/tables/${this.id}/start`, {}, opened.cookie);
  }

  sit(seat, hear) {
    return new Promise((done) => {
      const socket = open(`ws://${task.address}/api/tables/${this.id}/play`, { Cookie: this.cookies[seat] });
      keepInTouch(socket);
      socket.on('open', () => say(socket, JSON.stringify({ type: 'Look', seat })));
      socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith('{"type":"Update"')) {
          const version = Number.parseInt(text.slice(text.indexOf('"version":') + 10), 10);
          if (!text.includes('"choices":null')) {
            this.choices = JSON.parse(text).choices;
            this.mover = seat;
          }
          hear(seat, version, data.length);
          done(socket);
        } else if (text.startsWith('{"type":"Refused"')) {
          figures.refused += 1;
          console.error(text);
        }
      });
    });
  }

  play(sockets, version) {
    const { tiles, cells } = this.choices;
    const move = { type: 'Take', tile: tiles[0], cell: cells[0], corner: 'nw' };
    this.said += 1;
    say(sockets[this.mover], JSON.stringify({ type: 'Play', id: `m${this.said}`, version, move }));
  }
}

class BoardgameIo {
  async start(seats) {
    this.id = (await post('/games/garden/create', { numPlayers: seats })).body.matchID;
    this.credentials = [];
    for (let seat = 0; seat < seats; seat++) {
      const body = { playerID: String(seat), playerName: `p${seat}` };
      this.credentials.push((await post(`/games/garden/${this.id}/join`, body)).body.playerCredentials);
    }
    this.seats = seats;
  }

  sit(seat, hear) {
    return new Promise((done) => {
      const socket = open(`ws://${task.address}/socket.io/?EIO=4&transport=websocket`, {});
      socket.on('message', (data) => {
        const text = data.toString();
        if (text[0] === '0') socket.send('40/garden,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40/garden')) {
          const sync = ['sync', this.id, String(seat), this.credentials[seat], this.seats];
          socket.send(`42/garden,${JSON.stringify(sync)}`);
        } else if (text.startsWith('42/garden,["update"') || text.startsWith('42/garden,["sync"')) {
          const at = text.indexOf('"_stateID":');
          hear(seat, Number.parseInt(text.slice(at + 11), 10), data.length);
          done(socket);
        }
      });
    });
  }

  play(sockets, version) {
    const seat = version % this.seats;
    const turn = Math.floor(version / this.seats);
    const args = [turn % 8, [turn % 4, Math.floor(turn / 4)]];
    const payload = { type: 'take', args, playerID: String(seat), credentials: this.credentials[seat] };
    const words = ['update', { type: 'MAKE_MOVE', payload }, version, this.id, String(seat)];
    sockets[seat].send(`42/garden,${JSON.stringify(words)}`);
  }
}

class Table {
  constructor(number) {
    this.number = number;
    this.dialect = task.server === 'tuileries' ? new Tuileries() : new BoardgameIo();
    this.heard = Array(task.seats).fill(-1);
    this.told = null;
  }

  async open() {
    await this.dialect.start(task.seats);
    this.sockets = [];
    for (let seat = 0; seat < task.seats; seat++)
      this.sockets.push(await this.dialect.sit(seat, (...words) => this.hear(...words)));
  }

  hear(seat, version, length) {
    this.heard[seat] = version;
    figures.bytes += length;
    figures.messages += 1;
    if (this.told && this.heard.every((heard) => heard >= this.awaited)) {
      const { told } = this;
      this.told = null;
      told();
    }
  }

  // From here until the last of the sockets has it.
  play() {
    const version = this.heard[0];
    this.awaited = version + 1;
    return new Promise((told) => {
      this.told = told;
      this.dialect.play(this.sockets, version);
    });
  }
}

async function all(items, work) {
  const waiting = [...items];
  const worker = async () => { while (waiting.length) await work(waiting.pop()); };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

// A move that could not be made at its time, because the last was not yet heard, has waited since then.
async function pace(table, start, end, took) {
  const every = 1000 / task.rate;
  let due = start + (every * table.number) / task.tables;
  while (due < end) {
    const isLate = now() > due;
    if (!isLate) await sleep(due - now());
    if (now() > end + 5000) return;
    const from = isLate ? due : now();
    await table.play();
    took.push(now() - from);
    due += every;
  }
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function main() {
  const tables = Array.from({ length: task.tables }, (_, number) => new Table(number));
  await all(tables, (table) => table.open());
  // Tables stand at different moments of their games, from the first turns to the last.
  await all(tables, async (table) => {
    for (let n = 0; n < Math.floor((task.forward * table.number) / task.tables); n++) await table.play();
  });
  await sleep(1000);
  figures.bytes = figures.messages = 0;
  const took = [];
  const start = now();
  const own = process.cpuUsage();
  console.log('begin');
  await Promise.race([
    Promise.all(tables.map((table) => pace(table, start, start + task.seconds * 1000, took))),
    sleep(task.seconds * 1000 + 10000),
  ]);
  const seconds = (now() - start) / 1000;
  console.log('end');
  const { user, system } = process.cpuUsage(own);
  const sorted = took.sort((a, b) => a - b);
  console.log(JSON.stringify({
    moves: sorted.length,
    seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    ...figures,
    client_cpu: (user + system) / 1e6,
  }));
  isLeaving = true;
  process.exit(0);
}

main();
