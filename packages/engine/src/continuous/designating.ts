import type { Context } from "../characteristics/context.ts"
import { resolveObjects } from "../choosing/selecting.ts"
import type { Executors } from "../events/executor.ts"
import { record } from "../events/record.ts"
import { isForbidden } from "../events/replacing/cant.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import type { Designation } from "../language/filter.ts"
import type { Selector } from "../language/selector.ts"
import type { Change } from "../language/statics/change.ts"
import type { Duration } from "../language/statics/duration.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { Memory } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, setEffects } from "../state/writing/edit.ts"
import { beginEffect } from "./continuous.ts"
import { prepare } from "./preparing.ts"

type Designate = Extract<ObjectEffect, { do: "designate" | "setLevel" }>

export const designating: Executors<Designate> = {
  designate: (s, e, context) => {
    for (const id of resolveObjects(s, e.what, context)) {
      if (e.remove) undesignate(s, id, e.as)
      else if (e.as === "prepared") prepare(s, id)
      else designate(s, id, e.as, context, e.duration)
    }
  },
  // 716.2b: a designation that any permanent can have.
  setLevel: (s, { what, level }, context) => {
    for (const id of resolveObjects(s, what, context)) {
      edit(s, id).memory = { ...objectNow(s, id).memory, classLevel: level }
      invalidate(s)
      record(s, {
        kind: "action",
        rule: "716.2a",
        object: id,
        player: context.you,
        detail: `level ${level}`,
      })
    }
  },
}

const IT: Selector = { sel: "bound", name: "designated" }

/** What a designation does while it lasts. */
const MEANING: Partial<
  Record<Designation, { changes?: readonly Change[]; statics?: readonly StaticEffect[]; duration?: Duration }>
> = {
  // 701.60c
  suspected: {
    changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "menace" }] }],
    statics: [{ static: "cantBlock", creature: IT }],
  },
  // 701.35a
  detained: {
    statics: [
      { static: "cantAttack", creature: IT },
      { static: "cantBlock", creature: IT },
      { static: "cantActivate", of: IT, manaToo: true },
    ],
    duration: "yourNextTurn",
  },
  goaded: { duration: "yourNextTurn" }, // 701.15a
  saddled: { duration: "endOfTurn" }, // 702.171b
}

const RULES: Readonly<Record<Exclude<Designation, "prepared">, string>> = {
  monstrous: "701.37a",
  renowned: "702.112a",
  goaded: "701.15a",
  suspected: "701.60a",
  saddled: "702.171b",
  solved: "719.3b",
  ringBearer: "701.54a",
  detained: "701.35a",
  harnessed: "701.64a",
  paired: "702.95a",
  companion: "702.139a",
  plotted: "702.170c",
  foretold: "702.143d",
  alphaSector: "704.5u",
  betaSector: "704.5u",
  gammaSector: "704.5u",
}

/** Gives an object a designation and its consequences; a designation that ends is tied to a continuous effect. */
export function designate(
  s: State,
  id: ObjectId,
  as: Exclude<Designation, "prepared">,
  context: Context,
  lasting?: Duration,
): void {
  const object = objectNow(s, id)
  const meaning = MEANING[as]
  const event = { kind: "action", rule: RULES[as], object: id, player: context.you, detail: as } as const
  if (isForbidden(s, event)) return
  if (as === "goaded") goad(s, id, context)
  else if (object.memory?.designations?.includes(as) && as !== "detained") return
  add(s, id, as)
  const duration = lasting ?? meaning?.duration ?? (meaning === undefined ? undefined : "permanent")
  if (duration !== undefined)
    beginEffect(s, context, {
      objects: [id],
      changes: meaning?.changes ?? [],
      statics: meaning?.statics ?? [],
      duration,
      bindings: { designated: [id], designation: as },
    })
  record(s, { ...event, amount: context.x }) // 701.37c
}

/** 702.95b: two creatures become paired, for one duration. */
export function designatePair(
  s: State,
  ids: readonly ObjectId[],
  context: Context,
  duration: Duration,
): void {
  for (const id of ids) add(s, id, "paired")
  beginEffect(s, context, { objects: ids, duration, bindings: { designated: ids, designation: "paired" } })
  for (const object of ids)
    record(s, { kind: "action", rule: RULES.paired, object, player: context.you, detail: "paired" })
}

function add(s: State, id: ObjectId, as: Designation): void {
  const now = objectNow(s, id).memory
  if (now?.designations?.includes(as)) return
  edit(s, id).memory = { ...now, ...asExiled(s, id, as), designations: [...(now?.designations ?? []), as] }
  invalidate(s)
}

/** 702.143d, 702.170c: a card that becomes foretold or plotted may be cast on a later turn, and its owner may look at a foretold one. */
function asExiled(s: State, id: ObjectId, as: Designation): Memory {
  if (as === "plotted") return { exileTurn: s.turn.number }
  return as === "foretold" ? { exileTurn: s.turn.number, lookers: [objectNow(s, id).owner] } : NO_MEMORY
}
const NO_MEMORY: Memory = {}

/** 701.15c, d: each player who goads it counts once. */
function goad(s: State, id: ObjectId, context: Context): void {
  const now = objectNow(s, id).memory
  if (now?.goadedBy?.includes(context.you)) return
  edit(s, id).memory = { ...now, goadedBy: [...(now?.goadedBy ?? []), context.you] }
}

/** Removes a designation and its consequences. */
export function undesignate(s: State, id: ObjectId, as: Designation): void {
  const now = s.objects[id]?.memory
  if (now == null) return
  const { goadedBy, ...rest } = now
  const designations = (now.designations ?? []).filter((other) => other !== as)
  edit(s, id).memory = { ...rest, designations, ...(as !== "goaded" && goadedBy && { goadedBy }) }
  setEffects(
    s,
    s.effects.filter((e) => e.bindings.designation !== as || !e.objects.includes(id)),
  )
}
