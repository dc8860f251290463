import { CardIndex } from "./card-index.ts"
import { type Config, computersOf, deckOf, setupOf, sizesOf } from "./config.ts"
import { Episode } from "./episode.ts"
import { GroupArrays } from "./group-arrays.ts"
import { observe } from "./observe.ts"
import { refuse } from "./refuse.ts"
import { type Schema, schemaOf } from "./schema.ts"

/** Snapshots that a group keeps at once. */
const MOST_SNAPSHOTS = 10_000

/** Several environments that take their steps together. */
export class Group {
  readonly schema: Schema
  readonly cards: CardIndex
  readonly arrays: GroupArrays
  readonly #config: Config
  readonly #decks: ReturnType<typeof deckOf>[]
  readonly #episodes: Episode[] = []
  /** By environment: how many episodes it has begun. */
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
      this.#decks.map(({ main, commanders, sideboard }) => [...main, ...commanders, ...sideboard]),
    )
    this.schema = schemaOf(sizesOf(config))
    this.arrays = new GroupArrays(this.schema, config.envs)
  }

  /** Begins all environments anew: with a seed their first episodes, without one their next ones. */
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

  /** One index for each environment; one whose episode is over begins the next, whatever its index. Refuses what may not be taken as "gym/illegal-index", and then none is taken; "gym/reset" where nothing has begun. */
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

  /** Keeps how an environment stands, and returns the number under which it is kept. */
  snapshot(env: number): number {
    if (this.#snapshots.size >= MOST_SNAPSHOTS)
      refuse("gym/snapshots", `${MOST_SNAPSHOTS} snapshots are kept; drop some`)
    this.#snapshots.set(++this.#lastSnapshot, this.episode(env).fork())
    return this.#lastSnapshot
  }

  /** Puts an environment where a snapshot was taken, of itself or of another of the group. */
  restore(env: number, snapshot: number): void {
    const kept = this.#snapshots.get(snapshot) ?? refuse("gym/snapshot", `there is no snapshot ${snapshot}`)
    this.#at(env)
    this.#episodes[env] = kept.fork()
    this.#write(env)
  }

  drop(snapshot: number): void {
    this.#snapshots.delete(snapshot)
  }

  /** The episode of an environment. Refuses "gym/env", and "gym/reset" where nothing has begun. */
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
