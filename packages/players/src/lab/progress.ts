import { type ChunkResult, observations } from "./chunk.ts"
import { type Estimate, estimate, nextLook } from "./fixed-width.ts"
import { type Chunk, gamesInBlock, type Study } from "./study.ts"

/** When a study has seen enough. */
export interface Limits {
  /** Half the width asked for of the interval at 95 %, as a share: 0.02 for ± 2 %. */
  halfWidth: number
  /** Games of each contest at most. */
  mostGames: number
}

/** Games in a chunk: about a second of work for the greedy level, to which handing it over is nothing. */
const CHUNK_GAMES = 32

/** How many games there are at least in a contest: those of a chunk. */
export const LEAST_GAMES = CHUNK_GAMES

/**
 * What a study has come to, and what is to be played next. Which chunks these are follows from the results alone, not from who played them or
 * in what order they came in.
 */
export class StudyProgress {
  readonly #study: Study
  readonly #limits: Limits
  /** For each contest, the results of its chunks by the number of the first block. */
  readonly #results: Map<number, ChunkResult>[]
  /** The contests that are looked at together: each of a matrix alone; those of another study all, since it asks one question. */
  readonly #groups: Group[]

  constructor(study: Study, limits: Limits) {
    this.#study = study
    this.#limits = limits
    const numbers = study.contests.map((_, contest) => contest)
    this.#results = numbers.map(() => new Map())
    const groups = study.kind === "matrix" ? numbers.map((contest) => [contest]) : [numbers]
    this.#groups = groups.map((contests) => ({ contests, blocks: 0, done: false }))
  }

  /** The chunks of the next look at each group that is not done; to be asked for when all chunks of the last are in. Empty when the study is done. */
  next(): Chunk[] {
    return this.#groups.flatMap((group) => {
      group.done ||= this.#hasEnough(group)
      if (group.done) return []
      const from = group.blocks
      group.blocks = Math.min(nextLook(from), this.#mostBlocks(group))
      return this.#chunks(group, from)
    })
  }

  /** Counts a chunk; one that comes twice counts once. */
  add({ contest, from }: Chunk, result: ChunkResult): void {
    this.#results[contest].set(from, result)
  }

  /** The results of a contest's chunks in the order of their blocks. */
  results(contest: number): ChunkResult[] {
    const all = [...this.#results[contest]].sort(([a], [b]) => a - b)
    return all.map(([, result]) => result)
  }

  /** What is known of a contest. */
  estimate(contest: number): Estimate {
    return estimate(this.#observed(contest))
  }

  /** What is known of all contests together, block by block, as far as each has come. */
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
  /** How many blocks of each contest were given out. */
  blocks: number
  done: boolean
}
