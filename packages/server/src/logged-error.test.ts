import { DrizzleQueryError } from "drizzle-orm/errors"
import { expect, it } from "vitest"
import { loggedError } from "./logged-error.ts"

it("of data that looks like places in the program nothing is kept", () => {
  const data = "4 Forest\n    at home\nhidden"
  const error = new DrizzleQueryError("INSERT", [data, "hidden"], new Error("broken"))
  const logged = loggedError(error)
  expect(JSON.stringify(logged)).not.toMatch(/hidden|home/)
  expect(logged.stack).toMatch(/^at .*logged-error\.test/)
  expect(logged.cause).toMatchObject({ message: "broken" })
})
