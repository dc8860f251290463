import type { GameEvent, State } from "@apnap/engine"
import { damageFirst } from "../damage-first.ts"
import { type Entry, entryOf } from "../entry.ts"
import { LayerNews } from "./layer-news.ts"
import { LeftOut } from "./left-out.ts"

/** Everything that happens in a game that is watched, for a reader who sees everything: each event once, and what decided without one. */
export class Narration {
  /** How many events of each turn were told, by the depth of the game and the turn's number: turns of a Grand Melee alternate (807.4). */
  readonly #told = new Map<string, number>()
  /** The step of each turn, which is told again where another turn was told in between. */
  readonly #steps = new Map<string, Entry>()
  #turn = ""
  readonly #leftOut = new LeftOut()
  readonly #orders = new LayerNews()

  /** What is new in this position. */
  news(s: State): Entry[] {
    const turn = `${depthOf(s)}:${s.turn.number}`
    const entries = damageFirst(this.#newEvents(s, turn)).flatMap((event) => this.#entries(s, event))
    const orders = this.#orders.news(s)
    if (entries.length === 0) return orders
    const step = turn === this.#turn ? undefined : this.#steps.get(turn)
    this.#turn = turn
    const last = entries.findLast(({ kind }) => kind === "step")
    if (last !== undefined) this.#steps.set(turn, last)
    return [...(step === undefined ? [] : [step]), ...entries, ...orders]
  }

  #newEvents({ events }: State, turn: string): readonly GameEvent[] {
    const told = this.#told.get(turn) ?? 0
    this.#told.set(turn, events.length)
    // 727.2: a game that begins anew counts its turns anew.
    return events.slice(told > events.length ? 0 : told)
  }

  #entries(s: State, event: GameEvent): Entry[] {
    const before = this.#leftOut.before(s, event)
    return [...(before === null ? [] : [before]), entryOf(s, event)]
  }
}

/** How many games this one is within (729). */
function depthOf({ subgame }: State): number {
  return subgame?.stage === "playing" ? (subgame.depth ?? 1) : 0
}
