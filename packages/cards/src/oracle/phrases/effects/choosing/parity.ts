import type { Effect, Filter } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../../discourse/nodes.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, post } from "../../../oracle.ts"
import { someNode } from "../../some-node.ts"

// "Choose odd or even. Exile each creature with mana value of the chosen quality": one of two instructions (608.2d). Zero is even.

const QUALITIES = ["odd", "even"] as const
const of = (parity: (typeof QUALITIES)[number]): Filter => ({ is: "manaValue", op: ">=", than: 0, parity })
/** The quality before it's chosen. */
const CHOSEN: Filter = { is: "manaValue", op: ">=", than: { n: "bound", name: "parity" } }
post(["with mana value of the chosen quality", "with mana value of that quality"], CHOSEN)

clause.iso(
  "choose odd or even . {e:sentence}",
  ({ e }) => (someNode(e, isChosen) ? eitherOf(e) : undefined),
  (e) => {
    if (e.do !== "chooseOne") return undefined
    const said = mapNodes(e.of[0].effect, (node) => (same(node, of("odd")) ? CHOSEN : undefined)) as Effect
    return unnamed(e) === unnamed(eitherOf(said)) ? { e: said } : undefined
  },
)
function eitherOf(e: Effect): Effect {
  return { do: "chooseOne", of: QUALITIES.map((label) => ({ label, effect: chosen(e, of(label)) })) }
}
function chosen(e: Effect, quality: Filter): Effect {
  return mapNodes(e, (node) => (isChosen(node) ? inPlaceOf({ ...quality }, node) : undefined)) as Effect
}
/** Each of the two names its results by itself. */
function unnamed(e: Effect): string {
  return JSON.stringify(e, (key, value: unknown) => (key === "bind" ? undefined : value))
}
function isChosen(node: object): boolean {
  return same(node, CHOSEN)
}
