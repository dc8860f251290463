import type { Action } from "@apnap/engine"
import { capitalised, optionIn } from "@apnap/words"
import type { TFunction } from "i18next"
import { SymbolText } from "../card/mana.tsx"
import { act, useStore } from "../client/store.ts"
import type { Language } from "../words/index.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import type { Prompt } from "../worker/protocol.ts"

/** An action of a priority decision in words. */
function actionWords(t: TFunction, action: Action, text: string, language: Language): string {
  switch (action.do) {
    case "pass":
      return t("prompt.pass")
    case "cast":
      return action.way === ""
        ? t("do.cast", { name: text })
        : t("do.castWay", { name: text, way: optionIn(action.way, language) })
    case "play":
      return t("do.play", { name: text })
    case "activate":
      return text === "" ? t(action.mana ? "do.mana" : "do.activate") : text
    case "special":
      return `${capitalised(optionIn(action.what, language))}${text === "" ? "" : `${t("do.colon")}${text}`}`
  }
}

/** A button that does one of the actions. */
export function ActionButton({ index, onDo }: { index: number; onDo: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const prompt = useStore((s) => s.table?.prompt) as Prompt | null | undefined
  if (prompt?.decision.kind !== "priority") return null
  const action = prompt.decision.options[index]
  return (
    <button
      type="button"
      className="action"
      onClick={onDo}
      onMouseEnter={() => act.preview(index)}
      onFocus={() => act.preview(index)}
    >
      <SymbolText text={actionWords(t, action, prompt.texts[index] ?? "", language)} />
    </button>
  )
}
