import type { ChangedEvent, ExplainedEffect } from "@apnap/session/protocol"
import { playerName } from "@apnap/words"
import { RuleText } from "../log/rule-text.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"

/** The replacement and prevention effects that applied to an event, in order, and those that might have (616). */
export function WhyEffects({ effects }: { effects: readonly ExplainedEffect[] }) {
  const t = useWords()
  const applied = effects.filter(({ fate }) => fate === "applied")
  const others = effects.filter(({ fate }) => fate !== "applied")
  return (
    <>
      {applied.length === 0 ? null : (
        <>
          <h3>{t("explain.effects")}</h3>
          <ol className="layers">
            {applied.map((effect, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the effects of one explanation never change places
              <EffectItem key={i} effect={effect} nth={i + 1} />
            ))}
          </ol>
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h3>{t("explain.mightHave")}</h3>
          <ul className="layers">
            {others.map((effect, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the effects of one explanation never change places
              <EffectItem key={i} effect={effect} nth={0} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function EffectItem({ effect, nth }: { effect: ExplainedEffect; nth: number }) {
  const t = useWords()
  const { source, fate, changed, isLast, rule, number, order } = effect
  const same = fate === "applied" && changed.length === 0 && !isLast
  return (
    <li className="layer-step">
      <p className="layer-head">
        {nth > 0 ? <span className="layer">{nth}</span> : null}
        <b>{source || t("explain.someone")}</b>
        <Choice effect={effect} />
      </p>
      <ul>
        {changed.map((change) => (
          <EventChange key={change.what} change={change} />
        ))}
        {isLast ? <li>{t("explain.nothingLeft")}</li> : null}
        {same ? <li>{t(rule === "615.12" ? "explain.unpreventable" : "explain.addsToIt")}</li> : null}
        {fate === "applied" ? null : <li>{t(`explain.fate.${fate}`)}</li>}
      </ul>
      <RuleText rule={rule} number={number} />
      {order === null ? null : <RuleText rule={order.rule} number={order.number} />}
    </li>
  )
}

/** Who chose it among several, or declined. */
function Choice({ effect: { fate, chooser, order } }: { effect: ExplainedEffect }) {
  const t = useWords()
  const language = useLanguage()
  if (fate === "lapsed" || fate === "barred") return null
  if (chooser !== null)
    return (
      <small>
        {chooser.you
          ? t("explain.chosenByYou")
          : t("explain.chosenBy", { player: playerName(chooser.name, language) })}
      </small>
    )
  if (order === null) return null
  return <small>{t(order.rule === "616.1e" ? "explain.noChoice" : "explain.mustBeFirst")}</small>
}

function EventChange({ change }: { change: ChangedEvent }) {
  const t = useWords()
  const say = (value: string | number) => (change.what === "zone" ? t(`zone.${value as "hand"}`) : value)
  return (
    <li>
      {t(`explain.event.${change.what}`)}
      {t("do.colon")}
      <span className="before">{say(change.before)}</span> → <b className="after">{say(change.after)}</b>
    </li>
  )
}
