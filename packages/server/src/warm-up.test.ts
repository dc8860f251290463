import { expect, it } from "vitest"
import { NO_LIMITS } from "./net/address-limits.ts"
import { TestServer } from "./testing/run.ts"
import { warmUp } from "./warm-up.ts"

it("a game is played before anybody comes, and leaves nothing behind", async () => {
  expect(warmUp()).toBeGreaterThan(30)
  const server = await TestServer.start({ warmsUp: true, limits: NO_LIMITS })
  expect((await fetch(new URL("ready", server.url))).status).toBe(200)
  expect(server.serving.tables.size).toBe(0)
  await server.stop()
})
