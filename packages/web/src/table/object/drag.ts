import type { DragEvent } from "react"
import { useStore } from "../../client/store.ts"
import { markOf } from "../../prompt/draft.ts"
import { pressRef, useDraft } from "../../prompt/draft-store.ts"

const KIND = "application/x-apnap-card"

/** A card that is dragged carries its id. */
export function startDrag(event: DragEvent, id: number): void {
  event.dataTransfer.setData(KIND, String(id))
  event.dataTransfer.effectAllowed = "move"
}

/** Dropping onto the field: a card is played, at what it is dropped on; a creature attacks whom it is dropped on, or blocks. */
export const dropping = {
  onDragOver(event: DragEvent): void {
    if (event.dataTransfer.types.includes(KIND)) event.preventDefault()
  },
  onDrop(event: DragEvent): void {
    const id = Number(event.dataTransfer.getData(KIND))
    const target = event.target as HTMLElement
    // Back into the hand: nothing is done.
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

/** Whether a creature attacks already, or is in hand to block: then dropping it only says whom. */
function isAlready(id: number): boolean {
  const decision = useStore.getState().table?.prompt?.decision
  const { draft } = useDraft.getState()
  if (decision === undefined || draft === null || !isDeclaration()) return false
  const mark = markOf(decision, draft, id)
  return mark === "held" || (decision.kind === "attackers" && mark === "chosen")
}
