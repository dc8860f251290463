import { expect, it } from "vitest"
import { faultIn } from "./persistent-player.ts"

const sure = (answer: unknown) => ({ answer, isSure: true })
const open = (answer: unknown) => ({ answer, isSure: false })

it("a log is compared with what its player knows: nothing is lost, doubled or in another order", () => {
  expect(faultIn([1, 2], [sure(1), sure(2)])).toBeNull()
  expect(faultIn([1, 2], [open(1), sure(1), open(2)])).toBeNull()
  expect(faultIn([1], [open(1), sure(1)])).toBeNull()
  expect(faultIn([1, 1], [open(1), sure(1)])).toBeNull()
  expect(faultIn([1], [sure(1), sure(2)])).toContain("2 counted")
  expect(faultIn([1, 1], [sure(1)])).not.toBeNull()
  expect(faultIn([2, 1], [sure(1), sure(2)])).not.toBeNull()
})
