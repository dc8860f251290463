import { tiedToDefinition } from "../../characteristics/chosen.ts"
import { contextOf } from "../../characteristics/context.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { copiedBy, keyOfCopied } from "../../characteristics/layers/changing/static-copies.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { select } from "../../characteristics/queries/selector.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { copiableValues } from "./copiable.ts"

type Modify = Extract<StaticEffect, { static: "modify" }>

/** 707.2c: what a static ability copies is determined only when its effect first starts to apply. */
export function fixStaticCopies(s: State): void {
  if (!definitionsContain(s, "copyOf")) return
  for (const id of s.battlefield) {
    const context = contextOf(id, controllerOf(s, id))
    for (const { ability } of analyse(characteristics(s, id).abilities).statics)
      if (ability.condition === undefined || evaluate(s, ability.condition, context))
        for (const effect of ability.effects) if (effect.static === "modify") fix(s, id, effect)
  }
}

function fix(s: State, source: ObjectId, { what, changes }: Modify): void {
  const context = contextOf(source, controllerOf(s, source))
  for (const change of changes) {
    if (change.change !== "copyOf" || copiedBy(s, source, change) !== undefined) continue
    const copies = select(s, what, context).filter((ref) => !isPlayerRef(ref))
    const of = select(s, change.of, context).find((ref) => !isPlayerRef(ref))
    if (copies.length === 0 || of === undefined) continue
    const values = copiableValues(s, of, change.except)
    if (values === null) continue
    for (const id of copies) keepChosen(s, id)
    const { memory } = objectNow(s, source)
    edit(s, source).memory = { ...memory, copied: { ...memory?.copied, [keyOfCopied(change)]: values } }
    invalidate(s)
  }
}

/** 607.5a */
function keepChosen(s: State, id: ObjectId): void {
  const object = objectNow(s, id)
  const chosen = tiedToDefinition(s, object)
  if (chosen !== undefined) edit(s, id).memory = { ...object.memory, chosen }
}
