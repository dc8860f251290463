import type { Scenario } from "@apnap/scenarios"
import { useState } from "react"
import { cardName } from "../../words/card-names.ts"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { CardSearch } from "./card-search.tsx"
import {
  type DraftZone,
  type Laid,
  laidIn,
  lay,
  seatsOf,
  takeAway,
  turn,
  usualLife,
  withLife,
  zonesOf,
} from "./draft.ts"

/** The cards of each player, by zone. */
export function PositionEditor() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  return (
    <section className="panel" aria-labelledby="desk-position">
      <h2 id="desk-position">{t("desk.position")}</h2>
      <div className="seats">
        {seatsOf(draft).map((seat) => (
          <SeatEditor key={seat} seat={seat} />
        ))}
      </div>
      {seatsOf(draft).every((seat) => cardsOf(draft, seat).length === 0) ? (
        <p className="hint">{t("desk.noCards")}</p>
      ) : null}
    </section>
  )
}

function cardsOf(draft: Scenario, seat: string) {
  return zonesOf(draft, seat).flatMap((zone) => laidIn(draft, seat, zone))
}

function SeatEditor({ seat }: { seat: string }) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const [zone, setZone] = useState<DraftZone>("battlefield")
  const who = t("desk.player", { seat })
  const zones = zonesOf(draft, seat)
  const laid = zones.map((zone) => ({ zone, cards: laidIn(draft, seat, zone) }))
  return (
    <fieldset className="desk-seat">
      <legend>{who}</legend>
      <label className="tight">
        {t("desk.life")}
        <input
          type="number"
          value={draft.players[seat]?.life ?? ""}
          placeholder={String(usualLife(draft, seat))}
          onChange={({ target }) =>
            judgeTool.edit(
              withLife(draft, seat, target.value === "" ? null : Math.trunc(Number(target.value))),
            )
          }
        />
      </label>
      <label className="lay-in">
        <span>{t("desk.layIn")}</span>
        <select value={zone} onChange={({ target }) => setZone(target.value as DraftZone)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {t(`zone.${zone}`)}
            </option>
          ))}
        </select>
      </label>
      <CardSearch
        label={t("desk.searchFor", { who, zone: t(`zone.${zone}`) })}
        deck={zone === "schemes" || zone === "planes" ? zone : "cards"}
        onCard={(name) => judgeTool.edit(lay(draft, seat, zone, name))}
      />
      {laid.map(({ zone, cards }) =>
        cards.length === 0 ? null : (
          <div key={zone} className="desk-zone">
            <h3>{t(`zone.${zone}`)}</h3>
            <ul>
              {cards.map((one, at) => (
                <LaidCard key={`${one.card} ${one.tapped}`} laid={one} at={at} seat={seat} zone={zone} />
              ))}
            </ul>
          </div>
        ),
      )}
    </fieldset>
  )
}

/** Copies of a card in a zone: count and tapped state, with buttons for one more or fewer. */
function LaidCard({
  laid: { card, count, tapped },
  at,
  seat,
  zone,
}: {
  laid: Laid
  /** Index among the zone's entries. */
  at: number
  seat: string
  zone: DraftZone
}) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const said = cardName(card)
  return (
    <li className={tapped ? "chip is-tapped" : "chip"}>
      <span>
        {count > 1 ? `${count} × ` : ""}
        {said}
      </span>
      {zone === "battlefield" ? (
        <button
          type="button"
          aria-pressed={tapped}
          aria-label={t("desk.tap", { card: said })}
          title={t("desk.tap", { card: said })}
          onClick={() => judgeTool.edit(turn(draft, seat, zone, at))}
        >
          ⟳
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t("desk.oneMore", { card: said })}
        onClick={() => judgeTool.edit(lay(draft, seat, zone, card))}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t("desk.oneLess", { card: said })}
        onClick={() => judgeTool.edit(takeAway(draft, seat, zone, at))}
      >
        −
      </button>
    </li>
  )
}
