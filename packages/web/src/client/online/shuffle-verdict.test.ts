import { type Fairness, seedOf, sha256 } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { judgeShuffles } from "./shuffle-verdict.ts"

const SECRET = "5ec7e7"
const told = async (change: Partial<Fairness> = {}): Promise<Fairness> => ({
  commitment: await sha256(SECRET),
  secret: SECRET,
  salts: ["mine", "yours"],
  ...change,
})
const promised = async () => ({ commitment: await sha256(SECRET), salt: "mine" })
const verdictOf = async (fairness: Fairness, seat: number | null = 0) =>
  (await judgeShuffles(await promised(), fairness, seat))?.verdict

it("a promise is kept when the secret is the one that was committed to, with one's own salt", async () => {
  const judged = await judgeShuffles(await promised(), await told(), 0)
  expect(judged).toEqual({ verdict: "kept", seed: await seedOf(SECRET, ["mine", "yours"]) })
  expect(await verdictOf(await told(), null)).toBe("kept")
})

it("it is broken by another secret, by another commitment than was told first, and by another salt", async () => {
  expect(await verdictOf(await told({ secret: "other" }))).toBe("broken")
  expect(await verdictOf(await told({ secret: "other", commitment: await sha256("other") }))).toBe("broken")
  expect(await verdictOf(await told({ salts: ["another", "yours"] }))).toBe("broken")
})

it("nothing is said before the end; who came after it is told that nothing was promised", async () => {
  expect(await judgeShuffles(await promised(), await told({ secret: null }), 0)).toBeNull()
  expect((await judgeShuffles(null, await told(), 0))?.verdict).toBe("late")
  expect((await judgeShuffles(null, await told({ secret: "other" }), 0))?.verdict).toBe("broken")
})
