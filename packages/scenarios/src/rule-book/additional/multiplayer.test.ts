import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  at,
  attack,
  B,
  block,
  C,
  can,
  cast,
  creature,
  instant,
  life,
  lost,
  now,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("multiplayer (800–810)", () => {
  const three = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const
  shows("800.4a: what a player who leaves owns leaves with them", {
    ...three,
    a: {
      hand: [
        sorcery("Steal", "Gain control of target creature."),
        sorcery("Doom", "Target player loses the game."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Steal", "Old Bear"), wait, cast("Doom", B), wait],
    then: [there("A", "Old Bear", 0), lost("B")],
  })
  shows("800.4e: no combat damage is assigned to who has left", {
    ...three,
    a: { on: [bear], hand: [instant("Doom", "Target player loses the game.")] },
    script: [attack("Old Bear", B), at({ step: "declareBlockers" }, cast("Doom", B))],
    then: [life("C", 20), there("A", "Old Bear")],
  })
  shows(
    "802.3, 802.4: with several defending players each creature attacks one, and each player blocks what attacks them",
    {
      ...three,
      a: { on: [bear, ox] },
      b: { on: [creature("Guard", "0/5")] },
      script: [attack("Old Bear", B), attack("Grey Ox", C), block("Guard", "Old Bear")],
      then: [life("B", 20), life("C", 18)],
    },
  )
  shows("802.4a: a defending player doesn't block what attacks another", {
    ...three,
    a: { on: [bear, ox] },
    b: { on: [creature("Guard", "0/5")] },
    script: [attack("Old Bear", B), attack("Grey Ox", C), block("Guard", "Grey Ox")],
    then: [life("B", 18), life("C", 18)],
  })
  const heads = { c: {}, d: {}, format: "twoHeadedGiant", turnOrder: ["A", "B", "C", "D"] } as const
  shows("810.4, 810.9: a team has one life total of 30", {
    ...heads,
    a: { hand: [sorcery("Hit", "Target player loses 5 life.")] },
    script: [cast("Hit", C), wait],
    then: [life("C", 25), life("D", 25), life("A", 30)],
  })
  shows("810.5: hands and mana are each player's own", {
    ...heads,
    a: { hand: [sorcery("Dear", "You gain 4 life.", "{G}")] },
    b: { on: ["Forest"] },
    script: [now(can("A", "Cast Dear", false))],
  })
  shows("810.10a, 810.10b: poison counters are the team's", {
    ...heads,
    a: { hand: [sorcery("Taint", "Target player gets three poison counters.")] },
    script: [cast("Taint", C), wait],
    then: [{ check: "playerCounters", player: "D", counter: "poison", is: 3 }],
  })
})
