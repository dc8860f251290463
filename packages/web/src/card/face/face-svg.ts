import type { Subject } from "@apnap/session/protocol"
import { artifactGround } from "../ground/artifact-ground.ts"
import { creatureGround, type Ground } from "../ground/creature-ground.ts"
import { enchantmentGround } from "../ground/enchantment-ground.ts"
import { inkKeyOf, inksOf } from "../ground/inks.ts"
import { landGround } from "../ground/land-ground.ts"
import { HIGH, n, type Scene, WIDE } from "../ground/scene.ts"
import { spellGround } from "../ground/spell-ground.ts"
import { type Motif, motifOf } from "./figure.ts"
import { isOf } from "./is-of.ts"
import { drawn, GRID, type Place, placeOf } from "./placing.ts"
import { hashOf, randomFrom } from "./seed.ts"

/** The outline of an icon on a 512-unit square; "" if it is unknown. */
export type Outlines = (icon: string) => string

const EMBLEM = 0.0488
const ATTRIBUTE = 0.105

/** The picture of a card as a 200 × 150 SVG: a figure on a background, deterministic for each card. */
export function faceSvg(subject: Subject, outlines: Outlines): string {
  const motif = motifOf(subject)
  const isLand = isOf(subject, "land") && !isOf(subject, "creature")
  const scene = sceneOf(subject, motif.emblem !== null && !isLand)
  const { behind, before } = groundOf(subject, scene, motif, outlines)
  const figure = isLand ? "" : figureSvg(subject, motif, placeOf(subject, motif, scene), scene, outlines)
  const sky = `<rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>`
  const vignette = `<rect width="${WIDE}" height="${HIGH}" fill="url(#vignette)"/>`
  const box = `viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE * 2}" height="${HIGH * 2}" preserveAspectRatio="xMidYMid slice"`
  const parts = [defs(scene), sky, behind, figure, before, vignette].join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts}</svg>`
}

/** The light source: a sun that bears an emblem is off-centre and larger. */
function sceneOf(subject: Subject, hasEmblem: boolean): Scene {
  const random = randomFrom(hashOf(subject.name))
  const side = random() > 0.5 ? 1 : -1
  const sun = hasEmblem
    ? { x: 100 + side * (58 + random() * 10), y: 36 + random() * 10, r: 19 }
    : { x: 40 + random() * 120, y: 22 + random() * 34, r: 11 + random() * 13 }
  return { random, inks: inksOf(subject), sun }
}

function groundOf(subject: Subject, scene: Scene, motif: Motif, outlines: Outlines): Ground {
  const alone = (behind: string): Ground => ({ behind, before: "" })
  const creature = isOf(subject, "creature")
  const key = inkKeyOf(subject)
  if (isOf(subject, "land") && !creature) return alone(landGround(scene, subject))
  if (isOf(subject, "instant") || isOf(subject, "sorcery")) return alone(spellGround(scene, key))
  if (isOf(subject, "artifact") && !creature) return alone(artifactGround(scene))
  if (isOf(subject, "enchantment") && !creature) return alone(enchantmentGround(scene))
  const { sun, inks } = scene
  const emblem =
    motif.emblem === null
      ? ""
      : drawn(outlines(motif.emblem), sun.x, sun.y, EMBLEM, `fill="${inks.near}" opacity=".88"`)
  return creatureGround(scene, key, isOf(subject, "planeswalker"), emblem)
}

/** The figure with its halo, shadow, echoes and attribute. */
function figureSvg(subject: Subject, motif: Motif, place: Place, scene: Scene, outlines: Outlines): string {
  const { x, y, scale, mirrored, stands } = place
  const { inks, sun } = scene
  const path = outlines(motif.figure)
  if (path === "") return ""
  const size = GRID * scale
  const outlined = (fill: string, width: number) =>
    `fill="${fill}" stroke="${inks.near}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`
  const halo = stands
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.62)}" fill="url(#halo)" opacity=".8"/>`
    : ""
  const echo = (dx: number, part: number) =>
    drawn(path, x + dx, y + 4 + size * 0.08, scale * part, outlined(inks.far, 18))
  const echoes = motif.group ? echo(-40, 0.66) + echo(40, 0.7) : ""
  const shadow = drawn(path, x + 2.2, y + 2.8, scale, `fill="${inks.near}" opacity=".6"`, mirrored)
  const body = drawn(path, x, y, scale, outlined("url(#figure)", 15), mirrored)
  const side = motif.emblem === null ? (hashOf(subject.name) % 2 === 1 ? 1 : -1) : Math.sign(sun.x - 100)
  const held =
    motif.attribute === null
      ? ""
      : drawn(
          outlines(motif.attribute),
          x + side * size * 0.5,
          y + size * 0.2,
          ATTRIBUTE,
          outlined(inks.light, 44),
        )
  return halo + echoes + shadow + body + held
}

function defs({ inks, random }: Scene): string {
  const stop = (color: string, rest: string) => `<stop stop-color="${color}" ${rest}/>`
  const { light, near } = inks
  return [
    "<defs>",
    `<linearGradient id="sky" x2="0" y2="1">${stop(inks.skyTop, "")}${stop(inks.skyLow, 'offset="1"')}</linearGradient>`,
    `<linearGradient id="figure" x1=".2" x2=".75" y2="1">${stop(inks.figureHigh, "")}${stop(inks.figureLow, 'offset="1"')}</linearGradient>`,
    `<radialGradient id="halo">${stop(light, 'stop-opacity=".85"')}${stop(light, 'offset=".45" stop-opacity=".32"')}${stop(light, 'offset="1" stop-opacity="0"')}</radialGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".42" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient>`,
    `<pattern id="hatch" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(20 + random() * 50)})"><path d="M0 0H4" stroke="${near}" stroke-width=".9"/></pattern>`,
    "</defs>",
  ].join("")
}
