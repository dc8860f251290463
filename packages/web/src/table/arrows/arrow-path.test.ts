import { describe, expect, it } from "vitest"
import { curve, pointAt, ribbon, thread } from "./arrow-path.ts"

const line = curve({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.1)
const points = (path: string) =>
  path
    .replace(/[MZ]/g, "")
    .split("L")
    .map((point) => point.split(" ").map(Number))

describe("an arrow", () => {
  it("begins and ends where it should, and bulges to one side", () => {
    expect(pointAt(line, 0)).toEqual({ x: 0, y: 0 })
    expect(pointAt(line, 1)).toEqual({ x: 100, y: 0 })
    expect(pointAt(line, 0.5)).toEqual({ x: 50, y: 5 })
  })

  it("is a closed outline that ends in its tip", () => {
    const path = ribbon(line)
    expect(path.endsWith("Z")).toBe(true)
    expect(points(path)).toContainEqual([100, 0])
    expect(Math.max(...points(path).map(([x]) => x))).toBe(100)
  })

  it("to a target stops before its ring", () => {
    const last = points(thread(line, 16)).at(-1)!
    expect(last[0]).toBeGreaterThan(80)
    expect(last[0]).toBeLessThan(90)
  })

  it("between two points that are one is drawn without a fault", () => {
    const here = { x: 5, y: 5 }
    expect(ribbon(curve(here, here, 0.1))).not.toContain("NaN")
  })
})
