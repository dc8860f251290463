import type { ClockChoice, TableChoice } from "@apnap/session/protocol"
import { useState } from "react"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { online } from "../client/online/online-store.ts"
import { RULESETS, VARIANTS, type VariantName } from "../start/offer.ts"
import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { clockWords } from "./table-words.ts"

const USUAL: TableChoice = {
  seats: 2,
  variant: "",
  ruleset: "current",
  clock: { clock: "off" },
  listed: false,
  spectators: { allowed: true, delay: 0 },
  bestOf: 1,
  rated: false,
}

const CLOCKS: readonly ClockChoice[] = [
  { clock: "off" },
  { clock: "decision", seconds: 60 },
  { clock: "decision", seconds: 180 },
  { clock: "game", seconds: 900, increment: 10 },
  { clock: "game", seconds: 1800, increment: 20 },
]

/** How many sit at a variant's table, where that is not free. */
const FIXED: Partial<Record<VariantName, number>> = { twoHeadedGiant: 4, teamVsTeam: 4 }
const DUEL = 2
const MOST_SEATS = 8
const LEAST: Partial<Record<VariantName, number>> = { freeForAll: 3, archenemy: 3 }

/** What is played at a new table; it is made with one press, as the last was. */
export function NewTable() {
  const t = useWords()
  const language = useLanguage()
  const [choice, setChoice] = useState<TableChoice>(() => keptPreference("tableChoice", USUAL))
  const change = (part: Partial<TableChoice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    keepPreference("tableChoice", next)
  }
  const variant = (choice.variant === "" ? "duel" : choice.variant) as VariantName
  const least = FIXED[variant] ?? LEAST[variant] ?? DUEL
  const most = variant === "duel" ? DUEL : (FIXED[variant] ?? MOST_SEATS)
  return (
    <div className="new-table">
      <button type="button" className="primary big" onClick={() => void online.make(choice)}>
        {t("online.open")}
      </button>
      <p>{t("online.openHint")}</p>
      <div className="fields">
        <label>
          {t("start.variant")}
          <select
            value={variant}
            onChange={({ target }) => {
              const name = target.value as VariantName
              const seats = FIXED[name] ?? LEAST[name] ?? DUEL
              change({
                variant: name === "duel" ? "" : name,
                seats,
                bestOf: name === "duel" ? choice.bestOf : 1,
              })
            }}
          >
            {VARIANTS.map((name) => (
              <option key={name} value={name}>
                {t(`variant.${name}`)}
              </option>
            ))}
          </select>
        </label>
        {least === most ? null : (
          <label>
            {t("start.seats")}
            <select value={choice.seats} onChange={({ target }) => change({ seats: Number(target.value) })}>
              {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t("start.ruleset")}
          <select value={choice.ruleset} onChange={({ target }) => change({ ruleset: target.value })}>
            {RULESETS.map(([name, day]) => (
              <option key={name} value={name}>
                {name === "current" ? t("cards.today") : dayIn(day, language)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("online.time")}
          <select
            value={CLOCKS.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(choice.clock))}
            onChange={({ target }) => change({ clock: CLOCKS[Number(target.value)] })}
          >
            {CLOCKS.map((clock, i) => (
              <option key={clockWords(t, clock, language)} value={i}>
                {clockWords(t, clock, language)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="checks">
        <label className="check">
          <input
            type="checkbox"
            checked={choice.listed}
            onChange={({ target }) => change({ listed: target.checked })}
          />
          {t("online.listed")}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={choice.spectators.allowed}
            onChange={({ target }) =>
              change({ spectators: { ...choice.spectators, allowed: target.checked } })
            }
          />
          {t("online.spectators")}
        </label>
        {variant === "duel" ? (
          <label className="check">
            <input
              type="checkbox"
              checked={choice.bestOf === 3}
              onChange={({ target }) => change({ bestOf: target.checked ? 3 : 1 })}
            />
            {t("start.kinds.match")}
          </label>
        ) : null}
      </div>
    </div>
  )
}
