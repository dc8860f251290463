import type { Subject } from "@apnap/session/protocol"
import { isOf } from "./is-of.ts"
import { hashOf } from "./seed.ts"
import { ATTRIBUTE } from "./tables/attribute.ts"
import { CLASS } from "./tables/class.ts"
import { EFFECT } from "./tables/effect.ts"
import { KEYWORD } from "./tables/keyword.ts"
import { OVERRIDE } from "./tables/override.ts"
import { RACE } from "./tables/race.ts"
import { OTHER } from "./tables/subtype.ts"
import { TYPE } from "./tables/type.ts"
import { WORD } from "./tables/word.ts"

/** The contents of a picture, as icon names. */
export interface Motif {
  figure: string
  /** Cut into the sun or moon; null for none. */
  emblem: string | null
  /** Held in front; null for none. */
  attribute: string | null
  /** Whether two darker copies stand behind it. */
  group: boolean
}

type Table = Readonly<Record<string, readonly string[]>>

/** Creature types so common in their world that they say little. */
const COMMON = new Set(["Human", "Phyrexian"])
/** Subtypes about a card's use, not its looks. */
const USE = new Set(["Aura", "Equipment"])

/** The contents of a card's picture. */
export function motifOf(subject: Subject): Motif {
  const own = OVERRIDE[subject.name] ?? {}
  const pick = (icons: readonly string[]) => icons[(hashOf(subject.name) >>> 9) % icons.length]
  const figure = own.figure ?? pick(figuresOf(subject))
  const emblems = emblemsOf(subject)
  const emblem = own.emblem ?? (emblems === undefined ? null : pick(emblems))
  const attributes = attributesOf(subject)
  const attribute = own.attribute ?? (attributes === undefined ? null : pick(attributes))
  return {
    figure,
    emblem: emblem === figure ? null : emblem,
    attribute: attribute === figure ? null : attribute,
    group: isGroup(subject),
  }
}

/** Candidate icons for the figure, from the card's most distinctive trait. */
function figuresOf(subject: Subject): readonly string[] {
  const { subtypes, types, effect } = subject
  const rare = subtypes.filter((subtype) => !COMMON.has(subtype))
  const found =
    first(RACE, rare) ??
    first(
      OTHER,
      subtypes.filter((subtype) => !USE.has(subtype)),
    ) ??
    first(CLASS, rare) ??
    first(WORD, wordsOf(subject)) ??
    first(OTHER, subtypes) ??
    first(RACE, subtypes) ??
    first(CLASS, subtypes)
  return found ?? (effect === null ? undefined : EFFECT[effect]) ?? first(TYPE, types) ?? TYPE.creature
}

function emblemsOf({ effect, keywords, subtypes }: Subject): readonly string[] | undefined {
  return (effect === null ? undefined : EFFECT[effect]) ?? first(KEYWORD, keywords) ?? first(CLASS, subtypes)
}

/** None for tokens; a creature drawn by its class already wears its attribute. */
function attributesOf(subject: Subject): readonly string[] | undefined {
  const { subtypes, token } = subject
  if (token || !isOf(subject, "creature")) return undefined
  const byTrade = subtypes.some((subtype) => subtype in RACE) ? first(ATTRIBUTE, subtypes) : undefined
  return first(ATTRIBUTE, wordsOf(subject)) ?? byTrade
}

/** Whether the name suggests a group of small creatures. */
function isGroup(subject: Subject): boolean {
  const [head] = subject.name.split(/,| of | the /)
  const plural = /(?:[^s]s|elves|folk)$/i.test(head) && !/colossus|fungus/i.test(head)
  return plural && isOf(subject, "creature") && (subject.power ?? 0) < 3
}

function wordsOf({ name }: Subject): string[] {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ")
}

function first(table: Table, keys: readonly string[]): readonly string[] | undefined {
  const key = keys.find((one) => Object.hasOwn(table, one))
  return key === undefined ? undefined : table[key]
}
