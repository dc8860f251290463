import { words } from "../../words/index.ts"
import type en from "../../words/screens/en.json"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { titleOf } from "./draft.ts"

type Code = keyof typeof en.desk.fault

/** The errors in the opened file, line by line, and its scenarios to choose from. */
export function FileFaults() {
  const t = useWords()
  const language = useLanguage()
  const { faults, opened } = useJudgeTool()
  return (
    <>
      {faults.length === 0 ? null : (
        <div className="verdict failed" role="alert">
          <p>{t("desk.badFile", { count: faults.length })}</p>
          <ul>
            {faults.map(({ code, line, path, said }) => {
              const key: Code = words.exists(`desk.fault.${code}`) ? (code as Code) : "other"
              return (
                <li key={line}>
                  {t(`desk.fault.${key}`, { line, path })} <small>{said[language]}</small>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {opened.length === 0 ? null : (
        <div>
          <h3>{t("desk.chooseOne")}</h3>
          <ul className="desk-list">
            {opened.map((scenario) => (
              <li key={scenario.id}>
                <button type="button" onClick={() => judgeTool.choose(scenario)}>
                  {titleOf(scenario, language)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
