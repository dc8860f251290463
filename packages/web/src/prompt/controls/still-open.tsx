import type { PriorityDecision } from "@apnap/engine"
import type { TFunction } from "i18next"
import type { Table } from "../../protocol/table.ts"
import { nameOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import type { Passing } from "../passing.ts"

/** Whether passing leaves one of the person's main phases, in which most of a turn's cards are played. */
function isMain(does: Passing): boolean {
  return does === "precombatMain" || does === "postcombatMain" || does === "endTurn"
}

/** Up to this many names are listed. */
const MOST_NAMED = 3

/** The different cards in hand that can be played before the person leaves a main phase of theirs, by name. */
export function openNames(
  t: TFunction,
  does: Passing,
  { seen }: Table,
  { options }: PriorityDecision,
): string[] {
  if (!isMain(does)) return []
  const playable = new Set(options.flatMap((o) => (o.do === "play" || o.do === "cast" ? [o.object] : [])))
  const cards = seen.players[seen.player].cards.filter(({ id }) => playable.has(id))
  return [...new Set(cards.map((card) => nameOf(t, card)))]
}

function listed(t: TFunction, names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  const shown = names.slice(0, MOST_NAMED).join(", ")
  return rest > 0 ? t("prompt.andMore", { names: shown, count: rest }) : shown
}

/** Says which cards can still be played: the main button would leave the phase for them. */
export function StillOpen({ names }: { names: readonly string[] }) {
  const t = useWords()
  return names.length === 0 ? null : (
    <p className="hint">{t("prompt.stillOpen", { names: listed(t, names) })}</p>
  )
}
