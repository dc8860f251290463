import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { PROTOCOL } from "@apnap/session/protocol"
import { WebSocket } from "ws"
import { USUAL_SETTINGS } from "../../table/member.ts"
import { Visitor } from "../client.ts"

/** The attacker's address, so that limits by address count them apart from the players. */
const ELSEWHERE = "127.0.0.2"
const HUGE = 10 * 1024 * 1024
/** Messages sent at once, and milliseconds between two such bursts: about ten thousand a second. */
const BURST = 100
const BETWEEN = 10
const BURSTS = 100

/**
 * Attacks a server until this process is ended: a visitor at another's table sends as much as they can, malformed and huge frames among
 * it, and connects again whenever they are cut off.
 */
export async function attack(url: string, table: string): Promise<never> {
  const eve = await Visitor.named(url, "Eve")
  for (let i = 0; ; i++) {
    const socket = await connected(eve, table)
    if (socket === null) await sleep(BETWEEN)
    else if (i % 10 === 0) socket.send("x".repeat(HUGE))
    else await flood(socket)
    socket?.terminate()
  }
}

async function connected({ url, cookie }: Visitor, table: string): Promise<WebSocket | null> {
  const address = new URL(`api/tables/${table}/socket`, url)
  const { origin } = address
  address.protocol = "ws:"
  const socket = new WebSocket(address, { headers: { cookie, origin }, localAddress: ELSEWHERE })
  socket.on("error", () => {})
  await Promise.race([once(socket, "open"), once(socket, "close")]).catch(() => null)
  return socket.readyState === socket.OPEN ? socket : null
}

async function flood(socket: WebSocket): Promise<void> {
  const hello = { request: "hello", protocol: PROTOCOL, sessionId: 1, language: "en" }
  socket.send(JSON.stringify({ ...hello, settings: USUAL_SETTINGS }))
  const explain = JSON.stringify({ request: "explain", about: { why: "object", id: 1 } })
  const answer = JSON.stringify({ request: "answer", game: 1, at: 0, answer: 0 })
  for (let burst = 0; burst < BURSTS && socket.readyState === socket.OPEN; burst++) {
    for (let i = 0; i < BURST; i++) socket.send([explain, answer, "{", "[[[["][i % 4] ?? "")
    await sleep(BETWEEN)
  }
}
