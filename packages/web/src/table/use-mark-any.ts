import { useStore } from "../client/store.ts"
import { markOf } from "../prompt/draft.ts"
import { useDraft } from "../prompt/draft-store.ts"
import type { SeenCard } from "../worker/protocol.ts"

/** Whether any of these cards can be used or chosen now. */
export function useMarkAny(cards: readonly SeenCard[]): boolean {
  const decision = useStore((s) => (s.busy ? undefined : s.table?.prompt?.decision))
  const draft = useDraft((s) => s.draft)
  if (decision === undefined || draft === null) return false
  return cards.some((card) => markOf(decision, draft, card.id) !== "")
}
