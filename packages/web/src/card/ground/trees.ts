import { n, type Scene, upTo } from "./scene.ts"

/** A leafless tree, as lines. */
export function deadTree({ random }: Scene, x: number, y: number, height: number): string {
  let path = ""
  const branch = (fromX: number, fromY: number, angle: number, length: number, left: number): void => {
    const toX = fromX + Math.cos(angle) * length
    const toY = fromY + Math.sin(angle) * length
    path += `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`
    if (left === 0) return
    branch(toX, toY, angle - 0.35 - 0.4 * random(), length * 0.66, left - 1)
    branch(toX, toY, angle + 0.3 + 0.45 * random(), length * 0.62, left - 1)
  }
  branch(x, y, -1.57 + (0.3 * random() - 0.15), height * 0.45, 3)
  return path
}

/** A conifer, as an outline. */
export function pine(x: number, y: number, width: number, height: number): string {
  const layers = upTo(4).map((i) => {
    const foot = y - height * (0.12 + 0.2 * i)
    const half = (width * (1 - i * 0.2)) / 2
    return `M${n(x - half)} ${n(foot)}L${n(x)} ${n(foot - height * 0.34)}L${n(x + half)} ${n(foot)}Z`
  })
  const trunk = `M${n(x - width * 0.06)} ${n(y)}h${n(width * 0.12)}v${n(-height * 0.2)}h${n(-width * 0.12)}Z`
  return layers.join("") + trunk
}

/** A row of conifers with a given start, spacing and ink. */
export function pines(
  { random }: Scene,
  count: number,
  { from, step, foot, tall, ink }: { from: number; step: number; foot: number; tall: number; ink: string },
): string {
  const path = upTo(count).map((k) =>
    pine(from + k * step + random() * 12, foot, 28 + random() * 10, tall + random() * 32),
  )
  return `<path d="${path.join("")}" fill="${ink}"/>`
}

/** Dead trees as strokes. */
export function deadTrees(paths: readonly string[], ink: string, width: number): string {
  return `<path d="${paths.join("")}" stroke="${ink}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`
}
