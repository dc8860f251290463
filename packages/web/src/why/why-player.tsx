import type { ExplainedPlayer, LifeChange } from "@apnap/session/protocol"
import { RuleText } from "../log/rule-text.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"
import { ToldList } from "./told-list.tsx"

/** Explains a player's life total, counters and mana. */
export function WhyPlayer({ about: { life, began, changes, counters, mana } }: { about: ExplainedPlayer }) {
  const t = useWords()
  return (
    <>
      <ol className="layers">
        <li className="standing">
          <b>{t("explain.began")}</b>
          <span className="size-now">{began}</span>
        </li>
        {changes.map((change, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one explanation never change places
          <LifeItem key={i} change={change} />
        ))}
        <li className="standing">
          <b>{t("explain.now")}</b>
          <span className="size-now">{life}</span>
        </li>
      </ol>
      <ToldList heading={t("explain.playerCounters")} events={counters} />
      <ToldList heading={t("explain.mana")} events={mana} />
    </>
  )
}

function LifeItem({ change: { turn, text, source, by, total, rule, number } }: { change: LifeChange }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <li className="layer-step">
      <p className="layer-head">
        <span className="layer">{by > 0 ? `+${by}` : `−${-by}`}</span>
        <span>{text[language]}</span>
        <span className="size-now">{total}</span>
      </p>
      <p>
        <small>
          {t("table.turn", { count: turn })}
          {source === "" ? "" : ` · ${t("explain.source", { name: source })}`}
        </small>
      </p>
      <RuleText rule={rule} number={number} />
    </li>
  )
}
