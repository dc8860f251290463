import type { Decision, Ref } from "@apnap/engine"
import { create } from "zustand"
import { follow } from "../client/follow.ts"
import { act, useStore } from "../client/store.ts"
import type { Table } from "../protocol/table.ts"
import { beginDraft, type Draft, isSingle, type Mark, markOf, press } from "./draft.ts"

interface DraftStore {
  /** What the person decides. */
  decision: Decision | null
  draft: Draft | null
  /** How objects and players stand to it, as far as that was asked. */
  marks: Map<Ref, Mark>
  /** What the actions of an object are chosen for: the object and where it lies on the page. */
  menu: { ref: Ref; x: number; y: number } | null
}

/** The person's answer in the making: begun anew with each decision. */
export const useDraft = create<DraftStore>(() => ({
  decision: null,
  draft: null,
  marks: new Map(),
  menu: null,
}))

/** What a card was dropped on: the target of the spell or ability that begins with it; null for nothing. */
let aim: Ref | null = null

/** Gives what was aimed at to the first target that is asked for, unless something else can be done again before. */
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

/** How much of combat damage each wants: what is lethal for it (120.6). Of anything else nobody wants a share. */
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
 * A click on an object or player, or a drop of it. `onto`: what it was dropped on, at which what is begun so is aimed. Returns whether it meant
 * anything.
 */
export function pressRef(ref: Ref, at: { x: number; y: number }, onto: Ref | null = null): boolean {
  const decision = useStore.getState().table?.prompt?.decision
  const { draft } = useDraft.getState()
  if (decision === undefined || draft === null || useStore.getState().busy) return false
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

/**
 * How an object or player stands to what is asked. While an answer is on its way it stays as it was, so that the table does not flicker.
 */
export function useMark(ref: Ref): Mark {
  return useDraft((s) => markIn(s, ref))
}

/** The same, to be asked of many: it is worked out once for each. */
export function markIn({ decision, draft, marks }: DraftStore, ref: Ref): Mark {
  if (decision === null || draft === null) return ""
  const known = marks.get(ref)
  if (known !== undefined) return known
  const mark = markOf(decision, draft, ref)
  marks.set(ref, mark)
  return mark
}
