import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { afterAll, afterEach, expect, it } from "vitest"
import { bundle } from "../../../../tools/bundle.mjs"
import type { Task, Thinkers } from "./thinkers.ts"
import { thinkInThreads } from "./threads.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-thinker-"))
let thinkers: Thinkers | undefined

afterEach(() => thinkers?.close())
afterAll(() => rmSync(folder, { recursive: true }))

/** A worker that acts on each task's seed: answers it, dies, throws, or hangs. */
function program(): URL {
  const file = join(folder, "numbers.mjs")
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads"
     parentPort.on("message", ({ seed }) => {
       if (seed === -1) process.exit(1)
       if (seed === -2) throw new Error("broken")
       if (seed !== -3) setTimeout(() => parentPort.postMessage(seed), 10)
     })`,
  )
  return pathToFileURL(file)
}

const task = (seed: number): Task => ({ save: "", seat: 0, level: "random", seed })

it("more tasks than threads are done one after the other, each with its own answer", async () => {
  thinkers = thinkInThreads(program(), 2)
  const answers = [1, 2, 3, 4, 5].map((seed) => thinkers!.think(task(seed)))
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5])
})

it("a thread that dies or throws costs its own task alone", async () => {
  thinkers = thinkInThreads(program(), 1)
  const seeds = [-1, 7, -2, 8]
  const ends = await Promise.allSettled(seeds.map((seed) => thinkers!.think(task(seed))))
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"])
})

it("who thinks for too long is ended, and others go on", async () => {
  thinkers = thinkInThreads(program(), 1, 300)
  const slow = thinkers.think(task(-3))
  const next = thinkers.think(task(9))
  await expect(slow).rejects.toThrow("too long")
  expect(await next).toBe(9)
})

it("when nobody thinks any more, what waits and what comes later is refused", async () => {
  thinkers = thinkInThreads(program(), 1)
  const waiting = [thinkers.think(task(-3)), thinkers.think(task(1))]
  const ends = Promise.allSettled(waiting)
  await thinkers.close()
  expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  await expect(thinkers.think(task(1))).rejects.toThrow("nobody thinks any more")
})

it("a computer player in a thread answers what its seat is asked", async () => {
  await bundle(new URL("thinker.ts", import.meta.url).pathname, folder)
  thinkers = thinkInThreads(pathToFileURL(join(folder, "thinker.js")), 1)
  const players = ["burn", "midrange"].map((name) => ({ name, deck: deckByName(name)!.main }))
  const game = Game.start({ players, seed: 4 })
  for (let i = 0; i < 5; i++) {
    const { decider, serial } = game
    const level = "beginner"
    const answer = await thinkers.think({
      save: game.save({ history: false }),
      seat: decider,
      level,
      seed: 1,
    })
    game.decide(serial, answer)
  }
  expect(game.eventCount).toBeGreaterThan(0)
})
