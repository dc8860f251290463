import { type Ability, type ConfirmDecision, type Decision, objectOf, type State } from "@apnap/engine"
import { abilityText, type Named, spokenLanguage } from "./card-text.ts"

type May = Extract<NonNullable<ConfirmDecision["effect"]>, { do: "may" }>
type Asking = Extract<Ability, { ability: "spell" | "activated" | "triggered" }>

/** What follows the permission in a sentence of an ability. */
const PERMITTED = {
  en: /\bmay (?<deed>[^."“”]+)\.?$/,
  fr: /\b(?:pouvez|peut|peuvent) (?<deed>[^."«»]+)\.?$/,
}
/** Words for people whom the sentence before names: given alone, they would speak of others. */
const OF_PEOPLE = {
  en: /\b(?:you|your|they|them|theirs?|that player)\b/,
  fr: /\b(?:vous|votre|vos|ils?|elles?|leurs?|lui|sa|ses|son|ce joueur)\b/,
}

/**
 * What an optional instruction would do, in the words of the ability that resolves: "draw a card"; null if they can't be given alone.
 * They are printed from the very instruction, so never those of another sentence.
 */
export function deedOf(s: State, decision: Decision): string | null {
  if (decision.kind !== "confirm" || decision.effect?.do !== "may") return null
  const asking = askingOf(s, decision.source)
  if (asking === null) return null
  const { ability, named } = asking
  const text = abilityText({ ...ability, effect: alone(decision.effect), ...NOT_OF_IT }, named)
  const language = spokenLanguage()
  const deed = PERMITTED[language].exec(text)?.groups?.deed ?? null
  return deed !== null && isForOthers(decision.effect) && OF_PEOPLE[language].test(deed) ? null : deed
}

/** How the whole ability is laid out in lines, and its modes. */
const NOT_OF_IT = { lines: undefined, modes: undefined }

/** Without what follows if it is done or not. */
function alone({ then: _, else: __, ...may }: May): May {
  return may
}

function isForOthers({ player }: May): boolean {
  return player !== undefined && player.who !== "you"
}

/** The ability that resolves (608.2), and what its text calls its object. */
function askingOf(s: State, source: number): { ability: Asking; named: Named } | null {
  const top = objectOf(s, s.stack.at(-1) ?? 0)
  const from = top?.stack?.source === source ? objectOf(s, source) : undefined
  const named = from && s.definitions[from.def].faces[from.face]
  if (named === undefined) return null
  const ability = top?.stack?.ability ?? named.abilities?.find((one) => one.ability === "spell")
  return ability === undefined ? null : { ability, named }
}
