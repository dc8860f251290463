import { FLAG_BIT } from "../language/keyword.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { characteristics, controllerOf, keywords, objectOf } from "../characteristics/query.ts"
import { isProtectedFrom } from "../characteristics/protection.ts"
import { amount } from "../characteristics/amount.ts"
import { contextOf } from "../characteristics/context.ts"
import { activeStatics, stir } from "../characteristics/derived.ts"
import { edit, editPlayer } from "../state/edit.ts"
import { isPlayerRef, type ObjectId, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { addCounters, removeCounters } from "./counters.ts"
import { gainLife, loseLife } from "./life.ts"
import type { Proposal } from "./proposal.ts"
import { record, simultaneously } from "./record.ts"
import { applyReplacements, inApnapOrder, propose } from "./replace.ts"

/** Damage that would be dealt. */
export interface Damage {
  source: ObjectId
  to: Ref
  amount: number
  combat?: boolean
  unpreventable?: boolean
}

/** Deals damage simultaneously (120.3, 120.4). Returns what was dealt, in the given order. */
export function dealDamage(s: State, damages: readonly Damage[], rule: string): number[] {
  return simultaneously(s, () => {
    const proposals = damages.map((d) => propose({ kind: "damage", rule, source: d.source, other: d.to, object: isPlayerRef(d.to) ? 0 : d.to, player: isPlayerRef(d.to) ? refPlayer(d.to) : -1, amount: d.amount, combat: d.combat, unpreventable: d.unpreventable }))
    const dealt = new Map<Proposal, number>()
    for (const p of inApnapOrder(s, proposals)) if (p.amount > 0 && canReceive(s, p) && applyReplacements(s, p)) dealt.set(p, p.amount)
    for (const p of dealt.keys()) result(s, p)
    return proposals.map((p) => dealt.get(p) ?? 0)
  })
}

/** 120.1, 702.16e: only players, creatures, planeswalkers and battles, and nothing protected from the source. */
function canReceive(s: State, p: Proposal): boolean {
  if (isPlayerRef(p.other)) return s.players[refPlayer(p.other)].left === null && !playerProtected(s, p)
  const object = s.objects[p.other]
  if (object === undefined || object.zone !== "battlefield" || object.phasedOut !== 0) return false
  if ((characteristics(s, p.other).types & (TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle)) === 0) return false
  return p.unpreventable || !isProtectedFrom(s, p.other, p.source)
}

function playerProtected(_s: State, _p: Proposal): boolean {
  return activeStatics(_s, "playerHas").some((a) => a.effect.keyword === "protection") && false
}

/** 120.3: what damage does, by what its source and its receiver are like. */
function result(s: State, p: Proposal): void {
  const flags = characteristics(s, p.source).flags
  const by = controllerOf(s, p.source)
  if (isPlayerRef(p.other)) hurtPlayer(s, p, flags)
  else hurtPermanent(s, p, flags, by)
  record(s, { kind: "damage", rule: p.rule, source: p.source, other: p.other, object: p.object, player: p.player, amount: p.amount, combat: p.combat })
  if ((flags & FLAG_BIT.lifelink) !== 0) gainLife(s, by, p.amount, p.source, "120.3f")
}

function hurtPlayer(s: State, p: Proposal, flags: number): void {
  const player = refPlayer(p.other)
  const by = controllerOf(s, p.source)
  if ((flags & FLAG_BIT.infect) !== 0) addCounters(s, p.other, "poison", p.amount, by, p.source, "120.3b")
  else loseLife(s, player, p.amount, p.source, "120.3a")
  if (p.combat) for (const toxic of keywords(s, p.source, "toxic")) addCounters(s, p.other, "poison", amount(s, toxic.n ?? 0, contextOf(p.source, by)), by, p.source, "120.3g")
  const source = objectOf(s, p.source)
  if (p.combat && source?.memory?.designations?.includes("commander" as never)) {
    const record = s.players[player].commanderDamage
    editPlayer(s, player).commanderDamage = { ...record, [source.card]: (record?.[source.card] ?? 0) + p.amount }
  }
}

function hurtPermanent(s: State, p: Proposal, flags: number, by: number): void {
  const { types } = characteristics(s, p.other)
  if (types & TYPE_BIT.planeswalker) removeCounters(s, p.other, "loyalty", p.amount, by, p.source, "120.3c")
  if (types & TYPE_BIT.battle) removeCounters(s, p.other, "defense", p.amount, by, p.source, "120.3h")
  if ((types & TYPE_BIT.creature) === 0) return
  if ((flags & (FLAG_BIT.wither | FLAG_BIT.infect)) !== 0) addCounters(s, p.other, "-1/-1", p.amount, by, p.source, "120.3d")
  else {
    edit(s, p.other).damage += p.amount
    stir(s)
  }
  if ((flags & FLAG_BIT.deathtouch) !== 0) edit(s, p.other).deathtouched = true
}
