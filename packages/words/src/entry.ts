import {
  CARD_TYPE_BIT,
  characteristics,
  type GameEvent,
  type Knobs,
  type ObjectId,
  objectOf,
  type PlayerId,
  previousController,
  ruleNumber,
  type State,
} from "@apnap/engine"
import { EVERYTHING, playerThing, type Thing, teamThing, thing, turnedDownThing } from "./thing.ts"

/** An event as one reader may know it, with everything needed for a sentence in any language. Plain data. */
export interface Entry
  extends Pick<GameEvent, "kind" | "rule" | "amount" | "from" | "to" | "cause" | "detail" | "combat"> {
  /** The rule's number in the era of the game. */
  number: string
  /** The era's terms. */
  terms: Knobs["terms"]
  /** The era's name for attached enchantments (303.4). */
  auras: Knobs["aurasTerm"]
  /** Whether the main object "dies" when put into a graveyard (700.4). */
  dies: boolean
  /** Whether the era's rules have excess damage (120.10, since 2020). */
  excess: boolean
  who: Thing
  object: Thing
  other: Thing
  source: Thing
}

/** The event as a reader may know it: a player, addressed as "you", or by default one who sees everything. */
export function entryOf(s: State, e: GameEvent, reader: PlayerId = EVERYTHING): Entry {
  const main = e.object === 0 || s.objects[e.object] === undefined ? e.was || e.object : e.object
  const bottoming = bottomingOf(s, e)
  return {
    kind: e.kind,
    rule: e.rule,
    number: ruleNumber(s.ruleset, e.rule),
    terms: s.ruleset.knobs.terms,
    auras: s.ruleset.knobs.aurasTerm,
    dies: isDying(s, e),
    excess: s.ruleset.effective >= "2020-04-17",
    amount: e.amount,
    from: e.from,
    to: e.to,
    cause: e.cause,
    detail: bottoming === null ? e.detail : BOTTOMED,
    combat: e.combat,
    who: whoOf(s, e, bottoming, reader),
    object: objectThing(s, e, main, reader),
    other: e.kind === "control" ? playerThing(s, previousController(e), reader) : thing(s, e.other, reader),
    source: thing(s, e.source, reader),
  }
}

function objectThing(s: State, e: GameEvent, main: ObjectId, reader: PlayerId): Thing {
  if (e.kind === "prevented") return preventedBy(s, e, reader)
  if (e.kind === "turnedFaceDown") return turnedDownThing(s, main)
  return thing(s, main, reader, isShown(s, e, reader))
}

/** Whether the event shows the reader which card it is, wherever that is now. */
function isShown(s: State, e: GameEvent, reader: PlayerId): boolean {
  // 701.20e: only who looks sees it, and who decides for them (723.4).
  if (e.kind === "revealed") return e.detail !== "look" || looksFor(s, e.player, reader)
  return e.kind === "moves" && leavesOpenly(s, e)
}

function looksFor(s: State, player: PlayerId, reader: PlayerId): boolean {
  return player === reader || (player >= 0 && s.players[player].decidedBy === reader)
}

/** Whether everybody saw the object where it was; 708.9: a face-down permanent or spell that leaves is revealed. */
function leavesOpenly(s: State, { from, to, was }: GameEvent<"moves">): boolean {
  if (to !== "hand" && to !== "library") return false
  if (from === "battlefield" || from === "stack") return true
  return (from === "graveyard" || from === "exile") && objectOf(s, was)?.faceDown === false
}

/** Of a card that its player puts on the bottom as they keep their hand. */
export const BOTTOMED = "bottomed"

/** 103.5: who puts the card on the bottom for a mulligan taken, or null; cards that are shuffled back in have the shuffle after them. */
function bottomingOf({ events, objects }: State, e: GameEvent): PlayerId | null {
  const owner = objects[e.object]?.owner
  if (e.rule !== "103.5" || e.kind !== "moves" || e.from !== "hand" || owner === undefined) return null
  const later = events.slice(events.lastIndexOf(e) + 1)
  const shuffle = later.find(
    ({ kind, rule, player }) => kind === "shuffles" && rule === e.rule && player === owner,
  )
  return shuffle === undefined ? owner : null
}

function whoOf(s: State, e: GameEvent, bottoming: PlayerId | null, reader: PlayerId): Thing {
  return hasTeam(s, e) ? teamThing(s, e.player, reader) : playerThing(s, bottoming ?? e.player, reader)
}

/** 805.4: a team's members share turns, and so their steps; the starting team skips its first draw step (103.8b). */
function hasTeam({ options }: State, { kind, rule }: GameEvent): boolean {
  return options.sharedTurns === true && (kind === "step" || kind === "beginsTurn" || rule === "103.8b")
}

/** What prevented damage, if it was one thing. */
function preventedBy(s: State, { settled }: GameEvent, reader: PlayerId): Thing {
  const effects = settled?.effects.filter((e) => e.fate === "applied" && e.rule.startsWith("615")) ?? []
  return thing(s, effects.length === 1 ? effects[0].source : 0, reader)
}

/** 700.4: until 2012 for creatures only; earlier eras had no such term. */
function isDying(s: State, e: GameEvent): boolean {
  const { diesMeans } = s.ruleset.knobs
  if (e.from !== "battlefield" || e.to !== "graveyard" || diesMeans === "unused") return false
  return diesMeans === "any-permanent" || (characteristics(s, e.was).types & CARD_TYPE_BIT.creature) !== 0
}
