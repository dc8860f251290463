import type { DragEvent } from "react"
import { useStore } from "../../client/store.ts"
import { markOf } from "../../prompt/draft.ts"
import { pressRef, useDraft } from "../../prompt/draft-store.ts"

const KIND = "application/x-apnap-card"

/** A dragged card carries its id. */
export function startDrag(event: DragEvent, id: number): void {
  event.dataTransfer.setData(KIND, String(id))
  event.dataTransfer.effectAllowed = "move"
}

/** Dropping onto the table: a card is played, targeting what it is dropped on; a creature attacks or blocks what it is dropped on. */
export const dropping = {
  onDragOver(event: DragEvent): void {
    if (event.dataTransfer.types.includes(KIND)) event.preventDefault()
  },
  onDrop(event: DragEvent): void {
    const id = Number(event.dataTransfer.getData(KIND))
    const target = event.target as HTMLElement
    // Dropped back into the hand: no action.
    if (id === 0 || target.closest("section.hand") !== null) return
    event.preventDefault()
    const at = { x: event.clientX, y: event.clientY }
    const isDeclared = isAlready(id)
    const onto = target.closest("[data-card]")?.getAttribute("data-card")
    const other = onto == null || Number(onto) === id ? null : Number(onto)
    if (!isDeclared) pressRef(id, at, isDeclaration() ? null : other)
    if (other !== null && isDeclaration()) pressRef(other, at)
  },
}

function isDeclaration(): boolean {
  const kind = useStore.getState().table?.prompt?.decision.kind
  return kind === "attackers" || kind === "blockers"
}

/** Whether a creature already attacks, or is picked up to block: then the drop only says whom. */
function isAlready(id: number): boolean {
  const decision = useStore.getState().table?.prompt?.decision
  const { draft } = useDraft.getState()
  if (decision === undefined || draft === null || !isDeclaration()) return false
  const mark = markOf(decision, draft, id)
  return mark === "held" || (decision.kind === "attackers" && mark === "chosen")
}
