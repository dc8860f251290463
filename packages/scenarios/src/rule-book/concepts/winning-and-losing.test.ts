import { describe } from "vitest"
import { bear, gain } from "../testing/cards.ts"
import {
  B,
  cast,
  enchantment,
  hand,
  inGraveyard,
  life,
  lost,
  main,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("golden rules (101), players (102), winning and losing (104)", () => {
  shows("101.2: what can't happen doesn't, whatever else says that it may", {
    a: { on: [enchantment("Silence", "Players can't gain life.")], hand: [sorcery("Heal", gain(5))] },
    script: [cast("Heal"), wait],
    then: [life("A", 20)],
  })
  shows("101.3: what is impossible of an instruction is left out, the rest is done", {
    a: { hand: [sorcery("Drain", "Target player discards two cards. You gain 3 life.")] },
    b: { hand: [bear] },
    script: [cast("Drain", B), wait],
    then: [inGraveyard("B", "Old Bear"), life("A", 23)],
  })
  shows("102.2: of two players each is the other's opponent", {
    a: { hand: [sorcery("Hit", "Each opponent loses 3 life.")] },
    script: [cast("Hit"), wait],
    then: [life("A", 20), life("B", 17)],
  })
  shows("102.3: teammates are no opponents", {
    a: { hand: [sorcery("Hit", "Each opponent loses 3 life.")] },
    c: {},
    d: {},
    format: "teamVsTeam",
    turnOrder: ["A", "B", "C", "D"],
    script: [cast("Hit"), wait],
    then: [life("A", 20), life("B", 20), life("C", 17), life("D", 17)],
  })
  shows("104.3e: an effect may say that a player loses", {
    a: { hand: [sorcery("Doom", "Target player loses the game.")] },
    script: [cast("Doom", B)],
    then: [lost("B"), { check: "won", player: "A", is: true }],
  })
  shows("104.3a: who concedes has lost", {
    script: [{ ...main, player: "B", do: "concede" }],
    then: [lost("B")],
  })
  shows("104.2b: an effect may say that a player wins", {
    a: { hand: [sorcery("Glory", "You win the game.")] },
    script: [cast("Glory")],
    then: [{ check: "won", player: "A", is: true }],
  })
  shows("104.4a: who all lose at once have drawn", {
    a: { hand: [sorcery("Blast", "Each player loses 20 life.")] },
    script: [cast("Blast")],
    then: [{ check: "draw", is: true }],
  })
  shows("103.8c: with more than two players nobody skips the first draw", {
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    stopAt: { turn: 1, step: "draw" },
    then: [hand("A", 1)],
  })
  shows("103.8a: of two players the first skips the draw step of the first turn", {
    stopAt: { turn: 2, step: "draw" },
    then: [hand("A", 0), hand("B", 1)],
  })
})
