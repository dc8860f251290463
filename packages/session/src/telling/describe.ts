import {
  type Action,
  characteristics,
  type Decision,
  objectOf,
  objectView,
  SPECTATOR,
  type State,
} from "@apnap/engine"
import { modesIn, typeIn } from "@apnap/words"
import { abilityTextAmong, type Named, spokenLanguage } from "./card-text.ts"

/** For each option of a decision its text: of the ability or mode, or a type in French; "" if there is none. */
export function optionTexts(s: State, d: Decision, about: readonly string[]): string[] {
  switch (d.kind) {
    case "priority":
      return d.options.map((action) => actionText(s, action))
    case "option":
      return d.options.map(({ label, object }) => labelText(s, label, object, about))
    case "order":
      return (d.labels ?? []).map((label) => triggerText(s, label))
    case "name":
      return d.of === "card" ? [] : (d.options ?? []).map(typeText)
    default:
      return []
  }
}

/** A type in the viewer's language; "" if that is its English name. */
function typeText(name: string): string {
  const text = typeIn(name, spokenLanguage())
  return text === name ? "" : text
}

/** The name of the face cast or played, or the text of the ability activated. */
export function actionText(s: State, action: Action): string {
  switch (action.do) {
    case "pass":
      return ""
    case "cast":
    case "play": {
      const definition = s.definitions[s.objects[action.object]!.def]
      return definition.faces[action.face]?.name ?? definition.name // 702.102a: both halves
    }
    case "activate":
      return ability(s, action.object, action.ability)
    case "special":
      return action.object === 0 ? "" : characteristics(s, action.object).name
  }
}

function ability(s: State, id: number, index: number): string {
  const { abilities } = characteristics(s, id)
  const found = abilities[index]
  const named = found === undefined ? null : namedBy(s, id)
  return found === undefined || named === null ? "" : abilityTextAmong(abilities, found, named)
}

/** What an object's text calls it; of one that is gone, as it last was (603.10a). Null if nothing is known of it. */
function namedBy(s: State, id: number): Named | null {
  if (s.objects[id] !== undefined) return objectView(s, id, SPECTATOR)
  const past = objectOf(s, id)
  return past === undefined ? null : (s.definitions[past.def].faces[past.face] ?? null)
}

/** The text of an option's mode or mana ability; "" if its label suffices. */
export function labelText(
  s: State,
  label: string,
  object: number | undefined,
  about: readonly string[],
): string {
  const [kind, number] = label.split(":")
  if (kind === "mode") return modesIn(about)[Number(number)] ?? ""
  if (kind === "mana" && object !== undefined) return ability(s, object, Number(number))
  return ""
}

function triggerText(s: State, label: string): string {
  const [source, index] = label.split(":").map(Number)
  return objectOf(s, source) === undefined || index < 0 ? "" : ability(s, source, index)
}
