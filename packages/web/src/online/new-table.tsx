import type { TableChoice } from "@apnap/session/protocol"
import { useState } from "react"
import { keepPreference, keptPreference } from "../client/keep.ts"
import { online } from "../client/online/online-store.ts"
import { RULESETS } from "../start/offer.ts"
import { Check, PlayedChecks, PlayedFields } from "../start/played-fields.tsx"
import {
  type Companion,
  type Played,
  playedAlso,
  playedAs,
  playedWith,
  seatsOf,
  type VariantName,
} from "../start/played-with.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { ClockSelect } from "./clock-select.tsx"
import { playedAt } from "./played-at.ts"
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

interface Chosen {
  choice: TableChoice
  change: (part: Partial<TableChoice>) => void
}

/** The settings of a new table, initially those of the last one, so that one press makes it. */
export function NewTable() {
  const t = useWords()
  const [choice, setChoice] = useState<TableChoice>(() => keptPreference("tableChoice", USUAL))
  const keep = (next: TableChoice) => {
    setChoice(next)
    keepPreference("tableChoice", next)
  }
  const change = (part: Partial<TableChoice>) => keep({ ...choice, ...part })
  const played = playedAt(choice)
  const play = (part: Partial<Played>) => keep(withPlayed(choice, { ...played, ...part }))
  const fields = {
    played,
    change: play,
    onVariant: (variant: VariantName) => play(playedAs(played, variant)),
    onAlso: (also: readonly Companion[]) => play(playedAlso(played, also)),
  }
  return (
    <div className="new-table">
      <button type="button" className="primary big" onClick={() => void online.make(choice)}>
        {t("online.open")}
      </button>
      <p>{t("online.openHint")}</p>
      <div className="fields">
        <PlayedFields {...fields} />
        <RulesField choice={choice} change={change} />
        <ClockSelect clock={choice.clock} onChoose={(clock) => change({ clock })} />
      </div>
      <div className="checks">
        <Checks choice={choice} change={change} />
        <PlayedChecks {...fields} />
      </div>
    </div>
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
  const { listed, spectators, bestOf, rated } = choice
  return (
    <>
      <Check on={listed} words={t("online.listed")} onChange={(on) => change({ listed: on })} />
      <Check
        on={spectators.allowed}
        words={t("online.spectators")}
        onChange={(allowed) => change({ spectators: { ...spectators, allowed } })}
      />
      <Check on={rated} words={t("online.rated")} onChange={(on) => change({ rated: on })} />
      {choice.variant === "" && choice.seats === 2 ? (
        <Check
          on={bestOf === 3}
          words={t("start.kinds.match")}
          onChange={(on) => change({ bestOf: on ? 3 : 1 })}
        />
      ) : null}
    </>
  )
}

/** The table's settings with what is played there now; only a duel is a match. */
function withPlayed(choice: TableChoice, played: Played): TableChoice {
  const { seats, clock, ruleset, listed, spectators, rated } = choice
  const alone = played.variant === "duel" && seatsOf(played) === seats
  return {
    ...{ clock, ruleset, listed, spectators, rated },
    variant: played.variant === "duel" ? "" : played.variant,
    seats: seatsOf(played),
    bestOf: alone ? choice.bestOf : 1,
    ...playedWith(played),
  }
}
