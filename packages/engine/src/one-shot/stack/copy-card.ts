import { bind, type Context } from "../../characteristics/context.ts"
import type { Copiable } from "../../characteristics/face-up-values.ts"
import { objectOf } from "../../characteristics/query.ts"
import { putInto } from "../../events/moving/zones.ts"
import type { StackEffect } from "../../language/effects/stack-effect.ts"
import { choose } from "../../state/choose.ts"
import { intern } from "../../state/define.ts"
import type { State } from "../../state/state.ts"
import { edit, newObject } from "../../state/writing/edit.ts"

type CopyCard = Extract<StackEffect, { do: "copyCard" }>
type Named = Exclude<CopyCard["of"], "noted">

/** 707.13, 707.14: a copy of a card that no object shows is created outside the game. */
export function copyCard(s: State, e: CopyCard, context: Context): void {
  const what = e.of === "noted" ? objectOf(s, context.source)?.memory?.noted : named(s, e.of, context)
  if (what === undefined) return bind(context, e.bind, [])
  const copy = newObject(s, "copy", { def: what.definition, face: what.face, owner: context.you })
  putInto(s, copy.id, "outside")
  bind(context, e.bind, [copy.id])
}

/** 707.13: a name that hasn't been chosen for this object says what the copy is; undefined if none is left or nobody knows such a card. */
function named(s: State, cards: Named, { source, you }: Context): Copiable | undefined {
  const before = objectOf(s, source)?.memory?.namesChosen ?? []
  const left = cards.filter(({ card }) => !before.includes(card))
  if (left.length === 0) return undefined
  const [chosen] = choose(s, {
    kind: "option",
    player: you,
    rule: "707.13",
    purpose: "chooseOne",
    source,
    options: left.map(({ card }) => ({ label: card })),
    min: 1,
    max: 1,
  })
  const { card, definition } = left[chosen]
  if (s.objects[source] !== undefined) {
    const object = edit(s, source)
    object.memory = { ...object.memory, namesChosen: [...before, card] }
  }
  const found =
    definition === undefined ? s.definitions.findIndex(({ name }) => name === card) : intern(s, definition)
  return found < 0 ? undefined : { definition: found, face: 0 }
}
