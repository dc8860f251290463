import { setTimeout as sleep } from "node:timers/promises"
import { Client, Visitor } from "../client.ts"
import type { PersistentPlayer } from "./persistent-player.ts"

/**
 * A visitor at another's table who sends as much as they can and reconnects whenever they are cut off, until the returned function is
 * called.
 */
export function attack(url: string, { client }: PersistentPlayer): () => void {
  let isOver = false
  const id = client.room?.id ?? ""
  const run = async () => {
    const eve = await Visitor.named(url, "Eve")
    while (!isOver) {
      const connected = await Client.connect(eve, id).catch(() => null)
      if (connected === null) await sleep(20)
      else if (Math.random() < 0.1) connected.socket.send("x".repeat(10 * 1024 * 1024))
      for (let i = 0; i < 10_000 && connected?.closed === null && !isOver; i++) {
        connected.send({ request: "explain", about: { why: "object", id: 1 } })
        if (i % 100 === 0) await sleep(1)
      }
      connected?.socket.terminate()
    }
  }
  void run()
  return () => {
    isOver = true
  }
}
