import type { ManaRider, Modes } from "@apnap/engine"
import type { Places } from "../grammar/read.ts"
import { isCompared, isCounted, isLying, isOnly } from "./asked.ts"
import { mapNodes, placeOf } from "./nodes.ts"
import { isPlainOther, type OtherPlace } from "./others.ts"
import { phraseIn } from "./phrase.ts"
import { kindOf } from "./producer.ts"
import { isSurface } from "./surface.ts"

/** A node to be resolved or recorded, and its place in the text. */
export interface Node {
  readonly at: number
  readonly node: object
  /** Whether it introduces something for later words, rather than having to be resolved. */
  readonly end: boolean
  /** Its parent node. */
  readonly parent?: object
  /** For "other": the noun phrase it's in. */
  readonly other?: OtherPlace
}

/**
 * How far before the end of its words a node counts as named. Subject and object are named before the result, so that in
 * "exile ~, then return it" the word means the exiled card.
 */
const BEFORE_END = { named: 0.75, player: 0.6, found: 0.5 }

/** Nodes that refer back or can be referred to, in text order: surface nodes by where they begin, others by where they end. */
export function inOrder(value: unknown, places: Places, start = 0): readonly Node[] {
  const found: Node[] = []
  const seen = new Set<object>() // one player node acting on several things occurs in each of them
  const walk = (
    part: unknown,
    outer: Place,
    inEvent: boolean,
    parent?: object,
    phrase: OtherPlace = {},
  ): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return
    seen.add(part)
    const place = placeOf(places, part) ?? outer
    if (
      part !== value &&
      (isOnItsOwn(part) ||
        followsPrevention(part, parent) ||
        followsPaying(part, parent) ||
        isInstead(part, parent))
    ) {
      found.push({ at: place.start, node: part, end: false, ...(parent && { parent }) })
      return
    }
    if (isSurface(part)) {
      found.push({ at: place.start, node: part, end: false, ...(parent && { parent }) })
      return
    }
    if (isPlainOther(part)) {
      found.push({ at: place.start, node: part, end: false, other: { ...phrase, inEvent } })
      return
    }
    for (const mode of modesOf(part)) {
      seen.add(mode)
      found.push({ at: placeOf(places, mode)?.start ?? place.start, node: mode, end: false })
    }
    const whose = Array.isArray(part) || ("sel" in part && part.sel === "union") ? parent : part
    for (const [key, inner] of Object.entries(part))
      walk(inner, place, inEvent || isApart(part, key), whose, phraseIn(part, key, phrase))
    // After its parts: what was tapped is named later than the words for it.
    const at = namedAt(part, place, inEvent, places)
    if (at !== undefined) found.push({ at, node: part, end: true })
  }
  walk(value, { start, end: start }, false)
  return found.sort((a, b) => a.at - b.at)
}

/** Parts that describe an event or a comparison: later words don't refer to them. */
const APART: ReadonlySet<string> = new Set(["when", "event", "with", "that"])

/**
 * "With power less than ~'s", "it becomes a copy of ~": later words refer to what is compared or changed, not to what
 * follows "than" or "of".
 */
function isApart(node: object, key: string): boolean {
  const { is, do: kind } = node as { is?: string; do?: string }
  if (key === "than") return is !== "other"
  return APART.has(key) || (key === "of" && kind === "becomeCopy")
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Granted abilities and delayed instructions resolve their own words. */
function isOnItsOwn(node: object): boolean {
  if ("ability" in node || isRider(node)) return true
  return "do" in node && (node.do === "delayed" || (node.do === "reflexive" && namesTarget(node)))
}

/** What mana does for the spell it's spent on (106.6); its words refer to that spell. */
export function isRider(node: object): node is ManaRider {
  return "when" in node && "effect" in node && !("do" in node)
}

/** What happens when damage has been prevented (615.5): it refers to that damage and its source. */
export function followsPrevention(node: object, parent: object | undefined): boolean {
  const prevents = parent as { do?: string; static?: string; then?: unknown } | undefined
  return (prevents?.do === "prevent" || prevents?.static === "prevent") && prevents.then === node
}

/** What replaces an event (614.6): it refers to the event's objects and players. */
export function isInstead(node: object, parent: object | undefined): boolean {
  const replaces = parent as { static?: string; with?: unknown } | undefined
  return replaces?.static === "replace" && replaces.with === node
}

/** "When you do, …" after a cost paid for an attacking creature (508.1g), with its own targets. */
export function followsPaying(node: object, parent: object | undefined): boolean {
  const paid = parent as { static?: string; then?: unknown } | undefined
  return paid?.static === "mayPayToAttack" && paid.then === node
}

/** Where a node introduces something that later words can refer to; undefined if it introduces nothing. */
function namedAt(node: object, place: Place, inEvent: boolean, places: Places): number | undefined {
  if (!inEvent && isNamed(node, places)) return place.end - BEFORE_END.named
  // 702.95b: only the pairing identifies the other creature of the pair.
  if (!inEvent && "sel" in node && node.sel === "pairedWith") return place.end - BEFORE_END.named
  if (!inEvent && isNamedPlayer(node, places)) return place.end - BEFORE_END.player
  const chooses = "do" in node && (node.do === "choosePlayer" || node.do === "chooseNumber")
  // Comparisons that describe players can't be referred to: "each opponent who controls more lands than you".
  if (inEvent && isCompared(node)) return undefined
  const isAsked = isCompared(node) || isCounted(node) || isLying(node) || isOnly(node)
  if (kindOf(node) === undefined && !isGroup(node) && !isAsked && !chooses) return undefined
  // The rows of a results table refer to the result.
  return "do" in node && node.do === "rollDie" ? place.start : place.end - BEFORE_END.found
}

/** "All Elves", "~ and all Elves": groups that "they" and "them" can refer to. */
function isGroup(node: object): boolean {
  if ("sel" in node) return node.sel === "all" || node.sel === "union"
  return "n" in node && node.n === "count"
}

function modesOf(node: object): Modes["of"] {
  return "modes" in node && node.modes !== undefined ? (node.modes as Modes).of : []
}

/** Whether it names a target anywhere inside. */
export function namesTarget(value: unknown): boolean {
  let found = false
  mapNodes(value, (node) => {
    if ("ability" in node) return node
    if (("sel" in node && node.sel === "mention") || ("who" in node && node.who === "mention")) found = true
    return undefined
  })
  return found
}

/** "Enchanted creature", or the object by its name, which "it" can then refer to. */
function isNamed(node: object, places: Places): boolean {
  const { sel, of } = node as { sel?: string; of?: unknown }
  return (
    ((sel === "attachedTo" && of === undefined) || sel === "self" || sel === "libraryTop") &&
    placeOf(places, node) !== undefined
  )
}

/** Players that "that player" and "they" can refer to, if the text names them. */
const NAMED_PLAYERS: ReadonlySet<string> = new Set(
  "defending enchanted chosen active monarch controllerOf ownerOf choose".split(" "),
)

function isNamedPlayer(node: object, places: Places): boolean {
  const { who } = node as { who?: string }
  return who !== undefined && NAMED_PLAYERS.has(who) && placeOf(places, node) !== undefined
}
