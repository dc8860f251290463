import {
  CARD_TYPE_BIT,
  type Characteristics,
  characteristics,
  controllerOf,
  type GameObject,
  hasKeyword,
  type ObjectId,
  type State,
  SUPERTYPE_BIT,
} from "@apnap/engine"
import { type Breach, breach } from "./breach.ts"

/**
 * 704.3: situations that no player with priority may see, derived from 704.5 independently of the engine's own checks. For games under the
 * current rules, without cards that override one of them.
 */
export function stateBasedBreaches(s: State): Breach[] {
  const permanents = s.battlefield.map((id) => s.objects[id]!).filter(({ phasedOut }) => phasedOut === 0)
  return [
    ...losses(s),
    ...permanents.flatMap((object) => {
      const c = characteristics(s, object.id)
      const said = [...ofCreature(s, object, c), ...ofOthers(object, c), ...ofAttachment(s, object, c)]
      return said.map(([rule, what]) => breach(rule, `${c.name} (${object.id}) ${what}`))
    }),
    ...legends(
      s,
      permanents.map(({ id }) => id),
    ),
  ]
}

/** Lethal poison counters for a team that shares them (704.6b), and for a player. */
const [OF_TEAM, OF_PLAYER] = [15, 10]

function losses(s: State): Breach[] {
  const fatal = s.options.sharedPoison ? OF_TEAM : OF_PLAYER
  return s.players
    .filter(({ left }) => left === null)
    .flatMap(({ id, life, drewFromEmpty, counters }) => [
      ...(life <= 0 ? [breach("704.5a", `player ${id} has ${life} life`)] : []),
      ...(drewFromEmpty ? [breach("704.5b", `player ${id} drew from an empty library`)] : []),
      ...((counters?.poison ?? 0) >= fatal ? [breach("704.5c", `player ${id} is poisoned`)] : []),
    ])
}

type Said = [rule: string, what: string]

const is = (c: Characteristics, type: keyof typeof CARD_TYPE_BIT) => (c.types & CARD_TYPE_BIT[type]) !== 0

function ofCreature(
  s: State,
  { id, damage, deathtouched, attachedTo }: GameObject,
  c: Characteristics,
): Said[] {
  if (!is(c, "creature")) return []
  const toughness = c.toughness ?? 0
  const out: Said[] = attachedTo === 0 ? [] : [["704.5p", "is a creature and attached"]]
  if (toughness <= 0) return [...out, ["704.5f", `has toughness ${toughness}`]]
  if (hasKeyword(s, id, "indestructible")) return out
  if (damage >= toughness) out.push(["704.5g", "has lethal damage"])
  if (deathtouched) out.push(["704.5h", "was damaged by a source with deathtouch"])
  return out
}

function ofOthers({ counters }: GameObject, c: Characteristics): Said[] {
  const has = (kind: string) => (counters?.[kind] ?? 0) > 0
  const out: Said[] = []
  if (is(c, "planeswalker") && !has("loyalty")) out.push(["704.5i", "has no loyalty"])
  if (has("+1/+1") && has("-1/-1")) out.push(["704.5q", "has counters of both kinds"])
  return out
}

/** 704.5m, n */
function ofAttachment(s: State, { attachedTo }: GameObject, c: Characteristics): Said[] {
  if (attachedTo === 0) return c.subtypes.includes("Aura") ? [["704.5m", "enchants nothing"]] : []
  if (attachedTo < 0) return []
  const host = s.objects[attachedTo]
  if (host === undefined) return [["704.5m", "is attached to what is gone"]]
  if (host.phasedOut !== 0) return [["702.26h", "is attached to what is phased out"]]
  const on = characteristics(s, attachedTo)
  if (c.subtypes.includes("Equipment") && !is(on, "creature")) return [["704.5n", "equips no creature"]]
  if (c.subtypes.includes("Fortification") && !is(on, "land")) return [["704.5n", "fortifies no land"]]
  return []
}

/** 704.5j */
function legends(s: State, ids: readonly ObjectId[]): Breach[] {
  const known = new Set<string>()
  return ids.flatMap((id) => {
    const { name, supertypes } = characteristics(s, id)
    if ((supertypes & SUPERTYPE_BIT.legendary) === 0 || name === "") return []
    const key = `${controllerOf(s, id)} ${name}`
    if (known.has(key)) return [breach("704.5j", `one player controls two of ${name}`)]
    known.add(key)
    return []
  })
}
