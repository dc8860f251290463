import { n, type Scene, TURN, upTo, WIDE } from "./scene.ts"

/** Rays from a point; `fill` defaults to the light. */
export function rays(
  { random, inks }: Scene,
  [x, y]: readonly [number, number],
  count: number,
  length: number,
  opacity: number,
  fill = inks.light,
): string {
  const path = upTo(count).map((k) => {
    const angle = ((k + random() * 0.5) / count) * TURN
    const half = (3.1 / count) * (0.35 + 0.5 * random())
    const at = (a: number) => `${n(x + Math.cos(a) * length)} ${n(y + Math.sin(a) * length)}`
    return `M${n(x)} ${n(y)}L${at(angle - half)}L${at(angle + half)}Z`
  })
  return `<path d="${path.join("")}" fill="${fill}" opacity="${opacity}"/>`
}

/** Circles around a point. */
export function rings(
  { inks }: Scene,
  [x, y]: readonly [number, number],
  count: number,
  step: number,
  opacity: number,
  width = 1.4,
): string {
  const circles = upTo(count).map((k) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n((k + 1) * step)}"/>`)
  return `<g fill="none" stroke="${inks.light}" stroke-width="${width}" opacity="${opacity}">${circles.join("")}</g>`
}

/** Sparks, seeds or dust between two heights. */
export function dots(
  { random, inks }: Scene,
  count: number,
  [top, low]: readonly [number, number],
  opacity: number,
  most = 1.4,
): string {
  const circles = upTo(count).map(
    () =>
      `<circle cx="${n(random() * WIDE)}" cy="${n(top + random() * (low - top))}" r="${n(0.4 + random() * most)}"/>`,
  )
  return `<g fill="${inks.light}" opacity="${opacity}">${circles.join("")}</g>`
}

/** Bars of cloud or mist between two heights. */
export function bars(
  { random, inks }: Scene,
  count: number,
  [top, low]: readonly [number, number],
  opacity: number,
): string {
  const list = upTo(count).map(() => {
    const width = 30 + random() * 70
    const at = `x="${n(random() * WIDE - width / 2)}" y="${n(top + random() * (low - top))}"`
    return `<rect ${at} width="${n(width)}" height="${n(2 + random() * 3.5)}" rx="2.5"/>`
  })
  return `<g fill="${inks.light}" opacity="${opacity}">${list.join("")}</g>`
}

/** Short parallel strokes, like light on water: from a height downwards at a given spacing. */
export function strokes(
  { random }: Scene,
  count: number,
  top: number,
  step: number,
  { ink, width, opacity, long = 26 }: { ink: string; width: number; opacity: number; long?: number },
): string {
  const path = upTo(count).map(
    (k) => `M${n(random() * (WIDE - 10))} ${n(top + k * step)}h${n(8 + random() * long)}`,
  )
  return `<path d="${path.join("")}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
}

/** The sun or moon with its halo. */
export function disc({ inks }: Scene, x: number, y: number, r: number, opacity = 0.95): string {
  const at = `cx="${n(x)}" cy="${n(y)}"`
  return `<circle ${at} r="${n(r * 2.6)}" fill="url(#halo)"/><circle ${at} r="${n(r)}" fill="${inks.light}" opacity="${opacity}"/>`
}
