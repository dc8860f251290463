import type { Answer } from "@apnap/engine"
import type PgBoss from "pg-boss"
import { closeBoss, openBoss } from "../jobs/boss.ts"
import { HOUR, THINKING, useQueue } from "../jobs/unused-queues.ts"
import { LONGEST_QUEUED, type Task } from "./thinkers.ts"

/** A task taken by a worker. */
export interface Job {
  id: string
  task: Task
}

/** How a queued task stands. */
export type Standing = { is: "waiting" | "taken" | "failed" } | { is: "done"; answer: Answer }

/** Connections of one process. */
const CONNECTIONS = 2
/** Seconds before pg-boss archives a task that nobody removed, since its server was killed, then hours until it is deleted. */
const LEFT_BEHIND = 60
const ARCHIVED = 1

/** pg-boss's names of the states. */
const WAITING: ReadonlySet<string> = new Set(["created", "retry"])

/** Tasks of computer players in a PostgreSQL database, from servers to workers on any machine. One queue for each version of the program. */
export class ThinkingQueue {
  readonly #boss: PgBoss
  readonly #name: string
  #saidAt = Number.NEGATIVE_INFINITY

  private constructor(boss: PgBoss, name: string) {
    this.#boss = boss
    this.#name = name
  }

  /**
   * Connects to the database, and creates pg-boss's tables there if they are missing. Rejects with the database's error.
   * @param report is told what fails between calls, once a minute
   */
  static async connect(
    url: string,
    version: string,
    report: (error: unknown) => void,
  ): Promise<ThinkingQueue> {
    const boss = await openBoss(url, report, {
      max: CONNECTIONS,
      archiveCompletedAfterSeconds: LEFT_BEHIND,
      deleteAfterHours: ARCHIVED,
      schedule: false,
    })
    const queue = new ThinkingQueue(boss, `${THINKING}${version.replace(/[^\w.-]/g, "-")}`)
    try {
      await queue.#use()
    } catch (error) {
      await queue.close()
      throw error
    }
    return queue
  }

  async close(): Promise<void> {
    await closeBoss(this.#boss)
  }

  /** Says once an hour that the queue is used. */
  async #use(): Promise<void> {
    if (performance.now() - this.#saidAt < HOUR) return
    await useQueue(this.#boss, this.#name)
    this.#saidAt = performance.now()
  }

  /** Queues a task; returns its id. */
  async send(task: Task): Promise<string> {
    await this.#use()
    const limits = { expireInSeconds: LONGEST_QUEUED, retryLimit: 0, retentionSeconds: LEFT_BEHIND }
    const id = await this.#boss.send(this.#name, task, limits)
    if (id === null) throw new Error("the task was not queued")
    return id
  }

  /** The oldest waiting task, which no other worker gets; null if there is none. */
  async take(): Promise<Job | null> {
    await this.#use()
    const [job] = await this.#boss.fetch<Task>(this.#name)
    return job === undefined ? null : { id: job.id, task: job.data }
  }

  async finish(id: string, answer: Answer): Promise<void> {
    await this.#boss.complete(this.#name, id, { answer })
  }

  async fail(id: string): Promise<void> {
    await this.#boss.fail(this.#name, id)
  }

  /** Deletes a task, which contains what players don't know: nobody takes it any more, and an answer to it is ignored. */
  async remove(id: string): Promise<void> {
    await this.#boss.deleteJob(this.#name, id)
  }

  /** Whether workers are at tasks now. */
  async isServed(): Promise<boolean> {
    const [open, waiting] = await Promise.all([
      this.#boss.getQueueSize(this.#name, { before: "completed" }),
      this.#boss.getQueueSize(this.#name, { before: "active" }),
    ])
    return open > waiting
  }

  async standing(id: string): Promise<Standing> {
    const job = await this.#boss.getJobById(this.#name, id)
    if (job === null) return { is: "failed" }
    if (WAITING.has(job.state)) return { is: "waiting" }
    if (job.state === "active") return { is: "taken" }
    return job.state === "completed" ? { is: "done", answer: answerOf(job.output) } : { is: "failed" }
  }
}

/** What `finish` stored; the game checks it like anybody's answer. */
function answerOf(output: object): Answer {
  return (output as { answer: Answer }).answer
}
