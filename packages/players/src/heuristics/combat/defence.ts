import {
  type BlockersDecision,
  characteristics,
  controllerOf,
  countersOn,
  FLAG_BIT,
  isPlayerRef,
  type ObjectId,
  type Pair,
  type PlayerId,
  refPlayer,
  type State,
} from "@apnap/engine"
import { lifeValue } from "../../board-evaluation/evaluation.ts"
import { lossOf } from "../effects/aftermath.ts"
import { powerOf, toughnessLeft } from "./fight.ts"

/** The input for declaring blockers. */
export interface Defence {
  life: number
  attackers: readonly Attacker[]
  /** By candidate. */
  blockers: readonly Body[]
  /** For each candidate, the attackers that its indices refer to. */
  of: readonly (readonly number[])[]
  /** Each attacker against each candidate alone, computed on demand. */
  duels: readonly (Fight | undefined)[][]
}

/** The worth of creatures that die, and the damage that gets through to the player. */
interface Fight {
  value: number
  through: number
}

interface Body {
  power: number
  toughness: number
  worth: number
  flags: number
}

interface Attacker extends Body {
  id: ObjectId
  /** Whether it attacks the blocking player. */
  hits: boolean
  /** Loyalty of the planeswalker it attacks (306.8); 0 for none. */
  loyalty: number
}

export function defenceOf(s: State, d: BlockersDecision): Defence {
  const ids = [...new Set(d.candidates.flatMap((c) => c.attackers))]
  const inCombat = s.battlefield.filter((id) => s.objects[id]!.combat?.attacking !== undefined)
  const all = [...new Set([...ids, ...inCombat])]
  return {
    life: s.players[d.player].life,
    attackers: all.map((id) => ({ ...body(s, id), id, ...preyOf(s, id, d.player) })),
    blockers: d.candidates.map(({ creature }) => body(s, creature)),
    of: d.candidates.map(({ attackers }) => attackers.map((id) => all.indexOf(id))),
    duels: all.map(() => []),
  }
}

function body(s: State, id: ObjectId): Body {
  return {
    power: powerOf(s, id),
    toughness: toughnessLeft(s, id),
    worth: lossOf(s, id),
    flags: characteristics(s, id).flags,
  }
}

function preyOf(s: State, attacker: ObjectId, player: PlayerId): Pick<Attacker, "hits" | "loyalty"> {
  const at = s.objects[attacker]?.combat?.attacking ?? 0
  const isOurs = (other: PlayerId) => s.players[other].team === s.players[player].team
  if (isPlayerRef(at)) return { hits: isOurs(refPlayer(at)), loyalty: 0 }
  return { hits: false, loyalty: isOurs(controllerOf(s, at)) ? countersOn(s, at, "loyalty") : 0 }
}

/** The value of surviving. */
const SURVIVAL = 200

/** Values below this leave the player dead. */
export const DEAD = -SURVIVAL / 2

/** What the blocks save and gain, minus what they cost; `care` weighs creatures against damage for a player who would die. */
export function worthOfBlock(defence: Defence, pairs: readonly Pair[], care = 1): number {
  const { life, attackers } = defence
  const blocked = blockersOf(defence, pairs)
  let value = 0
  let damage = 0
  for (let n = 0; n < attackers.length; n++) {
    const by = blocked[n]
    const fight =
      by === undefined ? null : typeof by === "number" ? duel(defence, n, by) : gang(defence, n, by)
    value += fight?.value ?? 0
    const through = fight?.through ?? attackers[n].power
    if (attackers[n].hits) damage += through
    else value -= toLoyalty(attackers[n].loyalty, through)
  }
  if (damage >= life) return value * care - SURVIVAL - damage
  return value + lifeValue(life - damage) - lifeValue(life) - Math.max(0, 5 - life + damage) * 0.5
}

/** The value of a planeswalker's loss from damage (306.8); it dies with its last counter (704.5i). */
function toLoyalty(loyalty: number, damage: number): number {
  return damage >= loyalty && loyalty > 0 ? loyalty + 2 : Math.min(loyalty, damage)
}

/** By attacker: one blocking candidate, a list, or undefined. Most blocks are single, so no list is allocated for them. */
function blockersOf({ attackers, of }: Defence, pairs: readonly Pair[]): (number | number[] | undefined)[] {
  const found = new Array<number | number[] | undefined>(attackers.length).fill(undefined)
  for (const [i, j] of pairs) {
    const n = of[i][j]
    const before = found[n]
    found[n] = before === undefined ? i : typeof before === "number" ? [before, i] : [...before, i]
  }
  return found
}

function duel({ attackers, blockers, duels }: Defence, n: number, i: number): Fight {
  duels[n][i] ??= fightOf(attackers[n], [blockers[i]])
  return duels[n][i]
}

function gang({ attackers, blockers }: Defence, n: number, by: readonly number[]): Fight {
  return fightOf(
    attackers[n],
    by.map((i) => blockers[i]),
  )
}

export const QUICK = FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike

export function fightOf(attacker: Attacker, blockers: readonly Body[]): Fight {
  const needed = (attacker.flags & FLAG_BIT.menace) === 0 ? 1 : 2
  if (blockers.length === 0) return { value: 0, through: attacker.power }
  if (blockers.length < needed) return { value: -1, through: attacker.power }
  const isFirst = (attacker.flags & QUICK) !== 0
  const killed = victims(attacker, blockers)
  const hitters = isFirst
    ? blockers.filter((b) => !killed.dead.includes(b) || (b.flags & QUICK) !== 0)
    : blockers
  const early = isFirst ? [] : blockers.filter((b) => (b.flags & QUICK) !== 0)
  const diesFirst = early.length > 0 && isKilledBy(attacker, early)
  const dies = diesFirst || isKilledBy(attacker, hitters)
  const lost = diesFirst ? 0 : killed.dead.reduce((sum, b) => sum + b.worth, 0)
  const tramples = (attacker.flags & FLAG_BIT.trample) !== 0 && !diesFirst
  return { value: (dies ? attacker.worth : 0) - lost, through: tramples ? killed.rest : 0 }
}

function isKilledBy(body: Body, hitters: readonly Body[]): boolean {
  if ((body.flags & FLAG_BIT.indestructible) !== 0) return false
  const damage = hitters.reduce((sum, b) => sum + b.power, 0)
  return damage >= body.toughness || hitters.some((b) => b.power > 0 && (b.flags & FLAG_BIT.deathtouch) !== 0)
}

/** The blockers destroyed by the attacker's damage if it kills the most valuable ones first, and the damage left. */
function victims(attacker: Body, blockers: readonly Body[]): { dead: Body[]; rest: number } {
  const dead: Body[] = []
  let rest = attacker.power
  for (const b of [...blockers].sort((x, y) => y.worth - x.worth)) {
    if ((b.flags & FLAG_BIT.indestructible) !== 0) continue
    const needed = (attacker.flags & FLAG_BIT.deathtouch) === 0 ? Math.max(1, b.toughness) : 1
    if (needed > rest) continue
    rest -= needed
    dead.push(b)
  }
  return { dead, rest: dead.length === blockers.length ? rest : 0 }
}
