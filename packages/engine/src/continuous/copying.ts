import { tiedToDefinition } from "../characteristics/chosen.ts"
import type { Context } from "../characteristics/context.ts"
import { resolvePermanents, resolveSelector } from "../choosing/selecting.ts"
import { copiableValues } from "../events/entering/copiable.ts"
import type { Executors } from "../events/executor.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import { objectNow } from "../state/object-now.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import { beginEffect, lockedIn } from "./continuous.ts"

type Become = Extract<ObjectEffect, { do: "becomeCopy" }>

/** 707.4: permanents become copies of an object, for a while or permanently. */
export const copying: Executors<Become> = {
  becomeCopy: (s, e, context) => becomeCopy(s, e, context),
}

function becomeCopy(s: State, e: Become, context: Context): void {
  const [of] = resolveSelector(s, e.of, context)
  if (of === undefined) return
  const what = copiableValues(s, of, lockedIn(s, e.except ?? [], context))
  const objects = resolvePermanents(s, e.what, context)
  if (what === null || objects.length === 0) return
  for (const id of objects) {
    const object = objectNow(s, id)
    const chosen = tiedToDefinition(s, object)
    if (chosen !== undefined) edit(s, id).memory = { ...object.memory, chosen }
  }
  beginEffect(s, context, {
    objects,
    changes: [{ change: "copy", ...what }],
    duration: e.duration ?? "permanent",
  })
}
