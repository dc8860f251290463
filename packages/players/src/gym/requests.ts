import { openSync } from "node:fs"
import { readConfig } from "./config.ts"
import { Group } from "./group.ts"
import type { Place } from "./group-arrays.ts"
import { observe } from "./observe.ts"
import { refuse } from "./refuse.ts"

type Data = Readonly<Record<string, unknown>>

/** Handles another program's requests to a group of environments. */
export class Requests {
  #group: Group | null = null

  /** Steps all environments. */
  step(indices: Int32Array): void {
    const group = this.#made()
    group.step(indices)
    group.arrays.flush()
  }

  /** Handles any other request by its name. Throws an error with a code if it is refused. */
  answer(data: Data): Data {
    switch (data.op) {
      case "make":
        this.#group = new Group(readConfig(data))
        return { schema: this.#group.schema, cards: this.#group.cards.texts }
      case "share": {
        this.#made().arrays.shareAt(openSync(String(data.path), "r+"), placesIn(data.places))
        return {}
      }
      case "reset":
        this.#made().reset(data.seed === undefined ? undefined : String(data.seed))
        return this.#flushed()
      case "snapshot":
        return { snapshot: this.#made().snapshot(env(data)) }
      case "restore":
        this.#made().restore(env(data), Number(data.snapshot))
        return this.#flushed()
      case "drop":
        this.#made().drop(Number(data.snapshot))
        return {}
      case "view":
        return this.#view(env(data), Number(data.viewer))
      case "observe":
        return this.#observe(env(data), Number(data.viewer))
      case "usage": {
        const { user, system } = process.cpuUsage()
        return { seconds: (user + system) / 1e6 }
      }
      case "save":
        return { save: this.#made().episode(env(data)).game.save() }
      default:
        return refuse("gym/unknown", `no request is called ${JSON.stringify(data.op ?? null)}`)
    }
  }

  #made(): Group {
    return this.#group ?? refuse("gym/make", "make a group first")
  }

  #flushed(): Data {
    this.#made().arrays.flush()
    return {}
  }

  /** The game as a player may know it, in readable form, with the possible answers. */
  #view(at: number, viewer: number): Data {
    const { game, moment } = this.#made().episode(at)
    const asked =
      moment === null
        ? null
        : {
            player: moment.viewer,
            kind: moment.decision.kind,
            purpose: moment.decision.purpose,
            rule: moment.decision.rule,
          }
    const options = moment === null || moment.viewer !== viewer ? [] : moment.step.options
    return { view: game.view(viewer), asked, options, digest: game.digest() }
  }

  /** Fills an environment's tables with another player's view of the step, without any legal index. */
  #observe(at: number, viewer: number): Data {
    const group = this.#made()
    const { moment, game } = group.episode(at)
    if (!(viewer in game.state.players)) refuse("gym/player", `there is no player ${viewer}`)
    if (moment === null) group.arrays.clear(at)
    else {
      const hidden = moment.viewer !== viewer
      const step = hidden ? { ...moment.step, options: [], subject: 0 } : moment.step
      observe(
        { ...moment, viewer, step, state: hidden ? game.state : moment.state },
        group.cards,
        group.arrays.tables(at),
      )
    }
    return this.#flushed()
  }
}

function env({ env = 0 }: Data): number {
  return Number(env)
}

function placesIn(data: unknown): Place[] {
  const all: readonly Place[] = Array.isArray(data) ? data : refuse("gym/config", "places must be a list")
  return all.map(({ name, offset }) => ({ name: String(name), offset: Number(offset) }))
}
