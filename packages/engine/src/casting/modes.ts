import type { Modes } from "../language/effect.ts"
import { quantity } from "../characteristics/amount.ts"
import type { Context } from "../characteristics/context.ts"
import { evaluate } from "../characteristics/condition.ts"
import { objectOf } from "../characteristics/query.ts"
import { player as onePlayer } from "../characteristics/selector.ts"
import { hasLegalTargets } from "../effects/targets.ts"
import { choose } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** The modes that may be chosen now: a mode without legal targets may not (700.2a). */
export function legalModes(s: State, modes: Modes, context: Context): number[] {
  const used = modes.unchosen === undefined ? [] : (objectOf(s, context.source)?.memory?.modesChosen ?? [])
  return modes.of.flatMap((mode, i) => {
    if (used.includes(i) || (mode.condition !== undefined && !evaluate(s, mode.condition, context))) return []
    return hasLegalTargets(s, mode.targets ?? [], context) ? [i] : []
  })
}

/** How many modes are chosen; a condition may allow more (700.2). */
export function modeCount(s: State, modes: Modes, context: Context): { min: number; max: number } {
  const more = modes.more !== undefined && evaluate(s, modes.more.condition, context) ? modes.more : modes
  return { min: quantity(s, more.min, context), max: quantity(s, more.max, context) }
}

/** Chooses modes (601.2b, 700.2); null when too few can be chosen. In the order chosen for repeated ones, else as printed. */
export function chooseModes(s: State, player: PlayerId, modes: Modes, context: Context): readonly number[] | null {
  const legal = legalModes(s, modes, context)
  const { min, max } = modeCount(s, modes, context)
  if (legal.length === 0 || (!modes.repeat && legal.length < min)) return null
  const by = modes.by === undefined ? player : onePlayer(s, modes.by, context)
  const options = legal.map((i) => ({ label: `mode:${i}`, ...(modes.of[i].pawprints !== undefined && { weight: modes.of[i].pawprints }) }))
  const most = modes.repeat ? max : Math.min(max, legal.length)
  const answer = choose(s, { kind: "option", player: by, rule: "700.2", purpose: "mode", source: context.source, options, min: Math.min(min, most), max: most, ...(modes.repeat && { repeat: true }) })
  return answer.map((i) => legal[i]).sort((a, b) => a - b)
}
