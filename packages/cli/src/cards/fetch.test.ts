import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { startApnap } from "./testing/apnap.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-fetch-"))
process.env.APNAP_CARDS = join(folder, "cards.sqlite")
const servers: Server[] = []
afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const server of servers) server.close()
})

const CARDS = JSON.stringify([
  { name: "Test Bear", layout: "normal", type_line: "Creature", oracle_text: "" },
])

/** A local server with a list that names a bulk file. */
async function serve(bulk: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === "/list") response.end(JSON.stringify({ download_uri: "/bulk.json" }))
    else bulk(request, response)
  })
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`
}

async function fetchFrom(url: string, to: string): Promise<number> {
  const [status] = await once(startApnap("cards", "fetch", "--url", url, "--to", to), "exit")
  return status as number
}

describe("apnap cards fetch", { timeout: 120_000 }, () => {
  it("downloads the file that the list names, and imports it", async () => {
    const to = join(folder, "cards.json")
    const url = await serve((_, response) => response.end(CARDS))
    expect(await fetchFrom(url, to)).toBe(0)
    expect(readFileSync(to, "utf8")).toBe(CARDS)
    expect(existsSync(process.env.APNAP_CARDS!)).toBe(true)
  })

  it("keeps nothing of a download that breaks off", async () => {
    const to = join(folder, "torn.json")
    const url = await serve((_, response) => {
      response.writeHead(200, { "content-length": CARDS.length })
      response.write(CARDS.slice(0, 20), () => response.destroy())
    })
    expect(await fetchFrom(url, to)).toBe(1)
    expect(existsSync(to)).toBe(false)
  })
})
