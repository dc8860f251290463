import type { Decision, Ref } from "@apnap/engine"
import { create } from "zustand"
import { follow } from "../client/follow.ts"
import { act, mayAnswer, useStore } from "../client/store.ts"
import type { Table } from "../protocol/table.ts"
import { beginDraft, type Draft, isSingle, type Mark, markOf, press } from "./draft.ts"

interface DraftStore {
  /** The person's pending decision. */
  decision: Decision | null
  draft: Draft | null
  /** Memo of the marks of objects and players. */
  marks: Map<Ref, Mark>
  /** The object whose actions are in the open menu, and its position on the page. */
  menu: { ref: Ref; x: number; y: number } | null
}

/** The person's unfinished answer, reset with each decision. */
export const useDraft = create<DraftStore>(() => ({
  decision: null,
  draft: null,
  marks: new Map(),
  menu: null,
}))

/** What a card was dropped on: the target of the spell or ability it begins; null for none. */
let aim: Ref | null = null

/** Answers the first target decision with what was aimed at; forgotten if priority comes first. */
function takeAim(decision: Decision | undefined): void {
  if (aim === null || decision === undefined) return
  const isTarget = decision.kind === "choose" && decision.purpose === "target"
  if (!isTarget && decision.kind !== "priority") return
  const index = isTarget ? decision.options.indexOf(aim) : -1
  aim = null
  if (!isTarget || index < 0) return
  if (isSingle(decision)) act.answer([index])
  else setDraft({ ...beginDraft(decision), picked: [index] })
}

follow((now, before) => {
  if (now.table?.prompt === before.table?.prompt) return
  const decision = now.table?.prompt?.decision
  queueMicrotask(() => takeAim(useStore.getState().table?.prompt?.decision))
  useDraft.setState({
    decision: decision ?? null,
    draft: decision === undefined ? null : beginDraft(decision, wantsOf(now.table)),
    marks: new Map(),
    menu: null,
  })
})

/** The damage each recipient wants in combat: lethal damage (120.6). In other divisions nobody wants any. */
function wantsOf(table: Table | null): (ref: Ref) => number {
  if (table?.prompt?.decision.purpose !== "combatDamage") return () => 0
  const { battlefield } = table.seen
  return (ref) => {
    const creature = battlefield.find(({ id }) => id === ref)
    return creature?.toughness == null ? 0 : Math.max(0, creature.toughness - creature.damage)
  }
}

export function setDraft(draft: Draft): void {
  useDraft.setState({ draft, marks: new Map() })
}

/**
 * Handles a click on an object or player, or a drop. `onto`: what it was dropped on, the target of the action begun. Returns whether it had
 * any effect.
 */
export function pressRef(ref: Ref, at: { x: number; y: number }, onto: Ref | null = null): boolean {
  const decision = useStore.getState().table?.prompt?.decision
  const { draft } = useDraft.getState()
  if (decision === undefined || draft === null || !mayAnswer()) return false
  const result = press(decision, draft, ref)
  if (result === null) return false
  aim = onto
  if ("draft" in result) setDraft(result.draft)
  else if ("answer" in result) act.answer(result.answer)
  else {
    const [only] = result.actions
    const action = decision.kind === "priority" ? decision.options[only] : undefined
    const isMana = action?.do === "activate" && action.mana === true
    if (result.actions.length === 1 && !isMana) act.answer(only)
    else {
      useDraft.setState({ menu: { ref, ...at } })
      act.why(ref)
    }
  }
  return true
}

/** The mark of an object or player for the decision. While an answer is on its way it stays as it was, to avoid flicker. */
export function useMark(ref: Ref): Mark {
  return useDraft((s) => markIn(s, ref))
}

/** The same without a hook, memoized for many objects. */
export function markIn({ decision, draft, marks }: DraftStore, ref: Ref): Mark {
  if (decision === null || draft === null) return ""
  const known = marks.get(ref)
  if (known !== undefined) return known
  const mark = markOf(decision, draft, ref)
  marks.set(ref, mark)
  return mark
}
