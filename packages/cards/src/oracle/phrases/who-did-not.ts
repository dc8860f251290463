import type { Condition, Effect, Filter, PlayerSelector } from "@apnap/engine"
import { inPlaceOf } from "../discourse/nodes.ts"
import type { Reader } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { clause } from "../oracle.ts"
import { isMany, LOOP, subjectOf, withPlayer } from "./effects/doers.ts"

// "Each opponent discards a card. Each opponent who can't loses 3 life": those who gave up nothing.

const BEGINNINGS: readonly (readonly [string, PlayerSelector])[] = [
  ["each opponent who", { who: "opponents" }],
  ["each player who", { who: "players" }],
  ["each other player who", { who: "otherThan", than: { who: "you" } }],
]
const NOT = ["can't", "doesn't", "didn't"]

/** Where the predicate of such players begins, and which players they are among. */
export function readWhoDidNot(reader: Reader, at: number): { start: number; of: PlayerSelector } | undefined {
  for (const [text, of] of BEGINNINGS) {
    const words = text.split(" ")
    const not = reader.tokens[at + words.length] ?? ""
    if (words.every((word, i) => reader.tokens[at + i] === word) && NOT.includes(not))
      return { start: at + words.length + 1, of }
  }
  return undefined
}

/** The name bound to everything they gave up. */
const GIVEN = "givenUp"

/**
 * Binds what players gave up, and applies the effect to those who gave up nothing; undefined if these players weren't
 * asked for anything.
 */
export function whoDidNot(last: Effect, of: PlayerSelector, effect: Effect): readonly Effect[] | undefined {
  const asked = askedOf(last)
  if (asked === undefined || !same(asked.of, of)) return undefined
  const { deed } = asked
  const given = inPlaceOf({ ...deed, bind: GIVEN } as Effect, deed)
  const who: PlayerSelector = { who: "such", of, that: gaveNothing(whoseOf(deed)) }
  return [asked.within(given), withPlayer(effect, who)]
}

/** Who has to give something up, what, and the instruction with another effect in its place. */
interface Asked {
  readonly of: PlayerSelector
  readonly deed: Effect
  within(deed: Effect): Effect
}

function askedOf(last: Effect): Asked | undefined {
  if ((last.do === "discard" || last.do === "sacrifice") && last.player !== undefined && isMany(last.player))
    return { of: last.player, deed: last, within: (deed) => deed }
  if (last.do !== "forEachPlayer") return undefined
  const may = last.effect
  const deed = may.do === "may" && may.then === undefined ? may.effect : may
  if (deed?.do !== "discard" && deed?.do !== "sacrifice") return undefined
  return {
    of: last.of,
    deed,
    within: (given) =>
      inPlaceOf(
        { ...last, effect: may === deed ? given : inPlaceOf({ ...may, effect: given } as Effect, may) },
        last,
      ),
  }
}

/** The player it belonged to: a card's owner, a permanent's last controller (608.2h). */
function whoseOf(deed: Effect): Filter {
  return deed.do === "discard" ? { is: "ownedBy", player: LOOP } : { is: "controlledBy", player: LOOP }
}

function gaveNothing(filter: Filter): Condition {
  return {
    if: "compare",
    left: { n: "countOf", of: { sel: "filtered", of: { sel: "bound", name: GIVEN }, filter } },
    op: "=",
    right: 0,
  }
}

function gaveUpNothing(that: Condition): boolean {
  return (["discard", "sacrifice"] as const).some((deed) =>
    same(that, gaveNothing(whoseOf({ do: deed, count: 1 }))),
  )
}

for (const [text, of] of BEGINNINGS)
  for (const not of NOT)
    clause.iso(
      `${text} ${not} {d:does list}`,
      () => undefined, // read with the sentence before it
      (e) => {
        const found = subjectOf(e)
        return found?.who.who === "such" && same(found.who.of, of) && gaveUpNothing(found.who.that)
          ? { d: found.d }
          : undefined
      },
    )
