import PgBoss from "pg-boss"
import { rarely } from "./rarely.ts"

/** The schema of the servers' jobs: the laboratory's, which may use the same database, are elsewhere. */
export const SCHEMA = "apnap_jobs"

/** Milliseconds until a connection that doesn't come about counts as failed: a machine that has vanished refuses nothing. */
export const LONGEST_CONNECTING = 15_000

/**
 * Connects pg-boss to the database, and creates its tables there if they are missing. Rejects with the database's error.
 * @param report is told what fails between calls, once a minute
 * @param connecting milliseconds until a connection that doesn't come about counts as failed
 */
export async function openBoss(
  url: string,
  report: (error: unknown) => void,
  options: PgBoss.ConstructorOptions,
  connecting = LONGEST_CONNECTING,
): Promise<PgBoss> {
  // pg-boss hands its options on to pg's pool, whose own it doesn't declare.
  const pool = { connectionTimeoutMillis: connecting }
  const boss = new PgBoss({ ...options, ...pool, connectionString: url, schema: SCHEMA })
  boss.on("error", rarely(report))
  try {
    return await boss.start()
  } catch (error) {
    await closeBoss(boss)
    throw error
  }
}

/** Ends what pg-boss does by itself, and its connections. */
export function closeBoss(boss: PgBoss): Promise<void> {
  return boss.stop({ graceful: false, wait: true })
}
