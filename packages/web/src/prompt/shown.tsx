import { isPlayerRef, refPlayer } from "@apnap/engine/answering"
import type { TFunction } from "i18next"
import { SymbolText } from "../card/mana.tsx"
import { act, useStore } from "../client/store.ts"
import { type Seen, type SeenCard, type Table, UNTIL_SEEN } from "../protocol/table.ts"
import { cardsOf, linesOf, nameOf } from "../table/preview/card-words.ts"
import { seatInside, seatName } from "../table/seat-name.ts"
import { useWords } from "../words/use-words.ts"

/** Another player's spell or ability, shown before the game continues: until acknowledged, or for the configured time. */
export function Shown({ table, card }: { table: Table; card: SeenCard }) {
  const t = useWords()
  const time = useStore((s) => s.settings.show)
  return (
    <>
      <h2>{titleOfShown(t, table.seen, card)}</h2>
      <OnStack seen={table.seen} card={card} />
      <div className="buttons">
        <button type="button" className="primary" data-primary onClick={act.seen}>
          {t("shown.ok")}
        </button>
        {time === UNTIL_SEEN ? null : (
          <button type="button" onClick={act.holdShown}>
            {t("shown.hold")}
          </button>
        )}
      </div>
    </>
  )
}

/** Who casts or activates what. */
export function titleOfShown(t: TFunction, seen: Seen, card: SeenCard): string {
  const isCast = card.kind === "card" && card.zone === "stack"
  return t(isCast ? "shown.casts" : "shown.shows", {
    player: seatName(t, seen, card.controller),
    name: nameOf(t, card),
  })
}

/** The text and targets of a spell or ability on the stack. */
export function OnStack({ seen, card }: { seen: Seen; card: SeenCard }) {
  const t = useWords()
  const targets = targetWords(t, seen, card)
  return (
    <div className="about shown">
      {linesOf(card).map((line) => (
        <p key={line}>
          <SymbolText text={line} />
        </p>
      ))}
      {targets.length === 0 ? null : (
        <p className="targets">
          <b>{t("shown.targets")}</b> {targets.join(", ")}
        </p>
      )}
    </div>
  )
}

/** The targets of a spell or ability, with their controllers. */
export function targetWords(t: TFunction, seen: Seen, card: SeenCard): string[] {
  const cards = cardsOf(seen)
  return card.targets.flatMap((ref) => {
    if (isPlayerRef(ref))
      return [refPlayer(ref) === seen.player ? t("shown.you") : seatInside(seen, refPlayer(ref))]
    const target = cards.get(ref)
    if (target === undefined) return []
    const name = nameOf(t, target)
    if (target.controller === seen.player) return [t("shown.yours", { name })]
    return [t("shown.theirs", { name, player: seatInside(seen, target.controller) })]
  })
}
