import { serveThinking } from "@apnap/server"
import { pino } from "pino"
import { readWorkers, type WorkersOption } from "../pool/workers.ts"
import { programVersion } from "../program-version.ts"
import { asked } from "./asked.ts"

/** Thinks for computer players of servers on the database of DATABASE_URL, until asked to end. Throws "serve/database" without one. */
export async function work(options: WorkersOption): Promise<void> {
  const threads = readWorkers(options)
  const url = process.env.DATABASE_URL
  if (url === undefined)
    throw new Error("serve/database: DATABASE_URL names the PostgreSQL server whose tables to think for")
  const controller = new AbortController()
  void asked().then(() => controller.abort())
  await serveThinking({
    ...{ url, threads, version: programVersion, stopped: controller.signal },
    log: pino({ name: "apnap" }),
    // In a bundle it is beside the program.
    thinker: new URL("thinker.js", import.meta.url),
  })
}
