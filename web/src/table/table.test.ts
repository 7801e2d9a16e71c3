import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply, Status } from "../connection/line";
import type { Incoming, Outgoing, Phrase, SeatInfo, TableInfo, Update } from "../generated/protocol";

interface Hearing {
  greet: () => Incoming;
  hear: (message: Outgoing) => void;
  status: (status: Status, reason: string) => void;
}

/** The other end of the line: what was said into it, and what it is made to say. */
const far = vi.hoisted(() => ({
  address: "",
  hearing: null as Hearing | null,
  said: [] as Incoming[],
  asked: [] as { message: Extract<Incoming, { id: string }>; settle: (reply: Reply) => void }[],
  hurried: 0,
  closed: false,
}));

vi.mock("../connection/line", () => ({
  Line: class {
    constructor(address: string, hearing: Hearing) {
      Object.assign(far, { address, hearing });
    }
    say(message: Incoming) {
      far.said.push(message);
    }
    ask(message: Extract<Incoming, { id: string }>) {
      return new Promise((settle) => far.asked.push({ message, settle }));
    }
    hurry() {
      far.hurried += 1;
    }
    close() {
      far.closed = true;
    }
  },
}));
vi.stubGlobal("location", { protocol: "https:", host: "here" });
const { TableAtHand } = await import("./table.svelte");

const phrase = (key: string): Phrase => ({ key, args: {} });
const told = (version: number): [number, unknown, Phrase] => [
  version,
  { type: "Laid" },
  phrase(`moved ${version}`),
];

function update(version: number, seat: number | null = 0, to_move = [version % 2]): Update {
  const rest = { choices: null, outcome: null, projected: null, at: null, alarm: null, guidance: null };
  return { type: "Update", version, seat, view: { to_move }, events: [told(version)], ...rest };
}

function info(own: number[], stage = "running"): TableInfo {
  const seat = (number: number) =>
    ({ kind: "human", name: `P${number}`, yours: own.includes(number) }) as SeatInfo;
  return { type: "TableInfo", id: "x", game: "zen-garden", stage, seats: [seat(0), seat(1)] } as TableInfo;
}

const hear = (...messages: Outgoing[]) => messages.forEach((message) => far.hearing!.hear(message));
const looks = () => far.said.filter((message) => message.type === "Look");

function sitting({ own = [0], slowness = 1, secretive = false } = {}) {
  const table = new TableAtHand(
    "x",
    () => slowness,
    () => secretive,
  );
  hear(info(own));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(far, { said: [], asked: [], hurried: 0, closed: false });
});
afterEach(() => void vi.useRealTimers());

describe("coming to a table", () => {
  it("looks as a spectator first, then as one's own seat", () => {
    const table = sitting();
    expect(far.address).toBe("wss://here/api/tables/x/play");
    expect(looks()).toEqual([{ type: "Look", seat: 0, since: null, heard: null }]);
    expect(table.names).toEqual(["P0", "P1"]);
    expect(far.hearing!.greet()).toEqual({ type: "Look", seat: 0, since: null, heard: null });
  });
  it("looks again when the game starts", () => {
    const table = new TableAtHand(
      "x",
      () => 1,
      () => false,
    );
    hear(info([0], "open"), info([0], "running"));
    expect(looks()).toHaveLength(2);
    expect(table.seat).toBe(0);
  });
  it("does not take what was meant for another seat", () => {
    const table = sitting();
    hear(update(4, null));
    expect(table.update).toBeNull();
  });
  it("asks only for what is new when it comes back", () => {
    sitting();
    hear(update(4));
    expect(far.hearing!.greet()).toEqual({ type: "Look", seat: 0, since: 4, heard: null });
  });
  it("keeps the position that it knows when that comes again", () => {
    const table = sitting({ slowness: 0 });
    hear({ ...update(4), choices: { spaces: [0] } });
    const [view, choices] = [table.update!.view, table.update!.choices];
    hear({ ...update(4), choices: { spaces: [0] }, at: 7 });
    expect(table.update).toMatchObject({ at: 7 });
    expect(table.update!.view).toBe(view);
    expect(table.update!.choices).toBe(choices);
    hear({ ...update(4), choices: { spaces: [1] } });
    expect(table.update!.choices).toEqual({ spaces: [1] });
  });
  it("looks again when a pong says that it missed something", () => {
    sitting();
    hear(update(4), { type: "Pong", version: 4 });
    expect(looks()).toHaveLength(1);
    hear({ type: "Pong", version: 5 });
    expect(looks().at(-1)).toEqual({ type: "Look", seat: 0, since: 4, heard: null });
  });
});

describe("the log", () => {
  it("is built from the history and the update after it", () => {
    const table = sitting();
    hear(
      { type: "History", seat: 0, events: [told(0), told(1)] },
      { type: "History", seat: 0, events: [told(2)] },
      update(3),
    );
    expect(table.log.map((line) => line.version)).toEqual([0, 1, 2, 3]);
  });
  it("goes on where it stopped when something was missed", () => {
    const table = sitting({ slowness: 0 });
    hear(update(0), { type: "History", seat: 0, events: [told(1), told(2)] }, update(3));
    expect(table.log.map((line) => line.version)).toEqual([0, 1, 2, 3]);
  });
  it("tells nothing twice", () => {
    const table = sitting({ slowness: 0 });
    hear({ type: "History", seat: 0, events: [told(0)] }, update(1), update(1));
    expect(table.log.map((line) => line.version)).toEqual([0, 1]);
  });
  it("keeps what was said once", () => {
    const table = sitting();
    const said = { type: "Said", number: 1, seat: 0, text: "Hello", phrase: null } as const;
    hear(said, said, { ...said, number: 2 });
    expect(table.said.map((one) => one.number)).toEqual([1, 2]);
  });
});

describe("what others do", () => {
  it("is shown one after the other", () => {
    const table = sitting();
    hear(update(0), update(1), update(2));
    expect(table.version).toBe(0);
    vi.advanceTimersByTime(1_100);
    expect(table.version).toBe(1);
    vi.advanceTimersByTime(1_100);
    expect(table.version).toBe(2);
    expect(table.log).toHaveLength(3);
  });
  it("is shown longer where things move slowly", () => {
    const table = sitting({ slowness: 2 });
    hear(update(0), update(1));
    vi.advanceTimersByTime(2_100);
    expect(table.version).toBe(0);
    vi.advanceTimersByTime(100);
    expect(table.version).toBe(1);
  });
  it("can be skipped, and is told all the same", () => {
    const table = sitting();
    hear(update(0), update(1), update(2), update(3));
    table.skip();
    expect(table.version).toBe(3);
    expect(table.log.map((line) => line.version)).toEqual([0, 1, 2, 3]);
    table.skip();
    hear(update(4));
    expect(table.version).toBe(3);
    vi.advanceTimersByTime(1_100);
    expect(table.version).toBe(4);
  });
  it("is shown at once after a pause", () => {
    const table = sitting();
    hear(update(0));
    vi.advanceTimersByTime(1_200);
    hear(update(1));
    expect(table.version).toBe(1);
  });
  it("is shown at once where nothing moves", () => {
    const table = sitting({ slowness: 0 });
    hear(update(0), update(1), update(2));
    expect(table.version).toBe(2);
  });
  it("is not shown when it is older than what is known", () => {
    const table = sitting({ slowness: 0 });
    hear(update(3), update(2));
    expect(table.version).toBe(3);
  });
  it("waits no longer than the table is open", () => {
    const table = sitting();
    hear(update(0), update(1));
    table.close();
    vi.advanceTimersByTime(5_000);
    expect([table.version, far.closed]).toEqual([0, true]);
  });
});

describe("what one does oneself", () => {
  it("is shown at once", async () => {
    const table = sitting();
    hear(update(0));
    const played = table.play({ type: "Take" });
    hear(update(1));
    expect(table.version).toBe(1);
    const { message, settle } = far.asked[0]!;
    expect(message).toMatchObject({ type: "Play", version: 0, move: { type: "Take" } });
    settle({ type: "Done", id: message.id, version: 1 });
    expect(await played).toBe(true);
    expect(table.busy).toBe(false);
  });
  it("has an id of its own each time", () => {
    const table = sitting();
    void table.play({});
    void table.play({});
    expect(new Set(far.asked.map(({ message }) => message.id)).size).toBe(2);
  });
  it("is explained when it is refused, and nothing is lost", async () => {
    const table = sitting();
    hear(update(4));
    const played = table.play({});
    const refusal = { rule: "ZG-T6", case: "", particulars: {}, cells: [] };
    far.asked[0]!.settle({ type: "Refused", id: "", reason: phrase("no"), refusals: [refusal] });
    expect(await played).toBe(false);
    expect(table.trouble).toEqual({ reason: phrase("no"), refusals: [refusal] });
    expect([table.version, table.busy]).toEqual([4, false]);
  });
  it("forgets an old trouble when something new is decided", async () => {
    const table = sitting();
    void table.vote(true);
    far.asked[0]!.settle({ type: "Refused", id: "", reason: phrase("no"), refusals: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.trouble).not.toBeNull();
    void table.chat({ text: "Sorry" });
    expect(table.trouble).toBeNull();
  });
  it("may be a question, and no trouble when it comes too late", async () => {
    const table = sitting();
    const asked = table.ask({ type: "Take" });
    far.asked[0]!.settle({ type: "Refused", id: "", reason: phrase("late"), refusals: [] });
    expect(await asked).toBeNull();
    expect(table.trouble).toBeNull();
  });
  it("shows why there is no hint, unless the game has gone on", async () => {
    const table = sitting();
    hear(update(0));
    const refused: Reply = { type: "Refused", id: "", reason: phrase("none"), refusals: [] };
    const first = table.hint();
    expect(far.asked[0]!.message).toMatchObject({ type: "Hint", version: 0 });
    far.asked[0]!.settle(refused);
    expect(await first).toBeNull();
    expect(table.trouble?.reason).toEqual(phrase("none"));
    table.trouble = null;
    const second = table.hint();
    hear(update(1));
    vi.advanceTimersByTime(1_200);
    far.asked[1]!.settle(refused);
    expect(await second).toBeNull();
    expect(table.trouble).toBeNull();
  });
});

describe("several people at one device", () => {
  it("pass the seat on when the turn passes", () => {
    const table = sitting({ own: [0, 1], slowness: 0 });
    hear(update(0, 0, [0]), update(1, 0, [1]));
    expect(table.seat).toBe(1);
    expect(looks().at(-1)).toEqual({ type: "Look", seat: 1, since: null, heard: null });
    hear({ type: "History", seat: 1, events: [told(0)] }, update(1, 1, [1]));
    expect(table.version).toBe(1);
    expect(table.log.map((line) => line.version)).toEqual([0, 1]);
  });
  it("see the move before the seat is passed on", () => {
    const table = sitting({ own: [0, 1] });
    hear(update(0, 0, [0]), update(1, 0, [0]), update(2, 0, [1]));
    expect(table.seat).toBe(0);
    vi.advanceTimersByTime(2_200);
    expect([table.version, table.seat]).toEqual([2, 1]);
  });
  it("hide what they hold until the next has the device", () => {
    const table = sitting({ own: [0, 1], slowness: 0, secretive: true });
    hear(update(0, 0, [0]), update(1, 0, [1]));
    expect([table.next, table.update, table.seat]).toEqual([1, null, 0]);
    const before = looks().length;
    table.takeOver();
    expect([table.next, table.seat]).toEqual([null, 1]);
    expect(looks()).toHaveLength(before + 1);
  });
  it("stay where they are while others move", () => {
    const table = sitting({ own: [0], slowness: 0 });
    hear(update(0, 0, [0]), update(1, 0, [1]));
    expect(table.seat).toBe(0);
  });
});

describe("the connection", () => {
  it("is told to the page, with the reason when the server closes the door", () => {
    const table = sitting();
    far.hearing!.status("lost", "");
    expect([table.status, table.trouble]).toEqual(["lost", null]);
    far.hearing!.status("closed", "server-no-table");
    expect(table.trouble?.reason.key).toBe("server-no-table");
  });
  it("says that the server restarts until it is back", () => {
    const table = sitting();
    hear({ type: "Leaving" });
    expect(table.leaving).toBe(true);
    far.hearing!.status("open", "");
    expect(table.leaving).toBe(false);
    table.hurry();
    expect(far.hurried).toBe(1);
  });
});
