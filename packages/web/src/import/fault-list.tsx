import type { SourceFault } from "@apnap/cards"
import { useWords } from "../words/use-words.ts"

/** Maximum number listed individually. */
const MOST = 20

/** The errors in a file, by line and card. */
export function FaultList({ faults }: { faults: readonly SourceFault[] }) {
  const t = useWords()
  if (faults.length === 0) return null
  const more = faults.length - MOST
  return (
    <>
      <p>{t("own.faults", { count: faults.length })}</p>
      <ul className="faults">
        {faults.slice(0, MOST).map(({ code, line, card = "", message }) => (
          <li key={`${line} ${card} ${code}`}>
            {t("own.line", { line, card: card === "" ? "" : ` (${card})` })} {t(`own.fault.${code}`)}{" "}
            <small lang="en">{message}</small>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t("own.more", { count: more })}</p> : null}
    </>
  )
}
