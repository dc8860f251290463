import type { Ability, ActivatedAbility, StaticAbility } from "@apnap/engine"

/** What stands in the frame of a text above the lines of a band: "LEVEL 2-6" and its size, "{1}{G}: Level 2"; or before a station's, "3+ | ". */
export interface BandHead {
  readonly lines: readonly string[]
  readonly before: string
  /** The abilities that the band gives. */
  readonly abilities: readonly Ability[]
}

/** The band of a frame that an ability stands for (711.2, 716.2, 721.2); nothing for another. `bar` is the ability before it. */
export function bandOf(ability: Ability, bar: Ability | undefined): BandHead | undefined {
  if (ability.ability !== "static" || ability.level === undefined) return undefined
  const changes = ability.effects.flatMap((e) => (e.static === "modify" ? e.changes : []))
  const abilities = changes.flatMap((c) => (c.change === "addAbilities" ? c.abilities : []))
  const size = changes.flatMap((c) => (c.change === "setPT" ? [`${c.power}/${c.toughness}`] : []))
  return { ...headOf(ability.level, size, bar), abilities }
}

function headOf(
  { kind, min, max }: NonNullable<StaticAbility["level"]>,
  size: readonly string[],
  bar: Ability | undefined,
): Omit<BandHead, "abilities"> {
  if (kind === "station") return { lines: [], before: `${min}+ | ` }
  const lines =
    kind === "class"
      ? [`${costOf(bar)}: Level ${min}`]
      : [`LEVEL ${max === undefined ? `${min}+` : `${min}-${max}`}`, ...size]
  return { lines, before: "" }
}

/** Whether an ability is the bar of a class level, which is printed with the band that it leads to (716.2a). */
export function isLevelBar(ability: Ability): ability is ActivatedAbility {
  return ability.ability === "activated" && ability.keyword === "classLevel"
}

function costOf(bar: Ability | undefined): string {
  if (bar === undefined || !isLevelBar(bar)) return ""
  return bar.cost.map((part) => (part.pay === "mana" ? part.mana : "")).join("")
}
