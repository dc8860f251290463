import { characteristics, controllerOf, opponentsOf, permanents } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import { isPlayerRef, type ObjectId, type PlayerId, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Damage } from "./damage.ts"

/** 306.7@2011-09-30: a source's controller may redirect noncombat damage from an opponent to a planeswalker that opponent controls. */
export function redirectToPlaneswalkers(s: State, damages: readonly Damage[]): readonly Damage[] {
  return s.ruleset.knobs.pwRedirect ? damages.map((d) => redirect(s, d)) : damages
}

function redirect(s: State, damage: Damage): Damage {
  if (damage.combat === true || !isPlayerRef(damage.to)) return damage
  const by = controllerOf(s, damage.source)
  const player = refPlayer(damage.to)
  if (by < 0 || !opponentsOf(s, by).includes(player)) return damage
  const options = planeswalkersOf(s, player)
  if (options.length === 0) return damage
  const [chosen] = choose(s, {
    kind: "choose",
    player: by,
    rule: "306.7@2011-09-30",
    purpose: "redirect",
    source: damage.source,
    options,
    min: 0,
    max: 1,
  })
  return chosen === undefined ? damage : { ...damage, to: options[chosen] }
}

function planeswalkersOf(s: State, player: PlayerId): ObjectId[] {
  return permanents(s).filter(
    (id) =>
      controllerOf(s, id) === player && (characteristics(s, id).types & CARD_TYPE_BIT.planeswalker) !== 0,
  )
}
