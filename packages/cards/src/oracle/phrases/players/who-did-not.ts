import type { Condition, Effect, Filter, PlayerSelector } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import type { Reader } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"
import { isMany, LOOP, subjectOf, withPlayer } from "../effects/repeating/doers.ts"
import { timesOver, unscale } from "../effects/repeating/several-times.ts"

// "Each opponent discards a card. Each opponent who can't loses 3 life": those who gave up nothing. "Each opponent may create a
// token. For each opponent who does, create a token": as many times as there are players who did it.

const BEGINNINGS: readonly (readonly [string, PlayerSelector])[] = [
  ["each opponent who", { who: "opponents" }],
  ["each player who", { who: "players" }],
  ["each other player who", { who: "otherThan", than: { who: "you" } }],
]
const NOT = ["can't", "doesn't", "didn't"]
const DID = ["does", "did"]

/** Players who did what the sentence before asked of them, or did not. */
export interface WhoDid {
  readonly of: PlayerSelector
  readonly did: boolean
  /** Something is done for each of them, rather than by them. */
  readonly forEach: boolean
}

/** Where the predicate of such players begins, or what is done for each of them, and which players they are. */
export function readWhoDidNot(reader: Reader, at: number): { start: number; who: WhoDid } | undefined {
  const forEach = reader.tokens[at] === "for"
  const from = forEach ? at + 1 : at
  for (const [text, of] of BEGINNINGS) {
    const words = text.split(" ")
    if (!words.every((word, i) => reader.tokens[from + i] === word)) continue
    const end = from + words.length
    const did = forEach && DID.includes(reader.tokens[end])
    if (!did && !NOT.includes(reader.tokens[end])) continue
    if (!forEach) return { start: end + 1, who: { of, did, forEach } }
    return reader.tokens[end + 1] === "," ? { start: end + 2, who: { of, did, forEach } } : undefined
  }
  return undefined
}

/** The name bound to everything they gave up. */
const GIVEN = "givenUp"

/**
 * Binds what players gave up, and applies the effect to those who gave up nothing; undefined if these players weren't
 * asked for anything.
 */
export function whoDidNot(
  last: Effect,
  { of, did, forEach }: WhoDid,
  effect: Effect,
): readonly Effect[] | undefined {
  const asked = askedOf(last)
  // "Each player discards a card. Each opponent who can't …": some of those who were asked.
  if (asked === undefined || (!same(asked.of, of) && asked.of.who !== "players")) return undefined
  const { deed } = asked
  const given = inPlaceOf({ ...deed, bind: GIVEN }, deed)
  const who: PlayerSelector = { who: "such", of, that: gave(whoseOf(deed), did) }
  return [asked.within(given), forEach ? timesFor(who, effect) : withPlayer(effect, who)]
}

/** As many times as there are such players. */
function timesFor(of: PlayerSelector, effect: Effect): Effect {
  return inPlaceOf(timesOver(effect, { n: "countPlayers", of }), effect)
}

/** Who has to give something up, what, and the instruction with another effect in its place. */
interface Asked {
  readonly of: PlayerSelector
  readonly deed: Deed
  within(deed: Effect): Effect
}

function askedOf(last: Effect): Asked | undefined {
  if (isDeed(last) && "player" in last && last.player !== undefined && isMany(last.player))
    return { of: last.player, deed: last, within: (deed) => deed }
  if (last.do !== "forEachPlayer") return undefined
  const may = last.effect
  const deed = may.do === "may" && may.then === undefined ? may.effect : may
  if (deed === undefined || !isDeed(deed)) return undefined
  return {
    of: last.of,
    deed,
    within: (given) =>
      inPlaceOf(
        { ...last, effect: may.do === "may" ? inPlaceOf({ ...may, effect: given }, may) : given },
        last,
      ),
  }
}

/** What they did it with belongs to them: a card to its owner, a permanent to its last controller (608.2h). */
const OWN: ReadonlySet<string> = new Set(["discard", "draw", "move"])
const CONTROLLED: ReadonlySet<string> = new Set(["sacrifice", "createToken"])

/** An instruction after which one can tell what each player did it with. */
type Deed = Extract<Effect, { do: "discard" | "draw" | "move" | "sacrifice" | "createToken" }>

function isDeed(e: Effect): e is Deed {
  return OWN.has(e.do) || CONTROLLED.has(e.do)
}

function whoseOf(deed: Deed): Filter {
  return { is: OWN.has(deed.do) ? "ownedBy" : "controlledBy", player: LOOP }
}

function gave(filter: Filter, something: boolean): Condition {
  return {
    if: "compare",
    left: { n: "countOf", of: { sel: "filtered", of: { sel: "bound", name: GIVEN }, filter } },
    op: something ? ">" : "=",
    right: 0,
  }
}

function isAboutGiven(that: Condition, something: boolean): boolean {
  return (["ownedBy", "controlledBy"] as const).some((is) =>
    same(that, gave({ is, player: LOOP }, something)),
  )
}

for (const [text, of] of BEGINNINGS)
  for (const not of NOT)
    clause.iso(
      `${text} ${not} {d:does list}`,
      () => undefined, // read with the sentence before it
      (e) => {
        const found = subjectOf(e)
        return found?.who.who === "such" && same(found.who.of, of) && isAboutGiven(found.who.that, false)
          ? { d: found.d }
          : undefined
      },
    )

for (const [text, of] of BEGINNINGS)
  for (const [words, did] of [
    ...DID.map((word) => [word, true] as const),
    ...NOT.map((word) => [word, false] as const),
  ])
    clause.iso(
      `for ${text} ${words} , {e:bare clause}`,
      () => undefined, // read with the sentence before it
      (e) => {
        const once = e.do === "repeat" && e.times !== undefined ? { e: e.effect, n: e.times } : unscale(e)
        const who = typeof once?.n === "object" && once.n.n === "countPlayers" ? once.n.of : undefined
        const isSaid = who?.who === "such" && same(who.of, of) && isAboutGiven(who.that, did)
        return isSaid && once !== undefined ? { e: once.e } : undefined
      },
    )
