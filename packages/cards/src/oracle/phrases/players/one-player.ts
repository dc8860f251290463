import type { Condition, PlayerSelector } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { same } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { isMany, LOOP } from "../effects/repeating/doers.ts"
import { isThatPlayer } from "./players.ts"

// A predicate of one player: "defending player is poisoned", "its controller has more cards in hand than you".

condition.ways(
  "{who:player} {p:player predicate}",
  ({ who, p }) => (isOther(who) && !asksAnother(p) ? ofPlayer(p, who) : undefined),
  (c) => {
    const all = playersIn(c)
    const known = all.some(isThatPlayer) ? all.filter(isThatPlayer) : all
    return known.map((who) => ({ who, p: ofPlayer(c, LOOP, who) }))
  },
)

/** A single player; "you" has verbs of its own. */
function isOther(who: PlayerSelector): boolean {
  return !isMany(who) && who.who !== "you"
}

/** The predicate with a player in place of another. */
function ofPlayer(c: Condition, who: PlayerSelector, before: PlayerSelector = LOOP): Condition {
  return mapNodes(c, (node) => (same(node, before) ? who : undefined)) as Condition
}

/** Whether it asks about players of its own, who are bound by the same name. */
function asksAnother(c: Condition): boolean {
  return playersIn(c).some(({ who }) => who === "such")
}

/** The single players that a condition asks about. */
function playersIn(c: Condition): readonly PlayerSelector[] {
  const found: PlayerSelector[] = []
  mapNodes(c, (node) => {
    if (!("who" in node)) return undefined
    const who = node as PlayerSelector
    if (who.who === "such" || isOther(who)) found.push(who)
    return node
  })
  return found.filter((who, i) => found.findIndex((one) => same(one, who)) === i)
}
