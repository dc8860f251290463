import type { Chunk } from "@apnap/players"
import PgBoss from "pg-boss"
import { QUEUE, toldOfDatabase } from "./database.ts"

/** A chunk that was given to this worker to play. */
export interface Job extends Chunk {
  job: string
}

/** Seconds between looks for chunks whose worker died. */
const MAINTENANCE = 5
/** How often a chunk is given out again whose worker died; the next run of the study begins anew. */
const RETRIES = 1000

/** Seconds for which a finished chunk's job is kept, and hours for which pg-boss keeps it in its archive then: results are kept elsewhere. */
const FINISHED = 3600
const ARCHIVED = 24

/** Chunks to be played, one queue a study (pg-boss). */
export class Jobs {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async connect(url: string): Promise<Jobs> {
    const boss = new PgBoss({
      connectionString: url,
      max: 4,
      maintenanceIntervalSeconds: MAINTENANCE,
      archiveCompletedAfterSeconds: FINISHED,
      deleteAfterHours: ARCHIVED,
      schedule: false,
    })
    // A database that goes away is told by the next call.
    boss.on("error", () => {})
    await toldOfDatabase(boss.start())
    return new Jobs(boss)
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true })
  }

  /** Makes the study's queue where it is missing. */
  async open(study: string): Promise<void> {
    await toldOfDatabase(this.#boss.createQueue(queueOf(study)))
  }

  /** Forgets the study's queue and what is in it. */
  async remove(study: string): Promise<void> {
    // pg-boss deletes no queue that has jobs, finished ones among them.
    const deletion = "delete from pgboss.job where name = $1"
    await toldOfDatabase(this.#boss.getDb().executeSql(deletion, [queueOf(study)]))
    await toldOfDatabase(this.#boss.deleteQueue(queueOf(study)))
  }

  /** Gives out chunks; one that doesn't come back within so many seconds is given out again. */
  async send(study: string, chunks: readonly Chunk[], patience: number): Promise<void> {
    const name = queueOf(study)
    const given = { name, expireInSeconds: patience, retryLimit: RETRIES }
    await toldOfDatabase(this.#boss.insert(chunks.map((data) => ({ ...given, data }))))
  }

  /** A chunk to play; null when there is none now. */
  async take(study: string): Promise<Job | null> {
    const [job] = await toldOfDatabase(this.#boss.fetch<Chunk>(queueOf(study)))
    return job === undefined ? null : { ...job.data, job: job.id }
  }

  async finish(study: string, { job }: Job): Promise<void> {
    await toldOfDatabase(this.#boss.complete(queueOf(study), job))
  }

  /** Gives chunks back that this worker will not play. */
  async giveBack(study: string, jobs: readonly Job[]): Promise<void> {
    const ids = jobs.map(({ job }) => job)
    if (ids.length > 0) await toldOfDatabase(this.#boss.fail(queueOf(study), ids))
  }
}

function queueOf(study: string): string {
  return `${QUEUE}${study}`
}
