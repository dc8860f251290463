import { HIGH, n, type Scene, upTo, WIDE } from "./scene.ts"

/** The shape of a ridge line. */
export type RidgeStyle = "smooth" | "jag" | "wave" | "canopy" | "conifer" | "tower" | "flat"

type Point = readonly [number, number]

/** A ridge as a path, with its peaks if it has any. */
interface Ridge {
  path: string
  peaks: readonly Point[]
}

const LEFT = -10
const RIGHT = 215
const START = `M${LEFT} ${HIGH}`
const END = `L${RIGHT} ${HIGH}Z`

/** Land up to a ridge, with hatching on top. */
export function land(
  scene: Scene,
  style: RidgeStyle,
  base: number,
  height: number,
  fill: string,
  hatch = 0.16,
): string {
  const { path, peaks } = RIDGES[style](scene.random, base, height)
  const shade = peaks.length > 0 ? `<path d="${shaded(peaks)}" fill="#000" opacity=".2"/>` : ""
  const lines = hatch > 0 ? `<path d="${path}" fill="url(#hatch)" opacity="${hatch}"/>` : ""
  return `<path d="${path}" fill="${fill}"/>${shade}${lines}`
}

/** The side of each peak facing away from the light. */
function shaded(peaks: readonly Point[]): string {
  return peaks
    .slice(0, -2)
    .map((a, i) => {
      const b = peaks[i + 1]
      if (b[1] <= a[1] + 5) return ""
      const foot = `L${n(a[0] + (b[0] - a[0]) * 0.12)} ${n(b[1] + 2)}`
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}${foot}L${n(a[0] - 2)} ${n(a[1] + (b[1] - a[1]) * 0.45)}Z`
    })
    .join("")
}

/** Smooth noise over [0, 1] with this many hills. */
function noise(random: () => number, hills: number): (t: number) => number {
  const values = upTo(hills + 2).map(() => random())
  return (t) => {
    const x = Math.max(0, Math.min(1, t)) * hills
    const i = Math.floor(x)
    const u = x - i
    const soft = u * u * (3 - 2 * u)
    return values[i] * (1 - soft) + values[i + 1] * soft
  }
}

function heights(random: () => number, base: number, height: number): (x: number) => number {
  const [large, middle, small] = [noise(random, 3), noise(random, 7), noise(random, 19)]
  return (x) => base - height * (large(x / WIDE) * 0.6 + middle(x / WIDE) * 0.3 + small(x / WIDE) * 0.1)
}

type Draw = (random: () => number, base: number, height: number) => Ridge

/** A ridge made of pieces, each drawn at its start and returning its width. */
function inPieces(draw: (x: number) => readonly [width: number, piece: string], start = START): Ridge {
  let path = start
  for (let x = LEFT; x < RIGHT - 5; ) {
    const [width, piece] = draw(x)
    path += piece
    x += width
  }
  return { path: path + END, peaks: [] }
}

const RIDGES: Readonly<Record<RidgeStyle, Draw>> = {
  smooth(random, base, height) {
    const at = heights(random, base, height)
    const points = upTo(25).map((i): Point => [LEFT + (220 * i) / 24, at(LEFT + (220 * i) / 24)])
    const curve = points.slice(1).map(([x, y], i) => {
      const [px, py] = points[i]
      return `Q${n(px)} ${n(py)} ${n((px + x) / 2)} ${n((py + y) / 2)}`
    })
    const last = points[points.length - 1]
    return {
      path: `${START}L${n(points[0][0])} ${n(points[0][1])}${curve.join("")}L${RIGHT} ${n(last[1])}${END}`,
      peaks: [],
    }
  },
  jag(random, base, height) {
    const at = heights(random, base, height)
    const peaks: Point[] = [[LEFT, base]]
    for (let x = LEFT; x < WIDE + 10; ) {
      const width = 18 + random() * 26
      const top = at(x + width / 2) - height * 0.5 * random()
      peaks.push([x + width * (0.35 + 0.3 * random()), top], [x + width, base - height * 0.12 * random()])
      x += width * 0.92
    }
    const line = peaks.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")
    return { path: `${START}L${line}L${RIGHT} ${n(base)}${END}`, peaks }
  },
  wave(random, base, height) {
    return inPieces(
      () => {
        const width = 16 + random() * 14
        const crest = height * (0.35 + 0.4 * random())
        return [width, `q${n(width * 0.5)} ${n(-crest * 1.5)} ${n(width)} 0`]
      },
      `${START}L${LEFT} ${n(base)}`,
    )
  },
  canopy(random, base, height) {
    const at = heights(random, base, height)
    return inPieces((x) => {
      const width = 14 + random() * 16
      return [width * 0.9, `L${n(x)} ${n(at(x))}a${n(width * 0.5)} ${n(width * 0.45)} 0 0 1 ${n(width)} 0`]
    })
  },
  conifer(random, base, height) {
    const at = heights(random, base, height)
    return inPieces((x) => {
      const width = 7 + random() * 9
      const foot = at(x)
      const tall = 14 + random() * 26
      const notch = `l${n(-width * 0.1)} 0`
      const left = `L${n(x)} ${n(foot)}L${n(x + width * 0.28)} ${n(foot - tall * 0.42)}${notch}`
      const top = `L${n(x + width * 0.5)} ${n(foot - tall)}`
      const right = `L${n(x + width * 0.82)} ${n(foot - tall * 0.42)}${notch}L${n(x + width)} ${n(foot)}`
      return [width * 0.82, left + top + right]
    })
  },
  tower(random, base, height) {
    return inPieces(
      (x) => {
        const width = 8 + random() * 13
        const isTall = random() > 0.62
        const top = base - height * (isTall ? 0.7 + 0.7 * random() : 0.1 + 0.28 * random())
        const roof = `l${n(width / 2)} ${n(-width * 0.9)}l${n(width / 2)} ${n(width * 0.9)}`
        return [width, `L${n(x)} ${n(top)}${isTall ? roof : `l${n(width)} 0`}`]
      },
      `${START}L${LEFT} ${n(base)}`,
    )
  },
  flat(random, base, height) {
    const swell = n(base - height * 0.3 * random())
    const curve = `Q60 ${swell} 110 ${n(base - height * 0.2)}T${RIGHT} ${n(base - height * 0.15)}`
    return { path: `${START}L${LEFT} ${n(base)}${curve}${END}`, peaks: [] }
  },
}
