import type { InkKey } from "./inks.ts"
import { bars, disc, dots, rays } from "./marks.ts"
import { land, type RidgeStyle } from "./ridge.ts"
import type { Scene } from "./scene.ts"
import { deadTree, deadTrees } from "./trees.ts"

/** The parts of a background behind and in front of the figure. */
export interface Ground {
  behind: string
  before: string
}

/** Ridge styles by colour: far, middle and near. */
const STYLES: Readonly<Record<InkKey, readonly [RidgeStyle, RidgeStyle, RidgeStyle]>> = {
  W: ["smooth", "tower", "smooth"],
  U: ["smooth", "wave", "wave"],
  B: ["jag", "flat", "flat"],
  R: ["jag", "jag", "jag"],
  G: ["canopy", "conifer", "canopy"],
  A: ["tower", "tower", "flat"],
  M: ["smooth", "tower", "smooth"],
}

/** Weather and sky effects by colour. */
function weather(scene: Scene, key: InkKey): string {
  const { sun } = scene
  const at = [sun.x, sun.y] as const
  switch (key) {
    case "W":
      return rays(scene, at, 18, 230, 0.2)
    case "U":
      return bars(scene, 7, [8, 70], 0.16)
    case "B":
      return bars(scene, 6, [50, 100], 0.12) + dots(scene, 14, [2, 60], 0.5, 0.7)
    case "R":
      return rays(scene, at, 12, 230, 0.13)
    case "G":
      return rays(scene, [sun.x, -20], 12, 230, 0.13)
    case "A":
    case "M":
      return rays(scene, at, 14, 230, 0.14)
  }
}

/** Embers and fireflies, in front of everything. */
function motes(scene: Scene, key: InkKey): string {
  if (key === "R") return dots(scene, 14, [40, 140], 0.75, 1.1)
  return key === "G" ? dots(scene, 12, [50, 135], 0.6, 1) : ""
}

/** A landscape with a sky, for creatures, and for planeswalkers with a large pale disc. `emblem`: cut into the sun. */
export function creatureGround(scene: Scene, key: InkKey, isWalker: boolean, emblem: string): Ground {
  const { inks, sun, random } = scene
  const [far, mid, near] = STYLES[key]
  const sky =
    weather(scene, key) + (isWalker ? disc(scene, 100, 70, 56, 0.35) : disc(scene, sun.x, sun.y, sun.r))
  const ridges =
    land(scene, far, 96 + random() * 8, 34, inks.far) + land(scene, mid, 114 + random() * 6, 26, inks.mid)
  const trees =
    key === "B"
      ? deadTrees(
          [deadTree(scene, 18 + random() * 20, 122, 60), deadTree(scene, 165 + random() * 20, 122, 52)],
          inks.near,
          2.4,
        )
      : ""
  return {
    behind: sky + (isWalker ? "" : emblem) + ridges + trees,
    before: land(scene, near, 140, 14, inks.near, 0) + motes(scene, key),
  }
}
