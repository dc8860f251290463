import type { Condition, Effect, MoveOptions, StaticEffect } from "@apnap/engine"
import { $, same } from "../grammar/hole.ts"
import { statics } from "../oracle.ts"

// What may be done with a card before the game (103.2c), or in the opening hand (103.6).

const begin = { do: "move", what: { sel: "self" }, to: "battlefield" } as const
const onBattlefield = "you may begin the game with ~|it on the battlefield"
statics(`if ~ is in your opening hand , ${onBattlefield}`, { static: "openingHand", effect: begin })
statics.iso(
  `if ~ is in your opening hand , ${onBattlefield} {a:arrival}`,
  ({ a }) => ({ static: "openingHand", effect: { ...begin, ...(a as MoveOptions) } }),
  (s) => {
    if (s.static !== "openingHand" || s.effect.do !== "move") return undefined
    const { do: _, what, to, bind, link, ...a } = s.effect
    return { a }
  },
)
statics("you may reveal ~ from your opening hand . if you do , {e:sentence}", {
  static: "openingHand",
  effect: { do: "sequence", of: [{ do: "reveal", what: { sel: "self" } }, $<Effect>("e")] },
} as StaticEffect)
// 207.5
statics("as you create your deck , circle {n:number} of the colors below", {
  static: "circlesColors",
  count: $<number>("n"),
})
// 103.2c, 903.4b
statics("if ~ is your commander , choose a color before the game begins . ~ is the chosen color", {
  static: "modify",
  what: { sel: "self" },
  changes: [{ change: "commanderColor" }],
})
// The starting player is identified by whose turn comes first (103.1).
statics.iso(
  `if ~ is in your opening hand and you're not the starting player , ${onBattlefield} {a:arrival} . if you do , {e:sentence}`,
  ({ a, e }) => ({
    static: "openingHand",
    condition: NOT_FIRST,
    effect: { do: "sequence", of: [{ ...begin, ...(a as MoveOptions) }, e] },
  }),
  (s) => {
    if (s.static !== "openingHand" || s.effect.do !== "sequence" || !same(s.condition, NOT_FIRST))
      return undefined
    const [first, e] = s.effect.of
    if (s.effect.of.length !== 2 || first.do !== "move") return undefined
    const { do: _, what, to, bind, link, ...a } = first
    return { a, e }
  },
)
const NOT_FIRST: Condition = { if: "not", of: { if: "turnOf", player: { who: "you" } } }
