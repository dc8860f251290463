import type { Action } from "@apnap/engine"
import { capitalised, optionIn } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Reason } from "../../protocol/table.ts"
import { cardName } from "../../words/card-names.ts"
import type { Language } from "../../words/index.ts"

/** The text of an action; `text`: the name or the ability. */
export function actionWords(t: TFunction, action: Action, text: string, language: Language): string {
  const name = cardName(text, language)
  switch (action.do) {
    case "pass":
      return t("prompt.pass")
    case "cast":
      return action.way === ""
        ? t("do.cast", { name })
        : t("do.castWay", { name, way: optionIn(action.way, language) })
    case "play":
      return t("do.play", { name })
    case "activate":
      return text === "" ? t(action.mana ? "do.mana" : "do.activate") : text
    case "special":
      return `${capitalised(optionIn(action.what, language))}${text === "" ? "" : `${t("do.colon")}${name}`}`
  }
}

/** The label of a refused action, cost or option. */
export function refusedWords(t: TFunction, { action, key, text }: Reason, language: Language): string {
  if (key !== undefined)
    return text !== "" && action === undefined ? text : capitalised(optionIn(key, language))
  return action === undefined ? text : actionWords(t, action, text, language)
}

/** The same as the subject of a sentence: a card with the way to cast it. */
export function subjectOf(t: TFunction, reason: Reason, language: Language): string {
  const { action, key, text } = reason
  if (action?.do !== "cast" || key !== undefined) return refusedWords(t, reason, language)
  const name = cardName(text, language)
  return action.way === "" ? name : `${name} (${optionIn(action.way, language)})`
}
