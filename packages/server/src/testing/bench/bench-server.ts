import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgres } from "../../../../../tools/postgres/postgres.mjs"
import { attack } from "./attack.ts"
import { type KillResult, killAtRandom, NO_KILLS, summaryOf } from "./kills.ts"
import { underLoad } from "./load.ts"
import { ServerProcess } from "./process.ts"

/**
 * Benchmarks a server of online tables, with each server in its own process: `npm run bench:server -- --kills 100` (for `--minutes` at
 * most; with `--into FILE` repeated runs add up in the file), `-- --tables 100 --seconds 60` (with `--profile FILE` for a `.cpuprofile` of these
 * seconds, `--log FILE` for what the servers log), with `--limits --pause 200 --hostile` in turns with and without a visitor who attacks it
 * from another process (`--attack URL --at TABLE`). With `--postgres`, `--processes` share a PostgreSQL server. Prints JSON.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    minutes: { type: "string", default: "45" },
    into: { type: "string" },
    tables: { type: "string", default: "4" },
    seconds: { type: "string", default: "20" },
    "warm-up": { type: "string", default: "10" },
    profile: { type: "string" },
    log: { type: "string" },
    processes: { type: "string", default: "1" },
    postgres: { type: "boolean", default: false },
    port: { type: "string", default: "5400" },
    pause: { type: "string", default: "0" },
    hostile: { type: "boolean", default: false },
    attack: { type: "string" },
    at: { type: "string", default: "" },
    limits: { type: "boolean", default: false },
    program: { type: "string", default: "packages/cli/bin/apnap.mjs" },
  },
})
if (values.attack !== undefined) await attack(values.attack, values.at)
/** Port of the measured server's inspector. */
const INSPECTOR = Number(values.port) + 1000
const postgres = values.postgres ? await startPostgres() : null
if (postgres !== null) process.env.DATABASE_URL = await postgres.createDatabase("bench")
const folder = mkdtempSync(join(tmpdir(), "apnap-bench-"))
const servers = Array.from(
  { length: Number(values.processes) },
  (_, i) =>
    new ServerProcess(
      values.program,
      Number(values.port) + i,
      ["--data", join(folder, `${i}`), ...(values.limits ? [] : ["--without-limits"])],
      {
        nodeOptions: i === 0 && values.kills === undefined ? [`--inspect=127.0.0.1:${INSPECTOR}`] : [],
        ...(values.log !== undefined && { log: values.log }),
      },
    ),
)
try {
  // One at a time: the first bundles the program.
  for (const server of servers) await server.start()
  const report = (line: string) => void process.stderr.write(`${line}\n`)
  const tables = Number(values.tables)
  const result =
    values.kills === undefined ? await load(tables) : await kill(Number(values.kills), tables, report)
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
} finally {
  for (const server of servers) await server.end("SIGKILL")
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

function load(tables: number) {
  const { profile, hostile } = values
  return underLoad(servers[0], {
    tables,
    hostile,
    inspector: INSPECTOR,
    warmUp: Number(values["warm-up"]),
    seconds: Number(values.seconds),
    pause: Number(values.pause),
    writeProfile: profile === undefined ? null : (made) => writeFileSync(profile, JSON.stringify(made)),
  })
}

async function kill(kills: number, tables: number, report: (line: string) => void) {
  const { into } = values
  const earlier: KillResult =
    into !== undefined && existsSync(into) ? JSON.parse(readFileSync(into, "utf8")) : NO_KILLS
  const minutes = Number(values.minutes)
  const result = await killAtRandom(servers, { kills, tables, minutes, report }, earlier)
  if (into !== undefined) writeFileSync(into, JSON.stringify(result))
  if (result.faults.length > 0) process.exitCode = 1
  return summaryOf(result)
}
