import { useStore } from "../../client/store.ts"
import { markIn, useDraft } from "../../prompt/draft-store.ts"
import type { SeenCard } from "../../protocol/table.ts"

/** Whether any of these cards can be used or chosen now. */
export function useMarkAny(cards: readonly SeenCard[]): boolean {
  const busy = useStore((s) => s.busy)
  const some = useDraft((s) => cards.some((card) => markIn(s, card.id) !== ""))
  return some && !busy
}
