import type { GameObject, State } from "@apnap/engine"
import { type Breach, breach } from "./breach.ts"

/** 107.1, 107.1b: life is an integer, counters and damage are never negative; only permanents have a status (110.5d). */
export function numberBreaches(s: State): Breach[] {
  return [
    ...s.players.flatMap((p) => [
      ...(Number.isInteger(p.life) ? [] : [breach("107.1", `player ${p.id} has ${p.life} life`)]),
      ...counters(`player ${p.id}`, p.counters),
    ]),
    ...s.objects.flatMap((object) => (object === undefined ? [] : ofObject(object))),
  ]
}

function ofObject(object: GameObject): Breach[] {
  const { id, zone, damage } = object
  return [
    ...counters(`object ${id}`, object.counters),
    ...(Number.isInteger(damage) && damage >= 0
      ? []
      : [breach("120.6", `object ${id} has ${damage} damage`)]),
    ...(zone === "battlefield" || isPlain(object)
      ? []
      : [breach("110.5d", `object ${id} in the ${zone} has a permanent's status`)]),
  ]
}

function isPlain({ tapped, damage, combat, attachedTo, phasedOut }: GameObject): boolean {
  return !tapped && damage === 0 && combat === null && attachedTo === 0 && phasedOut === 0
}

function counters(of: string, has: Readonly<Record<string, number>> | null): Breach[] {
  return Object.entries(has ?? {}).flatMap(([kind, count]) =>
    Number.isInteger(count) && count > 0 ? [] : [breach("107.1b", `${of} has ${count} ${kind} counters`)],
  )
}
