import { activeStatics } from "../characteristics/layers/derived.ts"
import { players } from "../characteristics/queries/selector.ts"
import { isActive } from "../characteristics/queries/teams.ts"
import { objectOf } from "../characteristics/query.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { PlayStatic } from "../language/statics/play-static.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** The ability as printed, and with each cost that effects let the player pay instead of its keyword's cost (118.9). */
export function withOtherCosts(
  s: State,
  player: PlayerId,
  ability: ActivatedAbility,
): readonly ActivatedAbility[] {
  const { keyword } = ability
  if (keyword === undefined) return [ability]
  const found = activeStatics(s, "keywordCost").filter(
    ({ effect, context }) =>
      effect.keyword === keyword &&
      players(s, effect.who ?? { who: "you" }, context).includes(player) &&
      (effect.during === undefined || isActive(s, player)) &&
      (effect.first !== true || !hasActivated(s, player, keyword)),
  )
  return [ability, ...found.map(({ effect }) => instead(ability, effect))]
}

type KeywordCost = Extract<PlayStatic, { static: "keywordCost" }>

/** 702.29a: discarding the card is not part of the cycling cost. */
function instead(ability: ActivatedAbility, { cost }: KeywordCost): ActivatedAbility {
  return { ...ability, cost: [...cost, ...ability.cost.filter((part) => part.pay === "discardSelf")] }
}

function hasActivated(s: State, player: PlayerId, keyword: string): boolean {
  return s.events.some((e) => {
    const ability =
      e.kind === "activates" && e.player === player ? objectOf(s, e.object)?.stack?.ability : null
    return ability?.ability === "activated" && ability.keyword === keyword
  })
}

/** Asks which of these versions, all with payable costs, the player activates. */
export function chooseCost(
  s: State,
  player: PlayerId,
  source: ObjectId,
  payable: readonly ActivatedAbility[],
): ActivatedAbility {
  for (const other of payable.slice(1)) {
    const asked = { kind: "confirm", player, rule: "118.9", purpose: "otherCost", source } as const
    if (choose(s, asked) === 1) return other
  }
  return payable[0]
}
