import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { Keyword } from "../../language/keyword.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import type { Answer, Decision } from "../../state/decision.ts"
import type { ObjectId, PlayerId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { asking, card, creature, spell, when } from "../../testing/table.ts"
import { CREATURE, dies } from "./drive.ts"

export const ME = { is: "self" } as const
export const ANY: Filter = { is: "any" }
export const IT = { sel: "bound", name: "it" } as const
export const TARGET = { sel: "target", slot: 0 } as const
export const YOU = { who: "you" } as const
export const has = (...keywords: Keyword[]): Ability[] =>
  keywords.map((keyword) => ({ ability: "keyword", keyword }) as Ability)
export const artifact = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["artifact"], abilities })
export const enchantment = (name: string, ...abilities: Ability[]): CardDefinition =>
  card({ name, types: ["enchantment"], abilities })
export const named = (name: string): Filter => ({ is: "name", name })
export const and = (...of: Filter[]): Filter => ({ is: "and", of })
export const not = (of: Filter): Filter => ({ is: "not", of })
export const sequence = (...of: Effect[]): Effect => ({ do: "sequence", of })
export const gains = (amount: number): Effect => ({ do: "gainLife", amount })
export const destroyAll = (filter: Filter = CREATURE): Effect => ({
  do: "destroy",
  what: { sel: "all", filter },
})
export const hurt = (amount: number): Effect => ({ do: "damage", amount, to: TARGET })

/** Gets so much power and toughness until end of turn. */
export const swell = (power: number, toughness = power): Effect => ({
  do: "change",
  what: TARGET,
  changes: [{ change: "modifyPT", power, toughness }],
  duration: "endOfTurn",
})

/** Loses all abilities until end of turn. */
export const silence: Effect = {
  do: "change",
  what: TARGET,
  changes: [{ change: "loseAbilities" }],
  duration: "endOfTurn",
}

/** All objects that fit are changed so. */
export const modifies = (
  filter: Filter,
  ...changes: Extract<StaticEffect, { static: "modify" }>["changes"]
): StaticEffect => ({ static: "modify", what: { sel: "all", filter }, changes })

/** "Whenever this or another creature dies, target player loses 1 life and you gain 1 life." */
export const artist = (name = "Artist"): CardDefinition =>
  creature(name, 0, 1, [
    when(dies(), sequence({ do: "loseLife", amount: 1, player: { who: "target", slot: 0 } }, gains(1)), {
      targets: [{ players: { who: "players" } }],
    }),
  ])

/** An instant of the player that does this to these targets resolves; the questions that it asked. */
export function cast(
  s: State,
  player: PlayerId,
  effect: Effect,
  targets: readonly Ref[] = [],
  answers: readonly Answer[] = [],
): Decision[] {
  putSpell(s, player, effect, targets)
  return asking(answers, () => resolveTop(s))
}

/** The same instant, on the stack. */
export function putSpell(
  s: State,
  player: PlayerId,
  effect: Effect,
  targets: readonly Ref[] = [],
  name = "Spell",
): ObjectId {
  const count = targets.length
  const slots =
    count === 0
      ? []
      : [{ filter: ANY, players: { who: "players" } as const, zone: EVERYWHERE, min: count, max: count }]
  const ability: Ability = { ability: "spell", effect, targets: slots }
  const what = card({ name, types: ["instant"], cost: "{R}", abilities: [ability] })
  return spell(s, player, what, { targets: count === 0 ? [] : [targets] })
}

const EVERYWHERE = ["battlefield", "stack", "graveyard"] as const
