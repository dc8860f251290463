import type { Ref } from "@apnap/engine"
import { create } from "zustand"
import { follow } from "../../client/follow.ts"
import { act, useStore } from "../../client/store.ts"
import { useDraft } from "../../prompt/draft-store.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { cardsOf } from "./card-words.ts"

interface Preview {
  card: SeenCard | null
  /** The player being looked at instead of a card. */
  player: Ref | null
  /** Whether it is shown beside the table: opens shortly after pointing, closes shortly after leaving. */
  open: boolean
  /** Shown as a sheet above the table if there is no room beside it. */
  sheet: boolean
}

/** The card being looked at in full. */
export const usePreview = create<Preview>(() => ({ card: null, player: null, open: false, sheet: false }))

const QUIET = 200
/** Milliseconds of pointing until a card opens, and until it closes after leaving. */
const OPENS = 300
const CLOSES = 250
let timer = 0
let opening = 0

/** Shows or hides the preview after a delay; a later call takes precedence. */
function setOpen(open: boolean, wait: number): void {
  clearTimeout(opening)
  opening = window.setTimeout(() => usePreview.setState({ open }), wait)
}

/** The pointer left the card; the preview stays if the pointer moves onto it. */
export function lookAwaySoon(): void {
  setOpen(false, CLOSES)
}

// When the question changes, the element pointed at may vanish without a leave event.
follow((now, before) => {
  const game = (page: typeof now) => `${page.table?.game} ${page.table?.prompt?.at}`
  if (game(now) !== game(before)) lookAwaySoon()
})

export function keepLooking(): void {
  setOpen(true, 0)
}

/** Looks at a card; shortly afterwards requests what using it would tap, or why it can't be used. */
export function look(card: SeenCard, usable: boolean): void {
  usePreview.setState({ card, player: null })
  setOpen(true, usePreview.getState().open ? 0 : OPENS)
  act.lookAway()
  clearTimeout(timer)
  timer = window.setTimeout(() => askAbout(card.id, usable), QUIET)
}

/** The decision may have changed meanwhile, so the option is looked up only now. */
function askAbout(id: number, usable: boolean): void {
  if (!canAsk()) return
  const option = payableOf(id)
  if (option >= 0) act.preview(option)
  if (option >= 0 || !usable) act.why(id, heldBlocker())
}

/** The current state of the card being looked at; its last one if it is gone. */
export function useLookedAt(): SeenCard | null {
  const card = usePreview((s) => s.card)
  const seen = useStore((s) => s.table?.seen)
  if (card === null || seen === undefined) return card
  return cardsOf(seen).get(card.id) ?? card
}

/** The first option that casts the card or activates a nonmana ability of it; -1 if there is none. */
function payableOf(id: number): number {
  const decision = useStore.getState().table?.prompt?.decision
  return decision?.kind === "priority"
    ? decision.options.findIndex(
        (o) => (o.do === "cast" || (o.do === "activate" && o.mana !== true)) && o.object === id,
      )
    : -1
}

/** Opens a card above the table. */
export function openSheet(card: SeenCard): void {
  usePreview.setState({ card, sheet: true })
  if (canAsk()) act.why(card.id)
}

export function closeSheet(): void {
  usePreview.setState({ sheet: false })
}

/** Kinds of decisions for which missing options can be explained. */
const ASKED: ReadonlySet<string> = new Set(["priority", "attackers", "blockers"])

function canAsk(): boolean {
  const { table, busy } = useStore.getState()
  const decision = table?.prompt?.decision
  return !busy && decision !== undefined && (ASKED.has(decision.kind) || decision.purpose === "target")
}

/** The creature picked up to block. */
function heldBlocker(): Ref | null {
  const { decision, draft } = useDraft.getState()
  if (decision?.kind !== "blockers" || draft === null || draft.held < 0) return null
  return decision.candidates[draft.held].creature
}

/** Looks at a player: there is no card, only the reasons why they can't be chosen. */
export function lookAtPlayer(ref: Ref, usable: boolean): void {
  usePreview.setState({ card: null, player: ref })
  setOpen(true, OPENS)
  act.lookAway()
  clearTimeout(timer)
  timer = window.setTimeout(() => askAbout(ref, usable), QUIET)
}
