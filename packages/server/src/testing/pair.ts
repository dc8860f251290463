import { dice } from "@apnap/players"
import type { Replay } from "../net/replay.ts"
import { faultIn, PersistentPlayer } from "./bench/persistent-player.ts"
import { Visitor } from "./client.ts"

/** Two players at a table who answer at random and reconnect to any of these addresses whenever the connection is lost. */
export class Pair {
  readonly players: readonly PersistentPlayer[]
  readonly id: string

  private constructor(id: string, players: readonly PersistentPlayer[]) {
    this.id = id
    this.players = players
  }

  /** They sit down via the first address. */
  static async at(urls: readonly string[], seed: number): Promise<Pair> {
    const visitors = [await Visitor.named(urls[0], "Ana"), await Visitor.named(urls[0], "Luc")]
    const id = await visitors[0].makeTable({ listed: false })
    const clients = [await visitors[0].connect(id), await visitors[1].connect(id)]
    await clients[0].sit(0)
    await clients[1].sit(1, "burn")
    const players = visitors.map(
      (visitor, seat) => new PersistentPlayer(visitor, id, urls, dice(2 * seed + seat), clients[seat]),
    )
    for (const [seat, player] of players.entries()) player.other = players[1 - seat]
    return new Pair(id, players)
  }

  /** Number of answers they have given. */
  get given(): number {
    return this.players.reduce((sum, player) => sum + player.given.length, 0)
  }

  /** Plays until the game or the players have ended; once it is long enough the first player concedes, repeatedly until it takes effect. */
  async playOut(isLongEnough: (pair: Pair) => boolean): Promise<void> {
    const [first] = this.players
    const playing = this.players.map((player) => player.play())
    const isOver = () => this.players.some(({ client, isDone }) => isDone || client.room?.state === "over")
    while (!isOver()) {
      if (isLongEnough(this) && first.client.closed === null) first.client.send({ request: "concede" })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    for (const player of this.players) player.end()
    await Promise.all(playing)
  }

  /** What is wrong with the table's log at `url`, given what its players know; empty if nothing was lost, duplicated or reordered. */
  async faults(url: string): Promise<{ answers: number; faults: string[] }> {
    const replay = (await (await fetch(new URL(`api/tables/${this.id}/replay`, url))).json()) as Replay
    let answers = 0
    const faults = this.players.flatMap((player, seat) => {
      const log = replay.entries.flatMap((entry) =>
        entry.e === "move" && "a" in entry.m && entry.m.asked && entry.m.by === seat ? [entry.m.a] : [],
      )
      answers += log.length
      return faultIn(log, player.given) ?? []
    })
    return { answers, faults }
  }
}
