import { analyse } from "../../characteristics/layers/analysis.ts"
import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { hostsFor } from "../../characteristics/queries/host.ts"
import { characteristics, opponentsOf } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Entering, PendingEvent } from "../replacing/pending-event.ts"
import { addEntering } from "./apply-enters-effect.ts"
import { asEntered } from "./look-ahead.ts"

/**
 * What the rules add once it is settled what enters: loyalty (306.5b), defense (310.4b) and lore counters (714.3a, b), a battle's
 * protector (310.8a), an Aura's host (303.4f). Returns false if it can't enter (303.4g, 400.4a).
 */
export function intrinsic(s: State, p: PendingEvent): boolean {
  const e = p.entering!
  if (e.faceDown !== null) return true
  const view = asEntered(s, p)
  const c = characteristics(view, p.was)
  const object = objectNow(s, p.was)
  // 712.13a: whatever it would be a copy of, an instant or sorcery face can't be up.
  const turned = e.face === object.face ? undefined : s.definitions[object.def].faces[e.face]
  if (turned?.types.some((type) => type === "instant" || type === "sorcery")) return false
  if ((c.types & NEVER_PERMANENT) !== 0 && object.kind !== "token") return false // 400.4a, 712.13a
  if ((c.types & CARD_TYPE_BIT.planeswalker) !== 0) addEntering(p, "loyalty", loyaltyOf(object, c))
  if ((c.types & CARD_TYPE_BIT.battle) !== 0) {
    addEntering(p, "defense", c.defense ?? 0)
    if (e.protector < 0) p.entering = { ...p.entering!, protector: protectorOf(s, p.was, e, c) }
  }
  if (c.subtypes.includes("Saga")) addEntering(p, "lore", loreCounters(s, p.was, e, c))
  // An Aura spell has a target; a permanent spell that enters as a copy of an Aura has none.
  if (c.subtypes.includes("Aura") && e.attachTo === NONE) return enchants(view, s, p)
  return true
}

/** 304.4, 307.4 */
const NEVER_PERMANENT = CARD_TYPE_BIT.instant | CARD_TYPE_BIT.sorcery

/** 306.5b; 702.150a: compleated removes two counters for each Phyrexian mana symbol paid with life. */
function loyaltyOf(object: GameObject, c: Characteristics): number {
  const loyalty = c.loyalty || (object.stack?.x ?? 0)
  const compleated = c.abilities.some((a) => a.ability === "keyword" && a.keyword === "compleated")
  return compleated ? Math.max(0, loyalty - 2 * (object.memory?.paid?.phyrexian ?? 0)) : loyalty
}

/** 310.8a, 310.11a */
function protectorOf(s: State, id: ObjectId, e: Entering, c: Characteristics): PlayerId {
  if (!c.subtypes.includes("Siege")) return e.controller
  const options = opponentsOf(s, e.controller).map(playerRef)
  if (options.length < 2) return options.length === 0 ? -1 : refPlayer(options[0])
  const [i] = choose(s, {
    kind: "choose",
    player: e.controller,
    rule: "310.11a",
    purpose: "protector",
    source: id,
    options,
    min: 1,
    max: 1,
  })
  return refPlayer(options[i])
}

/** 714.3a; 714.3b: with read ahead the number is chosen. */
function loreCounters(s: State, id: ObjectId, e: Entering, c: Characteristics): number {
  const chapters = analyse(c.abilities).triggers.flatMap(({ ability }) => ability.chapters ?? [])
  const readAhead = c.abilities.some((a) => a.ability === "keyword" && a.keyword === "readAhead")
  if (!readAhead || chapters.length === 0) return 1
  return choose(s, {
    kind: "number",
    player: e.controller,
    rule: "714.3b",
    purpose: "readAhead",
    source: id,
    min: 1,
    max: Math.max(...chapters),
  })
}

/** 303.4f: the controller chooses a host, unless the effect says which; 303.4g, i: without a legal one the Aura stays where it is. */
function enchants(view: State, s: State, p: PendingEvent): boolean {
  const e = p.entering!
  const id = p.was
  const hosts = possibleHosts(view, id, e)
  if (hosts.length === 0) return false
  const i =
    hosts.length === 1
      ? 0
      : choose(s, {
          kind: "choose",
          player: e.controller,
          rule: "303.4f",
          purpose: "enchant",
          source: id,
          options: hosts,
          min: 1,
          max: 1,
          ...(isBurden(characteristics(view, id)) && { hint: "bad" }),
        })[0]
  p.entering = { ...e, attachTo: hosts[i] }
  return true
}

/** 303.4i: if the effect says what it is attached to, nothing else. */
function possibleHosts(view: State, id: ObjectId, { meantFor }: Entering): readonly Ref[] {
  const hosts = hostsFor(view, id)
  return meantFor === NONE ? hosts : hosts.filter((ref) => ref === meantFor)
}

/** Whether the Aura obviously harms its host: a Curse, or a "can't" effect. Only a hint for automatic answers. */
function isBurden({ subtypes, abilities }: Characteristics): boolean {
  if (subtypes.includes("Curse")) return true
  return analyse(abilities).statics.some(({ ability }) =>
    ability.effects.some((effect) => effect.static.startsWith("cant")),
  )
}
