import { type ManaSummary, type Pool, summarise } from "../../mana/index.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Barred } from "../types.ts"
import { type Source, sourcesOf, type Way } from "./sources.ts"

/**
 * A player's potential mana: the pool and the sources, with a summary that settles most questions. Compute it once and test many costs.
 * Invalid once the pool, a tapped permanent or characteristics change.
 */
export interface Available {
  readonly player: PlayerId
  readonly pool: Pool
  readonly sources: readonly Source[]
  /** Lazily computed summaries: of everything, and without taken objects, keyed by those. */
  whole: ManaSummary | null
  summaries: Map<string, ManaSummary> | null
}

export function available(s: State, player: PlayerId): Available {
  return availableFrom(player, s.players[player].pool, sourcesOf(s, player))
}

export function availableFrom(player: PlayerId, pool: Pool, sources: readonly Source[]): Available {
  return { player, pool, sources, whole: null, summaries: null }
}

/** What a payment removes from the mana: objects that it taps or uses up, and the ability being activated (605.3c). */
export interface Taken {
  taps: ReadonlySet<ObjectId>
  gone: ReadonlySet<ObjectId>
  barred?: Barred
}

export const TAKEN_NOTHING: Taken = { taps: new Set(), gone: new Set() }

/** The remaining sources. */
export function sourcesWithout(a: Available, taken: Taken): readonly Source[] {
  if (taken === TAKEN_NOTHING) return a.sources
  return sourcesWith(a.sources, ({ id }, way) => {
    if (way.use.taps && taken.taps.has(id)) return false
    if (way.use.gone !== 0 && taken.gone.has(way.use.gone)) return false
    return taken.barred === undefined || taken.barred.object !== id || taken.barred.ability !== way.ability
  })
}

/** The sources with those of their ways that are kept. */
export function sourcesWith(
  sources: readonly Source[],
  isKept: (source: Source, way: Way) => boolean,
): readonly Source[] {
  return sources.flatMap((source) => {
    const keep = source.ways.map((way) => isKept(source, way))
    if (keep.every(Boolean)) return [source]
    if (!keep.some(Boolean)) return []
    return [
      {
        ...source,
        outputs: source.outputs.filter((_, i) => keep[i]),
        ways: source.ways.filter((_, i) => keep[i]),
      },
    ]
  })
}

/** The summary of the remaining mana, cached. */
export function summaryWithout(a: Available, taken: Taken): ManaSummary {
  if (taken === TAKEN_NOTHING) {
    a.whole ??= summarise(a.pool, a.sources)
    return a.whole
  }
  const key = `${[...taken.taps].join()};${[...taken.gone].join()};${taken.barred === undefined ? "" : `${taken.barred.object}:${taken.barred.ability}`}`
  a.summaries ??= new Map()
  let summary = a.summaries.get(key)
  if (summary === undefined) {
    summary = summarise(a.pool, sourcesWithout(a, taken))
    a.summaries.set(key, summary)
  }
  return summary
}
