import { resolvePermanents, resolveSelector } from "../../choosing/selecting.ts"
import { attach, unattach } from "../../events/attach.ts"
import type { Executors } from "../../events/executor.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"

type Attach = Extract<ObjectEffect, { do: "attach" | "unattach" }>

/** 701.3: attaches where legal; otherwise nothing happens. */
export const attaching: Executors<Attach> = {
  attach: (s, e, context) => {
    const [host] = resolveSelector(s, e.to, context)
    if (host === undefined) return
    for (const id of resolvePermanents(s, e.what, context)) attach(s, id, host, "701.3a", e.asCreature)
  },
  unattach: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context)) unattach(s, id)
  },
}
