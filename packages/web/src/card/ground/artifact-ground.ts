import { rings } from "./marks.ts"
import { land } from "./ridge.ts"
import { n, type Scene, TURN, upTo } from "./scene.ts"

const TICKS = 36

/** Artifacts: an engraver's dial over a bench. */
export function artifactGround(scene: Scene): string {
  const { inks } = scene
  const ticks = upTo(TICKS).map((k) => {
    const angle = (k / TICKS) * TURN
    const at = (r: number) => `${n(100 + Math.cos(angle) * r)} ${n(74 + Math.sin(angle) * r)}`
    return `M${at(66)}L${at(k % 3 === 0 ? 75 : 70)}`
  })
  return [
    rings(scene, [100, 74], 8, 14, 0.22, 1.1),
    `<path d="${ticks.join("")}" stroke="${inks.light}" stroke-width="1.6" opacity=".4"/>`,
    `<circle cx="100" cy="74" r="62" fill="url(#halo)"/>`,
    `<path d="M0 74H200M100 0V150" stroke="${inks.light}" stroke-width=".7" opacity=".25"/>`,
    land(scene, "flat", 132, 16, inks.mid),
    land(scene, "flat", 142, 10, inks.near, 0),
  ].join("")
}
