import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { PassThrough, type Readable, type Writable } from "node:stream"
import { fileURLToPath } from "node:url"
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio"
import { openStock } from "../../cards/card-stock.ts"
import { createServer } from "../server.ts"

/** A tool's answer. */
export interface Answered {
  isError: boolean
  text: string
  data: ToolData
}

/** The union of all tools' data, as far as tests use it. Each tool returns some of these fields. */
export interface ToolData {
  refusal: { code: string; message: string; rule?: string }
  events: { rule: string; text: string }[]
  end: { stack: string[]; players: { life: number; battlefield: { name: string }[] }[] }
  outcomes: object[]
  changes: { before: { knobs: object } }[]
  says: string
  rules: { rule: string }[]
  refused: { rule: string; reason: string }[]
  game: string
  serial: number
  over?: { rule: string }
  decision: { kind: string; form: string; min: number; options: string[] }
  view: { players: { cards: { name: string; manaValue: number }[] }[] }
}

/** A client that speaks the protocol, one line per message. */
export interface Client {
  request(method: string, params: object): Promise<Record<string, unknown>>
  call(tool: string, input?: object): Promise<Answered>
  close(): Promise<void>
}

/** A client of an in-process server. */
export async function clientHere(): Promise<Client> {
  const [toServer, fromServer] = [new PassThrough(), new PassThrough()]
  const stock = await openStock()
  const transport = new StdioServerTransport(toServer, fromServer)
  const handle = serveStdio(() => createServer(stock, "0"), { transport })
  return client(toServer, fromServer, () => handle.close())
}

/** A client of `apnap mcp` in its own process. */
export function clientOfCommand(): Promise<Client> {
  const bin = fileURLToPath(new URL("../../../bin/apnap.mjs", import.meta.url))
  const child = spawn(process.execPath, [bin, "mcp"], { stdio: ["pipe", "pipe", "inherit"] })
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  return client(child.stdin, child.stdout, () => {
    child.stdin.end()
    return ended
  })
}

async function client(to: Writable, from: Readable, close: () => Promise<void>): Promise<Client> {
  const waiting = new Map<number, (message: Record<string, unknown>) => void>()
  createInterface({ input: from }).on("line", (line) => {
    const message: { id?: number } & Record<string, unknown> = JSON.parse(line)
    waiting.get(message.id ?? -1)?.(message)
  })
  let last = 0
  const send = (message: object) => to.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  const request = (method: string, params: object) =>
    new Promise<Record<string, unknown>>((done) => {
      waiting.set(++last, done)
      send({ id: last, method, params })
    })
  const clientInfo = { name: "test", version: "0" }
  await request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo })
  send({ method: "notifications/initialized" })
  const call = async (name: string, input: object = {}): Promise<Answered> => {
    const { result } = (await request("tools/call", { name, arguments: input })) as {
      result: { isError?: boolean; content: [{ text: string }]; structuredContent: ToolData }
    }
    const { isError = false, content, structuredContent } = result
    return { isError, text: content[0].text, data: structuredContent }
  }
  return { request, call, close }
}
