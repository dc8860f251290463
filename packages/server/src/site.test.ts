import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Listening, listenLocally } from "./listen.ts"
import { siteAlone, siteApp } from "./site.ts"

let folder: string
let listening: Listening

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "apnap-site-"))
  const root = join(folder, "site")
  mkdirSync(join(root, "assets"), { recursive: true })
  writeFileSync(join(root, "index.html"), "<title>Table</title>")
  writeFileSync(join(root, "assets/main-1a2b.js"), "export {}")
  writeFileSync(join(folder, "secret.txt"), "secret")
  listening = await listenLocally(siteApp(root), 0)
})

afterAll(() => {
  listening.server.close()
  rmSync(folder, { recursive: true })
})

/** Sends a raw request, which `fetch` would normalize, and returns the whole response. */
function send(target: string, { method = "GET", host = "localhost" } = {}): Promise<string> {
  const { port } = new URL(listening.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "localhost")
    let text = ""
    socket.setEncoding("utf8")
    socket.on("data", (part) => {
      text += part
    })
    socket.on("end", () => resolve(text))
    socket.on("error", reject)
    const lines = [
      `${method} ${target} HTTP/1.1`,
      ...(host === "" ? [] : [`Host: ${host}`]),
      "Connection: close",
    ]
    socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  })
}

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1])

describe("the page's server", () => {
  it("answers requests that can't be decoded, and goes on", async () => {
    const strange = [
      "/%",
      "/%E0%A4%A",
      "//",
      "///",
      "//[",
      "/%00",
      "/\\",
      "*",
      "/?%",
      "http://",
      `/${"a".repeat(5000)}`,
    ]
    for (const target of strange) {
      const status = statusOf(await send(target))
      expect([target, [200, 400, 404].includes(status) ? "answered" : status]).toEqual([target, "answered"])
    }
    expect(statusOf(await send("/"))).toBe(200)
  })

  it("never leaves its folder", async () => {
    for (const target of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..%5csecret.txt",
      "//secret.txt",
      "/assets/../../secret.txt",
    ]) {
      const reply = await send(target)
      expect([target, statusOf(reply) >= 400, reply.includes("\r\n\r\nsecret")]).toEqual([
        target,
        true,
        false,
      ])
    }
  })

  it("serves the page with headers that keep others from framing it, guessing types, or running scripts in it", async () => {
    const reply = await fetch(listening.url)
    expect(await reply.text()).toBe("<title>Table</title>")
    const { headers } = reply
    expect(headers.get("content-type")).toMatch("text/html")
    expect(headers.get("content-security-policy")).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers.get("content-security-policy")).not.toMatch("unsafe")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("cache-control")).toBe("no-cache")
  })

  it("keeps hashed files for ever, asks again for others", async () => {
    const script = await fetch(new URL("assets/main-1a2b.js", listening.url))
    expect(script.headers.get("content-type")).toMatch("text/javascript")
    expect(script.headers.get("cache-control")).toMatch("immutable")
    const first = await fetch(listening.url)
    const tag = first.headers.get("etag") ?? ""
    expect((await fetch(listening.url, { headers: { "if-none-match": tag } })).status).toBe(304)
  })

  it("refuses other hosts, and other methods than GET and HEAD", async () => {
    for (const host of [
      "evil.example",
      "localhost.evil.example",
      "127.0.0.2",
      "localhost:80:80",
      "",
      "LOCALHOST@evil",
    ])
      expect([host, [400, 421].includes(statusOf(await send("/", { host })))]).toEqual([host, true])
    for (const host of ["localhost:5170", "LOCALHOST", "127.0.0.1:1", "[::1]:5170", "[::1]"])
      expect([host, statusOf(await send("/", { host }))]).toEqual([host, 200])
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const reply = await send("/", { method })
      expect([method, statusOf(reply)]).toEqual([method, 405])
      expect(reply).toMatch(/allow: GET, HEAD/i)
      expect(reply).toMatch(/nosniff/)
    }
    const head = await send("/", { method: "HEAD" })
    expect([statusOf(head), head.includes("Table")]).toEqual([200, false])
  })

  it("answers questions about tables with nothing where none are served", async () => {
    const alone = await listenLocally(siteAlone(join(folder, "site")), 0)
    const statuses = ["api/me", "api/tables/1", "gone.js", ""].map(
      async (path) => (await fetch(new URL(path, alone.url))).status,
    )
    expect(await Promise.all(statuses)).toEqual([204, 204, 404, 200])
    alone.server.close()
  })

  it("takes the next free port", async () => {
    const port = Number(new URL(listening.url).port)
    const second = await listenLocally(siteApp(folder), port)
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port)
    second.server.close()
  })
})
