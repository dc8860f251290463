import type { Color, Subject } from "@apnap/session/protocol"
import { type Inks, inksFor } from "./inks.ts"
import { bars, disc, rays, strokes } from "./marks.ts"
import { land } from "./ridge.ts"
import { n, type Scene, upTo } from "./scene.ts"
import { deadTree, deadTrees, pines } from "./trees.ts"

type Basic = "Plains" | "Island" | "Swamp" | "Mountain" | "Forest"

const BY_COLOR: Readonly<Record<Color, Basic>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
}
const COLOR_OF: Readonly<Record<Basic, Color>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
}

/** Lands have no figure: the sky and distance come from their first type, the foreground from the second. */
export function landGround(scene: Scene, subject: Subject): string {
  const kinds = kindsOf(subject)
  if (kinds.length === 0) return waste(scene)
  const [first, second = first] = kinds
  const inks = inksFor(COLOR_OF[first], subject.name)
  const far = VIEWS[first]({ ...scene, inks })
  if (second === first) return far
  return far + FOREGROUNDS[second]({ ...scene, inks: inksFor(COLOR_OF[second], subject.name) })
}

/** Its basic land types, else those matching the mana it makes. */
function kindsOf({ subtypes, colors }: Subject): Basic[] {
  const own = subtypes.filter((subtype): subtype is Basic => Object.hasOwn(COLOR_OF, subtype))
  return own.length > 0 ? own : colors.slice(0, 2).map((color) => BY_COLOR[color])
}

/** A colourless land: towers under a pale sun. */
function waste(scene: Scene): string {
  const { inks, sun } = scene
  return [
    rays(scene, [sun.x, sun.y], 12, 200, 0.14),
    disc(scene, sun.x, sun.y, sun.r),
    land(scene, "tower", 110, 40, inks.far),
    land(scene, "tower", 128, 30, inks.mid),
    land(scene, "flat", 142, 10, inks.near, 0),
  ].join("")
}

const VIEWS: Readonly<Record<Basic, (scene: Scene) => string>> = {
  Plains(scene) {
    const { inks, sun } = scene
    const furrows = upTo(15).map((k) => {
      const x = k * 16 - 120
      return `M${n(100 + x * 0.25)} 104Q${n(100 + x)} 124 ${n(100 + x * 2.1)} 152`
    })
    return [
      rays(scene, [sun.x, sun.y + 20], 20, 240, 0.3),
      disc(scene, sun.x, sun.y + 22, sun.r + 6),
      bars(scene, 4, [10, 40], 0.3),
      land(scene, "smooth", 96, 16, inks.far),
      land(scene, "smooth", 112, 20, inks.mid, 0.1),
      `<path d="M-5 108Q60 98 110 106T205 104V155H-5Z" fill="${inks.far}"/>`,
      `<path d="${furrows.join("")}" stroke="${inks.mid}" stroke-width="2.2" fill="none" opacity=".8"/>`,
      land(scene, "smooth", 146, 8, inks.near, 0),
    ].join("")
  },
  Island(scene) {
    const { inks, sun } = scene
    return [
      bars(scene, 6, [10, 56], 0.22),
      disc(scene, sun.x, sun.y + 4, sun.r + 2),
      land(scene, "smooth", 92, 18, inks.far),
      `<rect x="-5" y="88" width="210" height="70" fill="${inks.mid}"/>`,
      `<path d="M${n(sun.x - 16)} 92h32l16 58h-64Z" fill="${inks.light}" opacity=".2"/>`,
      strokes(scene, 26, 92, 2.3, { ink: inks.light, width: 1.3, opacity: 0.38 }),
      isle(inks, sun.x > 100 ? 56 : 140),
    ].join("")
  },
  Swamp(scene) {
    const { inks, sun } = scene
    const trees = [
      deadTree(scene, 34, 128, 104),
      deadTree(scene, 160, 124, 90),
      deadTree(scene, 108, 112, 50),
    ]
    return [
      disc(scene, sun.x, sun.y + 6, sun.r + 4),
      bars(scene, 8, [56, 98], 0.13),
      land(scene, "jag", 100, 16, inks.far),
      `<rect x="-5" y="100" width="210" height="60" fill="${inks.mid}"/>`,
      `<ellipse cx="${n(sun.x)}" cy="116" rx="26" ry="4" fill="${inks.light}" opacity=".35"/>`,
      strokes(scene, 16, 104, 2.6, { ink: inks.light, width: 1.1, opacity: 0.2, long: 24 }),
      deadTrees(trees, inks.near, 3.2),
      land(scene, "flat", 138, 12, inks.near, 0),
    ].join("")
  },
  Mountain(scene) {
    const { inks, sun, random } = scene
    return [
      rays(scene, [sun.x, sun.y + 10], 14, 230, 0.16),
      disc(scene, sun.x, sun.y + 8, sun.r + 3),
      land(scene, "jag", 112, 54, inks.far),
      peak(inks, Math.round(70 + random() * 60)),
      land(scene, "jag", 134, 30, inks.near, 0),
    ].join("")
  },
  Forest(scene) {
    const { inks, sun } = scene
    return [
      rays(scene, [sun.x, -10], 12, 230, 0.18),
      disc(scene, sun.x, sun.y + 6, sun.r),
      land(scene, "conifer", 98, 22, inks.far, 0.1),
      land(scene, "conifer", 122, 22, inks.mid, 0.1),
      pines(scene, 7, { from: 10, step: 30, foot: 150, tall: 74, ink: inks.near }),
    ].join("")
  },
}

/** An island with a palm. */
function isle({ near }: Inks, x: number): string {
  const sand = `M${x - 46} 112Q${x - 20} 84 ${x + 2} 92T${x + 46} 112Z`
  const trunk = `M${x} 95Q${x + 6} 74 ${x + 2} 60`
  const leaves = `M${x + 2} 60q-12 -10 -24 0q12 -4 24 2q-16 0 -20 13q9 -10 20 -11q4 -1 8 12q5 -7 -4 -15q12 -1 20 8q-3 -14 -22 -11q4 -12 16 -10q-12 -7 -18 12Z`
  return `<path d="${sand}${leaves}" fill="${near}"/><path d="${trunk}" stroke="${near}" stroke-width="3.4" fill="none"/>`
}

/** A snowy peak with a shaded side. */
function peak({ mid, light }: Inks, x: number): string {
  const shade = `M${x} 28L${x + 76} 140L${x + 14} 140L${x - 6} 92L${x + 7} 66Z`
  const snow = `M${x} 28L${x - 19} 58L${x - 9} 54L${x - 3} 64L${x + 5} 55L${x + 12} 62L${x + 20} 58Z`
  return `<path d="M${x - 70} 140L${x} 28L${x + 76} 140Z" fill="${mid}"/><path d="${shade}" fill="#000" opacity=".28"/><path d="${snow}" fill="${light}" opacity=".95"/>`
}

const FOREGROUNDS: Readonly<Record<Basic, (scene: Scene) => string>> = {
  Plains: (scene) =>
    land(scene, "smooth", 132, 22, scene.inks.far) + land(scene, "smooth", 146, 16, scene.inks.mid),
  Island: (scene) =>
    `<path d="M-5 98Q60 88 110 96T205 92V155H-5Z" fill="${scene.inks.mid}"/>` +
    strokes(scene, 16, 100, 2.6, { ink: scene.inks.light, width: 1.3, opacity: 0.45 }),
  Swamp: (scene) =>
    deadTrees([deadTree(scene, 40, 140, 90), deadTree(scene, 158, 140, 78)], scene.inks.near, 3) +
    land(scene, "flat", 136, 14, scene.inks.near, 0),
  Mountain: (scene) =>
    land(scene, "jag", 136, 46, scene.inks.mid) + land(scene, "jag", 146, 20, scene.inks.near, 0),
  Forest: (scene) => pines(scene, 8, { from: 4, step: 28, foot: 152, tall: 48, ink: scene.inks.near }),
}
