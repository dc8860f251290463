import { SymbolText } from "../../card/mana.tsx"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { entryWords } from "../say.ts"
import { moved, without } from "./draft.ts"
import { EntryForm } from "./entry-form.tsx"

/** The players' actions, in order. */
export function ScriptEditor() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const change = (script: typeof draft.script) => judgeTool.edit({ ...draft, script })
  return (
    <section className="panel" aria-labelledby="desk-script">
      <h2 id="desk-script">{t("desk.script")}</h2>
      {draft.script.length === 0 ? <p className="hint">{t("desk.noScript")}</p> : null}
      <ol className="desk-list">
        {draft.script.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal steps are told apart by their place
          <li key={at}>
            <small>{t("desk.moment", { turn: entry.turn, step: t(`step.${entry.step}`) })}</small>
            <span>
              <SymbolText text={entryWords(t, entry)} />
            </span>
            <span className="tools">
              <button
                type="button"
                aria-label={t("desk.earlier", { number: at + 1 })}
                disabled={at === 0}
                onClick={() => change(moved(draft.script, at, -1))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t("desk.later", { number: at + 1 })}
                disabled={at === draft.script.length - 1}
                onClick={() => change(moved(draft.script, at, 1))}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={t("desk.remove", { number: at + 1 })}
                onClick={() => change(without(draft.script, at))}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ol>
      <EntryForm />
    </section>
  )
}
