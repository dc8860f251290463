import { useTranslation } from "react-i18next"
import { Cost, SymbolText } from "../card/mana.tsx"
import { RuleText } from "../log/rule-text.tsx"
import { Dialog } from "../table/dialog.tsx"
import { useLanguage } from "../words/use-language.ts"
import type { Changed, ExplainedEvent, ExplainedObject, ExplainedStep } from "./protocol.ts"
import { closeWhy, useWhy } from "./why-store.ts"

/** Why something is as it is, or why it happened, over the table. */
export function WhyDialog() {
  const { t } = useTranslation()
  const { explained } = useWhy()
  if (explained === null) return null
  const title =
    explained.is === "object" ? t("explain.title", { name: explained.name }) : t("explain.titleEvent")
  return (
    <Dialog title={title} onClose={closeWhy} className="why-dialog">
      {explained.is === "object" ? <WhyObject about={explained} /> : <WhyEvent about={explained} />}
    </Dialog>
  )
}

function WhyObject({ about }: { about: ExplainedObject }) {
  const { t } = useTranslation()
  const { steps, counters, damage, attachedTo, attachments } = about
  return (
    <>
      <ol className="layers">
        <Standing label={t("explain.printed")} at={about.printed} />
        {steps?.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one explanation never change places
          <LayerItem key={i} step={step} />
        ))}
        <Standing label={t("explain.now")} at={about.now} />
      </ol>
      {steps === null ? <p>{t("explain.hidden")}</p> : null}
      {steps?.length === 0 ? <p>{t("explain.nothing")}</p> : null}
      <ul className="facts">
        {counters.map(({ kind, count }) => (
          <li key={kind}>{t("explain.counters", { count, kind })}</li>
        ))}
        {damage > 0 ? (
          <li>
            {t("explain.damage", { count: damage })} <span className="rule">120.6</span>
          </li>
        ) : null}
        {attachedTo === "" ? null : <li>{t("explain.attachedTo", { name: attachedTo })}</li>}
        {attachments.length === 0 ? null : (
          <li>{t("explain.attachments", { names: attachments.join(", ") })}</li>
        )}
      </ul>
    </>
  )
}

function Standing({ label, at }: { label: string; at: ExplainedObject["now"] }) {
  return (
    <li className="standing">
      <b>{label}</b>
      <span>{at.types}</span>
      <Cost cost={[...at.colors].map((color) => `{${color}}`).join("")} />
      {at.power === null ? null : (
        <span className="size-now">
          {at.power}/{at.toughness}
        </span>
      )}
    </li>
  )
}

function LayerItem({ step }: { step: ExplainedStep }) {
  const { t } = useTranslation()
  const { layer, by, source, changed, gained, lost } = step
  const same = changed.length + gained.length + lost.length === 0
  return (
    <li className="layer-step">
      <p className="layer-head">
        <span className="layer">{t("explain.layer", { layer })}</span>
        <b>{by === "itself" ? t("explain.itself") : source || t("explain.someone")}</b>
        <small>{t(`explain.${by}`)}</small>
      </p>
      <ul>
        {changed.map((change) => (
          <ChangeItem key={change.what} change={change} />
        ))}
        {gained.map((text) => (
          <li key={`+${text}`}>
            {t("explain.gains")} <SymbolText text={text} />
          </li>
        ))}
        {lost.map((text) => (
          <li key={`-${text}`}>
            {t("explain.loses")} <SymbolText text={text} />
          </li>
        ))}
        {same ? <li>{t("explain.same")}</li> : null}
      </ul>
      <RuleText rule={step.rule} number={step.number} />
    </li>
  )
}

function ChangeItem({ change: { what, before, after } }: { change: Changed }) {
  const { t } = useTranslation()
  const none = t("explain.none")
  return (
    <li>
      {t(`explain.what.${what}`)}: <span className="before">{before || none}</span> →{" "}
      <b className="after">{after || none}</b>
    </li>
  )
}

function WhyEvent({ about }: { about: ExplainedEvent }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      {about.text === null ? null : <p className="told">{about.text[language]}</p>}
      <RuleText rule={about.rule} number={about.number} />
      {about.source === "" ? null : <p>{t("explain.source", { name: about.source })}</p>}
      {about.before.length === 0 ? null : (
        <>
          <h3>{t("explain.before")}</h3>
          <ol className="layers">
            {about.before.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of one explanation never change places
              <li key={i} className="layer-step">
                <p>{event.text[language]}</p>
                <RuleText rule={event.rule} number={event.number} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
