import type { Action } from "@apnap/engine"
import type { TFunction } from "i18next"
import { SymbolText } from "../card/mana.tsx"
import { useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"
import type { Prompt } from "../worker/protocol.ts"

/** An action of a priority decision in words. */
export function actionWords(t: TFunction, action: Action, text: string): string {
  switch (action.do) {
    case "pass":
      return t("prompt.pass")
    case "cast":
      return action.way === ""
        ? t("do.cast", { name: text })
        : t("do.castWay", { name: text, way: spaced(action.way) })
    case "play":
      return t("do.play", { name: text })
    case "activate":
      return text === "" ? t(action.mana ? "do.mana" : "do.activate") : text
    case "special":
      return `${t("do.special", { what: spaced(action.what) })}${text === "" ? "" : `: ${text}`}`
  }
}

/** A key of the language as words: "turnFaceUp" is "turn face up". */
export function spaced(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()
}

/** A button that does one of the actions. */
export function ActionButton({ index, onDo }: { index: number; onDo: () => void }) {
  const t = useWords()
  const prompt = useStore((s) => s.table?.prompt) as Prompt | null | undefined
  if (prompt?.decision.kind !== "priority") return null
  const action = prompt.decision.options[index]
  return (
    <button type="button" className="action" onClick={onDo}>
      <SymbolText text={actionWords(t, action, prompt.texts[index] ?? "")} />
    </button>
  )
}
