import { CardIndex } from "./card-index.ts"
import { type Config, computersOf, deckOf, setupOf, sizesOf } from "./config.ts"
import { Episode } from "./episode.ts"
import { GroupArrays } from "./group-arrays.ts"
import { observe } from "./observe.ts"
import { refuse } from "./refuse.ts"
import { type Schema, schemaOf } from "./schema.ts"

/** Maximum number of snapshots per group. */
const MOST_SNAPSHOTS = 10_000

/** Environments that step in lockstep. */
export class Group {
  readonly schema: Schema
  readonly cards: CardIndex
  readonly arrays: GroupArrays
  readonly #config: Config
  readonly #decks: ReturnType<typeof deckOf>[]
  readonly #episodes: Episode[] = []
  /** By environment: number of episodes begun. */
  readonly #begun: number[]
  readonly #snapshots = new Map<number, Episode>()
  #lastSnapshot = 0
  #seed: string

  constructor(config: Config) {
    this.#config = config
    this.#seed = config.seed
    this.#decks = config.decks.map(deckOf)
    this.#begun = Array.from({ length: config.envs }, () => 0)
    this.cards = new CardIndex(
      this.#decks.map(({ main, commanders, sideboard, companion = [] }) =>
        [main, commanders, sideboard, companion].flat(),
      ),
    )
    this.schema = schemaOf(sizesOf(config))
    this.arrays = new GroupArrays(this.schema, config.envs)
  }

  /** Restarts all environments: with a seed at their first episodes, otherwise at their next ones. */
  reset(seed?: string): void {
    if (seed !== undefined) {
      this.#seed = seed
      this.#begun.fill(0)
    }
    for (let env = 0; env < this.#config.envs; env++) {
      this.#begin(env)
      this.#write(env)
    }
  }

  /**
   * Takes one index for each environment; where the episode is over, the next one begins, whatever the index. Refuses everything with
   * "gym/illegal-index" if one is illegal, and with "gym/reset" before the first reset.
   */
  step(indices: Int32Array): void {
    const { envs } = this.#config
    for (let env = 0; env < envs; env++) this.#check(env, indices[env])
    for (let env = 0; env < envs; env++) {
      const episode = this.episode(env)
      if (episode.moment === null) this.#begin(env)
      else episode.take(indices[env])
      this.#write(env)
    }
  }

  /** Saves an environment's state, and returns the number of the snapshot. */
  snapshot(env: number): number {
    if (this.#snapshots.size >= MOST_SNAPSHOTS)
      refuse("gym/snapshots", `${MOST_SNAPSHOTS} snapshots are kept; drop some`)
    this.#snapshots.set(++this.#lastSnapshot, this.episode(env).fork())
    return this.#lastSnapshot
  }

  /** Restores a snapshot, taken of any environment of the group, into an environment. */
  restore(env: number, snapshot: number): void {
    const kept = this.#snapshots.get(snapshot) ?? refuse("gym/snapshot", `there is no snapshot ${snapshot}`)
    this.#at(env)
    this.#episodes[env] = kept.fork()
    this.#write(env)
  }

  drop(snapshot: number): void {
    this.#snapshots.delete(snapshot)
  }

  /** The episode of an environment. Refuses with "gym/env", or with "gym/reset" before the first reset. */
  episode(env: number): Episode {
    this.#at(env)
    return this.#episodes[env] ?? refuse("gym/reset", "reset first")
  }

  #at(env: number): void {
    if (!Number.isInteger(env) || env < 0 || env >= this.#config.envs)
      refuse("gym/env", `there is no environment ${env} in this group of ${this.#config.envs}`)
  }

  #check(env: number, index: number): void {
    const { moment } = this.episode(env)
    if (moment !== null && moment.offered[index] !== true)
      refuse("gym/illegal-index", `environment ${this.#config.first + env}: index ${index} may not be taken`)
  }

  #begin(env: number): void {
    const config = { ...this.#config, seed: this.#seed }
    const rules = { ...config, computers: computersOf(config) }
    this.#episodes[env] = Episode.start(setupOf(config, this.#decks, env, this.#begun[env]), rules)
    this.#begun[env]++
  }

  #write(env: number): void {
    const episode = this.#episodes[env]
    const { moment } = episode
    if (moment === null) this.arrays.clear(env)
    else observe(moment, this.cards, this.arrays.tables(env))
    this.arrays.outcome(env, {
      toPlay: moment?.viewer ?? -1,
      rewards: episode.rewards(),
      terminated: episode.terminated,
      truncated: episode.truncated,
    })
  }
}
