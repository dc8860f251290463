import type { OptionDecision } from "@apnap/engine"
import { capitalised, optionIn } from "@apnap/words"
import { SymbolText } from "../../card/mana.tsx"
import { act } from "../../client/store.ts"
import type { Prompt, Reason, Table } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { Refused } from "../actions/refused.tsx"
import { isSingle, toggle } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { Done } from "./done.tsx"

/** Named options: modes, colours, costs, effects. */
export function Options({
  table,
  prompt,
  decision,
}: {
  table: Table
  prompt: Prompt
  decision: OptionDecision
}) {
  const t = useWords()
  const language = useLanguage()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const single = isSingle(decision)
  const withObject = decision.options.flatMap((o) => (o.object ? [o.object] : []))
  const names = namesFor(t, table, withObject)
  const nameOf = (object: number | undefined) => (object ? names[withObject.indexOf(object)] : "")
  const wordsOf = (index: number) => {
    const { label, object } = decision.options[index]
    const text = prompt.texts[index]
    return [text !== undefined && text !== "" ? text : capitalised(optionIn(label, language)), nameOf(object)]
      .filter(Boolean)
      .join(" — ")
  }
  return (
    <>
      <fieldset className="choices" aria-label={t("purpose.chooseOne")}>
        {inOrder(decision, prompt.refused).map(({ index, refused }) => {
          if (refused !== undefined) return <Refused key={refused.key} reason={refused} />
          const option = decision.options[index]
          const times = draft.picked.filter((i) => i === index).length
          return (
            <button
              type="button"
              key={index}
              className={`choice label-${option.label.split(":")[0].replaceAll(" ", "-")}`}
              aria-pressed={single ? undefined : times > 0}
              onClick={() => (single ? act.answer([index]) : setDraft(toggle(decision, draft, index)))}
            >
              <SymbolText text={wordsOf(index)} />
              {times > 1 ? ` ×${times}` : ""}
            </button>
          )
        })}
      </fieldset>
      {single ? null : (
        <div className="buttons">
          <Done decision={decision} />
          <button type="button" onClick={() => setDraft({ ...draft, picked: [] })}>
            {t("prompt.clear")}
          </button>
        </div>
      )}
    </>
  )
}

/** The options by index, interleaved with unavailable ones: modes are in printed order. */
function inOrder(
  { options }: OptionDecision,
  refused: readonly Reason[],
): { label: string; index: number; refused?: Reason }[] {
  const rows = [
    ...options.map(({ label }, index) => ({ label, index })),
    ...refused.map((reason) => ({ label: reason.key ?? "", index: -1, refused: reason })),
  ]
  const place = ({ label }: { label: string }) => Number(label.split(":")[1] ?? 0)
  return refused.length === 0 ? rows : rows.sort((a, b) => place(a) - place(b))
}
