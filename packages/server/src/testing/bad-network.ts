import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"
import type { Dice } from "@apnap/players"

export interface Badness {
  /**
   * Each piece sent, in either direction, is delayed by up to this many milliseconds; order is kept within a connection, but not between
   * connections.
   */
  delay: number
  /** Probability that a piece is lost, and its connection with it. */
  loss: number
}

/** A proxy to a server with slow, unreliable connections. Open until `close`. */
export class BadNetwork {
  /** The server's URL through the proxy. */
  readonly url: string
  /** Number of connections it has broken. */
  broken = 0
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #badness: Badness
  readonly #roll: Dice

  private constructor(server: Server, url: string, badness: Badness, roll: Dice) {
    this.#server = server
    this.url = url
    this.#badness = badness
    this.#roll = roll
  }

  static async before(target: string, badness: Badness, roll: Dice): Promise<BadNetwork> {
    const server = createServer()
    server.listen(0, "localhost")
    await once(server, "listening")
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const network = new BadNetwork(server, `http://localhost:${port}/`, badness, roll)
    const to = Number(new URL(target).port)
    server.on("connection", (socket) => network.#pass(socket, connect(to, "localhost")))
    return network
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
    await once(this.#server, "close")
  }

  #pass(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      this.#open.add(from)
      let last = Promise.resolve()
      from.on("data", (piece: Buffer) => {
        const { delay, loss } = this.#badness
        if (this.#roll() < loss) {
          this.broken++
          from.destroy()
          return
        }
        const late = sleep(delay * this.#roll())
        last = last.then(() => late).then(() => void (to.destroyed || to.write(piece)))
      })
      from.on("error", () => {})
      from.on("close", () => {
        this.#open.delete(from)
        to.destroy()
      })
    }
  }
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}
