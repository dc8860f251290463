import type { Reference } from "../../format/format.ts"
import { cast, sorcery, wait } from "./pieces.ts"
import type { Board } from "./shows.ts"

/** A sorcery with this effect, cast at those targets and resolved. */
const does = (text: string, ...targets: readonly Reference[]) => ({
  hand: [sorcery("Deed", text)],
  script: [cast("Deed", ...targets), wait],
})
/** A board on which A performs the effect. */
export function doing(
  text: string,
  { a = {}, targets: queues, at: aims = [], ...board }: Board & { at?: readonly Reference[] } = {},
): Board {
  const { hand, script } = does(text, ...aims)
  return {
    ...board,
    ...(queues && { targets: queues }),
    a: { ...a, hand: [...hand, ...(a.hand ?? [])] },
    script: [...script, ...(board.script ?? [])],
  }
}
