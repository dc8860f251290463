import { expect, it } from "vitest"
import { faultCode, faultOf, triedAgain } from "./held.ts"

const fault = new TypeError("no zone")

it("a fault is held while the same is to be drawn, and tried again with something else", () => {
  expect(triedAgain(1, { fault, of: 1 })).toBeNull()
  expect(triedAgain(2, { fault, of: 1 })).toEqual({ fault: null, of: 2 })
})

it("whatever was thrown is a fault with a code that names the part", () => {
  expect(faultOf(fault)).toBe(fault)
  expect(faultCode("log", faultOf("broken"))).toBe("draw/log: Error: broken")
  expect(faultCode("field", fault)).toBe("draw/field: TypeError: no zone")
})
