import type { Subject } from "@apnap/session/protocol"
import { HIGH, n, type Scene } from "../ground/scene.ts"
import type { Motif } from "./figure.ts"
import { isOf } from "./is-of.ts"
import { hashOf } from "./seed.ts"

/** Side of an icon's square, in units. */
export const GRID = 512

/** Figures drawn up to the edge of their square, which may fill the frame. */
const BLEEDING = new Set([
  "heavy-lightning",
  "focused-lightning",
  "lightning-tree",
  "lightning-branches",
  "hydra",
  "vortex",
  "fire-breath",
  "dragon-breath",
  "ent-mouth",
  "kraken-tentacle",
  "magic-portal",
])

/** Position and size of the figure. */
export interface Place {
  x: number
  y: number
  /** Picture units per icon unit. */
  scale: number
  mirrored: boolean
  /** Whether it stands on the ground. */
  stands: boolean
}

export function placeOf(subject: Subject, motif: Motif, { random, sun }: Scene): Place {
  const walker = isOf(subject, "planeswalker")
  const creature = isOf(subject, "creature")
  const stands = creature || walker
  const bleeds = BLEEDING.has(motif.figure)
  const scale = bleeds ? 0.3 : scaleOf(subject)
  const jitter = random()
  const side = sun.x > 100 ? 1 : -1
  const beside = motif.emblem === null ? 100 + (jitter - 0.5) * 16 : 100 - side * (14 + jitter * 8)
  return {
    x: creature ? beside : 100,
    y: bleeds ? 76 : creature ? footing(subject, scale) : walker ? 80 : 72,
    scale,
    mirrored: stands && hashOf(`${subject.name}f`) % 2 === 1,
    stands,
  }
}

function scaleOf(subject: Subject): number {
  if (isOf(subject, "planeswalker")) return 0.235
  if (isOf(subject, "creature"))
    return Math.min(0.25, 0.18 + 0.0065 * ((subject.power ?? 3) + (subject.toughness ?? 3)))
  return isOf(subject, "enchantment") ? 0.2 : 0.205
}

/** Flyers have sky below them; others stand in the ground, cut off by the nearest ridge. */
function footing(subject: Subject, scale: number): number {
  if (subject.keywords.includes("flying")) return 68
  return Math.max(72, Math.min(86, HIGH - 10 - (GRID * scale) / 2))
}

/** An icon's outline centred on a point. */
export function drawn(
  path: string,
  x: number,
  y: number,
  scale: number,
  paint: string,
  mirrored = false,
): string {
  const half = (GRID * scale) / 2
  const move = `translate(${n(x - half)} ${n(y - half)}) scale(${Math.round(scale * 1e4) / 1e4})`
  const flip = mirrored ? ` translate(${GRID} 0) scale(-1 1)` : ""
  return `<path transform="${move}${flip}" d="${path}" ${paint}/>`
}
