import { expect, test } from "vitest"
import { longFunctions } from "./lengths.mjs"

const component = (lines: number) =>
  `\nexport function Panel() {\n  return (\n    <ul>\n${"      <li />\n".repeat(lines - 6)}    </ul>\n  )\n}`

test("lines of JSX are lines of the function", () => {
  expect(longFunctions("panel.tsx", component(60))).toEqual([])
  expect(longFunctions("panel.tsx", component(61))).toEqual([
    { file: "panel.tsx", line: 2, message: "a function of 61 lines; at most 60 are allowed" },
  ])
})

test("a function within another is one of its own", () => {
  const source = `const Panel = memo(function Panel() {${"\n".repeat(61)}return <ul onClick={() => {${"\n".repeat(61)}}} /> })`
  expect(longFunctions("panel.tsx", source)).toHaveLength(2)
})
