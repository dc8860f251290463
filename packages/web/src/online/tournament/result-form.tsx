import type { MatchResult, Tournament } from "@apnap/session/protocol"
import { type FormEvent, useState } from "react"
import { useWords } from "../../words/use-words.ts"

type Wins = MatchResult["wins"]

interface ResultFormProps {
  choice: Tournament["choice"]
  players: MatchResult["players"]
  /** Both names, as the pairing shows them. */
  names: string
  onSet: (result: MatchResult) => void
}

/** The organiser says how a match ended. */
export function ResultForm({ choice, players, names, onSet }: ResultFormProps) {
  const t = useWords()
  const results = possibleResults(choice)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  if (!isOpen)
    return (
      <button
        type="button"
        className="link"
        aria-label={t("tournament.resultOf", { names })}
        onClick={() => setIsOpen(true)}
      >
        {t("tournament.result")}
      </button>
    )
  const set = (event: FormEvent) => {
    event.preventDefault()
    setIsOpen(false)
    onSet({ players, wins: results[chosen] })
  }
  return (
    <form className="match-result" onSubmit={set}>
      <select
        aria-label={t("tournament.resultOf", { names })}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {results.map((wins, i) => (
          <option key={wins.join()} value={i}>
            {wins.join("–")}
          </option>
        ))}
      </select>
      <button type="submit">{t("tournament.setResult")}</button>
      <button type="button" className="link" onClick={() => setIsOpen(false)}>
        {t("tournament.removeNot")}
      </button>
    </form>
  )
}

/** The ends of a match: not both can have won it, and in an elimination somebody has. */
function possibleResults({ bestOf, kind }: Tournament["choice"]): readonly Wins[] {
  const needed = Math.ceil(bestOf / 2)
  const counts = Array.from({ length: needed + 1 }, (_, i) => needed - i)
  return counts
    .flatMap((one) => counts.map((other): Wins => [one, other]))
    .filter(([one, other]) => Math.min(one, other) < needed && (kind !== "elimination" || one !== other))
}
