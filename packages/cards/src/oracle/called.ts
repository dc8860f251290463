import type { Ability, Filter, Selector, TargetSlot } from "@apnap/engine"
import { addEvent } from "./discourse/event-referents.ts"
import { participleOf } from "./discourse/produced.ts"
import type { Referent } from "./discourse/referent.ts"
import type { Context } from "./grammar/grammar.ts"
import { same } from "./grammar/hole.ts"
import { someNode } from "./phrases/some-node.ts"
import { namesOfSeveral } from "./several.ts"
import { isCreatureType } from "./words/creature-types.ts"
import { NOUNS } from "./words/nouns.ts"

/** One way to call one object by a noun rather than "it": its key and the words. */
type Call = readonly [key: string, words: readonly string[]]

/** What identifies an object that words refer back to: a bound name, a target's slot. */
export function keyOf(what: Selector): string | undefined {
  if (what.sel === "bound") return what.name
  return what.sel === "target" ? `target ${what.slot}` : undefined
}

/** The ways to call what an ability's words refer back to, the likely ones first. */
function callsOf(ability: Ability): readonly Call[] {
  const asked = keysIn(ability)
  if (asked.size === 0) return []
  const several = namesOfSeveral(ability)
  const referents = referentsOf(ability)
  return referents.flatMap((referent) => {
    const key = referent.object && keyOf(referent.object)
    if (key === undefined || !asked.has(key)) return []
    return wordsFor(referent, several.has(key)).map((words) => [key, words] as const)
  })
}

/** How an ability is worded where the plain wording would mean something else. */
export type Wording = Pick<Context, "called" | "laterIf">

/** The wordings to try: a condition said later, each call alone, the first of every object's together. */
export function wordingsOf(ability: Ability): readonly Wording[] {
  const calls = callsOf(ability)
  const first = new Map(calls.toReversed())
  const alone = calls.map((call): Wording => ({ called: new Map([call]) }))
  const named = first.size > 1 ? [...alone, { called: first }] : alone
  if (ability.ability !== "triggered" || ability.condition !== undefined || !hasIf(ability)) return named
  return [{ laterIf: true }, ...named, ...named.map((one) => ({ ...one, laterIf: true }))]
}

function hasIf(ability: Ability): boolean {
  return someNode(ability, (node) => "do" in node && node.do === "if")
}

/** The keys of all objects that the ability refers to. */
function keysIn(ability: Ability): ReadonlySet<string> {
  const found = new Set<string>()
  visit(ability, (node) => {
    const key = "sel" in node ? keyOf(node as Selector) : undefined
    if (key !== undefined) found.add(key)
  })
  return found
}

/** What the ability's event, targets, costs and instructions name. */
function referentsOf(ability: Ability): readonly Referent[] {
  const referents: Referent[] = []
  visit(ability, (node) => {
    const { when, targets } = node as {
      when?: Parameters<typeof addEvent>[1]
      targets?: readonly TargetSlot[]
    }
    if (when?.on !== undefined) addEvent({ referents }, when)
    for (const [slot, { filter, zone, max = 1 }] of (targets ?? []).entries())
      referents.push({
        at: 0,
        object: { sel: "target", slot },
        plural: max !== 1,
        ...(filter && { filter }),
        ...((zone === "stack" || partsOf(filter).some(({ is }) => is === "spell")) && { spell: true }),
        ...(typeof zone === "string" && { where: zone }),
      })
    const made = participleOf(node)
    if (made !== undefined) referents.push({ at: 0, plural: false, ...made })
  })
  // What the costs of a spell took: they are lines of their own.
  for (const key of keysIn(ability)) {
    const isMade = referents.some(({ object }) => object !== undefined && keyOf(object) === key)
    if (!isMade && PARTICIPLES.has(key))
      referents.push({ at: 0, object: { sel: "bound", name: key }, how: key, plural: false })
  }
  return referents
}

const AS_CARDS: ReadonlySet<string | undefined> = new Set(["graveyard", "hand", "library", "exile"])
const PARTICIPLES: ReadonlySet<string | undefined> = new Set(
  "exiled sacrificed discarded revealed returned chosen milled tapped".split(" "),
)

/** What is done to cards rather than permanents, unless a type is told. */
const OF_CARDS: ReadonlySet<string | undefined> = new Set(
  "exiled discarded revealed returned chosen milled".split(" "),
)

function wordsFor({ filter, how, spell, where, plural }: Referent, several: boolean): readonly string[][] {
  const many = plural || several
  const that = many ? "those" : "that"
  const kinds = [...(spell === true ? [many ? "spells" : "spell"] : []), ...nounsOf(filter, many)]
  const card = many ? "cards" : "card"
  const isCard = AS_CARDS.has(where) || (OF_CARDS.has(how) && !hasType(filter))
  const nouns = isCard ? [card, ...kinds] : [...kinds, card]
  if (how === "source") return [["that", "source"]]
  if (how === "token") return [[that, many ? "tokens" : "token"]]
  const done = PARTICIPLES.has(how) && how !== undefined ? nouns.map((noun) => ["the", how, noun]) : []
  return [...done, ...nouns.map((noun) => [that, noun])]
}

function hasType(filter: Filter | undefined): boolean {
  return partsOf(filter).some(({ is }) => is === "type")
}

/** The nouns for the card types that a filter asks for, else "permanent". */
function nounsOf(filter: Filter | undefined, many: boolean): readonly string[] {
  const parts = partsOf(filter)
  const known = NOUNS.filter((noun) => isKind(noun.filter) && parts.some((part) => same(part, noun.filter)))
  const nouns = known.map((noun) => (many ? noun.plural : noun.singular))
  return nouns.length === 1 ? nouns : many ? ["creatures", "permanents"] : ["creature", "permanent"]
}

/** A card type, or a subtype of what is no creature by itself: "that Vehicle". */
function isKind(filter: Filter): boolean {
  return filter.is === "type" || (filter.is === "subtype" && !isCreatureType(filter))
}

function partsOf(filter: Filter | undefined): readonly Filter[] {
  if (filter === undefined) return []
  return filter.is === "and" || filter.is === "or" ? filter.of.flatMap(partsOf) : [filter]
}

function visit(value: unknown, look: (node: object) => void): void {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) look(value)
  for (const part of Object.values(value)) visit(part, look)
}
