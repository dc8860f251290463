import { useEffect, useRef } from "react"
import { act, useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"
import { useOffer } from "./offer-store.ts"
import { names, withName } from "./with-name.ts"

/** The unknown cards of the pasted list, with suggested names that can be taken with a press. */
export function ListFaults() {
  const t = useWords()
  const list = useOffer((s) => s.offer.list)
  const change = useOffer((s) => s.change)
  const failure = useStore((s) => s.failure)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failure !== null) place.current?.scrollIntoView({ block: "center" })
  }, [failure])
  if (failure?.code !== "deck/unknown-card") return null
  const { cards = [], nearest = [] } = failure
  const faults = cards.flatMap((card, i) =>
    nearest[i].length > 0 && names(list, card) ? [{ card, nearest: nearest[i] }] : [],
  )
  if (faults.length === 0) return null
  const take = (changed: string) => {
    change({ list: changed })
    if (!cards.some((card) => names(changed, card))) act.forgetFailure()
  }
  return (
    <section className="list-faults" aria-label={t("start.meant")} ref={place}>
      <h2>{t("start.meant")}</h2>
      <ul>
        {faults.map(({ card, nearest }) => (
          <li key={card}>
            <span>{t("start.notKnown", { card })}</span>
            {nearest.map((name) => (
              <button
                key={name}
                type="button"
                aria-label={t("start.take", { card, name })}
                onClick={() => take(withName(list, card, name))}
              >
                {name}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {faults.length > 1 ? (
        <button
          type="button"
          onClick={() =>
            take(faults.reduce((text, { card, nearest }) => withName(text, card, nearest[0]), list))
          }
        >
          {t("start.takeNearest")}
        </button>
      ) : null}
    </section>
  )
}
