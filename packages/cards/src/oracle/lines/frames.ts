import { type Ability, type Change, classLevel, type StaticAbility } from "@apnap/engine/language"

/**
 * A part of the rules text that functions from some level on: a leveler's band (711.2), a station symbol (721.2), a class
 * level (716.2).
 */
export interface Band {
  readonly level: NonNullable<StaticAbility["level"]>
  /** "3/3", if the frame gives power and toughness. */
  readonly size?: string
  /** The cost on a class level bar. */
  readonly cost?: string
  readonly lines: readonly string[]
}

const LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/
const CLASS = /^((?:\{[^}]+\})+): Level (\d+)$/
const STATION = /^(\d+)\+ \| (.+)$/

const PROTOTYPE = /^Prototype ((?:\{[^}]+\})+) [—-] (\d+)\/(\d+)$/

/** The alternative characteristics of a prototype card (718.2), and the lines without them. */
export function prototypeOf(lines: readonly string[]): {
  own: readonly string[]
  second?: { cost: string; power: number; toughness: number }
} {
  if (!lines.some((line) => line.startsWith("Prototype"))) return { own: lines }
  const found = lines.map((line) => PROTOTYPE.exec(line.replace(/\s*\([^()]*\)/g, "")))
  const [, cost, power, toughness] = found.find((match) => match !== null) ?? []
  if (cost === undefined) return { own: lines }
  return {
    own: lines.filter((_, i) => found[i] === null),
    second: { cost, power: Number(power), toughness: Number(toughness) },
  }
}

/** Splits a rules text into the card's own lines and its bands. */
export function bandsOf(lines: readonly string[]): { own: readonly string[]; bands: readonly Band[] } {
  const own: string[] = []
  const bands: { level: Band["level"]; size?: string; cost?: string; lines: string[] }[] = []
  for (const line of lines) {
    const level = LEVEL.exec(line)
    const bar = CLASS.exec(line)
    const station = STATION.exec(line)
    const last = bands[bands.length - 1]
    if (level !== null)
      bands.push({
        level: {
          min: Number(level[1]),
          ...(level[2] !== undefined && { max: Number(level[2]) }),
          kind: "level",
        },
        lines: [],
      })
    else if (bar !== null)
      bands.push({ level: { min: Number(bar[2]), kind: "class" }, cost: bar[1], lines: [] })
    else if (station !== null)
      bands.push({ level: { min: Number(station[1]), kind: "station" }, lines: [station[2]] })
    else if (last === undefined) own.push(line)
    else if (last.level.kind === "level" && last.size === undefined && /^\d+\/\d+$/.test(line))
      last.size = line
    else last.lines.push(line)
  }
  return { own, bands }
}

/** The abilities a band stands for. `creature`: the frame makes the object an artifact creature (721.2b). */
export function bandAbilities(
  band: Band,
  abilities: readonly Ability[],
  creature: boolean,
): readonly Ability[] {
  const { level, cost } = band
  if (cost !== undefined) return classLevel(level.min, [{ pay: "mana", mana: cost }], abilities)
  return [bandAbility(band, abilities, creature)]
}

/** What a band grants while its level is reached. */
function bandAbility(band: Band, abilities: readonly Ability[], creature: boolean): StaticAbility {
  const changes: Change[] = []
  if (creature) changes.push({ change: "addTypes", types: ["artifact", "creature"] })
  if (band.size !== undefined) {
    const [power, toughness] = band.size.split("/").map(Number)
    changes.push({ change: "setPT", power, toughness })
  }
  if (abilities.length > 0) changes.push({ change: "addAbilities", abilities })
  return {
    ability: "static",
    effects: [{ static: "modify", what: { sel: "self" }, changes }],
    level: band.level,
  }
}
