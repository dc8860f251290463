import type { Decision, ObjectId, ObjectView, PlayerId, Refusal, Refused, Step, View } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { Entry, Question } from "@apnap/words"
import type { Stops, Until } from "./stops.ts"
import type { Subject } from "./subject.ts"

/** What an action would tap, and what could still be cast after it. */
export interface Payment {
  taps: readonly ObjectId[]
  left: readonly string[]
}

/** How the person wants to be asked. */
export interface Settings {
  stops: Stops
  /** Keeps priority after doing something (117.3c), until the stack is empty. */
  hold: boolean
  /** Is asked at every priority. */
  fullControl: boolean
  /** Taps for mana by hand (601.2g). */
  byHand: boolean
  /** Milliseconds that each thing done by the computer stays to be seen. */
  pace: number
  /** Milliseconds for which a spell or ability of another player is shown that one isn't asked about, or `UNTIL_SEEN`. */
  show: number
}

/** It is shown until it is acknowledged. */
export const UNTIL_SEEN = -1

/** Why something can't be done now, with the rule that says so. */
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
  /** The ability or the mode in words, where one is meant. */
  text: string
  /** What was to be done with an object. */
  action?: Refused["action"]
  /** The key of an optional cost, or of an option that is not there. */
  key?: string
  /** The rule's number in the era of the game. */
  number: string
}

/** What is remembered of an object: what was chosen for it, its level, its protector, a designation, or that it is phased out. */
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
  /** A name, a number, or a designation. */
  value: string
}

/** A face as it is printed: what lies face down, an adventure, the other side or half. */
export interface PrintedFace extends Pick<ObjectView, "types" | "supertypes" | "subtypes"> {
  name: string
  cost: string
  text: readonly string[]
  /** Power and toughness, or "". */
  size: string
}

/** An object with what is printed on it and what its text says now. */
export interface SeenCard extends ObjectView {
  /** Its text, one ability a line. */
  text: readonly string[]
  /** As printed; null where there is none, or it may not be seen. */
  printedPower: number | null
  printedToughness: number | null
  loyalty: number | null
  defense: number | null
  /** For an ability on the stack: the name of the object that it is of. */
  sourceName: string
  /** What it is called where it has no name: a Room without an unlocked door (709.5). */
  printedName: string
  /** What it is, if it is face down and the person may look at it (708.5). */
  under: PrintedFace | null
  /** The faces of its card that it does not show as its own. */
  faces: readonly PrintedFace[]
  notes: readonly Note[]
  /** The physical card or token, which is the same in all zones where it is seen. */
  body: number
  /** What its picture is made from. */
  portrait: Subject
  /** The cards in exile that it holds (607.2a, 610.3); of a card in exile the permanent that holds it, or 0. */
  holds: readonly number[]
  holder: number
}

/** The game as the person sees it. */
export interface Seen extends Omit<View, "battlefield" | "stack" | "exile" | "command" | "players"> {
  battlefield: readonly SeenCard[]
  stack: readonly SeenCard[]
  exile: readonly SeenCard[]
  command: readonly SeenCard[]
  players: readonly SeenPlayer[]
}

export interface SeenPlayer extends Omit<View["players"][number], "cards" | "graveyard" | "libraryTop"> {
  cards: readonly SeenCard[]
  graveyard: readonly SeenCard[]
  libraryTop: SeenCard | null
}

/** What is asked of the person. */
export interface Prompt {
  /** Which of the person's decisions this is, from 0. */
  at: number
  decision: Decision
  /** What is asked, as it is told. */
  question: Question
  /** Cards that the decision lets the person see although they lie where nobody else looks. */
  cards: readonly SeenCard[]
  /** For each option what it is in words, where the option alone doesn't say. */
  texts: readonly string[]
  /** What can't be chosen. */
  refused: readonly Reason[]
  /** What the spell or ability that asks says, that ability alone where one asks. */
  about: readonly string[]
  /** Whether what asks helps or harms what is chosen; null where that is no question. */
  polarity: "good" | "bad" | null
  /** The person's decision to go back to so that what they are about to do is not begun; null where nothing is. */
  cancel: number | null
}

/** What would happen if nobody did anything more. */
export interface Forecast {
  /** The permanents that would leave the battlefield. */
  leaves: readonly number[]
  /** The life that players would come to, of those for whom it changes. */
  life: readonly { player: PlayerId; to: number }[]
}

/** A decision of the person that can be gone back to. */
export interface Moment {
  at: number
  /** How many moves had been made. */
  move: number
  turn: number
  active: PlayerId
  step: Step
  question: Question
  /** What was done then, if it was doing something with priority. */
  did: string
}

/** An event of the log, as the person may know it. */
export interface LogEntry extends Entry {
  index: number
  turn: number
}

/** Everything that the page shows of a game. */
export interface Table {
  /** Grows with each new game or undo: log entries of another number are forgotten. */
  game: number
  seen: Seen
  prompt: Prompt | null
  /** Log entries from `logFrom` on; earlier ones stay as they are. */
  log: readonly LogEntry[]
  logFrom: number
  moments: readonly Moment[]
  /** Which move of how many is looked at again; null in the game itself. */
  watching: { move: number; of: number } | null
  /** How many moves were made in the game, and in the line that the last way back left; 0 when there is none. */
  moves: number
  otherLine: number
  /** The people who must answer before the game goes on. */
  waitedFor: readonly PlayerId[]
  /** What the person passes until, or null. */
  passing: Until | null
  /** What would happen if nobody did anything more; null where that can't be told, or nothing is under way. */
  forecast: Forecast | null
  /** What of another player on the stack is shown before the game goes on; null when nothing is. */
  showing: number | null
  ruleset: string
  /** What is on the table by the choice; "" where it is not known. */
  variant: string
  level: Level
}

/** A table of which the page has the first moments already. */
export interface TableNews extends Table {
  /** Moments before this one stay as they are. */
  momentsFrom: number
}
