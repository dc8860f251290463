import { printAbility, readLine } from "@apnap/cards"
import {
  type Ability,
  characteristics,
  FLAGS,
  type Flag,
  hasKeyword,
  type ObjectId,
  objectOf,
  type State,
} from "@apnap/engine"
import { COLOR_WORDS } from "../naming/labels.ts"
import { namesOf } from "../naming/names.ts"
import { normalise, selfNames } from "../naming/normalise.ts"

/**
 * Whether the object has the named ability: a keyword ability as printed ("protection from red", "ward {2}"), or a bare keyword
 * ("ward") with any cost, number or quality. "Hexproof" does not match "hexproof from white".
 */
export function hasAbility(s: State, id: ObjectId, text: string): boolean {
  const flag = flagOf(text)
  if (flag !== undefined) return hasKeyword(s, id, flag)
  return parts(text).every((part) => instancesOf(s, id, part) > 0)
}

/** How many instances of that ability the object has. */
export function instancesOf(s: State, id: ObjectId, text: string): number {
  const names = namesOf(s, id).flatMap(selfNames)
  const wanted = normalise(text, names)
  return characteristics(s, id).abilities.filter(
    (ability) => isKeyword(ability, camel(text)) || normalise(settled(s, id, ability), names) === wanted,
  ).length
}

function flagOf(text: string): Flag | undefined {
  return FLAGS.find((flag) => flag === camel(text))
}

/** "Protection from red and from blue" is two abilities (702.16g). */
function parts(text: string): string[] {
  const read = readLine(text, [], false)
  return read.understood ? read.abilities.map(printed) : [text]
}

/** The ability as printed, with "the chosen color" replaced by the colour (607.2d). */
function settled(s: State, id: ObjectId, ability: Ability): string {
  const letter = objectOf(s, id)?.memory?.chosen?.color
  const color = Object.keys(COLOR_WORDS).find((word) => COLOR_WORDS[word] === letter)
  const text = printed(ability)
  return color === undefined ? text : text.replace("the chosen color", color)
}

function printed(ability: Ability): string {
  return printAbility(ability, "{this}") ?? ""
}

function isKeyword(ability: Ability, keyword: string): boolean {
  return "keyword" in ability && ability.keyword === keyword
}

/** "First strike" as a keyword of the ability language. */
function camel(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +(\w)/g, (_, letter: string) => letter.toUpperCase())
}
