import type { Step } from "@apnap/engine"
import type { Entry } from "../entry.ts"
import type { Thing } from "../thing.ts"
import { isStep, phasesIn } from "../turn-words.ts"
import { does, of, STEP_OF, THIN, the } from "./names.ts"

const PHASES: Readonly<Record<string, string>> = {
  beginning: "phase de début",
  combat: "phase de combat",
  ending: "phase de fin",
}

/** "étape d’entretien", from "de l’étape d’entretien". */
const stepName = (step: Step) => STEP_OF[step].replace(/^de (l’|la )/, "")
const named = (part: string) => (isStep(part) ? stepName(part) : (PHASES[part] ?? part))
const by = ({ source }: Entry) => (source.is === "nothing" ? "" : ` (${the(source)})`)

/** A part of the player's turn: "son étape d’entretien", "votre phase de combat". */
function whose(who: Thing, part: string): string {
  if (who.many && !who.you) return `leur ${named(part)}`
  if (part === "turn") return who.you ? "votre tour" : "son tour"
  const noun = named(part)
  return `${who.you ? "votre" : noun.startsWith("é") ? "son" : "sa"} ${noun}`
}

function nextOnes({ who, amount }: Entry, part: string): string {
  const [one, several] =
    part === "turn"
      ? ["prochain tour", "prochains tours"]
      : [`prochaine ${named(part)}`, `prochaines occurrences de ${named(part)}`]
  if (amount > 1) return `${who.you ? "vos" : "ses"} ${amount} ${several}`
  return `${who.you ? "votre" : part === "turn" ? "son" : "sa"} ${one}`
}

/** What becomes of turns, phases and steps (500.7 to 500.11, 723), by the first word of the event's detail. */
export const TURNS: Readonly<Record<string, (e: Entry, detail: string) => string>> = {
  reversesTurnOrder: (e) => `L'ordre du tour est inversé${by(e)}.`,
  addsTurn: (e) => `${does(e.who, "aura", "aurez")} un tour supplémentaire${by(e)}.`,
  extraTurn: (e) => `c’est un tour supplémentaire ${e.who.you ? "à vous" : of(the(e.who))}${by(e)}.`,
  adds: (e, detail) =>
    `ce tour a en plus${e.amount > 1 ? `, ${e.amount} fois` : ""}${THIN}: ${phasesIn(detail).map(named).join(", ")}${by(e)}.`,
  ends: (_, detail) => `${detail === "turn" ? "le tour" : `la ${named(detail)}`} se termine aussitôt.`,
  skips: (e, detail) =>
    `${does(e.who, e.who.many ? "sautent" : "saute", "sautez")} ${whose(e.who, detail)}${by(e)}.`,
  willSkip: (e, detail) => `${does(e.who, "sautera", "sauterez")} ${nextOnes(e, detail)}${by(e)}.`,
  noAttackers: () =>
    "rien n’a attaqué\u202f: les étapes de déclaration des bloqueurs et des blessures de combat sont sautées.",
  restarts: (e) => `la partie recommence${by(e)}.`,
  beginsSubgame: () => "une sous-partie commence, avec les bibliothèques pour decks.",
  endsSubgame: () => "la sous-partie est finie, et la partie principale continue.",
  controlsPlayer: (e) =>
    `${does(e.who, "fait", "faites")} les choix ${e.other.you ? "à votre place" : of(the(e.other))}${by(e)}.`,
}
