import { n, type Scene, TURN, upTo } from "./scene.ts"

const CENTRE = [100, 66] as const
/** Inner and outer radius of each ring of panes. */
const RINGS = [
  [20, 46],
  [46, 78],
  [78, 150],
] as const

/** Enchantments: a rose window in the card's inks. */
export function enchantmentGround({ random, inks }: Scene): string {
  const [x, y] = CENTRE
  const panes = 12 + Math.floor(random() * 3) * 2
  const glass = [inks.far, inks.mid, inks.skyLow, inks.figureLow, inks.skyTop]
  const window = RINGS.flatMap(([inner, outer], ring) =>
    upTo(panes).map((k) => {
      const from = (k / panes) * TURN + ring * 0.26
      const to = ((k + 1) / panes) * TURN + ring * 0.26
      const at = (a: number, r: number) => `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`
      const path = `M${at(from, inner)}L${at(from, outer)}L${at(to, outer)}L${at(to, inner)}Z`
      const fill = glass[Math.floor(random() * glass.length)]
      return `<path d="${path}" fill="${fill}" stroke="${inks.near}" stroke-width="1.6" opacity="${n(0.55 + 0.4 * random())}"/>`
    }),
  )
  const dark = `<circle cx="${x}" cy="${y}" r="70" fill="${inks.near}" opacity=".34"/>`
  return `${window.join("")}${dark}<circle cx="${x}" cy="${y}" r="64" fill="url(#halo)"/>`
}
