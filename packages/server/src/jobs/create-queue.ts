import type PgBoss from "pg-boss"

/** PostgreSQL's code for what it ends because others and it wait for each other. */
const DEADLOCK = "40P01"
const TRIES = 5

/**
 * Creates a queue if it is missing. Of processes that do so at the same moment all but one give way, since each locks the list of queues
 * that the others write to (pg-boss's `create_queue`): those try again. Rejects with the database's error.
 */
export async function createQueue(boss: PgBoss, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await boss.createQueue(name)
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DEADLOCK
}
