import { expect, it } from "vitest"
import { AddressLimits, networkOf, USUAL_LIMITS } from "./address-limits.ts"

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("of %s, one visitor has all that is of %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it("whose connection was broken off for what they sent waits before the next, also with other addresses of theirs; others don't", () => {
  const limits = new AddressLimits({ ...USUAL_LIMITS, burst: 120, perSecond: 0 })
  expect(limits.take("2001:db8::1", 1)).toBe(true)
  limits.punish("2001:db8::1")
  expect(limits.take("2001:db8::2", 20)).toBe(false)
  expect(limits.take("2001:db8::2", 10)).toBe(true)
  limits.punish("2001:db8::2")
  expect(limits.take("2001:db8::3", 0)).toBe(false)
  expect(limits.take("2001:db9::3", 100)).toBe(true)
})
