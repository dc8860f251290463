import { type ChunkResult, observations } from "./chunk.ts"
import { type Estimate, estimate, nextLook } from "./fixed-width.ts"
import { type Chunk, gamesInBlock, type Study } from "./study.ts"

/** When a study stops. */
export interface Limits {
  /** Requested half width of the 95 % interval, as a share: 0.02 for ± 2 %. */
  halfWidth: number
  /** Maximum number of games per contest. */
  mostGames: number
}

/** Games in a chunk: about a second of work for the greedy level, so that the overhead of distributing it is negligible. */
const CHUNK_GAMES = 32

/** Minimum number of games in a contest: one chunk. */
export const LEAST_GAMES = CHUNK_GAMES

/**
 * The progress of a study, and what to play next. The chunks depend only on the results, not on who played them or the order of arrival.
 */
export class StudyProgress {
  readonly #study: Study
  readonly #limits: Limits
  /** For each contest, the results of its chunks, keyed by first block. */
  readonly #results: Map<number, ChunkResult>[]
  /** Contests evaluated together: each contest of a matrix by itself; all of any other study, since it asks one question. */
  readonly #groups: Group[]

  constructor(study: Study, limits: Limits) {
    this.#study = study
    this.#limits = limits
    const numbers = study.contests.map((_, contest) => contest)
    this.#results = numbers.map(() => new Map())
    const groups = study.kind === "matrix" ? numbers.map((contest) => [contest]) : [numbers]
    this.#groups = groups.map((contests) => ({ contests, blocks: 0, done: false }))
  }

  /** The next chunks of each unfinished group; to be called once all earlier chunks have been added. Empty when the study is done. */
  next(): Chunk[] {
    return this.#groups.flatMap((group) => {
      group.done ||= this.#hasEnough(group)
      if (group.done) return []
      const from = group.blocks
      group.blocks = Math.min(nextLook(from), this.#mostBlocks(group))
      return this.#chunks(group, from)
    })
  }

  /** Adds a chunk's result; adding it twice counts once. */
  add({ contest, from }: Chunk, result: ChunkResult): void {
    this.#results[contest].set(from, result)
  }

  /** The results of a contest's chunks in block order. */
  results(contest: number): ChunkResult[] {
    const all = [...this.#results[contest]].sort(([a], [b]) => a - b)
    return all.map(([, result]) => result)
  }

  /** The current estimate for a contest. */
  estimate(contest: number): Estimate {
    return estimate(this.#observed(contest))
  }

  /** The estimate over all contests together, block by block, as far as each has come. */
  overall(): Estimate {
    return this.#together(this.#study.contests.map((_, contest) => contest))
  }

  #hasEnough(group: Group): boolean {
    if (group.blocks >= this.#mostBlocks(group)) return true
    return this.#together(group.contests).halfWidth <= this.#limits.halfWidth
  }

  #together(contests: readonly number[]): Estimate {
    const columns = contests.map((contest) => this.#observed(contest))
    const count = Math.min(...columns.map((column) => column.length))
    const mean = (block: number) => columns.reduce((sum, column) => sum + column[block], 0) / columns.length
    return estimate(Array.from({ length: count }, (_, block) => mean(block)))
  }

  #observed(contest: number): number[] {
    const games = this.results(contest).flatMap((result) => result.games)
    return observations(this.#study.contests[contest], games)
  }

  #mostBlocks({ contests }: Group): number {
    return Math.ceil(this.#limits.mostGames / gamesInBlock(this.#study.contests[contests[0]]))
  }

  #chunks({ contests, blocks }: Group, from: number): Chunk[] {
    return contests.flatMap((contest) => {
      const size = CHUNK_GAMES / gamesInBlock(this.#study.contests[contest])
      const chunks: Chunk[] = []
      for (let at = from; at < blocks; at += size)
        chunks.push({ contest, from: at, blocks: Math.min(size, blocks - at) })
      return chunks
    })
  }
}

interface Group {
  contests: readonly number[]
  /** Number of blocks of each contest handed out. */
  blocks: number
  done: boolean
}
