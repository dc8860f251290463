import type { Ref } from "@apnap/engine"
import { create } from "zustand"
import { follow } from "../../client/follow.ts"
import { act, useStore } from "../../client/store.ts"
import { useDraft } from "../../prompt/draft-store.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { cardsOf } from "./card-words.ts"

interface Preview {
  card: SeenCard | null
  /** The player that is looked at in place of a card. */
  player: Ref | null
  /** Whether it is shown beside the table now: a moment after it is pointed at, until a moment after it is left. */
  open: boolean
  /** Shown as a sheet over the table, where there is no room beside it. */
  sheet: boolean
}

/** The card that is looked at in full. */
export const usePreview = create<Preview>(() => ({ card: null, player: null, open: false, sheet: false }))

const QUIET = 200
/** Milliseconds until a card that is pointed at opens, and until it closes when it is left. */
const OPENS = 300
const CLOSES = 250
let timer = 0
let opening = 0

/** Shows what is looked at, or no longer, a little later: what comes meanwhile goes before. */
function setOpen(open: boolean, wait: number): void {
  clearTimeout(opening)
  opening = window.setTimeout(() => usePreview.setState({ open }), wait)
}

/** The card is left; what is shown of it stays when the pointer goes there. */
export function lookAwaySoon(): void {
  setOpen(false, CLOSES)
}

// What was pointed at may be gone when something else is asked, and then it is not left.
follow((now, before) => {
  const game = (page: typeof now) => `${page.table?.game} ${page.table?.prompt?.at}`
  if (game(now) !== game(before)) lookAwaySoon()
})

export function keepLooking(): void {
  setOpen(true, 0)
}

/** Looks at a card; a moment later it is asked what using it would tap, or why it can't be used. */
export function look(card: SeenCard, usable: boolean): void {
  usePreview.setState({ card, player: null })
  setOpen(true, usePreview.getState().open ? 0 : OPENS)
  act.lookAway()
  clearTimeout(timer)
  timer = window.setTimeout(() => askAbout(card.id, usable), QUIET)
}

/** Another decision may have come meanwhile, so the option is looked up now. */
function askAbout(id: number, usable: boolean): void {
  if (!canAsk()) return
  const option = payableOf(id)
  if (option >= 0) act.preview(option)
  if (option >= 0 || !usable) act.why(id, heldBlocker())
}

/** The card that is looked at as it is now; as it was when it is no longer there. */
export function useLookedAt(): SeenCard | null {
  const card = usePreview((s) => s.card)
  const seen = useStore((s) => s.table?.seen)
  if (card === null || seen === undefined) return card
  return cardsOf(seen).get(card.id) ?? card
}

/** The first option that casts the card or activates an ability of it that makes no mana; -1 when there is none. */
function payableOf(id: number): number {
  const decision = useStore.getState().table?.prompt?.decision
  return decision?.kind === "priority"
    ? decision.options.findIndex(
        (o) => (o.do === "cast" || (o.do === "activate" && o.mana !== true)) && o.object === id,
      )
    : -1
}

/** Opens a card over the table. */
export function openSheet(card: SeenCard): void {
  usePreview.setState({ card, sheet: true })
  if (canAsk()) act.why(card.id)
}

export function closeSheet(): void {
  usePreview.setState({ sheet: false })
}

/** Kinds of decisions of which it can be told why something is no option. */
const ASKED: ReadonlySet<string> = new Set(["priority", "attackers", "blockers"])

function canAsk(): boolean {
  const { table, busy } = useStore.getState()
  const decision = table?.prompt?.decision
  return !busy && decision !== undefined && (ASKED.has(decision.kind) || decision.purpose === "target")
}

/** The creature that is in hand to block. */
function heldBlocker(): Ref | null {
  const { decision, draft } = useDraft.getState()
  if (decision?.kind !== "blockers" || draft === null || draft.held < 0) return null
  return decision.candidates[draft.held].creature
}

/** Looks at a player, who is no card: it is only asked why nothing can be done with him. */
export function lookAtPlayer(ref: Ref, usable: boolean): void {
  usePreview.setState({ card: null, player: ref })
  setOpen(true, OPENS)
  act.lookAway()
  clearTimeout(timer)
  timer = window.setTimeout(() => askAbout(ref, usable), QUIET)
}
