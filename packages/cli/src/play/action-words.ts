import {
  type Action,
  characteristics,
  type Decision,
  type Game,
  type ObjectId,
  objectOf,
} from "@apnap/engine"
import { cardNameIn, type Language, modesIn, optionIn } from "@apnap/words"
import { abilityText, faceText } from "./card-text.ts"
import { PHRASES } from "./phrases.ts"

/** An action available with priority, in words. */
export function actionWords({ state }: Game, action: Action, language: Language): string {
  const words = PHRASES[language]
  const card = (id: ObjectId) => (id === 0 ? "" : cardNameIn(characteristics(state, id).name, language))
  switch (action.do) {
    case "pass":
      return words.pass
    case "cast":
      return words.cast(
        faceName(state, action, language),
        action.way === "" ? "" : optionIn(action.way, language),
      )
    case "play":
      return words.play(faceName(state, action, language))
    case "activate": {
      const name = card(action.object)
      if (action.mana) return words.forMana(name)
      const text = abilityText(state, action.object, action.ability, language)
      return text === "" ? words.ability(action.ability + 1, name) : `${name}: ${text}`
    }
    case "special":
      return words.special(optionIn(action.what, language), card(action.object))
  }
}

type State = Game["state"]

function faceName(
  state: State,
  { object, face }: { object: ObjectId; face: number },
  language: Language,
): string {
  const { faces } = state.definitions[state.objects[object]!.def]
  return cardNameIn((faces[face] ?? faces[0]).name, language)
}

/** A decision's labelled options in words; modes and triggered abilities by their text. */
export function optionWords(
  { state }: Game,
  decision: Extract<Decision, { kind: "option" | "order" }>,
  language: Language,
  name: (id: ObjectId) => string,
): string[] {
  if (decision.kind === "order")
    return decision.options.map((ref, i) => {
      const text = triggerText(state, decision.labels?.[i] ?? "", language)
      return text === "" ? name(ref) : `${name(ref)}: ${text}`
    })
  const modes = modesIn(faceText(state, decision.source, language))
  return decision.options.map(({ label, object }) => {
    const [kind, number] = label.split(":")
    const mode = kind === "mode" ? modes[Number(number)] : undefined
    return `${mode ?? optionIn(label, language)}${object ? ` ${name(object)}` : ""}`
  })
}

function triggerText(state: State, label: string, language: Language): string {
  const [source, index] = label.split(":").map(Number)
  return objectOf(state, source) === undefined || !(index >= 0)
    ? ""
    : abilityText(state, source, index, language)
}
