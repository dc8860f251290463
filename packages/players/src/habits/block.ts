import {
  type BlockersDecision,
  characteristics,
  FLAG_BIT,
  isPlayerRef,
  type ObjectId,
  type Pair,
  refPlayer,
  type State,
} from "@apnap/engine"
import { lifeValue } from "../evaluation/evaluation.ts"
import { worthOf } from "../evaluation/worth.ts"
import { powerOf, toughnessLeft } from "./fight.ts"

/** Which creatures block (509.1): what wins most; where the player would be dead all the same, as many as it takes to live. */
export function blockers(s: State, d: BlockersDecision): Pair[] {
  const defence = defenceOf(s, d)
  const best = climb(d, defence, d.least, 1)
  if (worthOfBlock(defence, best) > DEAD) return [...best]
  const saving = climb(d, defence, d.least, 0.01)
  return [...(worthOfBlock(defence, saving) > DEAD ? saving : best)]
}

/** From these blocks, one creature is moved to another attacker or away at a time while that is better; `care` as of `worthOfBlock`. */
function climb(d: BlockersDecision, defence: Defence, from: readonly Pair[], care: number): readonly Pair[] {
  let best = from
  let value = worthOfBlock(defence, best, care)
  for (let before = Number.NEGATIVE_INFINITY; value > before; ) {
    before = value
    for (const pairs of [...changes(d, defence, best), ...gangs(d, defence, best)]) {
      const found = worthOfBlock(defence, pairs, care)
      if (found <= value + 1e-9) continue
      best = pairs
      value = found
    }
  }
  return best
}

/** One creature on another attacker or none, or two together on one attacker. */
function* changes(d: BlockersDecision, { attackers }: Defence, from: readonly Pair[]): Generator<Pair[]> {
  for (const [i, { attackers: options }] of d.candidates.entries()) {
    const others = from.filter(([k]) => k !== i)
    if (others.length < from.length) yield others
    for (const j of options.keys()) yield [...others, [i, j]]
  }
  const free = d.candidates.flatMap((c, i) => (from.some(([k]) => k === i) ? [] : [{ ...c, i }]))
  for (const { id } of attackers) {
    const able = free.flatMap(({ i, attackers: options }): Pair[] => {
      const j = options.indexOf(id)
      return j < 0 ? [] : [[i, j]]
    })
    for (const [n, a] of able.slice(0, 6).entries())
      for (const b of able.slice(n + 1, 6)) yield [...from, a, b]
  }
}

/** For each attacker, as many of the cheapest together as destroy it, whatever they did before: a step that no single change leads to. */
function gangs(d: BlockersDecision, defence: Defence, from: readonly Pair[]): Pair[][] {
  return defence.attackers.flatMap((attacker, n) => {
    const able = d.candidates.flatMap((_, i): Pair[] => {
      const j = defence.of[i].indexOf(n)
      return j < 0 ? [] : [[i, j]]
    })
    const gang = able.sort(([a], [b]) => cheapness(defence, b) - cheapness(defence, a))
    for (let size = 2; size <= Math.min(gang.length, 5); size++) {
      const together = gang.slice(0, size)
      const bodies = together.map(([i]) => defence.blockers[i])
      if (fightOf(attacker, bodies).value <= 0) continue
      return [[...from.filter(([i]) => !together.some(([k]) => k === i)), ...together]]
    }
    return []
  })
}

/** First strikers (702.7b) go into a gang first, then those who are worth less for their power. */
function cheapness({ blockers }: Defence, i: number): number {
  const { flags, power, worth } = blockers[i]
  return (flags & QUICK) === 0 ? power - worth : 10 + power - worth
}

/** What is weighed before blockers are declared. */
interface Defence {
  life: number
  attackers: readonly Attacker[]
  /** By candidate. */
  blockers: readonly Body[]
  /** The attacker that each index of each candidate stands for. */
  of: readonly (readonly number[])[]
}

interface Body {
  power: number
  toughness: number
  worth: number
  flags: number
}

interface Attacker extends Body {
  id: ObjectId
  /** Whether it attacks the player who blocks. */
  hits: boolean
}

function defenceOf(s: State, d: BlockersDecision): Defence {
  const ids = [...new Set(d.candidates.flatMap((c) => c.attackers))]
  const inCombat = s.battlefield.filter((id) => s.objects[id]!.combat?.attacking !== undefined)
  const all = [...new Set([...ids, ...inCombat])]
  return {
    life: s.players[d.player].life,
    attackers: all.map((id) => ({ ...body(s, id), id, hits: hits(s, id, d.player) })),
    blockers: d.candidates.map(({ creature }) => body(s, creature)),
    of: d.candidates.map(({ attackers }) => attackers.map((id) => all.indexOf(id))),
  }
}

function body(s: State, id: ObjectId): Body {
  return {
    power: powerOf(s, id),
    toughness: toughnessLeft(s, id),
    worth: worthOf(s, id),
    flags: characteristics(s, id).flags,
  }
}

function hits(s: State, attacker: ObjectId, player: number): boolean {
  const at = s.objects[attacker]?.combat?.attacking ?? 0
  return isPlayerRef(at) && s.players[refPlayer(at)].team === s.players[player].team
}

/** What it is worth not to be dead. */
const SURVIVAL = 200

/** Less than this is worth only what leaves the player dead. */
const DEAD = -SURVIVAL / 2

/** What the blocks save and win, less what they cost; `care` is how much creatures count beside damage for who would be dead. */
function worthOfBlock({ life, attackers, blockers, of }: Defence, pairs: readonly Pair[], care = 1): number {
  let value = 0
  let damage = 0
  const against = attackers.map((): Body[] => [])
  for (const [i, j] of pairs) against[of[i][j]].push(blockers[i])
  for (const [n, attacker] of attackers.entries()) {
    const fight = fightOf(attacker, against[n])
    value += fight.value
    if (attacker.hits) damage += fight.through
  }
  if (damage >= life) return value * care - SURVIVAL - damage
  return value + lifeValue(life - damage) - lifeValue(life) - Math.max(0, 5 - life + damage) * 0.5
}

const QUICK = FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike

/** Who dies, in worth, and the damage that gets through to the player. */
function fightOf(attacker: Attacker, blockers: readonly Body[]): { value: number; through: number } {
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

/** The blockers that the attacker's damage destroys when it goes to the dearest that it can kill first, and what damage is left. */
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
