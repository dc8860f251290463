import type { Ability, EventPattern, TriggeredAbility } from "@apnap/engine"
import { ORACLE } from "../oracle.ts"
import { isOwnObject } from "../own-object.ts"
import { readActivated, spellActivated } from "./activated.ts"
import { EMINENT, readStatic, spellStatic } from "./static.ts"
import { HAUNTING, readTriggered, spellTriggered } from "./triggered.ts"
import { readAfterWord } from "./worded.ts"

/** Its card in a graveyard: "the number of counters on ~ from your graveyard" is said of other cards. */
const FROM_GRAVEYARD = /(?<!counters on )~ from your graveyard/
const OF_GRAVEYARD = /(?<!counters on )~ from your graveyard|if ~ is in your graveyard/

/** An ability that refers to its card in a graveyard, hand or other zone functions there (113.6). */
function zoneOf(tokens: readonly string[], at: number, ability: Ability): Ability {
  if (ability.ability !== "activated" && ability.ability !== "triggered") return ability
  const colon = tokens.indexOf(":", at)
  const text = tokens.slice(at).join(" ")
  if (ability.ability === "triggered") {
    const when = ability.when
    const haunted = hauntedIn(when)
    if (haunted !== undefined) return { ...ability, zone: haunted }
    // An event of its host is seen where the object is (603.10a).
    const own = when.on === "moves" && (isOwnObject(when.object) || when.object.is === "among")
    if (/, if ~ is (exiled|suspended) ,|from ~ while it's exiled ,|when ~ becomes plotted ,/.test(text))
      return { ...ability, zone: "exile" }
    if (/, if ~ is in the command zone or on the battlefield ,/.test(text))
      return { ...ability, zone: EMINENT }
    if (own || !OF_GRAVEYARD.test(text)) return ability
    return { ...ability, zone: "graveyard" }
  }
  const cost = tokens.slice(at, colon).join(" ")
  if (
    /discard ~|exile ~ from your hand|reveal ~ from your hand/.test(cost) ||
    /: put ~ from your hand/.test(text)
  )
    return { ...ability, zone: "hand" }
  return FROM_GRAVEYARD.test(text) && !/sacrifice ~/.test(cost) ? { ...ability, zone: "graveyard" } : ability
}

/** 702.55c: it triggers in exile for the haunted creature, and on the battlefield as it enters. */
function hauntedIn(when: EventPattern): TriggeredAbility["zone"] {
  if (when.on !== "anyOf") return isHaunted(when) ? "exile" : undefined
  return when.of.some(isHaunted) ? HAUNTING : undefined
}
function isHaunted(when: EventPattern): boolean {
  const of = when.on === "moves" && when.object.is === "among" ? when.object.of : undefined
  return of?.sel === "linked" && of.key === "haunted"
}

/** One ability of any kind. A static ability's final full stop is optional. */
ORACLE.symbol("ability").handwritten = {
  read: (reader, at) => [
    ...[...readTriggered(reader, at), ...readActivated(reader, at)].map((r) => ({
      end: r.end,
      value: zoneOf(reader.tokens, at, r.value as Ability),
    })),
    ...[...readStatic(reader, at)].flatMap((r) =>
      reader.tokens[r.end] === "." ? [{ end: r.end + 1, value: r.value }, r] : [r],
    ),
  ],
  *spell(value) {
    const ability = value as Ability
    if (ability.ability === "triggered") yield* spellTriggered(ability)
    if (ability.ability === "activated") yield* spellActivated(ability)
    if (ability.ability === "static")
      for (const items of spellStatic(ability)) {
        yield [...items, "."]
        yield items
      }
  },
}

ORACLE.symbol("quoted ability").handwritten = {
  read: (reader, at) => [
    ...reader.read("ability", at),
    ...readAfterWord(reader, at, "ability").map(({ end, value, word }) => ({
      end,
      value: { ...(value as Ability), word },
    })),
  ],
  spell(value) {
    const { word, ...bare } = value as Ability & { word?: string }
    return [[...(word === undefined ? [] : [...word.split(" "), "—"]), { symbol: "ability", value: bare }]]
  },
}
