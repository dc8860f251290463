import type { Entry } from "../entry.ts"
import type { Thing } from "../thing.ts"
import { isStep, phasesIn } from "../turn-words.ts"
import { count, does, STEP_NAMES, the } from "./names.ts"

const PHASES: Readonly<Record<string, string>> = {
  turn: "turn",
  beginning: "beginning phase",
  combat: "combat phase",
  ending: "ending phase",
}

const named = (part: string) => (isStep(part) ? STEP_NAMES[part] : (PHASES[part] ?? part))
/** One player skips, several skip. */
const skip = (who: Thing) => does(who, who.many ? "skip" : "skips", "skip")
const their = (who: Thing) => (who.you ? "your" : "their")
/** What did it, after the rest of the sentence. */
const by = ({ source }: Entry) => (source.is === "nothing" ? "" : ` (${the(source)})`)

/** What becomes of turns, phases and steps (500.7 to 500.11, 723), by the first word of the event's detail. */
export const TURNS: Readonly<Record<string, (e: Entry, detail: string) => string>> = {
  reversesTurnOrder: (e) => `The turn order is reversed${by(e)}.`,
  addsTurn: (e) => `${does(e.who, "gets", "get")} an additional turn${by(e)}.`,
  extraTurn: (e) => `it is an additional turn ${e.who.you ? "of yours" : `of ${the(e.who)}`}${by(e)}.`,
  adds: (e, detail) =>
    `added to this turn${e.amount > 1 ? ` ${e.amount} times` : ""}: ${phasesIn(detail).map(named).join(", ")}${by(e)}.`,
  ends: (_, detail) => `the ${named(detail)} ends at once.`,
  skips: (e, detail) => `${skip(e.who)} ${their(e.who)} ${named(detail)}${by(e)}.`,
  willSkip: (e, detail) =>
    `${does(e.who, "will skip", "will skip")} ${their(e.who)} next ${e.amount > 1 ? count(e.amount, named(detail)) : named(detail)}${by(e)}.`,
  noAttackers: () => "nothing has attacked: the declare blockers and combat damage steps are skipped.",
  restarts: (e) => `the game restarts${by(e)}.`,
  beginsSubgame: () => "a subgame begins, with the libraries as decks.",
  endsSubgame: () => "the subgame is over, and the main game goes on.",
  controlsPlayer: (e) => `${does(e.who, "makes", "make")} the choices of ${the(e.other)}${by(e)}.`,
}
