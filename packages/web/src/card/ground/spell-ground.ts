import type { InkKey } from "./inks.ts"
import { bars, dots, rays, rings } from "./marks.ts"
import { land } from "./ridge.ts"
import { n, type Scene, TURN, upTo } from "./scene.ts"

const CENTRE = [100, 72] as const

/** The burst from the centre of a spell, by colour. */
function burst(scene: Scene, key: InkKey): string {
  switch (key) {
    case "R":
      return rays(scene, CENTRE, 22, 180, 0.2) + rays(scene, CENTRE, 9, 150, 0.18)
    case "U":
      return rings(scene, CENTRE, 9, 13, 0.3) + bars(scene, 6, [6, 140], 0.1)
    case "B":
      return rays(scene, CENTRE, 14, 170, 0.35, scene.inks.near) + rings(scene, CENTRE, 5, 19, 0.14)
    case "G":
      return rays(scene, CENTRE, 16, 170, 0.14) + dots(scene, 26, [0, 150], 0.5)
    case "W":
    case "A":
    case "M":
      return rays(scene, CENTRE, 28, 190, 0.28)
  }
}

/** Instants and sorceries: no land, but a burst from the centre. */
export function spellGround(scene: Scene, key: InkKey): string {
  const { random, inks } = scene
  const [x, y] = CENTRE
  const first = burst(scene, key)
  const arcs = upTo(3 + Math.floor(random() * 3)).map(() => {
    const from = random() * TURN
    const r = 44 + random() * 40
    const to = from + 1.1 + random()
    const at = (a: number) => `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`
    return `M${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(to)}`
  })
  const swirl = `<path d="${arcs.join("")}" fill="none" stroke="${inks.figureLow}" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>`
  const halo = `<circle cx="${x}" cy="${y}" r="74" fill="url(#halo)"/>`
  return (
    first + swirl + halo + dots(scene, 18, [10, 140], 0.7, 1.7) + land(scene, "smooth", 152, 18, inks.near, 0)
  )
}
