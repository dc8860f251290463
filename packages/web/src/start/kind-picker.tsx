import { useWords } from "../words/use-words.ts"
import { type Offer, withVariant } from "./offer.ts"

const KINDS = ["one", "match", "commander"] as const

/** The most common choices: a single game, a match, or four-player Commander. Other variants are among the further settings. */
export function KindPicker({ offer, change }: { offer: Offer; change: (part: Partial<Offer>) => void }) {
  const t = useWords()
  const chosen = kindOf(offer)
  const choose = (kind: (typeof KINDS)[number]) => {
    if (kind === "commander") return change({ ...withVariant(offer, "commander"), seats: 4 })
    change({ ...withVariant(offer, "duel"), games: kind === "match" ? 3 : 1 })
  }
  return (
    <fieldset className="kinds">
      <legend className="for-readers">{t("start.kind")}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === chosen} onChange={() => choose(kind)} />
          <span>{t(`start.kinds.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function kindOf({ variant, seats, games }: Offer): (typeof KINDS)[number] | null {
  if (variant === "commander" && seats === 4) return "commander"
  if (variant !== "duel") return null
  return games === 3 ? "match" : "one"
}
