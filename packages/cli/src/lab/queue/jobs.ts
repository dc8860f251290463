import type { Chunk } from "@apnap/players"
import { rarely } from "@apnap/server/rarely"
import PgBoss from "pg-boss"
import { databaseError, LONGEST_CONNECTING, QUEUE, toldOfDatabase } from "./database.ts"

/** A chunk assigned to this worker. */
export interface Job extends Chunk {
  job: string
}

/** Seconds between checks for chunks whose worker died. */
const MAINTENANCE = 5
/** Retries of a chunk whose worker died; the next run of the study starts counting anew. */
const RETRIES = 1000

/** Seconds before a finished job is archived, then hours in pg-boss's archive: results are stored elsewhere. */
const FINISHED = 3600
const ARCHIVED = 24

/** Chunks to be played, one pg-boss queue per study. */
export class Jobs {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  /**
   * Connects and creates pg-boss's missing tables. Throws "lab/database" if that fails.
   * @param report is told what fails between calls, once a minute
   */
  static async connect(url: string, report: (error: Error) => void = tell): Promise<Jobs> {
    // pg-boss hands its options on to pg's pool, whose own it doesn't declare.
    const pool = { connectionTimeoutMillis: LONGEST_CONNECTING }
    const boss = new PgBoss({
      ...pool,
      connectionString: url,
      max: 4,
      maintenanceIntervalSeconds: MAINTENANCE,
      archiveCompletedAfterSeconds: FINISHED,
      deleteAfterHours: ARCHIVED,
      schedule: false,
    })
    boss.on(
      "error",
      rarely((error) => report(databaseError(error))),
    )
    const jobs = new Jobs(boss)
    await toldOfDatabase(boss.start()).catch(async (error: unknown) => {
      await jobs.close()
      throw error
    })
    return jobs
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true })
  }

  /** Creates the study's queue if it is missing. Nobody else may create or delete one meanwhile (`LabDatabase.alone`). */
  async open(study: string): Promise<void> {
    await toldOfDatabase(this.#boss.createQueue(queueOf(study)))
  }

  /** Deletes the study's queue and its jobs. Nobody else may create or delete one meanwhile. */
  async remove(study: string): Promise<void> {
    // pg-boss refuses to delete a queue with jobs, even finished ones.
    const deletion = "delete from pgboss.job where name = $1"
    await toldOfDatabase(this.#boss.getDb().executeSql(deletion, [queueOf(study)]))
    await toldOfDatabase(this.#boss.deleteQueue(queueOf(study)))
  }

  /** Queues chunks; one not finished within the given seconds is handed out again. */
  async send(study: string, chunks: readonly Chunk[], patience: number): Promise<void> {
    const name = queueOf(study)
    const given = { name, expireInSeconds: patience, retryLimit: RETRIES }
    await toldOfDatabase(this.#boss.insert(chunks.map((data) => ({ ...given, data }))))
  }

  /** A chunk to play; null if there is none now. */
  async take(study: string): Promise<Job | null> {
    const [job] = await toldOfDatabase(this.#boss.fetch<Chunk>(queueOf(study)))
    return job === undefined ? null : { ...job.data, job: job.id }
  }

  async finish(study: string, { job }: Job): Promise<void> {
    await toldOfDatabase(this.#boss.complete(queueOf(study), job))
  }

  /** Returns chunks that this worker will not play. */
  async giveBack(study: string, jobs: readonly Job[]): Promise<void> {
    const ids = jobs.map(({ job }) => job)
    if (ids.length > 0) await toldOfDatabase(this.#boss.fail(queueOf(study), ids))
  }
}

function tell({ message }: Error): void {
  process.stderr.write(`${message}\n`)
}

function queueOf(study: string): string {
  return `${QUEUE}${study}`
}
