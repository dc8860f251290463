import type { Ability, ActivatedAbility, StaticAbility } from "@apnap/engine"

/**
 * The printed head of a band: lines above it ("LEVEL 2-6" and its power/toughness, "{1}{G}: Level 2"), or a prefix ("3+ |
 * ") for a station's.
 */
export interface BandHead {
  readonly lines: readonly string[]
  readonly before: string
  /** The abilities that the band grants. */
  readonly abilities: readonly Ability[]
}

/** The frame band an ability stands for (711.2, 716.2, 721.2); undefined for other abilities. `bar` is the ability before it, `level` the word for it. */
export function bandOf(ability: Ability, bar: Ability | undefined, level = "Level"): BandHead | undefined {
  if (ability.ability !== "static" || ability.level === undefined) return undefined
  const changes = ability.effects.flatMap((e) => (e.static === "modify" ? e.changes : []))
  const abilities = changes.flatMap((c) => (c.change === "addAbilities" ? c.abilities : []))
  const size = changes.flatMap((c) => (c.change === "setPT" ? [`${c.power}/${c.toughness}`] : []))
  return { ...headOf(ability.level, size, bar, level), abilities }
}

function headOf(
  { kind, min, max }: NonNullable<StaticAbility["level"]>,
  size: readonly string[],
  bar: Ability | undefined,
  level: string,
): Omit<BandHead, "abilities"> {
  if (kind === "station") return { lines: [], before: `${min}+ | ` }
  const lines =
    kind === "class"
      ? [`${costOf(bar)}: ${level} ${min}`]
      : [`${level.toUpperCase()} ${max === undefined ? `${min}+` : `${min}-${max}`}`, ...size]
  return { lines, before: "" }
}

/** Whether an ability is a class level bar, which is printed with the band it leads to (716.2a). */
export function isLevelBar(ability: Ability): ability is ActivatedAbility {
  return ability.ability === "activated" && ability.keyword === "classLevel"
}

function costOf(bar: Ability | undefined): string {
  if (bar === undefined || !isLevelBar(bar)) return ""
  return bar.cost.map((part) => (part.pay === "mana" ? part.mana : "")).join("")
}
