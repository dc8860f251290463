import {
  type Amount,
  BASIC_LAND_TYPES,
  COSTED_KEYWORDS,
  type Cost,
  type Effect,
  type Filter,
  FLAGS,
  type Flag,
  type Keyword,
  keywordAbility,
  NUMBERED_KEYWORDS,
} from "@apnap/engine/language"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { keyword, ORACLE } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import type { Things } from "../objects/things.ts"

/** A keyword's name as printed: "firstStrike" gives "first strike". */
export function keywordWords(name: Keyword): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Keywords without parameters, which a creature can have. */
const plain = define<Flag>(ORACLE, "plain keyword")
for (const flag of FLAGS) {
  plain(keywordWords(flag), flag)
  keyword(keywordWords(flag), keywordAbility(flag))
}

/** Keywords without a parameter, with a number, and with a cost. */
const BARE = [
  "ascend",
  "aftermath",
  "assist",
  "battleCry",
  "bargain",
  "cascade",
  "changeling",
  "cipher",
  "compleated",
  "conspire",
  "daybound",
  "nightbound",
  "decayed",
  "demonstrate",
  "dethrone",
  "enlist",
  "epic",
  "evolve",
  "exalted",
  "exploit",
  "extort",
  "flanking",
  "forMirrodin",
  "fuse",
  "gravestorm",
  "haunt",
  "hiddenAgenda",
  "improvise",
  "increment",
  "ingest",
  "jobSelect",
  "livingMetal",
  "livingWeapon",
  "melee",
  "mentor",
  "myriad",
  "partner",
  "persist",
  "provoke",
  "prowess",
  "ravenous",
  "readAhead",
  "rebound",
  "retrace",
  "riot",
  "soulbond",
  "spaceSculptor",
  "startYourEngines",
  "station",
  "storm",
  "sunburst",
  "training",
  "umbraArmor",
  "undaunted",
  "undying",
  "unleash",
] as const
const NUMBERED = [...NUMBERED_KEYWORDS, "backup", "bloodthirst", "devour", "vanishing"] as const
// "Web-slinging" is printed with a hyphen.
const unhyphenated = COSTED_KEYWORDS.filter((name) => name !== "webSlinging")
const COSTED = [...unhyphenated, "emerge", "equip", "flashback", "foretell", "mayhem", "plot"] as const
for (const name of BARE) keyword(keywordWords(name), keywordAbility(name))
keyword("for mirrodin !", { ability: "keyword", keyword: "forMirrodin" })
// 702.54b: this X isn't one that is paid, so the rule precedes those with numbers.
keyword("bloodthirst x", { ability: "keyword", keyword: "bloodthirst" })
for (const name of NUMBERED)
  keyword(`${keywordWords(name)} {n:digits}`, keywordAbility(name, { n: $<Amount>("n") }))
for (const name of ["firebending", "mobilize"] as const)
  keyword(`${name} x , where x is {n:quantity}`, keywordAbility(name, { n: $<Amount>("n") }))
// 702.44c: the number is counted as for sunburst.
keyword("modular — sunburst", { ability: "keyword", keyword: "modular", n: { n: "manaSpent", colors: true } })
for (const name of COSTED)
  keyword(
    [`${keywordWords(name)} {c:mana cost}`, `${keywordWords(name)} — {c:costs}`],
    keywordAbility(name, { cost: $<Cost>("c") }),
  )
keyword("cumulative upkeep {a:mana} or {b:mana}", {
  ability: "keyword",
  keyword: "cumulativeUpkeep",
  cost: [
    {
      pay: "anyOf",
      of: [[{ pay: "mana", mana: $<string>("a") }], [{ pay: "mana", mana: $<string>("b") }]],
    },
  ],
})
keyword("cumulative upkeep — {e:upkeep instruction}", {
  ability: "keyword",
  keyword: "cumulativeUpkeep",
  cost: [{ pay: "do", effect: $<Effect>("e") }],
})
/** Instructions that can always be followed, as costs (118.12). */
const PAYABLE: ReadonlySet<Effect["do"]> = new Set(["addMana", "gainLife", "createToken"])
ORACLE.symbol("upkeep instruction").handwritten = {
  read: (reader, at) => reader.read("clause", at).filter((r) => PAYABLE.has((r.value as Effect).do)),
  spell: (value) => (PAYABLE.has((value as Effect).do) ? [[{ symbol: "clause", value }]] : []),
}
/** Parameterized keywords as a quality: "a creature card with flashback". */
const named = define<Keyword>(ORACLE, "named keyword")
for (const name of [...BARE, ...NUMBERED, ...COSTED, "awaken"] as const) named(keywordWords(name), name)

named("suspend", "suspend")

const manaCost = define<Cost>(ORACLE, "mana cost")
manaCost("{m:mana}", [{ pay: "mana", mana: $<string>("m") }])

keyword("suspend", { ability: "keyword", keyword: "suspend" })
// 107.3d: X is chosen as the card is suspended.
keyword("suspend x — {c:mana cost} . x can't be 0", {
  ability: "keyword",
  keyword: "suspend",
  n: { n: "x" },
  cost: $("c"),
})
keyword("suspend {n:digits} — {c:mana cost}", {
  ability: "keyword",
  keyword: "suspend",
  n: $<Amount>("n"),
  cost: $<Cost>("c"),
})
keyword("awaken {n:digits} — {c:mana cost}", {
  ability: "keyword",
  keyword: "awaken",
  n: $<Amount>("n"),
  cost: $<Cost>("c"),
})
keyword("reinforce {n:digits} — {c:mana cost}", {
  ability: "keyword",
  keyword: "reinforce",
  n: $<Amount>("n"),
  cost: $<Cost>("c"),
})
keyword("impending {n:digits} — {c:mana cost}", {
  ability: "keyword",
  keyword: "impending",
  n: $<Amount>("n"),
  cost: $<Cost>("c"),
})

const quality = define<Filter>(ORACLE, "quality")
quality.iso(
  ["{t:things}", "{t:thing}"],
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)
for (const [word, color] of Object.entries(COLOR_WORDS)) quality(word, { is: "color", color })
quality("multicolored", { is: "multicolored" })
quality("monocolored", { is: "monocolored" })
quality("colorless", { is: "colorless" })
quality(["each color", "all colors"], { is: "not", of: { is: "colorless" } })
quality("the chosen color", { is: "color", color: "chosen" })
quality(["colored spells", "spells that are one or more colors"], {
  is: "and",
  of: [{ is: "spell" }, { is: "not", of: { is: "colorless" } }],
})
quality("spells", { is: "spell" })
quality("permanents that were cast this turn", {
  is: "and",
  of: [
    { is: "permanent" },
    { is: "wasCast" },
    { is: "thisTurn", event: { on: "moves", object: { is: "any" }, cause: "resolve", to: "battlefield" } },
  ],
})
quality("activated and triggered abilities", { is: "ability" })
quality("the chosen card name", { is: "chosenName" })
// 607.2a
quality("each of the exiled card 's card types", {
  is: "sharesType",
  with: { sel: "linked" },
  kind: "card",
})
keyword("protection from {q:quality}", { ability: "keyword", keyword: "protection", filter: $<Filter>("q") })
keyword("protection from everything", { ability: "keyword", keyword: "protection", filter: { is: "any" } })
// 702.16k
keyword("protection from each of your opponents", {
  ability: "keyword",
  keyword: "protection",
  player: "opponent",
})
keyword("hexproof from {q:quality}", { ability: "keyword", keyword: "hexproofFrom", filter: $<Filter>("q") })
keyword.iso(
  "enchant {t:thing}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined
      ? { ability: "keyword", keyword: "enchant", filter: (t as Things).filter }
      : undefined,
  (k) =>
    k.keyword === "enchant" && k.filter !== undefined && k.player === undefined && k.zone === undefined
      ? { t: { filter: k.filter } }
      : undefined,
)
keyword("enchant player", { ability: "keyword", keyword: "enchant", player: "any" })
keyword("enchant opponent", { ability: "keyword", keyword: "enchant", player: "opponent" })
// 702.22b
keyword("bands with other {t:plain things}", {
  ability: "keyword",
  keyword: "bandsWithOther",
  filter: $<Filter>("t"),
})
keyword("affinity for {q:quality}", { ability: "keyword", keyword: "affinity", filter: $<Filter>("q") })
for (const type of BASIC_LAND_TYPES)
  keyword(`${type.toLowerCase()}walk`, {
    ability: "keyword",
    keyword: "landwalk",
    filter: { is: "subtype", subtype: type },
  })
for (const kind of ["snow", "legendary", "basic"] as const)
  for (const type of BASIC_LAND_TYPES)
    keyword(`${kind} ${type.toLowerCase()}walk`, {
      ability: "keyword",
      keyword: "landwalk",
      filter: {
        is: "and",
        of: [
          { is: "supertype", supertype: kind },
          { is: "subtype", subtype: type },
        ],
      },
    })
for (const [words, which] of [
  ["non basic", { is: "not", of: { is: "supertype", supertype: "basic" } }],
  ["legendary", { is: "supertype", supertype: "legendary" }],
  ["snow", { is: "supertype", supertype: "snow" }],
] as const)
  keyword(`${words} landwalk`, {
    ability: "keyword",
    keyword: "landwalk",
    filter: { is: "and", of: [which, { is: "type", type: "land" }] },
  })
keyword("desertwalk", {
  ability: "keyword",
  keyword: "landwalk",
  filter: { is: "subtype", subtype: "Desert" },
})
keyword("start your engines !", { ability: "keyword", keyword: "startYourEngines" })
keyword("basic landcycling {c:mana cost}", {
  ability: "keyword",
  keyword: "typecycling",
  text: "Basic land",
  cost: $<Cost>("c"),
})
for (const type of [
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
  "Wizard",
  "Sliver",
  "Artifact",
  "Land",
])
  keyword(`${type.toLowerCase()}cycling {c:mana cost}`, {
    ability: "keyword",
    keyword: "typecycling",
    text: type,
    cost: $<Cost>("c"),
  })
keyword(["web-slinging {c:mana cost}", "web-slinging — {c:costs}"], {
  ability: "keyword",
  keyword: "webSlinging",
  cost: $<Cost>("c"),
})
/**
 * "Equip Human {1}" (702.6c), "emerge from artifact {5}{B}" (702.119b), "devour land 3" (702.82c): the quality required of
 * their objects.
 */
for (const [words, name] of [
  ["equip {t:thing}", "equip"],
  ["emerge from {t:thing}", "emerge"],
] as const)
  keyword.iso(
    [`${words} {c:mana cost}`, `${words} — {c:costs}`],
    ({ t, c }) => {
      const filter = plainFilter(t)
      return filter && { ability: "keyword", keyword: name, filter, cost: c }
    },
    (k) => (k.keyword === name && k.filter && k.cost ? { t: { filter: k.filter }, c: k.cost } : undefined),
  )
keyword.iso(
  "devour {t:thing} {n:digits}",
  ({ t, n }) => {
    const filter = plainFilter(t)
    return filter && { ability: "keyword", keyword: "devour", filter, n }
  },
  (k) =>
    k.keyword === "devour" && k.filter && k.n !== undefined ? { t: { filter: k.filter }, n: k.n } : undefined,
)
keyword("devour x , where x is the number of creatures devoured this way", {
  ability: "keyword",
  keyword: "devour",
  n: { n: "countOf", of: { sel: "linked", key: "devoured" } }, // 702.82b
})
/** The quality of permanents. Planeswalkers are excluded: "equip planeswalker" replaces creature (702.6e), a different ability. */
function plainFilter(t: unknown): Filter | undefined {
  const { kind, zone, filter } = t as Things
  const isPlaneswalker = filter.is === "type" && filter.type === "planeswalker"
  return kind === undefined && zone === undefined && !isPlaneswalker ? filter : undefined
}
keyword("jump-start", { ability: "keyword", keyword: "jumpStart" })
keyword("~ can be your commander", { ability: "keyword", keyword: "commander" })
keyword("craft with {q:quality} {c:mana cost}", {
  ability: "keyword",
  keyword: "craft",
  filter: $<Filter>("q"),
  cost: $<Cost>("c"),
})
keyword("mayhem", { ability: "keyword", keyword: "mayhem" })
for (const what of ["card", "food", "treasure", "octopus"])
  keyword(`gift a ${what}`, { ability: "keyword", keyword: "gift", text: what })
keyword("gift a tapped fish", { ability: "keyword", keyword: "gift", text: "tapped fish" })
keyword("gift a extra turn", { ability: "keyword", keyword: "gift", text: "extra turn" })
keyword.iso(
  "champion a {t:thing}",
  ({ t }) => ({ ability: "keyword", keyword: "champion", filter: (t as Things).filter }),
  (k) => (k.keyword === "champion" ? { t: { filter: k.filter } } : undefined),
)
for (const kind of ["goblin", "rat", "fox", "moonfolk", "snake"])
  keyword(`${kind} offering`, {
    ability: "keyword",
    keyword: "offering",
    filter: { is: "subtype", subtype: kind.charAt(0).toUpperCase() + kind.slice(1) },
  })
keyword("artifact offering", {
  ability: "keyword",
  keyword: "offering",
  filter: { is: "type", type: "artifact" },
})
keyword("splice onto arcane {c:mana cost}", {
  ability: "keyword",
  keyword: "splice",
  filter: { is: "subtype", subtype: "Arcane" },
  cost: $<Cost>("c"),
})
keyword("splice onto arcane — {c:costs}", {
  ability: "keyword",
  keyword: "splice",
  filter: { is: "subtype", subtype: "Arcane" },
  cost: $<Cost>("c"),
})
for (const [words, text] of [
  ["partner — character select", "—Character select"],
  ["partner — father & son", "—Father & son"],
  ["partner — survivors", "—Survivors"],
  ["friends forever", "—Friends forever"],
] as const)
  keyword(words, { ability: "keyword", keyword: "partner", text })
keyword("double agenda", { ability: "keyword", keyword: "hiddenAgenda", n: 2 })
keyword("doctor 's companion", { ability: "keyword", keyword: "partner", text: "Doctor's companion" })
keyword("choose a background", { ability: "keyword", keyword: "partner", text: "choose a Background" })
keyword("partner with {name:card name}", { ability: "keyword", keyword: "partner", text: $<string>("name") })
