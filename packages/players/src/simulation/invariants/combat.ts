import { CARD_TYPE_BIT, type CombatRole, characteristics, type ObjectId, type State } from "@apnap/engine"
import { type Breach, breach } from "./breach.ts"

/** 506 to 511: attackers and blockers are consistent, and nothing is in combat outside the combat phase. */
export function combatBreaches(s: State): Breach[] {
  return s.battlefield.flatMap((id) => {
    const role = s.objects[id]!.combat
    if (role === null) return []
    const said = [...inCombat(s, id, role), ...ofBlocks(s, id, role)]
    return said.map(([rule, what]) => breach(rule, `object ${id} ${what}`))
  })
}

type Said = [rule: string, what: string]

function inCombat(s: State, id: ObjectId, { attacking, blocking }: CombatRole): Said[] {
  const out: Said[] = []
  // 807.4: in Grand Melee other turns have combats of their own.
  const turns = [s.turn, ...(s.markers?.all ?? []).flatMap(({ kept }) => kept?.turn ?? [])]
  if (turns.every(({ phase }) => phase !== "combat"))
    out.push(["511.3", "is in combat outside of the combat phase"])
  if (s.objects[id]!.phasedOut !== 0) out.push(["506.4", "is in combat and phased out"])
  if (attacking !== 0 && blocking.length > 0) out.push(["508.1a", "attacks and blocks"])
  const isCreature = (characteristics(s, id).types & CARD_TYPE_BIT.creature) !== 0
  if ((attacking !== 0 || blocking.length > 0) && !isCreature)
    out.push(["506.4", "is in combat and no creature"])
  return out
}

/** 509.1g, h */
function ofBlocks(s: State, id: ObjectId, { blocking, blockedBy, blocked }: CombatRole): Said[] {
  const out: Said[] = []
  const role = (other: ObjectId) => s.objects[other]?.combat
  for (const other of blocking)
    if (!role(other)?.blockedBy.includes(id)) out.push(["509.1g", `blocks ${other}, which it does not block`])
  for (const other of blockedBy)
    if (!role(other)?.blocking.includes(id))
      out.push(["509.1h", `is blocked by ${other}, which does not block it`])
  if (blockedBy.length > 0 && !blocked) out.push(["509.1h", "has blockers and is not blocked"])
  return out
}
