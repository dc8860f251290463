import type { Changed, ExplainedObject, ExplainedPlace, ExplainedStep } from "@apnap/session/protocol"
import { playerName } from "@apnap/words"
import { Cost, SymbolText } from "../card/mana.tsx"
import { RuleText } from "../log/rule-text.tsx"
import { seatCalled } from "../table/preview/note-words.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { ToldList } from "./told-list.tsx"

/** Explains an object: the layers, its damage, counters and attachments, and its place on the stack. */
export function WhyObject({ about }: { about: ExplainedObject }) {
  const t = useWords()
  const { steps, counters, damage, damages, attachedTo, attachments, places } = about
  return (
    <>
      {places.length === 0 ? null : (
        <>
          <h3>{t("explain.place")}</h3>
          <ul className="layers">
            {places.map((place) => (
              <PlaceItem key={String(place.isUpper)} place={place} />
            ))}
          </ul>
        </>
      )}
      {places.length > 0 && about.now.types === "" ? null : <Layers about={about} />}
      {steps === null ? <p>{t("explain.hidden")}</p> : null}
      {steps?.length === 0 && about.now.types !== "" ? <p>{t("explain.nothing")}</p> : null}
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
      <ToldList heading={t("explain.damageFrom")} events={damages} />
    </>
  )
}

function Layers({ about }: { about: ExplainedObject }) {
  const t = useWords()
  return (
    <ol className="layers">
      <Standing label={t("explain.printed")} at={about.printed} />
      {about.steps?.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one explanation never change places
        <LayerItem key={i} step={step} />
      ))}
      <Standing label={t("explain.now")} at={about.now} />
    </ol>
  )
}

function PlaceItem({ place }: { place: ExplainedPlace }) {
  const t = useWords()
  const language = useLanguage()
  const { isUpper, other, because, player, rule, number } = place
  const name = other || t("explain.someone")
  const who = player.you ? "you" : "player"
  return (
    <li className="layer-step">
      <p>
        <b>{isUpper ? t("explain.above", { name }) : t("explain.under", { name })}</b>{" "}
        {t(`explain.because.${because}_${who}`, { player: playerName(player.name, language) })}
      </p>
      <RuleText rule={rule} number={number} />
    </li>
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
  const t = useWords()
  const { layer, by, source, comes, ends, changed, gained, lost } = step
  const same = changed.length + gained.length + lost.length === 0
  return (
    <li className="layer-step">
      <p className="layer-head">
        <span className="layer">{t("explain.layer", { layer })}</span>
        <b>{by === "itself" ? t("explain.itself") : source || t("explain.someone")}</b>
        {by === "itself" ? null : <small>{t(`explain.${by}`)}</small>}
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
        {ends.map((name) => (
          <li key={`x${name}`}>{t("explain.ends", { name: name || t("explain.someone") })}</li>
        ))}
        {comes === null ? null : (
          <li>{t(`explain.comes.${comes.by}`, { name: comes.after || t("explain.someone") })}</li>
        )}
      </ul>
      <RuleText rule={step.rule} number={step.number} />
    </li>
  )
}

function ChangeItem({ change: { what, before, after } }: { change: Changed }) {
  const t = useWords()
  const language = useLanguage()
  const none = t("explain.none")
  const say = (value: string) => (what === "controller" ? seatCalled(t, value, language) : value || none)
  return (
    <li>
      {t(`explain.what.${what}`)}
      {t("do.colon")}
      <span className="before">{say(before)}</span> → <b className="after">{say(after)}</b>
    </li>
  )
}
