import type { Cost } from "../language/cost.ts"
import { contextOf } from "../characteristics/context.ts"
import { spellCharacteristics, type Proposal, proposals } from "./proposal.ts"
import { setCaster } from "../effects/casting-port.ts"
import { move } from "../events/move.ts"
import { record, simultaneously } from "../events/record.ts"
import { choose, illegal } from "../state/choose.ts"
import { edit, touch } from "../state/edit.ts"
import type { Memory } from "../state/object.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { recordTargets } from "../abilities/ability-object.ts"
import { announceModes, announceTargets, modeCosts } from "./announce.ts"
import { announcements, castingRefusal, payFor } from "./castable.ts"
import { available, canPay, maxX, pay, type PayFor, totalCost } from "./costs/index.ts"
import { chooseOptionalCosts } from "./optional-costs.ts"

/** 601.2: casts a spell, step by step. Returns the spell's id. */
export function castSpell(s: State, player: PlayerId, p: Proposal): ObjectId {
  const from = s.objects[p.object]!.zone
  const id = putOnStack(s, player, p) // 601.2a
  const spell = { ...p, object: id }
  const context = { ...contextOf(id, player), stack: id }
  const asked = announcements(s, spell)
  const modes = announceModes(s, player, asked, context) // 601.2b
  const modal = modeCosts(asked, modes)
  const afford = (costs: readonly Cost[]) => {
    const what = payFor(spell, context, { optional: [...modal, ...costs] })
    return canPay(s, player, totalCost(s, player, id, p.base, what), available(s, player), what)
  }
  const optional = chooseOptionalCosts(s, player, id, afford)
  remember(s, id, { castFrom: from, castBy: player, ...(p.way !== "" && { way: p.way }), paid: { ...optional.paid, ...(p.way !== "" && { [p.way]: 1 }) } })
  const costs = [...modal, ...optional.costs]
  const x = chooseX(s, player, spell, payFor(spell, context, { optional: costs }))
  edit(s, id).stack = { ...s.objects[id]!.stack!, modes, x }
  remember(s, id, { x })
  const bound = { ...context, x }
  const chosen = announceTargets(s, player, asked, modes, bound) // 601.2c, d
  edit(s, id).stack = { ...s.objects[id]!.stack!, ...chosen }
  touch(s)
  const what = payFor(spell, { ...bound, targets: chosen.targets }, { x, optional: costs, targets: chosen.targets.flat() })
  const { manaSpent, bindings } = pay(s, player, totalCost(s, player, id, p.base, what), what) // 601.2f to h
  edit(s, id).stack = { ...s.objects[id]!.stack!, bindings }
  remember(s, id, { manaSpent })
  touch(s)
  simultaneously(s, () => {
    record(s, { kind: "cast", rule: "601.2i", object: id, player, from, source: permissionOf(p.way) })
    recordTargets(s, id, "601.2c")
  })
  return id
}

function permissionOf(way: string): ObjectId {
  return way.startsWith("permission:") ? Number(way.slice("permission:".length)) : NONE
}

function putOnStack(s: State, player: PlayerId, p: Proposal): ObjectId {
  const before = s.objects[p.object]!
  const id = move(s, { id: p.object, to: "stack", rule: "601.2a", cause: "cast", by: player, ...(before.memory !== null && { keep: before.memory }) })
  if (id === NONE) illegal("601.2a", "it can't be put on the stack")
  Object.assign(edit(s, id), {
    controller: player,
    face: p.face,
    faceDown: p.faceDown,
    stack: { kind: "spell", source: id, ability: null, targets: [], divided: null, modes: null, x: 0, bindings: {} },
  })
  touch(s)
  return id
}

/** Notes how it was cast, for later questions (601.2b, 608.2h). */
function remember(s: State, id: ObjectId, parts: Memory): void {
  const object = edit(s, id)
  object.memory = { ...object.memory, ...parts }
}

/** 601.2b: X is announced; only what can be paid is offered. */
function chooseX(s: State, player: PlayerId, p: Proposal, what: PayFor): number {
  if (!hasX(p.base) && !(what.optional ?? []).some(hasX)) return 0
  const most = maxX(s, player, totalCost(s, player, p.object, p.base, what), available(s, player), what)
  if (most < 0) illegal("601.2h", "its costs can't be paid")
  return choose(s, { kind: "number", player, rule: "601.2b", purpose: "x", source: p.object, min: 0, max: Math.min(most, 1000) })
}

function hasX(cost: Cost | null): boolean {
  return cost?.some((part) => (part.pay === "mana" && part.mana.includes("{X}")) || JSON.stringify(part).includes('"n":"x"')) === true
}

/** 608.2g: casts a card while something resolves; timing does not matter, prohibitions and payment do. */
setCaster((s, player, id, how) => {
  const options = faces(s, id)
  const face = how.face ?? (options.length > 1 ? options[choose(s, { kind: "option", player, rule: "709.3", purpose: "face", source: id, options: options.map((f) => ({ label: faceName(s, id, f) })), min: 1, max: 1 })[0]] : options[0])
  if (face === undefined) return NONE
  const normal = proposals(s, player, id).find((p) => p.face === face && p.way === "")?.base ?? manaCost(s, id, face)
  const p: Proposal = { object: id, face, way: how.free ? "free" : "", base: how.free ? [] : (how.cost ?? normal), spell: spellCharacteristics(s, id, face), faceDown: false, sorceryOnly: false, anyMana: false }
  if (castingRefusal(s, player, p, true, () => available(s, player)) !== null) return NONE
  return castSpell(s, player, p)
})

function manaCost(s: State, id: ObjectId, face: number): Cost | null {
  const { cost } = s.definitions[s.objects[id]!.def].faces[face]
  return cost === undefined ? null : [{ pay: "mana", mana: cost }]
}

function faces(s: State, id: ObjectId): number[] {
  const definition = s.definitions[s.objects[id]!.def]
  const both = ["split", "modalDfc", "adventure", "prepare", "room"].includes(definition.layout)
  return definition.faces.flatMap((face, i) => ((i === 0 || both) && !face.types.includes("land") ? [i] : []))
}

function faceName(s: State, id: ObjectId, face: number): string {
  return `Cast ${s.definitions[s.objects[id]!.def].faces[face].name}`
}
