'use strict';
// boardgame.io's server, as it comes, with a game of Zen Garden's weight. Usage: node server.js PORT

const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const SIDE = 4;
const DECORS = ['gate', 'bench', 'pagoda', 'crane', 'buddha', 'lantern'];
const WALKWAYS = ['wood-walkway', 'stone-walkway', 'sand-walkway'];
const FLOORS = ['sand', 'water', 'trees', 'gravel', 'clay', 'cherry-blossom'];
const LINES = 12;

function tiles() {
  const all = [];
  for (const decor of DECORS)
    for (const walkway of WALKWAYS)
      for (const floor of FLOORS) all.push({ decor, walkway, floor });
  return all;
}

function setup({ ctx, random }) {
  const supply = random.Shuffle(tiles());
  const G = {
    preferences: { minor: 'trees', major: 'cherry-blossom', majority: 'pagoda', detail: 'clay' },
    seats: Array.from({ length: ctx.numPlayers }, () => ({ coins: 12, garden: [], awards: [] })),
    market: supply.splice(0, 8),
    secret: { supply },
    last: null,
  };
  G.choices = choices(G, 0);
  G.projected = G.seats.map(score);
  return G;
}

function openCells(garden) {
  if (!garden.length) return [[0, 0]];
  const cells = [];
  for (let x = 0; x < SIDE; x++)
    for (let y = 0; y < SIDE; y++) {
      const isLaid = garden.some(({ cell }) => cell[0] === x && cell[1] === y);
      const isBeside = garden.some(({ cell }) => Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1);
      if (!isLaid && isBeside) cells.push([x, y]);
    }
  return cells;
}

function choices(G, seat) {
  return { tiles: G.market.filter(Boolean), cells: openCells(G.seats[seat].garden) };
}

function score(seat) {
  const lines = [];
  for (let n = 0; n < LINES; n++) {
    const laid = seat.garden.filter(({ tile }) => tile.floor === FLOORS[n % 6] || tile.decor === DECORS[n % 6]);
    lines.push({ rule: `ZG-S${n}`, points: laid.length });
  }
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}

// boardgame.io hands a move its state wrapped in drafts, which are slow to read. So all is worked out on the
// plain state behind them, and only what changed is put into the draft.
function take({ G: draft, ctx, playerID }, column, cell) {
  const G = original(draft);
  const { coins, garden } = G.seats[playerID];
  const tile = G.market[column];
  const isOpen = openCells(garden).some(([x, y]) => x === cell[0] && y === cell[1]);
  if (!tile || !isOpen) return INVALID_MOVE;
  const { supply } = G.secret;
  const seat = { ...G.seats[playerID], coins: (coins + 1) % 25, garden: [...garden, { tile, cell, corner: 'nw' }] };
  const seats = G.seats.map((other, number) => (number === Number(playerID) ? seat : other));
  const market = G.market.map((other, number) => (number === column ? supply.at(-1) || null : other));
  draft.seats = seats;
  draft.market = market;
  draft.secret = { supply: supply.slice(0, -1) };
  draft.last = { type: 'Took', player: playerID, tile, cell };
  draft.choices = choices({ market, seats }, (Number(playerID) + 1) % ctx.numPlayers);
  draft.projected = seats.map(score);
}

const garden = {
  name: 'garden',
  setup,
  moves: { take: { move: take, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => {
    const { secret, ...seen } = G;
    return seen;
  },
  endIf: ({ G }) => G.seats.every((seat) => seat.garden.length === SIDE * SIDE) || undefined,
};

const server = Server({ games: [garden], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
server.run(Number(process.argv[2]));
