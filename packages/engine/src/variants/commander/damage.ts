import { wouldLose } from "../../sba/actions/players.ts"
import type { Plan } from "../../sba/plan.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import type { Player } from "../../state/player.ts"
import type { State } from "../../state/state.ts"
import { returningCommanders } from "./command-zone.ts"

const DEADLY = 21

/** Memo of a test made at every check. Keyed by the player's damage record, which is replaced when damage is dealt. */
const deadly = new WeakMap<Readonly<Record<number, number>>, boolean>()

/** 903.10a: combat damage is counted separately for each commander. */
function isBeaten({ commanderDamage, left }: Player): boolean {
  if (left !== null || commanderDamage === null) return false
  let found = deadly.get(commanderDamage)
  if (found === undefined) {
    found = Object.values(commanderDamage).some((damage) => damage >= DEADLY)
    deadly.set(commanderDamage, found)
  }
  return found
}

/** 704.6c */
function beatenPlayers(s: State, plan: Plan): void {
  if (!s.ruleset.knobs.commanderDamage) return
  for (const player of s.players) if (isBeaten(player)) wouldLose(s, plan, player, "704.6c")
}

/** 704.6c, 704.6d */
export function collectCommanderActions(s: State, plan: Plan): void {
  beatenPlayers(s, plan)
  returningCommanders(s, plan)
}

defineVariantActions("commander", { collect: collectCommanderActions })
