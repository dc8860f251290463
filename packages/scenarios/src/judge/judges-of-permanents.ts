import {
  attackCandidates,
  type BaseSize,
  baseSize,
  CARD_TYPE_BIT,
  type Characteristics,
  COLOR_BIT,
  characteristics,
  controllerOf,
  hasSubtype,
  manaValueOf,
  type ObjectId,
  type State,
  SUPERTYPE_BIT,
} from "@apnap/engine"
import type { Reference } from "../format/format.ts"
import { each, type Judge, MISSING, permanentsOf } from "./judge.ts"
import { hasStatus } from "./judges-of-status.ts"
import { hasAbility, instancesOf } from "./keyword-of.ts"

type Size = (s: State, id: ObjectId) => BaseSize

const currentSize: Size = (s, id) => characteristics(s, id)

function sized(sizeOf: Size): Judge {
  return (s, c, names) => {
    const ids = permanentsOf(s, c, names)
    if (ids.length === 0) return MISSING
    const sizes = ids.map((id) => sizeOf(s, id))
    const fits = ({ power, toughness }: BaseSize) =>
      (c.power === undefined || (power ?? 0) === c.power) &&
      (c.toughness === undefined || (toughness ?? 0) === c.toughness)
    const ok = c.scope === "all" ? sizes.every(fits) : sizes.some(fits)
    return ok ? c.is : sizes.map(({ power, toughness }) => `${power}/${toughness}`)
  }
}

function capital(word: string): string {
  return word[0].toLowerCase() + word.slice(1)
}

function typed(
  mask: (c: Characteristics) => number,
  bits: Readonly<Record<string, number>>,
  field: string,
): Judge {
  return (s, c, names) =>
    each(s, c, names, (id) => (mask(characteristics(s, id)) & (bits[capital(String(c[field]))] ?? 0)) !== 0)
}

/** Checks of permanents' characteristics. */
export const JUDGES_OF_PERMANENTS: Readonly<Record<string, Judge>> = {
  powerToughness: sized(currentSize),
  basePowerToughness: sized(baseSize),
  ability: (s, c, names) =>
    each(s, c, names, (id) =>
      c.instances === undefined ? hasAbility(s, id, String(c.has)) : instancesOf(s, id, String(c.has)),
    ),
  tapped: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.tapped),
  attacking: (s, c, names) => each(s, c, names, (id) => (s.objects[id]!.combat?.attacking ?? 0) !== 0),
  attached: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.attachedTo !== 0),
  attachedTo: (s, c, names) =>
    each(s, c, names, (id) =>
      s.battlefield.some((a) => s.objects[a]!.attachedTo === id && names.isNamed(s, a, String(c.attachment))),
    ),
  attachments: (s, c, names) =>
    each(s, c, names, (id) => s.battlefield.filter((a) => s.objects[a]!.attachedTo === id).length),
  damage: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.damage),
  type: typed((c) => c.types, CARD_TYPE_BIT, "type"),
  supertype: typed((c) => c.supertypes, SUPERTYPE_BIT, "supertype"),
  subtype: (s, c, names) => each(s, c, names, (id) => hasSubtype(characteristics(s, id), String(c.subtype))),
  color: (s, c, names) =>
    each(s, c, names, (id) => {
      const wanted = [...String(c.colors)].map(
        (color) => (characteristics(s, id).colors & COLOR_BIT[color as "W"]) !== 0,
      )
      return c.is === true ? wanted.every(Boolean) : wanted.some(Boolean)
    }),
  status: (s, c, names) => each(s, c, names, (id) => hasStatus(s, id, String(c.status))),
  mayAttack: (s, c, names) =>
    each(s, c, names, (id) =>
      attackCandidates(s, controllerOf(s, id)).some(
        ({ creature, defenders }) =>
          creature === id &&
          (c.defender === undefined || defenders.some((to) => names.means(s, c.defender as Reference, to))),
      ),
    ),
  controller: (s, c, names) =>
    s.battlefield.some(
      (id) => names.means(s, c.card!, id) && controllerOf(s, id) === names.player(c.player!),
    ),
  protector: (s, c, names) => {
    const id = s.battlefield.find((other) => names.means(s, c.card!, other))
    return id === undefined ? MISSING : s.objects[id]!.memory?.protector === names.player(String(c.protector))
  },
  classLevel: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.memory?.classLevel ?? 1),
  manaValue: (s, c, names) => each(s, c, names, (id) => manaValueOf(s, id)),
}
