/** A point on the page. */
export interface Point {
  x: number
  y: number
}

/** A quadratic curve between two points, bulging to its left by a fraction of its length. */
export interface Curve {
  from: Point
  control: Point
  to: Point
}

const WIDE_FROM = 3
const WIDE_TO = 10
const HEAD_LONG = 22
const HEAD_WIDE = 12
const STEPS = 24

export function curve(from: Point, to: Point, bulge: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return {
    from,
    to,
    control: { x: (from.x + to.x) / 2 - dy * bulge, y: (from.y + to.y) / 2 + dx * bulge },
  }
}

/** The point of a curve at t in [0, 1]. */
export function pointAt({ from, control, to }: Curve, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c
  return { x: at(from.x, control.x, to.x), y: at(from.y, control.y, to.y) }
}

/** The unit direction of a curve at t. */
function directionAt({ from, control, to }: Curve, t: number): Point {
  const at = (a: number, b: number, c: number) => 2 * (1 - t) * (b - a) + 2 * t * (c - b)
  const [x, y] = [at(from.x, control.x, to.x), at(from.y, control.y, to.y)]
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

/** A point beside the curve, `away` to its right. */
function beside(line: Curve, t: number, away: number): Point {
  const [p, d] = [pointAt(line, t), directionAt(line, t)]
  return { x: p.x - d.y * away, y: p.y + d.x * away }
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The outline of a ribbon that widens along a curve and ends in an arrowhead. */
export function ribbon(line: Curve): string {
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  const end = Math.max(0.05, 1 - HEAD_LONG / Math.max(length, 1))
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const half = (part: number) => (WIDE_FROM + (WIDE_TO - WIDE_FROM) * part) / 2
  const right = steps.map((part) => beside(line, end * part, half(part)))
  const left = steps.map((part) => beside(line, end * part, -half(part))).reverse()
  const head = [beside(line, end, HEAD_WIDE), line.to, beside(line, end, -HEAD_WIDE)]
  return `M${[...right, ...head, ...left].map(written).join("L")}Z`
}

/** A curve as a line, ending `before` units early. */
export function thread(line: Curve, before: number): string {
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  const end = Math.max(0, 1 - before / Math.max(length, 1))
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => pointAt(line, (end * i) / STEPS))
  return `M${steps.map(written).join("L")}`
}
