import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createConnection } from "node:net"
import { createInterface } from "node:readline"
import { expect, test } from "vitest"
import { startPostgres } from "./postgres.mjs"

const postgres = await startPostgres()
const needed = test.skipIf(postgres === null)

function query(url: string, sql: string): string {
  return execFileSync("psql", [url, "-At", "-c", sql], { encoding: "utf8" }).trim()
}

function listening(url: string): Promise<boolean> {
  const socket = createConnection({ host: "127.0.0.1", port: Number(new URL(url).port) })
  const answered = new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
  })
  return answered.finally(() => socket.destroy())
}

needed("a database keeps its data through a restart, and a stopped server leaves nothing", async () => {
  const url = await postgres!.createDatabase("kept")
  query(url, "create table t as select 7 as n")
  await postgres!.restart("immediate")
  expect(query(url, "select n from t")).toBe("7")
  const folder = query(url, "show unix_socket_directories")
  await postgres!.stop()
  expect(await listening(url)).toBe(false)
  expect(existsSync(folder)).toBe(false)
})

needed("the server ends when its owner is killed", async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL("postgres.mjs", import.meta.url).href)})
    console.log((await startPostgres()).url)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [url] = await once(createInterface({ input: owner.stdout }), "line")
  const folder = query(url, "show unix_socket_directories")
  owner.kill("SIGKILL")
  while (existsSync(folder)) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await listening(url)).toBe(false)
})
