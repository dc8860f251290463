import type PgBoss from "pg-boss"
import { SCHEMA } from "./boss.ts"
import { createQueue } from "./create-queue.ts"

/** Of each version of the program a queue of its own, which is a table. */
export const THINKING = "thinking-"
/** Milliseconds within which those who use a queue say so, and after which a queue that nobody uses is dropped. */
export const HOUR = 3_600_000
const UNUSED = 24 * HOUR

/** Says that a queue is used, and creates it if it is missing. */
export async function useQueue(boss: PgBoss, name: string): Promise<void> {
  await createQueue(boss, name)
  await boss.updateQueue(name)
}

/** Drops the queues of versions of the program that nobody has run for a day. Returns their names. */
export async function dropUnusedQueues(boss: PgBoss): Promise<string[]> {
  const queues = await boss.getQueues()
  const unused = queues.filter(
    ({ name, updatedOn }) => name.startsWith(THINKING) && Date.now() - updatedOn.getTime() > UNUSED,
  )
  for (const { name } of unused) {
    // pg-boss refuses to delete a queue with jobs, even finished ones.
    await boss.getDb().executeSql(`delete from ${SCHEMA}.job where name = $1`, [name])
    await boss.deleteQueue(name)
  }
  return unused.map(({ name }) => name)
}
