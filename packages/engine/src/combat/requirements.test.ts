import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Ability } from "../language/ability.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { Pair } from "../state/decision.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { creature, put, table } from "../testing/table.ts"
import { attackFault, attackRules } from "./attack-requirements.ts"
import { blockFault, blockRules } from "./block-requirements.ts"
import { attackCandidates } from "./can-attack.ts"
import { blockCandidates } from "./can-block.ts"

const RUNS = 150 * Math.max(1, Number(process.env.APNAP_GAMES ?? 1))

const statics = (...effects: StaticEffect[]): Ability => ({ ability: "static", effects })
const SELF = { sel: "self" } as const
const PAYS = [{ pay: "mana", mana: "{1}" }] as const
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Every combination of one element from each list. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]])
}

const subsets = <T>(list: readonly T[]): T[][] =>
  combinations(list.map((one) => [[], [one]])).map((parts) => parts.flat())

/** Requirements and restrictions on a creature of player 0, which can attack players 1 and 2 and player 1's planeswalker. */
const attackerArb = fc.record({
  must: fc.nat(1),
  mustHer: fc.nat(1),
  goadedBy: fc.subarray([1, 2]),
  goadedByHer: fc.boolean(),
  notAlone: fc.boolean(),
  cantHer: fc.boolean(),
  costs: fc.boolean(),
})
type Attacker = typeof attackerArb extends fc.Arbitrary<infer T> ? T : never

const attackBoard = fc.record({
  attackers: fc.array(attackerArb, { minLength: 1, maxLength: 4 }),
  limit: fc.option(fc.nat(2)),
  limitOnHer: fc.option(fc.nat(1)),
})
type AttackBoard = typeof attackBoard extends fc.Arbitrary<infer T> ? T : never

/** "Her" is player 1, whose permanents have the effects that refer to a player. */
function setAttack({ attackers, limit, limitOnHer }: AttackBoard): { s: State; ids: number[] } {
  const s = table(3)
  const YOU = { who: "you" } as const
  const her = (what: StaticEffect) => put(s, 1, creature("Hers", 0, 1, [statics(what)]))
  if (limit !== null) her({ static: "attackLimit", count: limit })
  if (limitOnHer !== null) her({ static: "attackLimit", count: limitOnHer, whom: YOU })
  put(s, 1, { name: "Walker", layout: "normal", faces: [{ name: "Walker", types: ["planeswalker"] }] })
  const ids = attackers.map((a, i) => {
    const own: StaticEffect[] = [
      ...times(a.must, (): StaticEffect => ({ static: "mustAttack", creature: SELF })),
      ...(a.notAlone ? [{ static: "cantAttack", creature: SELF, alone: true } as const] : []),
      ...(a.costs ? [{ static: "cantAttack", creature: SELF, unlessPays: PAYS } as const] : []),
    ]
    const id = put(s, 0, creature(`Attacker ${i}`, 2, 2, [statics(...own)]))
    const that = { sel: "all", filter: { is: "name", name: `Attacker ${i}` } } as const
    if (a.goadedByHer) her({ static: "goaded", creature: that }) // 701.15b
    if (a.mustHer) her({ static: "mustAttack", creature: that, whom: YOU })
    if (a.cantHer) her({ static: "cantAttack", creature: that, whom: YOU })
    if (a.goadedBy.length > 0) edit(s, id).memory = { goadedBy: a.goadedBy }
    return id
  })
  invalidate(s)
  return { s, ids }
}

type Target = "her" | "him" | "walker" | null

function requirements(a: Attacker, to: Target): number {
  if (to === null) return 0
  const player = { her: 1, him: 2, walker: -1 }[to]
  const by = [...new Set([...a.goadedBy, ...(a.goadedByHer ? [1] : [])])]
  const goaded = by.reduce((sum, by) => sum + 1 + Number(player >= 0 && player !== by), 0)
  return a.must + (to === "her" ? a.mustHer : 0) + goaded
}

function attackIsAllowed({ attackers, limit, limitOnHer }: AttackBoard, targets: readonly Target[]): boolean {
  const count = targets.filter((to) => to !== null).length
  if (limit !== null && count > limit) return false
  if (limitOnHer !== null && targets.filter((to) => to === "her").length > limitOnHer) return false
  if (targets.some((to, i) => to === "her" && attackers[i].cantHer)) return false
  return !(count === 1 && attackers.some((a, i) => a.notAlone && targets[i] !== null))
}

describe("508.1c, d: restrictions and requirements of attacks, against every declaration there is", () => {
  it("a declaration is legal exactly when none obeys more requirements at no cost, and the least is legal", () => {
    const check = (board: AttackBoard) => {
      const { s, ids } = setAttack(board)
      const candidates = attackCandidates(s, 0)
      const rules = attackRules(s, candidates)
      const refs = {
        her: playerRef(1),
        him: playerRef(2),
        walker: s.battlefield.find((id) => s.definitions[s.objects[id]!.def].name === "Walker")!,
      }
      const all = combinations<Target>(board.attackers.map(() => [null, "her", "him", "walker"])).filter(
        (targets) => attackIsAllowed(board, targets),
      )
      const value = (targets: readonly Target[]) =>
        targets.reduce((sum, to, i) => sum + requirements(board.attackers[i], to), 0)
      const isFree = (targets: readonly Target[]) =>
        targets.every((to, i) => to === null || !board.attackers[i].costs)
      const most = Math.max(...all.filter(isFree).map(value))
      expect(rules.most).toBe(most)
      expect(attackFault(rules, rules.least)).toBeNull()
      for (const targets of all) {
        const declaration = targets.flatMap((to, i): Pair[] => {
          const at = candidates.findIndex((c) => c.creature === ids[i])
          return to === null ? [] : [[at, candidates[at].defenders.indexOf(refs[to])]]
        })
        const fault = attackFault(rules, declaration)
        expect(fault?.rule).toBe(value(targets) < most ? "508.1d" : undefined)
      }
    }
    fc.assert(fc.property(attackBoard, check), { numRuns: RUNS, seed: 508 })
  }, 60_000)
})

const blockerArb = fc.record({
  must: fc.nat(1),
  /** The index of the attacker that it must block if able. */
  mustThat: fc.option(fc.nat(2)),
  max: fc.integer({ min: 1, max: 3 }),
  notAlone: fc.boolean(),
  costs: fc.boolean(),
  flies: fc.boolean(),
})
const attackedBy = fc.record({
  min: fc.integer({ min: 1, max: 3 }),
  max: fc.option(fc.integer({ min: 1, max: 2 })),
  mustBeBlocked: fc.nat(1),
  lure: fc.boolean(),
  flies: fc.boolean(),
})
const blockBoard = fc.record({
  attackers: fc.array(attackedBy, { minLength: 1, maxLength: 3 }),
  blockers: fc.array(blockerArb, { minLength: 1, maxLength: 3 }),
  limit: fc.option(fc.integer({ min: 1, max: 2 })),
})
type BlockBoard = typeof blockBoard extends fc.Arbitrary<infer T> ? T : never

function setBlock({ attackers, blockers, limit }: BlockBoard): { s: State; theirs: number[]; own: number[] } {
  const s = table(2)
  const keyword = (flies: boolean): Ability[] =>
    flies ? [{ ability: "keyword", keyword: "flying" } as Ability] : []
  const theirs = attackers.map((a, i) => {
    const effects: StaticEffect[] = [
      ...(a.min > 1 ? [{ static: "cantBeBlocked", creature: SELF, fewerThan: a.min } as const] : []),
      ...(a.max !== null ? [{ static: "cantBeBlocked", creature: SELF, moreThan: a.max } as const] : []),
      ...times(a.mustBeBlocked, (): StaticEffect => ({ static: "mustBeBlocked", creature: SELF })),
      ...(a.lure ? [{ static: "mustBeBlocked", creature: SELF, byAll: true } as const] : []),
    ]
    const id = put(s, 0, creature(`Attacker ${i}`, 2, 2, [statics(...effects), ...keyword(a.flies)]))
    edit(s, id).combat = { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 }
    return id
  })
  const own = blockers.map((b, i) => {
    const that = { sel: "all", filter: { is: "name", name: `Attacker ${b.mustThat}` } } as const
    const effects: StaticEffect[] = [
      ...times(b.must, (): StaticEffect => ({ static: "mustBlock", creature: SELF })),
      ...(b.mustThat !== null ? [{ static: "mustBlock", creature: SELF, attacker: that } as const] : []),
      ...(b.max > 1 ? [{ static: "canBlockAdditional", creature: SELF, count: b.max - 1 } as const] : []),
      ...(b.notAlone ? [{ static: "cantBlock", creature: SELF, alone: true } as const] : []),
      ...(b.costs ? [{ static: "cantBlock", creature: SELF, unlessPays: PAYS } as const] : []),
    ]
    return put(s, 1, creature(`Blocker ${i}`, 1, 1, [statics(...effects), ...keyword(b.flies)]))
  })
  if (limit !== null) put(s, 0, creature("Warden", 0, 1, [statics({ static: "blockLimit", count: limit })]))
  invalidate(s)
  return { s, theirs, own }
}

/** For each blocker, the indices of the attackers it blocks. */
type Blocks = readonly (readonly number[])[]

function blockIsAllowed({ attackers, blockers, limit }: BlockBoard, blocks: Blocks): boolean {
  const blocking = blocks.filter((of) => of.length > 0).length
  if (limit !== null && blocking > limit) return false
  if (blocks.some((of, i) => of.length > blockers[i].max)) return false
  if (blocking === 1 && blocks.some((of, i) => of.length > 0 && blockers[i].notAlone)) return false
  if (blocks.some((of, i) => of.some((a) => attackers[a].flies && !blockers[i].flies))) return false
  return attackers.every((a, at) => {
    const count = blocks.filter((of) => of.includes(at)).length
    return count === 0 || (count >= a.min && (a.max === null || count <= a.max))
  })
}

function requirementsOfBlocks({ attackers, blockers }: BlockBoard, blocks: Blocks): number {
  const own = blocks.map((of, i) => {
    const { must, mustThat } = blockers[i]
    const lured = of.filter((a) => attackers[a].lure).length
    return (of.length > 0 ? must : 0) + Number(mustThat !== null && of.includes(mustThat)) + lured
  })
  const blocked = attackers.map((a, at) => (blocks.some((of) => of.includes(at)) ? a.mustBeBlocked : 0))
  return [...own, ...blocked].reduce((a, b) => a + b, 0)
}

describe("509.1b, c: restrictions and requirements of blocks, against every declaration there is", () => {
  it("a declaration is legal exactly when none obeys more requirements at no cost, and the least is legal", () => {
    const check = (board: BlockBoard) => {
      const { s, theirs, own } = setBlock(board)
      const candidates = blockCandidates(s, 1)
      const rules = blockRules(s, candidates)
      const every = combinations(board.blockers.map(() => subsets(board.attackers.map((_, at) => at))))
      const all = every.filter((blocks) => blockIsAllowed(board, blocks))
      const isFree = (blocks: Blocks) => blocks.every((of, i) => of.length === 0 || !board.blockers[i].costs)
      const most = Math.max(...all.filter(isFree).map((blocks) => requirementsOfBlocks(board, blocks)))
      expect(rules.most).toBe(most)
      expect(blockFault(rules, rules.least)).toBeNull()
      for (const blocks of all) {
        const declaration = blocks.flatMap((of, i) => {
          const at = candidates.findIndex((c) => c.creature === own[i])
          return of.map((a): Pair => [at, candidates[at].attackers.indexOf(theirs[a])])
        })
        const fault = blockFault(rules, declaration)
        expect(fault?.rule).toBe(requirementsOfBlocks(board, blocks) < most ? "509.1c" : undefined)
      }
    }
    fc.assert(fc.property(blockBoard, check), { numRuns: RUNS, seed: 509 })
  }, 60_000)
})
