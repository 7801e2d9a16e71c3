import { describe, expect, it } from "vitest";
import { negotiate, reason, Voice } from "./voice";

const voice = new Voice("fr", [
  "seat = { $player }\nseat-number = Joueur { $number }\nwon = { $winners } gagnent\nby = { $player } : { $what }\nZG-T3-price = { $price }",
]);

describe("a voice", () => {
  it("fills places, phrases within phrases, and lists", () => {
    const winners = [0, 1].map((player) => ({ key: "seat", args: { player } }));
    expect(voice.say({ key: "won", args: { winners } }, ["Ada", "Béla"])).toBe("Ada et Béla gagnent");
  });
  it("calls a player without a name by number", () => {
    expect(voice.say({ key: "by", args: { player: 2, what: "x" } })).toBe("Joueur 3 : x");
  });
  it("shows the key of a message it does not know", () => {
    expect(voice.say({ key: "nothing", args: {} })).toBe("nothing");
  });
  it("tells the messages of a family in their order", () => {
    expect(voice.keys("seat")).toEqual(["", "-number"]);
    expect(voice.keys("nothing")).toEqual([]);
  });
  it("explains a refusal by rule and case", () => {
    const refusal = { rule: "ZG-T3", case: "price", particulars: { price: 2 }, cells: [] };
    expect(voice.say(reason(refusal))).toBe("2");
    expect(reason({ ...refusal, case: "" }).key).toBe("ZG-T3");
  });
});

describe("the language", () => {
  it.each([
    [["de-AT", "fr"], "de"],
    [["nl", "fr-CA", "de"], "fr"],
    [["nl"], "en"],
    [[], "en"],
  ])("of %s is %s", (wanted, language) => {
    expect(negotiate(wanted)).toBe(language);
  });
});
