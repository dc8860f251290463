import {
  type Ability,
  type ChooseDecision,
  characteristics,
  controllerOf,
  isPlayerRef,
  type ObjectId,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"
import { lifeValue } from "../../board-evaluation/evaluation.ts"
import { isType } from "../../board-evaluation/is-type.ts"
import { worthOf } from "../../board-evaluation/worth.ts"
import { damageBy } from "../combat/damage.ts"
import { toughnessLeft } from "../combat/fight.ts"
import { burnsOut } from "../combat/finish.ts"
import { lossOf } from "./aftermath.ts"
import { type EffectSummary, effectSummaries, type Polarity, weakens } from "./effect-summary.ts"

/** What the object asking for a target will do to it; null if its text doesn't tell. */
export function aimOf(
  s: State,
  { source, slot = 0 }: Pick<ChooseDecision, "source" | "slot">,
): EffectSummary | null {
  const modes = objectOf(s, source)?.stack?.modes ?? null
  const summaries = askingAbilities(s, source).flatMap((ability) => effectSummaries(ability, modes))
  return worst(summaries.filter((summary) => summary.slot === slot)) ?? null
}

/** The ability on the stack itself; for a spell its instructions; for a permanent its triggered abilities (603.3d). */
function askingAbilities(s: State, source: ObjectId): readonly Ability[] {
  const own = objectOf(s, source)?.stack?.ability
  if (own) return [own]
  if (objectOf(s, source) === undefined) return []
  const { abilities } = characteristics(s, source)
  const kind = objectOf(s, source)?.zone === "battlefield" ? "triggered" : "spell"
  const asking = abilities.filter((a) => a.ability === kind)
  return asking.length === 0 ? abilities : asking
}

/** A harmful effect determines the target before its side effects do. */
export function worst(summaries: readonly EffectSummary[]): EffectSummary | undefined {
  return summaries.find((summary) => summary.polarity === "bad") ?? summaries[0]
}

const auras = new WeakMap<readonly Ability[], Polarity>()

/** Whether an Aura's or Equipment's static abilities help or harm what it is attached to (303.4, 301.5). */
export function polarityOfAttachment(s: State, id: ObjectId): Polarity {
  const { abilities } = characteristics(s, id)
  let found = auras.get(abilities)
  if (found === undefined) {
    found = abilities.some((a) => a.ability === "static" && weakens(a)) ? "bad" : "good"
    auras.set(abilities, found)
  }
  return found
}

/** The player's gain from doing this to that object or player; negative if it hurts them. */
export function gainBy(
  s: State,
  summary: EffectSummary,
  ref: Ref,
  player: PlayerId,
  source: ObjectId,
): number {
  const damage = summary.damage === null ? null : damageBy(s, source, summary.damage)
  const isFoe = isEnemy(s, ref, player)
  const side = isFoe === (summary.polarity === "bad") ? 1 : -1
  if (isPlayerRef(ref)) {
    if (summary.damage === null) return side * 2
    const shot = { source, damage: damage ?? 2 }
    return isFoe && burnsOut(s, player, refPlayer(ref), shot)
      ? DEATH
      : side * faceValue(s, refPlayer(ref), shot.damage) * BURNT
  }
  const object = objectOf(s, ref)
  if (object === undefined) return 0
  const worth = damage !== null && object.zone === "battlefield" ? lossOf(s, ref) : worthOf(s, ref)
  if (summary.polarity === "good" && object.zone !== "battlefield") return worth
  const isSpared =
    damage !== null && isType(characteristics(s, ref), "creature") && toughnessLeft(s, ref) > damage
  return side * worth * (isSpared ? 0.04 * damage : summary.share)
}

function isEnemy(s: State, ref: Ref, player: PlayerId): boolean {
  const other = isPlayerRef(ref) ? refPlayer(ref) : controllerOf(s, ref)
  return s.players[other].team !== s.players[player].team
}

/** Burn to the face counts more than combat damage, which can be dealt again: using it means racing. */
const BURNT = 1.6

/** Killing a player outweighs everything else. */
const DEATH = 100

function faceValue(s: State, player: PlayerId, damage: number): number {
  const { life } = s.players[player]
  return damage >= life ? DEATH : lifeValue(life) - lifeValue(life - damage)
}
