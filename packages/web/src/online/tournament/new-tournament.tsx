import type { TournamentChoice } from "@apnap/session/protocol"
import { type FormEvent, useState } from "react"
import { ApiError } from "../../client/online/api.ts"
import { tournamentApi } from "../../client/online/tournament-api.ts"
import { useWords } from "../../words/use-words.ts"
import { ClockSelect } from "../clock-select.tsx"
import { Refused } from "./refused.tsx"

const USUAL: TournamentChoice = {
  name: "",
  kind: "swiss",
  variant: "",
  ruleset: "current",
  clock: { clock: "game", seconds: 1800, increment: 20 },
  bestOf: 1,
  rounds: 0,
  minutes: 60,
}
const KINDS = ["swiss", "elimination"] as const
const LONGEST_NAME = 60
const MOST_ROUNDS = 20
const MOST_MINUTES = 10_080

/** The form for a new tournament. */
export function NewTournament({ onMade }: { onMade: (id: string) => void }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="new-tournament" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t("tournament.new")}</summary>
      {isOpen ? <Fields onMade={onMade} /> : null}
    </details>
  )
}

function Fields({ onMade }: { onMade: (id: string) => void }) {
  const t = useWords()
  const [choice, setChoice] = useState(USUAL)
  const [failed, setFailed] = useState<string | null>(null)
  const change = (part: Partial<TournamentChoice>) => setChoice({ ...choice, ...part })
  const make = (event: FormEvent) => {
    event.preventDefault()
    tournamentApi.make({ ...choice, name: choice.name.trim() }).then(onMade, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.code)
    })
  }
  return (
    <form onSubmit={make} className="fields">
      <label>
        {t("tournament.name")}
        <input
          value={choice.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <KindSelect kind={choice.kind} onChoose={(kind) => change({ kind })} />
      <ClockSelect clock={choice.clock} onChoose={(clock) => change({ clock })} />
      <NumberField
        label={t("tournament.minutes")}
        value={choice.minutes}
        least={1}
        most={MOST_MINUTES}
        onChange={(minutes) => change({ minutes })}
      />
      {choice.kind === "elimination" ? null : (
        <NumberField
          label={t("tournament.rounds")}
          value={choice.rounds}
          least={0}
          most={MOST_ROUNDS}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={choice.bestOf === 3}
          onChange={({ target }) => change({ bestOf: target.checked ? 3 : 1 })}
        />
        {t("tournament.bestOfThree")}
      </label>
      <Refused code={failed} />
      <button type="submit" className="primary" disabled={choice.name.trim() === ""}>
        {t("tournament.make")}
      </button>
    </form>
  )
}

function KindSelect({
  kind,
  onChoose,
}: {
  kind: TournamentChoice["kind"]
  onChoose: (kind: (typeof KINDS)[number]) => void
}) {
  const t = useWords()
  return (
    <label>
      {t("tournament.kind")}
      <select
        value={kind}
        onChange={({ target }) => onChoose(target.value === "elimination" ? "elimination" : "swiss")}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`tournament.kinds.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function NumberField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}) {
  return (
    <label>
      {label}
      <input
        type="number"
        value={value}
        min={least}
        max={most}
        onChange={({ target }) => onChange(Math.max(least, Math.min(most, Math.trunc(Number(target.value)))))}
      />
    </label>
  )
}
