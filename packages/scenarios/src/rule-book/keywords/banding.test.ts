import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { attacks } from "../testing/moments.ts"
import {
  at,
  attack,
  block,
  cast,
  creature,
  inGraveyard,
  instant,
  life,
  planeswalker,
  there,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const herder = creature("Herder", "1/1", "Banding", "Human")
const both = [attack("Herder"), attack("Old Bear")] as const

describe("banding (702.22)", () => {
  shows("702.22c: creatures that aren't in the band are no part of it", {
    a: { on: [herder, bear, ox] },
    b: { on: [giant] },
    script: [...both, attack("Grey Ox"), block("Big Giant", "Herder")],
    choices: { A: ["Old Bear", { stop: true }] },
    then: [life("B", 18)],
  })
  shows("702.22c: only one creature without banding is in a band", {
    a: { on: [herder, bear, ox] },
    b: { on: [giant] },
    script: [...both, attack("Grey Ox"), block("Big Giant", "Herder")],
    choices: { A: ["Old Bear", { illegal: "Grey Ox" }, { stop: true }] },
    then: [life("B", 18)],
  })
  shows("702.22d: what attacks something else can't be in the band", {
    a: { on: [herder, bear] },
    b: { on: [giant, planeswalker("Ajani", "5")] },
    script: [attack("Herder"), attack("Old Bear", "Ajani"), block("Big Giant", "Herder")],
    choices: { A: [{ illegal: "Old Bear" }] },
    then: [{ check: "counters", card: "Ajani", counter: "loyalty", is: 3 }],
  })
  shows("702.22e: a band lasts though banding is lost", {
    a: {
      on: [herder, bear],
      hand: [instant("Numb", "Target creature loses all abilities until end of turn.")],
    },
    b: { on: [giant] },
    script: [...both, at({ ...attacks, player: "A" }, cast("Numb", "Herder")), block("Big Giant", "Herder")],
    choices: { A: ["Old Bear", { stop: true }] },
    then: [life("B", 20)],
  })
  shows("702.22f: what is removed from combat is no longer in the band", {
    a: { on: [herder, bear], hand: [instant("Call Back", "Remove target creature from combat.")] },
    b: { on: [giant] },
    script: [
      ...both,
      at({ ...attacks, player: "A" }, cast("Call Back", "Herder")),
      block("Big Giant", "Old Bear"),
    ],
    choices: { A: ["Old Bear", { stop: true }] },
    then: [life("B", 20), there("A", "Herder"), inGraveyard("A", "Old Bear")],
  })
  shows("702.22i: where an effect makes one of the band blocked, all of it is", {
    a: { on: [herder, bear] },
    b: { hand: [instant("Snag", "Target attacking creature becomes blocked.")] },
    script: [...both, at({ ...attacks, player: "B" }, cast("Snag", "Herder"))],
    choices: { A: ["Old Bear", { stop: true }] },
    then: [life("B", 20)],
  })
})
