import { expect, test } from "vitest"
import { closingLine, count } from "./test.mjs"

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }))

test("tests are counted; the skipped are named only when there are some", () => {
  const files = [{ status: "passed", assertionResults: tests("passed", "passed") }]
  expect(closingLine(count(files, true))).toBe("2 passed, 0 failed")
  files.push({ status: "failed", assertionResults: tests("failed", "pending", "todo") })
  expect(closingLine(count(files, false))).toBe("2 passed, 1 failed, 2 skipped")
})

test("a file that does not load is a failure", () => {
  expect(count([{ status: "failed", assertionResults: [] }], false).failed).toBe(1)
})

test("a run that failed outside every test is a failure", () => {
  const files = [{ status: "passed", assertionResults: tests("passed") }]
  expect(count(files, false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
