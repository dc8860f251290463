import type { TableChoice } from "@apnap/session/protocol"
import { useState } from "react"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { online } from "../client/online/online-store.ts"
import { RULESETS, VARIANTS, type VariantName } from "../start/offer.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { ClockSelect } from "./clock-select.tsx"
import { rulesWords } from "./table-words.ts"

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

/** Number of players, for variants where it is fixed. */
const FIXED: Partial<Record<VariantName, number>> = {
  twoHeadedGiant: 4,
  teamVsTeam: 4,
  emperor: 6,
  grandMelee: 8,
  alternatingTeams: 4,
}
const DUEL = 2
const MOST_SEATS = 8
const LEAST: Partial<Record<VariantName, number>> = { freeForAll: 3, archenemy: 3, conspiracyDraft: 3 }

interface Chosen {
  choice: TableChoice
  change: (part: Partial<TableChoice>) => void
}

const variantOf = ({ variant }: TableChoice) => (variant === "" ? "duel" : variant) as VariantName
const leastOf = (variant: VariantName) => FIXED[variant] ?? LEAST[variant] ?? DUEL
const mostOf = (variant: VariantName) => (variant === "duel" ? DUEL : (FIXED[variant] ?? MOST_SEATS))

/** The settings of a new table, initially those of the last one, so that one press makes it. */
export function NewTable() {
  const t = useWords()
  const [choice, setChoice] = useState<TableChoice>(() => keptPreference("tableChoice", USUAL))
  const change = (part: Partial<TableChoice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    keepPreference("tableChoice", next)
  }
  return (
    <div className="new-table">
      <button type="button" className="primary big" onClick={() => void online.make(choice)}>
        {t("online.open")}
      </button>
      <p>{t("online.openHint")}</p>
      <div className="fields">
        <VariantField choice={choice} change={change} />
        <SeatsField choice={choice} change={change} />
        <RulesField choice={choice} change={change} />
        <ClockSelect clock={choice.clock} onChoose={(clock) => change({ clock })} />
      </div>
      <Checks choice={choice} change={change} />
    </div>
  )
}

function VariantField({ choice, change }: Chosen) {
  const t = useWords()
  const choose = (name: VariantName) =>
    change({
      variant: name === "duel" ? "" : name,
      seats: leastOf(name),
      bestOf: name === "duel" ? choice.bestOf : 1,
    })
  return (
    <label>
      {t("start.variant")}
      <select value={variantOf(choice)} onChange={({ target }) => choose(target.value as VariantName)}>
        {VARIANTS.map((name) => (
          <option key={name} value={name}>
            {t(`variant.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The number of players, where the variant leaves it open. */
function SeatsField({ choice, change }: Chosen) {
  const t = useWords()
  const [least, most] = [leastOf(variantOf(choice)), mostOf(variantOf(choice))]
  return least === most ? null : (
    <label>
      {t("start.seats")}
      <select value={choice.seats} onChange={({ target }) => change({ seats: Number(target.value) })}>
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
}

function RulesField({ choice, change }: Chosen) {
  const t = useWords()
  const language = useLanguage()
  return (
    <label>
      {t("start.ruleset")}
      <select value={choice.ruleset} onChange={({ target }) => change({ ruleset: target.value })}>
        {RULESETS.map(([name]) => (
          <option key={name} value={name}>
            {rulesWords(t, name, language)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Who may come, and whether it is a match. */
function Checks({ choice, change }: Chosen) {
  const t = useWords()
  const { listed, spectators, bestOf, rated, ante = false } = choice
  return (
    <div className="checks">
      <Check on={listed} words={t("online.listed")} onChange={(on) => change({ listed: on })} />
      <Check
        on={spectators.allowed}
        words={t("online.spectators")}
        onChange={(allowed) => change({ spectators: { ...spectators, allowed } })}
      />
      <Check on={rated} words={t("online.rated")} onChange={(on) => change({ rated: on })} />
      <Check on={ante} words={t("start.ante")} onChange={(on) => change({ ante: on })} />
      {variantOf(choice) === "duel" ? (
        <Check
          on={bestOf === 3}
          words={t("start.kinds.match")}
          onChange={(on) => change({ bestOf: on ? 3 : 1 })}
        />
      ) : null}
    </div>
  )
}

function Check({ on, words, onChange }: { on: boolean; words: string; onChange: (on: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  )
}
