import {
  type BaseSize,
  baseSize,
  type Characteristics,
  COLOR_BIT,
  characteristics,
  controllerOf,
  hasKeyword,
  hasSubtype,
  manaValueOf,
  type ObjectId,
  type State,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from "@apnap/engine"
import { each, type Judge, MISSING, permanentsOf } from "./judge.ts"
import { keywordOf } from "./keyword-of.ts"
import { namesOf } from "./names.ts"

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

const STATUS: Readonly<Record<string, (s: State, id: ObjectId) => boolean>> = {
  faceDown: (s, id) => s.objects[id]!.faceDown,
  flipped: (s, id) => s.objects[id]!.flipped,
  transformed: (s, id) => s.objects[id]!.face === 1,
  phasedIn: (s, id) => s.objects[id]!.phasedOut === 0,
  summoningSick: (s, id) => s.objects[id]!.sick,
}

/** Checks of what permanents are like. */
export const JUDGES_OF_PERMANENTS: Readonly<Record<string, Judge>> = {
  powerToughness: sized(currentSize),
  basePowerToughness: sized(baseSize),
  ability: (s, c, names) => {
    const keyword = keywordOf(String(c.has))
    if (c.instances !== undefined)
      return each(
        s,
        c,
        names,
        (id) =>
          characteristics(s, id).abilities.filter((a) => a.ability === "keyword" && a.keyword === keyword)
            .length,
      )
    return each(s, c, names, (id) => hasKeyword(s, id, keyword))
  },
  tapped: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.tapped),
  attacking: (s, c, names) => each(s, c, names, (id) => (s.objects[id]!.combat?.attacking ?? 0) !== 0),
  attached: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.attachedTo !== 0),
  attachedTo: (s, c, names) =>
    each(s, c, names, (id) =>
      s.battlefield.some(
        (a) => s.objects[a]!.attachedTo === id && namesOf(s, a).includes(String(c.attachment)),
      ),
    ),
  attachments: (s, c, names) =>
    each(s, c, names, (id) => s.battlefield.filter((a) => s.objects[a]!.attachedTo === id).length),
  damage: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.damage),
  type: typed((c) => c.types, TYPE_BIT, "type"),
  supertype: typed((c) => c.supertypes, SUPERTYPE_BIT, "supertype"),
  subtype: (s, c, names) => each(s, c, names, (id) => hasSubtype(characteristics(s, id), String(c.subtype))),
  color: (s, c, names) =>
    each(s, c, names, (id) => {
      const wanted = [...String(c.colors)].map(
        (color) => (characteristics(s, id).colors & COLOR_BIT[color as "W"]) !== 0,
      )
      return c.is === true ? wanted.every(Boolean) : wanted.some(Boolean)
    }),
  status: (s, c, names) =>
    each(
      s,
      c,
      names,
      (id) =>
        STATUS[String(c.status)]?.(s, id) ??
        s.objects[id]!.memory?.designations?.some((designation) => designation === c.status) === true,
    ),
  controller: (s, c, names) =>
    s.battlefield.some(
      (id) => names.isNamed(s, id, c.card!) && controllerOf(s, id) === names.player(c.player!),
    ),
  protector: (s, c, names) => {
    const id = s.battlefield.find((other) => names.isNamed(s, other, c.card!))
    return id === undefined ? MISSING : s.objects[id]!.memory?.protector === names.player(String(c.protector))
  },
  classLevel: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.memory?.classLevel ?? 1),
  manaValue: (s, c, names) => each(s, c, names, (id) => manaValueOf(s, id)),
}
