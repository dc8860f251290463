import type { ChooseDecision, PlayerId } from "@apnap/engine"
import { isPlayerRef } from "@apnap/engine/answering"
import { act } from "../../client/store.ts"
import type { Seen, Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"
import { look } from "../../table/preview/preview-store.ts"
import { seatInside } from "../../table/seat-name.ts"
import { useWords } from "../../words/use-words.ts"
import { isSingle, toggle } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { optionsInOrder } from "../options-in-order.ts"
import { Done } from "./done.tsx"
import { Spread } from "./spread.tsx"

/** To choose none of these gives something up for good: no key does that by habit. */
const GIVEN_UP: ReadonlySet<string> = new Set(["cast", "search"])

/** Chooses objects and players: cards not visible on the table are spread out, the others are named. */
export function Choose({ table, decision }: { table: Table; decision: ChooseDecision }) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const apart = table.prompt?.cards ?? []
  const apartIds = new Set(apart.map(({ id }) => id))
  const cards = cardsOf(table.seen, apart)
  const names = namesFor(t, table, decision.options)
  const choose = (index: number) =>
    isSingle(decision) ? act.answer([index]) : setDraft(toggle(decision, draft, index))
  return (
    <>
      <Spread cards={apart} decision={decision} />
      <fieldset className="choices of-objects" aria-label={t("purpose.choose")}>
        {optionsInOrder(table, decision).map(({ ref, index, whose }) => {
          const card = cards.get(ref)
          if (apartIds.has(ref)) return null
          return (
            <button
              type="button"
              key={index}
              className={`choice ${isPlayerRef(ref) ? "a-player" : ""} ${card?.zone === "hand" ? "in-hand" : ""}`}
              aria-pressed={isSingle(decision) ? undefined : draft.picked.includes(index)}
              onClick={() => choose(index)}
              onFocus={() => (card === undefined ? undefined : look(card, true))}
              onMouseEnter={() => (card === undefined ? undefined : look(card, true))}
            >
              {names[index]}
              {whose === null || isPlayerRef(ref) ? null : <Whose seat={whose} seen={table.seen} />}
              {decision.values === undefined ? "" : ` (${decision.values[index]})`}
              {decision.ordered && draft.picked.includes(index) ? ` ${draft.picked.indexOf(index) + 1}.` : ""}
            </button>
          )
        })}
      </fieldset>
      {isSingle(decision) ? null : (
        <div className="buttons">
          <Done
            decision={decision}
            isMain={!GIVEN_UP.has(decision.purpose) || draft.picked.length > 0}
            words={
              draft.picked.length === 0 && decision.min === 0
                ? t("prompt.none")
                : t("prompt.chosen", { count: draft.picked.length })
            }
          />
        </div>
      )}
    </>
  )
}

/** An object's controller, next to its name. */
function Whose({ seat, seen }: { seat: PlayerId; seen: Seen }) {
  const t = useWords()
  const mine = seat === seen.player
  return (
    <span className={`whose ${mine ? "mine" : "theirs"}`}>
      {mine ? t("shown.mine") : t("shown.of", { player: seatInside(seen, seat) })}
    </span>
  )
}
