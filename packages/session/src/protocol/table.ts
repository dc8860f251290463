import type { Decision, ObjectId, ObjectView, PlayerId, Refusal, Refused, Step, View } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { Entry, Question } from "@apnap/words"
import type { Stops, Until } from "./stops.ts"
import type { Subject } from "./subject.ts"

/** What an action would tap, and what could still be cast afterwards. */
export interface Payment {
  taps: readonly ObjectId[]
  left: readonly string[]
}

export interface Settings {
  stops: Stops
  /** Keep priority after each action (117.3c) until the stack is empty. */
  hold: boolean
  /** Ask at every priority. */
  fullControl: boolean
  /** Tap for mana by hand (601.2g). */
  byHand: boolean
  /** Milliseconds that each computer action stays visible. */
  pace: number
  /** Milliseconds for which another player's spell or ability is shown if you aren't asked about it, or `UNTIL_SEEN`. */
  show: number
}

/** Shown until acknowledged. */
export const UNTIL_SEEN = -1

/** Why something can't be done now, with the rule responsible. */
export interface Reason extends Refusal {
  what:
    | "cast"
    | "play"
    | "activate"
    | "special"
    | "cost"
    | "option"
    | "target"
    | "attack"
    | "block"
    | "beBlocked"
  /** Text of the ability or mode, if one is meant. */
  text: string
  /** What was to be done with an object. */
  action?: Refused["action"]
  /** The key of an optional cost or of an unavailable option. */
  key?: string
  /** The rule's number in the era of the game. */
  number: string
}

/** Something remembered about an object: a choice made for it, its level, protector or designation, or that it is phased out. */
export interface Note {
  what:
    | "color"
    | "type"
    | "name"
    | "number"
    | "option"
    | "player"
    | "level"
    | "room"
    | "protector"
    | "is"
    | "phasedOut"
  /** A name, number or designation. */
  value: string
}

/** A face as printed: what is face down, an adventure, the other side or half. */
export interface PrintedFace extends Pick<ObjectView, "types" | "supertypes" | "subtypes"> {
  name: string
  cost: string
  text: readonly string[]
  /** Power and toughness, or "". */
  size: string
}

/** An object with its printed values and its current text. */
export interface SeenCard extends ObjectView {
  /** Its text, one ability per line. */
  text: readonly string[]
  /** As printed; null if there is none or the viewer may not see it. */
  printedPower: number | null
  printedToughness: number | null
  loyalty: number | null
  defense: number | null
  /** For an ability on the stack: the name of its source. */
  sourceName: string
  /** What an object without a name is called: a Room with no unlocked door (709.5). */
  printedName: string
  /** The card's front if it is face down and the viewer may look at it (708.5). */
  under: PrintedFace | null
  /** The faces of its card other than the one it currently shows. */
  faces: readonly PrintedFace[]
  notes: readonly Note[]
  /** Identifies the physical card or token across all zones where it is seen. */
  body: number
  /** The input for its picture. */
  portrait: Subject
  /** The cards in exile that it holds (607.2a, 610.3); `holder`: for a card in exile, the permanent that holds it, or 0. */
  holds: readonly number[]
  holder: number
}

/** The game as the viewer sees it. */
export interface Seen extends Omit<View, "battlefield" | "stack" | "exile" | "command" | "ante" | "players"> {
  battlefield: readonly SeenCard[]
  stack: readonly SeenCard[]
  exile: readonly SeenCard[]
  command: readonly SeenCard[]
  ante?: readonly SeenCard[]
  players: readonly SeenPlayer[]
}

export interface SeenPlayer extends Omit<View["players"][number], "cards" | "graveyard" | "libraryTop"> {
  cards: readonly SeenCard[]
  graveyard: readonly SeenCard[]
  libraryTop: SeenCard | null
}

/** What the person is asked. */
export interface Prompt {
  /** Index of the decision among the person's own, from 0. */
  at: number
  decision: Decision
  /** The question as worded for the person. */
  question: Question
  /** Cards that the decision lets the person see in zones otherwise hidden. */
  cards: readonly SeenCard[]
  /** For each option its text, where the option alone isn't clear. */
  texts: readonly string[]
  /** Options that can't be chosen. */
  refused: readonly Reason[]
  /** Text of the spell or ability that asks; only of that ability if one asks. */
  about: readonly string[]
  /** What an optional instruction would do (608.2d), in its ability's words: "draw a card"; null if they can't be given alone. */
  deed: string | null
  /** Whether the effect helps or harms what is chosen; null if neither applies. */
  polarity: "good" | "bad" | null
  /** The person's decision to go back to in order to cancel the action in progress; null if there is none. */
  cancel: number | null
  /** The mana that their untapped permanents could make, as symbols: "{G}{R/G}". */
  mana: string
  /** The mana that they lack for each card in hand that could be cast now but for that, by the card's id: "{1}{R}". */
  lacks: Readonly<Record<number, string>>
  /** Whether they may repeat what they have done twice in a row (732.2). */
  repeats?: true
  /** The loop that another player repeats, and how often still (732.2b). */
  loop?: { player: PlayerId; left: number }
}

/** What would happen if nobody did anything more. */
export interface Forecast {
  /** The players who would lose. */
  loses: readonly PlayerId[]
  /** The permanents that would leave the battlefield, but those that leave with a player (800.4a). */
  leaves: readonly number[]
  /** The resulting life totals of players whose life changes. */
  life: readonly { player: PlayerId; to: number }[]
}

/** A decision of the person that they can go back to. */
export interface Moment {
  at: number
  /** Number of moves made before it. */
  move: number
  turn: number
  active: PlayerId
  step: Step
  question: Question
  /** The action taken with priority, if it was one. */
  did: string
}

/** An event of the log, as the viewer may know it. */
export interface LogEntry extends Entry {
  index: number
  turn: number
  /** What decided after it without an event of its own: steps that were left out (508.8), the order of continuous effects (613.7, 613.8). */
  decided?: readonly LogEntry[]
}

/** Everything the page shows of a game. */
export interface Table {
  /** Increases with each new game or undo: log entries of another number are discarded. */
  game: number
  seen: Seen
  prompt: Prompt | null
  /** Log entries from `logFrom` on; earlier ones are unchanged. */
  log: readonly LogEntry[]
  logFrom: number
  moments: readonly Moment[]
  /** The move under review and their total; null in the live game. */
  watching: { move: number; of: number } | null
  /** Moves made in the game, and in the line abandoned by the last undo; 0 if there is none. */
  moves: number
  otherLine: number
  /** The people who must answer before the game goes on. */
  waitedFor: readonly PlayerId[]
  /** When the person's passing ends; null if they aren't passing. */
  passing: Until | null
  /** The outcome if nobody did anything more; null if it can't be predicted or nothing is under way. */
  forecast: Forecast | null
  /** Another player's stack object shown before the game goes on; null if there is none. */
  showing: number | null
  ruleset: string
  /** The table's chosen variant; "" if it is not known. */
  variant: string
  level: Level
}

/** A table without the moments the page already has. */
export interface TableNews extends Table {
  /** Moments before this one are unchanged. */
  momentsFrom: number
}
