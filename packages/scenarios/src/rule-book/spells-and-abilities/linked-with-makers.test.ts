import type { Effect, Selector } from "@apnap/engine"
import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { activated, CREATURE, target, theEnchantment, theInstant, when } from "../testing/definitions.ts"
import { end } from "../testing/moments.ts"
import { act, at, cast, inExile, inHand, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("linked abilities of two objects (607.1d)", () => {
  const exiled: Selector = { sel: "linked", of: "maker" }
  const exile: Effect = { do: "move", what: target, to: "exile", link: true }
  const givesBack = when({ on: "step", step: "end" }, { do: "move", what: exiled, to: "hand" })
  const exiles = activated(exile, { targets: [{ filter: CREATURE }] })
  const entering = { on: "moves", object: { is: "self" }, to: "battlefield" } as const
  const keeper = theEnchantment("Keeper", [when(entering, { do: "emblem", abilities: [givesBack] }), exiles])
  const other = theEnchantment("Other", [exiles])
  const wipe = theInstant("Wipe", {
    do: "destroy",
    what: { sel: "all", filter: { is: "type", type: "enchantment" } },
  })
  const board = {
    a: { hand: [keeper, wipe], on: [bear, ox, other] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [inHand("A", "Old Bear"), inExile("A", "Grey Ox")],
  } as const
  const [ours, theirs] = [act("Keeper", "{0}:", "Old Bear"), act("Other", "{0}:", "Grey Ox")]
  shows(
    "607.1d: an emblem is linked to what the object that made it exiles, also once that is gone, and to nothing else's",
    { ...board, script: [cast("Keeper"), wait, ours, wait, theirs, wait] },
    { ...board, script: [cast("Keeper"), wait, ours, wait, theirs, wait, cast("Wipe"), wait] },
  )
  const maker = theEnchantment("Token Maker", [
    exiles,
    when(
      { on: "step", step: "end" },
      {
        do: "createToken",
        token: {
          face: {
            name: "Heir",
            types: ["artifact"],
            abilities: [when({ on: "step", step: "upkeep" }, { do: "move", what: exiled, to: "hand" })],
          },
        },
      },
    ),
  ])
  shows("607.1d: a token is linked to what its maker had exiled before", {
    a: { on: [bear, ox, maker, other] },
    script: [act("Token Maker", "{0}:", "Old Bear"), wait, theirs, wait, at(end, wait)],
    stopAt: { turn: 2, step: "draw" },
    then: [inHand("A", "Old Bear"), inExile("A", "Grey Ox")],
  })
})
