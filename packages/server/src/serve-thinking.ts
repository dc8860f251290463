import type { Logger } from "pino"
import { loggedError } from "./logged-error.ts"
import { thinkInThreads } from "./thinking/threads.ts"
import { workForServers } from "./thinking/worker.ts"

export interface ThinkingOptions {
  /** The PostgreSQL database that the servers share. */
  url: string
  /** The version of this program: tasks of servers of another version are left to others. */
  version: string
  /** The bundle of `thinker.ts`. */
  thinker: URL
  /** Tasks thought about at a time, each in a thread. */
  threads: number
  /** Ends the work; what was begun is finished first. */
  stopped: AbortSignal
  log: Logger
}

/** Thinks for computer players of servers, until stopped. Rejects with the database's error if it can't be reached at the start. */
export async function serveThinking(options: ThinkingOptions): Promise<void> {
  const { url, version, thinker, threads, stopped, log } = options
  // The queue's library is no part of servers that don't share a database.
  const { ThinkingQueue } = await import("./thinking/queue.ts")
  const report = (error: unknown) => log.error({ error: loggedError(error) }, "unforeseen")
  const queue = await ThinkingQueue.connect(url, version, report)
  const thinkers = thinkInThreads(thinker, threads)
  log.info({ version, threads }, "thinking")
  const done = await workForServers({ queue, thinkers, threads, stopped, report })
  await thinkers.close()
  await queue.close()
  log.info({ done }, "ended")
}
