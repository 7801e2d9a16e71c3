import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Incoming, Outgoing } from "../generated/protocol";
import { DEAD_AFTER, Line, PING_EVERY, RESEND_AFTER, SPEAK_EVERY, type Status } from "./line";

/** A socket in our hands: nothing happens on it unless a test says so. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Incoming);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const newest = () => FakeSocket.all.at(-1)!;
const kinds = (socket: FakeSocket) => socket.said.map((message) => message.type);
const pong: Outgoing = { type: "Pong", version: 0 };
const move = { type: "Play", id: "one", version: 3, move: {} } as const;
const done: Outgoing = { type: "Done", id: "one", version: 4 };

let statuses: [Status, string][];
let heard: Outgoing[];
let greeting: Incoming;

function line(): Line {
  return new Line("ws://here/table", {
    greet: () => greeting,
    hear: (message) => heard.push(message),
    status: (status, reason) => statuses.push([status, reason]),
  });
}

/** A line on which something was heard. */
function openLine(): { line: Line; socket: FakeSocket } {
  const opened = line();
  newest().open();
  newest().tell(pong);
  return { line: opened, socket: newest() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  statuses = [];
  heard = [];
  greeting = { type: "Look", seat: 1, since: 7 };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a line that works", () => {
  it("greets as soon as it is open, and is open when it hears something", () => {
    line();
    expect(newest().address).toBe("ws://here/table");
    newest().open();
    expect(newest().said).toEqual([greeting]);
    expect(statuses).toEqual([]);
    newest().tell(pong);
    expect(statuses).toEqual([["open", ""]]);
    expect(heard).toEqual([pong]);
  });
  it("pings every two and a half seconds while nothing else is heard", () => {
    const { socket } = openLine();
    for (let beat = 1; beat <= 4; beat++) {
      vi.advanceTimersByTime(PING_EVERY);
      socket.tell(pong);
      expect(kinds(socket).filter((kind) => kind === "Ping")).toHaveLength(beat);
    }
    expect(statuses).toEqual([["open", ""]]);
  });
  it("needs no answer from a server that it hears anyway, and pings only to be heard", () => {
    const { socket } = openLine();
    const pings = () => kinds(socket).filter((kind) => kind === "Ping").length;
    const listen = (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 500) {
        vi.advanceTimersByTime(500);
        socket.tell({ ...done, id: "another's" });
      }
    };
    listen(SPEAK_EVERY - 500);
    expect(pings()).toBe(0);
    listen(500);
    expect(pings()).toBe(1);
    listen(SPEAK_EVERY);
    expect(pings()).toBe(2);
    vi.advanceTimersByTime(PING_EVERY);
    expect(pings()).toBe(3);
  });
  it("goes on pinging when the clock is set back", () => {
    openLine();
    vi.setSystemTime(Date.now() - 600_000);
    for (let beat = 1; beat <= 40; beat++) {
      vi.advanceTimersByTime(500);
      if (newest().readyState === 0) newest().open();
      newest().tell(pong);
    }
    expect(FakeSocket.all).toHaveLength(2);
    expect(kinds(newest()).filter((kind) => kind === "Ping").length).toBeGreaterThan(2);
  });
  it("drops what needs no answer while it is not open", () => {
    const opened = line();
    opened.say({ type: "Ping" });
    newest().open();
    expect(newest().said).toEqual([greeting]);
  });
  it("says nothing more once it is closed", () => {
    const { line, socket } = openLine();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(kinds(socket)).toEqual(["Look"]);
    expect(statuses.at(-1)).toEqual(["closed", ""]);
  });
});

describe("a decision", () => {
  it("is settled once, by its own answer", async () => {
    const { line, socket } = openLine();
    const settled = vi.fn();
    void line.ask(move).then(settled);
    socket.tell({ ...done, id: "other" });
    socket.tell(done);
    socket.tell(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledExactlyOnceWith(done);
    await vi.advanceTimersByTimeAsync(RESEND_AFTER * 2);
    expect(kinds(socket).filter((kind) => kind === "Play")).toHaveLength(1);
  });
  it("is settled by a refusal too", async () => {
    const { line, socket } = openLine();
    const refused: Outgoing = { type: "Refused", id: "one", reason: { key: "no", args: {} }, refusals: [] };
    const reply = line.ask(move);
    socket.tell({ ...refused, id: null });
    socket.tell(refused);
    expect(await reply).toEqual(refused);
  });
  it("is said again, with the same id, until it is answered", () => {
    const { line, socket } = openLine();
    void line.ask(move);
    vi.advanceTimersByTime(PING_EVERY);
    socket.tell(pong);
    vi.advanceTimersByTime(PING_EVERY);
    const said = socket.said.filter((message) => message.type === "Play");
    expect(said).toEqual([move, move, move]);
  });
  it("is not said again too soon", () => {
    const { line, socket } = openLine();
    vi.advanceTimersByTime(PING_EVERY - 100);
    void line.ask(move);
    vi.advanceTimersByTime(100);
    expect(socket.said.filter((message) => message.type === "Play")).toHaveLength(1);
  });
  it("outlives its socket, and is said on the next after the greeting", async () => {
    const { line, socket } = openLine();
    const reply = line.ask(move);
    socket.break();
    vi.advanceTimersByTime(300);
    newest().open();
    expect(newest().said).toEqual([greeting, move]);
    newest().tell(done);
    expect(await reply).toEqual(done);
  });
  it("that is made while there is no connection waits for one", () => {
    const { line, socket } = openLine();
    socket.break();
    void line.ask(move);
    vi.advanceTimersByTime(300);
    newest().open();
    expect(newest().said).toEqual([greeting, move]);
  });
});

describe("a line that breaks", () => {
  it("says that it is slow, and then that it is lost", () => {
    const { socket } = openLine();
    vi.advanceTimersByTime(PING_EVERY * 2);
    expect(statuses.at(-1)).toEqual(["slow", ""]);
    vi.advanceTimersByTime(DEAD_AFTER);
    expect(statuses.map(([status]) => status)).toEqual(["open", "slow", "lost"]);
    expect(socket.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
  it("is open again when it hears something in time", () => {
    const { socket } = openLine();
    vi.advanceTimersByTime(PING_EVERY * 2);
    socket.tell(pong);
    expect(statuses.map(([status]) => status)).toEqual(["open", "slow", "open"]);
  });
  it("tries again, waiting longer each time", () => {
    const { socket } = openLine();
    socket.break();
    for (const wait of [300, 700, 1_500, 3_000, 5_000, 5_000]) {
      const tried = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tried + 1);
      newest().break();
    }
    expect(statuses.map(([status]) => status)).toEqual(["open", "lost"]);
  });
  it("begins with short waits again once it has worked", () => {
    openLine().socket.break();
    vi.advanceTimersByTime(300);
    newest().break();
    vi.advanceTimersByTime(700);
    newest().open();
    newest().tell(pong);
    newest().break();
    const tried = FakeSocket.all.length;
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  });
  it("spreads the waits, so that not everybody comes back at once", () => {
    vi.mocked(Math.random).mockReturnValue(0);
    openLine().socket.break();
    vi.advanceTimersByTime(225);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("greets anew, with what it knows by then", () => {
    const { socket } = openLine();
    socket.break();
    greeting = { type: "Look", seat: 1, since: 12 };
    vi.advanceTimersByTime(300);
    newest().open();
    expect(newest().said).toEqual([greeting]);
  });
  it("does not listen to an old socket any more", () => {
    const { socket } = openLine();
    const late = socket.onmessage!;
    vi.advanceTimersByTime(DEAD_AFTER + PING_EVERY);
    expect(socket.onmessage).toBeNull();
    expect(late).not.toBeNull();
    expect(socket.onclose).toBeNull();
  });
  it("stops when the server does not want it, and says why", () => {
    const { socket } = openLine();
    socket.break(1008, "server-no-table");
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toEqual(["closed", "server-no-table"]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("hurrying", () => {
  it("tries at once, and only once", () => {
    const { line, socket } = openLine();
    socket.break();
    line.hurry();
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    newest().tell(pong);
    vi.advanceTimersByTime(PING_EVERY);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("changes nothing while the line works", () => {
    const { line } = openLine();
    line.hurry();
    expect(FakeSocket.all).toHaveLength(1);
  });
  it("gives up the attempt that was under way", () => {
    const { line, socket } = openLine();
    socket.break();
    vi.advanceTimersByTime(300);
    const slow = newest();
    line.hurry();
    const quick = newest();
    quick.open();
    quick.tell(pong);
    slow.break();
    expect(statuses.at(-1)).toEqual(["open", ""]);
    vi.advanceTimersByTime(1_000);
    expect(newest()).toBe(quick);
  });
});
