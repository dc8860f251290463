import type { Context } from "../../characteristics/context.ts"
import { characteristics, controllerOf, permanents } from "../../characteristics/query.ts"
import { noteMoved } from "../../choosing/find.ts"
import type { Executors } from "../../events/executor.ts"
import { moveAll } from "../../events/moving/move.ts"
import { takeOut } from "../../events/moving/zones.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { intern } from "../../state/define.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, removeObject } from "../../state/writing/edit.ts"

type Meld = Extract<ObjectEffect, { do: "meld" }>

/** 701.42a, 712.4a: exiles both cards of a meld pair and puts them onto the battlefield as one permanent. */
export const melding: Executors<Meld> = {
  meld: (s, e, context) => {
    const other = counterpart(s, e.with, context)
    if (other === NONE || s.objects[context.source]?.zone !== "battlefield") return
    const cards = [context.source, other].map((id) => objectNow(s, id).card)
    const into = resultOf(s, e.into, context.source, other)
    const exiled = moveAll(
      s,
      [context.source, other].map((id) => ({
        id,
        to: "exile" as const,
        rule: "712.4a",
        cause: "exile" as const,
        by: context.you,
        source: context.source,
      })),
    )
    // 701.42b, c: melds only if both are cards of the pair and were exiled.
    if (into < 0 || exiled.some((id) => s.objects[id]?.zone !== "exile" || objectNow(s, id).kind !== "card"))
      return
    combine(s, exiled[0], exiled[1], into, cards, context)
  },
}

/** 712.4a: the index of the combined back face's definition, from either card or separate; -1 if there is none. */
function resultOf(s: State, name: string, ...cards: readonly ObjectId[]): number {
  const faces = cards.flatMap((id) => s.definitions[s.objects[id]?.def ?? -1]?.faces ?? [])
  const back = faces.find((face) => face.name === name)
  return back === undefined
    ? s.definitions.findIndex((card) => card.name === name)
    : intern(s, { name, layout: "normal", faces: [back] })
}

function counterpart(s: State, name: string, context: Context): ObjectId {
  const fits = (id: ObjectId) =>
    characteristics(s, id).name === name &&
    controllerOf(s, id) === context.you &&
    objectNow(s, id).owner === context.you
  return permanents(s).find(fits) ?? NONE
}

/** One object represented by two cards: the first keeps the second as a component until it leaves (712.21). */
function combine(
  s: State,
  first: ObjectId,
  second: ObjectId,
  into: number,
  cards: readonly number[],
  context: Context,
): void {
  const kept = { ...objectNow(s, second) }
  const manaValue = characteristics(s, first).manaValue + characteristics(s, second).manaValue
  const entering = {
    controller: context.you,
    face: 0,
    changes: [{ change: "copy" as const, definition: into, face: 0, manaValue }],
  }
  const [melded] = moveAll(s, [
    { id: first, to: "battlefield", rule: "701.42a", by: context.you, source: context.source, entering },
  ])
  if (melded === NONE) return
  takeOut(s, second)
  removeObject(s, second)
  const object = edit(s, melded)
  const component = { kind: kept.kind, def: kept.def, card: cards[1], owner: kept.owner }
  object.memory = { ...object.memory, components: [component] }
  noteMoved(context, [melded])
}
