import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import pg from "pg"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../../tools/postgres/postgres.mjs"
import { SCHEMA } from "../jobs/boss.ts"
import { thinkInWorkers } from "./in-workers.ts"
import { thinkInOwnThread } from "./own-thread.ts"
import { ThinkingQueue } from "./queue.ts"
import type { Task, Thinkers } from "./thinkers.ts"
import { workForServers } from "./worker.ts"

const postgres: Postgres | null = await startPostgres()
afterAll(() => postgres?.stop())

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A choice of a strong player at the beginning of a game. */
function opening(): Task {
  const players = ["burn", "midrange"].map((name) => ({ name, deck: deckByName(name)!.main }))
  const game = Game.start({ players, seed: 4 })
  return { save: game.save({ history: false }), seat: game.decider, level: "strong", seed: 1 }
}

const thought = (task: Task) => {
  const alone = thinkInOwnThread()
  return alone.think(task).finally(() => alone.close())
}

/** Thinks, and counts how often. */
function counted(think: Thinkers["think"] = thought) {
  const own = {
    count: 0,
    think: (task: Task) => {
      own.count++
      return think(task)
    },
    close: async () => {},
  }
  return own
}

const open = async (url: string, version = "1") => {
  const queue = await ThinkingQueue.connect(url, version, () => {})
  ends.push(() => queue.close())
  return queue
}

/** A worker, until the test ends or it is stopped. */
async function worker(url: string, thinkers: Thinkers = counted(), version = "1") {
  const queue = await open(url, version)
  const stop = new AbortController()
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  const done = workForServers({ queue, thinkers, threads: 1, stopped: stop.signal, report })
  const end = () => {
    stop.abort()
    return done
  }
  ends.push(end)
  return { end, errors }
}

/** What is stored about tasks. */
async function stored(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select data from ${SCHEMA}.job union all select data from ${SCHEMA}.archive`,
  )
  await client.end()
  return rows
}

function server(url: string, here: Thinkers = counted()) {
  const thinkers = thinkInWorkers(() => ThinkingQueue.connect(url, "1", () => {}), here)
  ends.push(() => thinkers.close())
  return thinkers
}

it("a database that doesn't respond is waited for once, and keeps nothing from ending", async () => {
  const here = counted(async () => 7)
  let tries = 0
  const connect = () => new Promise<ThinkingQueue>(() => tries++)
  const thinkers = thinkInWorkers(connect, here, 50)
  expect([await thinkers.think(opening()), await thinkers.think(opening())]).toEqual([7, 7])
  await thinkers.close()
  expect([here.count, tries]).toEqual([2, 1])
})

describe.skipIf(postgres === null)("computer players that think in workers", () => {
  it("a strong player's choice is made by a worker, and is the one it would make here", async () => {
    const url = await postgres!.createDatabase("thinking")
    // At a quick level: a slow machine must not exceed the time that a worker has.
    const quickly = (task: Task) => thought({ ...task, level: "greedy" })
    const [here, there] = [counted(), counted(quickly)]
    const { end } = await worker(url, there)
    const task = opening()
    expect(await server(url, here).think(task)).toEqual(await quickly(task))
    expect([here.count, there.count, await end()]).toEqual([0, 1, 1])
    // A game with all its secrets.
    expect(await stored(url)).toEqual([])
  })

  it("without a worker, or with one of another version only, the server thinks, and asks nobody for a while", async () => {
    const url = await postgres!.createDatabase("lonely")
    const [here, other] = [counted(async () => 7), counted()]
    await worker(url, other, "2")
    const thinkers = server(url, here)
    expect([await thinkers.think(opening()), await thinkers.think(opening())]).toEqual([7, 7])
    expect([here.count, other.count]).toEqual([2, 0])
    expect(await stored(url)).toEqual([])
  })

  it("workers that are at others' tasks are asked again soon", async () => {
    const url = await postgres!.createDatabase("busy")
    const here = counted(async () => 7)
    let finish = () => {}
    const begun = new Promise<void>((resolve) => {
      finish = resolve
    })
    const there = counted(async () => {
      await begun
      return 8
    })
    await worker(url, there)
    const queue = await open(url)
    const first = await queue.send(opening())
    await expect.poll(() => queue.isServed()).toBe(true)
    const thinkers = server(url, here)
    expect(await thinkers.think(opening())).toBe(7)
    finish()
    await expect.poll(() => queue.standing(first)).toEqual({ is: "done", answer: 8 })
    // Thirty seconds for those whose workers are missing.
    await expect.poll(() => thinkers.think(opening()), { timeout: 15_000 }).toBe(8)
  })

  it("a worker that fails or hangs costs time, but no answer", async () => {
    const url = await postgres!.createDatabase("failing")
    const here = counted(async () => 7)
    const broken = await worker(
      url,
      counted(async () => Promise.reject(new Error("broken"))),
    )
    expect(await server(url, here).think(opening())).toBe(7)
    await broken.end()
    expect(broken.errors.join()).toContain("broken")
    // Takes the task and is killed.
    const queue = await open(url)
    const answer = server(url, here).think(opening())
    await expect.poll(() => queue.take()).not.toBeNull()
    expect(await answer).toBe(7)
  })

  it("a database that crashes while a task is thought about costs neither the answer nor the worker", async () => {
    const url = await postgres!.createDatabase("crashing")
    const here = counted(async () => 7)
    let restarted: Promise<void> | undefined
    const there = counted(async () => {
      restarted ??= postgres!.restart("immediate")
      await restarted
      return 8
    })
    await worker(url, there)
    expect(await server(url, here).think(opening())).toBe(7)
    await restarted
    const queue = await open(url)
    const id = await queue.send(opening())
    await expect.poll(() => queue.standing(id), { timeout: 10_000 }).toEqual({ is: "done", answer: 8 })
  })

  it("what is quickly thought is not queued, and without the database the server thinks", async () => {
    const url = await postgres!.createDatabase("quick")
    const here = counted(async () => 7)
    const quick: Task = { ...opening(), level: "greedy" }
    expect(await server(url, here).think(quick)).toBe(7)
    const nowhere = new URL(url)
    nowhere.port = "1"
    expect(await server(nowhere.href, here).think(opening())).toBe(7)
    expect(here.count).toBe(2)
  })
})
