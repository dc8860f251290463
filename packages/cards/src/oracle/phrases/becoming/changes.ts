import {
  type Ability,
  type Amount,
  BASIC_LAND_TYPES,
  type Change,
  type Condition,
  type KeywordAbility,
  type Selector,
  SUBTYPES,
} from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { change, duration, ORACLE, trait } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import { moreProtection, spellProtections } from "../keywords/protections.ts"
import { scaled, unscaled } from "../scaling.ts"

duration("until end of turn", "endOfTurn")
duration("this turn", "endOfTurn")
duration("until your next turn", "yourNextTurn")
duration("until end of combat", "endOfCombat")
duration("this combat", "endOfCombat")
duration("for as long as you control ~", "whileControlSource")
duration("for as long as ~ remains tapped", "whileSourceTapped")
// 611.2b
duration(["for as long as you control ~ and ~ remains tapped"], {
  while: {
    if: "exists",
    filter: {
      is: "and",
      of: [{ is: "self" }, { is: "tapped" }, { is: "controlledBy", player: { who: "you" } }],
    },
  },
})
duration("until the end of your next turn", "endOfYourNextTurn")

// "Gains" for a duration, "has" in a static ability.
for (const [rule, get, gain] of [
  [change, "get(s)", "gain(s)"],
  [trait, "get(s)", "has/have"],
] as const) {
  rule.iso(
    [`${get} {s:size}`, `${get} a additional {s:size}`],
    ({ s }) => ({ change: "modifyPT", power: s[0], toughness: s[1] }),
    (c) => (c.change === "modifyPT" && c.doubles !== true ? { s: [c.power, c.toughness] } : undefined),
  )
  rule.iso(
    [`${get} {s:size} for each {n:each}`, `${get} a additional {s:size} for each {n:each}`],
    ({ s, n }) => scaled(s, n),
    (c) => (c.change === "modifyPT" && c.doubles !== true ? unscaled(c) : undefined),
  )
  rule(`${gain} {k:abilities}`, { change: "addAbilities", abilities: $<readonly Ability[]>("k") })
  rule(`has/have base power and toughness {s:base size}`, $<Change>("s"))
  for (const measure of ["power", "toughness"] as const)
    rule(`has/have base ${measure} {n:figures}`, { change: "setPT", [measure]: $<Amount>("n") })
  rule("lose(s) all abilities", { change: "loseAbilities" })
}
// "Gets +2/+2 and has trample for as long as ~ remains tapped".
change("has/have {k:abilities}", { change: "addAbilities", abilities: $<readonly Ability[]>("k") })
for (const rule of [change, trait])
  rule.iso(
    "lose(s) {a:plain keyword} and {b:plain keyword}",
    ({ a, b }) => ({ change: "loseKeywords", keywords: [a, b] }),
    (c) =>
      c.change === "loseKeywords" && c.keywords.length === 2
        ? { a: c.keywords[0], b: c.keywords[1] }
        : undefined,
  )
// 702.22b: whoever loses banding loses them too.
for (const rule of [change, trait]) {
  rule('lose(s) banding and all " bands with other " abilities', {
    change: "loseKeywords",
    keywords: ["banding"],
  })
  rule('lose(s) all " bands with other " abilities', { change: "loseKeywords", keywords: ["bandsWithOther"] })
}
trait.iso(
  "lose(s) {k:plain keyword}",
  ({ k }) => ({ change: "loseKeywords", keywords: [k] }),
  (c) => (c.change === "loseKeywords" && c.keywords.length === 1 ? { k: c.keywords[0] } : undefined),
)
change.iso(
  "lose(s) {k:plain keyword}",
  ({ k }) => ({ change: "loseKeywords", keywords: [k] }),
  (c) => (c.change === "loseKeywords" && c.keywords.length === 1 ? { k: c.keywords[0] } : undefined),
)

const BASE = /^(\d+|x)\/(\d+|x)$/
ORACLE.symbol("base size").handwritten = {
  begins: (word) => BASE.test(word),
  read: (reader, at) => {
    const size = BASE.exec(reader.tokens[at] ?? "")
    return size === null
      ? []
      : [{ end: at + 1, value: { change: "setPT", power: baseOf(size[1]), toughness: baseOf(size[2]) } }]
  },
  *spell(value) {
    const c = value as Change
    if (c.change !== "setPT") return
    const [power, toughness] = [digitsOf(c.power), digitsOf(c.toughness)]
    if (power !== undefined && toughness !== undefined) yield [`${power}/${toughness}`]
  },
}

/** A number, or X defined elsewhere. */
export function baseOf(digits: string): Amount {
  return digits === "x" ? { n: "x" } : Number(digits)
}

export function digitsOf(n: Amount | undefined): string | undefined {
  if (typeof n === "number") return String(n)
  return n?.n === "x" ? "x" : undefined
}

/** Items joined by commas and "and", at least so many. */
export function joined(symbol: string, item: string, joint = "and", least = 1): void {
  ORACLE.symbol(symbol).handwritten = {
    read: (reader, at) =>
      readJoined(reader, at, item, joint).filter((r) => (r.value as readonly unknown[]).length >= least),
    spell: (value) => spellJoined(value as readonly unknown[], item, joint),
  }
}

function readJoined(reader: Reader, at: number, item: string, word = "and"): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly unknown[], pos: number, closed: boolean): void => {
    for (const r of reader.read(item, pos)) {
      const next = [...list, r.value]
      if (list.length === 0 || closed) found.push({ end: r.end, value: next })
      if (closed) continue
      const comma = reader.tokens[r.end] === ","
      const joint = comma ? r.end + 1 : r.end
      if (reader.tokens[joint] === word) go(next, joint + 1, true)
      else if (comma) go(next, joint, false)
    }
  }
  go([], at, false)
  return found
}

function* spellJoined(list: readonly unknown[], symbol: string, joint = "and"): Iterable<readonly Item[]> {
  if (list.length === 0) return
  for (const oxford of list.length > 2 ? [true] : [false, true]) {
    const items: Item[] = []
    for (const [i, value] of list.entries()) {
      if (i > 0 && (oxford || list.length > 2)) items.push(",")
      if (i > 0 && i === list.length - 1) items.push(joint)
      items.push({ symbol, value })
    }
    yield items
  }
}

joined("changes", "change")
joined("traits", "trait")
ORACLE.symbol("abilities").handwritten = {
  read: (reader, at) =>
    readJoined(reader, at, "granted ability").flatMap((r) => [
      r,
      ...moreProtection(reader, r.end, r.value as readonly Ability[]),
    ]),
  *spell(value) {
    yield* spellProtections(value as readonly Ability[])
    yield* spellJoined(value as readonly Ability[], "granted ability")
  },
}

const QUOTES: ReadonlySet<string> = new Set(['"', "'"])
const ENDS_LINE: ReadonlySet<string> = new Set([".", ","])

// A granted ability: a keyword, or a whole ability in quotation marks.
ORACLE.symbol("granted ability").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = [...reader.read("keyword", at)]
    // Quotes within quotes are single.
    if (QUOTES.has(reader.tokens[at]))
      for (const r of reader.read("quoted ability", at + 1))
        if (reader.tokens[r.end] === reader.tokens[at]) found.push({ end: r.end + 1, value: r.value })
    // "Ward—Pay 2 life." is quoted as a whole line because its cost is in words.
    if (reader.tokens[at] === '"')
      for (const r of reader.read("keyword", at + 1))
        if (ENDS_LINE.has(reader.tokens[r.end]) && reader.tokens[r.end + 1] === '"')
          found.push({ end: r.end + 2, value: r.value })
    return found
  },
  *spell(value) {
    const ability = value as Ability
    if (ability.ability === "keyword") {
      const keyword: Item = { symbol: "keyword", value: ability satisfies KeywordAbility }
      yield [keyword]
      yield ['"', keyword, [".", ","], '"']
    } else for (const quote of QUOTES) yield [quote, { symbol: "quoted ability", value: ability }, quote]
  },
}

trait.iso(
  "can't have or gain {k:plain keyword}",
  ({ k }) => ({ change: "cantHave", keywords: [k] }),
  (c) => (c.change === "cantHave" && c.keywords.length === 1 ? { k: c.keywords[0] } : undefined),
)
// Colors: "becomes blue".
for (const [word, letter] of Object.entries(COLOR_WORDS)) {
  change(`become(s) ${word}`, { change: "setColors", colors: [letter] })
  trait(`is/are ${word}`, { change: "setColors", colors: [letter] })
}
change("gain(s) all creature types", { change: "allCreatureTypes" })
trait(["is/are every creature type", "is/are all creature types"], { change: "allCreatureTypes" })
change("become(s) all colors", { change: "setColors", colors: "all" })
change("become(s) colorless", { change: "setColors", colors: [] })
trait("is/are colorless", { change: "setColors", colors: [] })
trait("is/are all colors", { change: "setColors", colors: "all" })
for (const type of BASIC_LAND_TYPES) {
  const word = type.toLowerCase()
  const land: Change = { change: "setSubtypes", of: "land", subtypes: [type] }
  trait(`is/are a ${word} in addition to its|their other land types`, {
    change: "addSubtypes",
    subtypes: [type],
  })
  trait([`is/are a ${word}`, `are ${type === "Plains" ? word : `${word}s`}`], land)
  change([`become(s) a ${word}`], land)
}
trait("is/are the chosen type in addition to its|their other types", {
  change: "addSubtypes",
  subtypes: "chosen",
})
trait("is/are every basic land type in addition to its|their other types", {
  change: "addSubtypes",
  subtypes: BASIC_LAND_TYPES,
})
change("lose(s) all creature types", { change: "setSubtypes", of: "creature", subtypes: [] })
trait(
  [
    "is/are a {t:subtype plural} in addition to its|their other types",
    "are {t:subtype plural} in addition to its|their other types",
    "are {t:subtype plural} in addition to its|their other creature types",
  ],
  { change: "addSubtypes", subtypes: [$<string>("t")] },
)
duration("for as long as ~ remains on the battlefield", "whileSourceOnBattlefield")
duration("for as long as it remains tapped", "whileSourceTapped")
duration("for as long as {c:lasting condition}", { while: $<Condition>("c") })
/** The condition of "for as long as"; tapped and controlled durations have wording of their own. */
ORACLE.symbol("lasting condition").handwritten = {
  read: (reader, at) => reader.read("condition", at).filter((r) => (r.value as Condition).if === "is"),
  spell: (value) => ((value as Condition).if === "is" ? [[{ symbol: "condition", value }]] : []),
}
duration("until your next upkeep", "yourNextUpkeep")
duration("until your next end step", "yourNextEndStep")
duration("until the beginning of your next upkeep", "yourNextUpkeep")
change("isn't/aren't a creature", { change: "removeTypes", types: ["creature"] })
const LAND_TYPES = SUBTYPES.land as readonly string[]
trait("is/are every non basic land type", {
  change: "addSubtypes",
  subtypes: LAND_TYPES.filter((type) => BASIC_LAND_TYPES.every((basic) => basic !== type)),
})
trait("is/are also a cleric , rogue , warrior , and wizard", {
  change: "addSubtypes",
  subtypes: ["Cleric", "Rogue", "Warrior", "Wizard"],
})
trait("is/are every land type in addition to its|their other types", {
  change: "addSubtypes",
  subtypes: LAND_TYPES,
})
trait("is/are snow", { change: "addSupertypes", supertypes: ["snow"] })
trait("is/are legendary", { change: "addSupertypes", supertypes: ["legendary"] })
// 612.6, 612.7
/** The card that lies on top, of which "as long as the top card of your graveyard is …" has spoken. */
const TOP: Selector = { sel: "graveyardTop", of: { who: "you" }, count: 1 }
trait("has/have the full text of that card and has/have the text {k:abilities}", {
  change: "fullText",
  of: TOP,
  and: $<readonly Ability[]>("k"),
})
trait("has/have all names of non legendary creature cards in addition to its|their name|names", {
  change: "creatureNames",
})
for (const [rule, gain] of [
  [change, "gain(s)"],
  [trait, "has/have"],
] as const)
  rule(`${gain} all activated abilities of {of:object}`, {
    change: "addAbilitiesOf",
    of: $<Selector>("of"),
    kinds: ["activated"],
  })
