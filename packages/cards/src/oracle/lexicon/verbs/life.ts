import { DOER, type Verb } from "../verb.ts"

// Life that players gain and lose (119).

export const LIFE_ACTS: readonly Verb[] = [
  { words: "<gain> life", event: { on: "gainLife", player: DOER }, french: "<gagner> des points de vie" },
  {
    words: "<pay> life",
    event: { on: "loseLife", player: DOER, paid: true },
    french: "<payer> des points de vie",
  },
  { words: "<lose> life", event: { on: "loseLife", player: DOER }, french: "<perdre> des points de vie" },
]
