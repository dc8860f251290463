import type {
  Amount,
  Effect,
  Filter,
  ManaProduction,
  ManaRestriction,
  ManaRider,
  Selector,
} from "@apnap/engine"
import type { Item } from "../../grammar/grammar.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, does, event, ORACLE, statics } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"
import { certain } from "../players/owners.ts"

/** The spell it's spent on can't be countered. */
const UNCOUNTERABLE: ManaRider = {
  when: { is: "spell" },
  changes: [
    {
      change: "addAbilities",
      abilities: [
        {
          ability: "static",
          zone: "stack",
          effects: [{ static: "cantBeCountered", spells: { is: "self" }, self: true }],
        },
      ],
    },
  ],
}

/** The mana an ability produces (106.3). */
const production = define<ManaProduction>(ORACLE, "production")
does("add(s) {m:production}", { do: "addMana", mana: $<ManaProduction>("m") })

does.iso(
  "add(s) {m:production} . spend this mana only to {u:mana use}",
  ({ m, u }) => ({ do: "addMana", mana: { ...(m as { mana: string }), restriction: u as ManaRestriction } }),
  (e) => {
    if (e.do !== "addMana" || !("restriction" in e.mana) || e.mana.restriction === undefined) return undefined
    const { restriction, ...m } = e.mana
    return { m, u: restriction }
  },
)
does.iso(
  "add(s) {m:production} . spend this mana only to {u:mana use} , and that spell can't be countered",
  ({ m, u }) => ({
    do: "addMana",
    mana: { ...(m as { mana: string }), restriction: u as ManaRestriction, rider: UNCOUNTERABLE },
  }),
  (e) => {
    if (e.do !== "addMana" || !("rider" in e.mana) || !("restriction" in e.mana)) return undefined
    const { restriction, rider, ...m } = e.mana
    return same(rider, UNCOUNTERABLE) ? { m, u: restriction } : undefined
  },
)
// 106.6: restricted to costs rather than actions.
does.iso(
  "add(s) {m:production} . spend this mana only on costs that contain {x}",
  ({ m }) => ({ do: "addMana", mana: { ...(m as { mana: string }), restriction: { only: "x" } } }),
  (e) => {
    if (e.do !== "addMana" || !("restriction" in e.mana) || e.mana.restriction?.only !== "x") return undefined
    const { restriction: _, ...m } = e.mana
    return { m }
  },
)
/** What happens to a spell the mana is spent on, or because of it (106.6). */
const rider = define<ManaRider>(ORACLE, "mana rider")
rider(
  [
    "if that mana is spent on a {f:spell thing} , {e:sentence}",
    "if that|this mana is spent to cast a {f:spell thing} , {e:sentence}",
  ],
  { when: $<Filter>("f"), effect: $<Effect>("e") },
)
rider(
  [
    "when you spend this mana to cast a {f:spell thing} , {e:sentence}",
    "when that|this mana is spent to cast a {f:spell thing} , {e:sentence}",
  ],
  { when: $<Filter>("f"), effect: { do: "reflexive", effect: $<Effect>("e") } },
)
does.iso(
  "add(s) {m:production} . {r:mana rider}",
  ({ m, r }) => ({ do: "addMana", mana: { ...(m as { mana: string }), rider: r as ManaRider } }),
  (e) => {
    if (e.do !== "addMana" || !("rider" in e.mana) || e.mana.rider === undefined) return undefined
    const { rider: r, ...m } = e.mana
    return { m, r }
  },
)
/** What mana may be spent on (106.6). */
const use = define<ManaRestriction>(ORACLE, "mana use")
use("cast {f:spell things}", { spells: $<Filter>("f") })
use("cast a {f:spell thing}", { spells: $<Filter>("f") })
use("activate abilities", { only: "abilities" })
use("activate abilities of {a:plain things}", { abilities: $<Filter>("a") })
for (const spells of ["{f:spell things}", "a {f:spell thing}"])
  for (const abilities of [
    "activate abilities of {a:plain things}",
    "activate a ability of a {a:plain thing}",
    "activate a ability of a {a:source thing}",
    "activate abilities of {a:source things}",
  ])
    use(
      [
        `cast ${spells} or ${abilities}`,
        `cast ${spells} and ${abilities}`,
        `cast ${spells} or to ${abilities}`,
      ],
      {
        spells: $<Filter>("f"),
        abilities: $<Filter>("a"),
      },
    )
use(
  "cast a {f:spell thing} , activate a ability of a {a:plain thing} , or pay a cost that contains {m:mana}",
  {
    spells: $<Filter>("f"),
    abilities: $<Filter>("a"),
    costsWith: $<string>("m"),
  },
)
for (const words of [
  "cast a {f:spell thing} or activate a ability",
  "cast a {f:spell thing} or to activate a ability",
])
  use(words, { spells: $<Filter>("f"), abilities: { is: "any" } })
production("{m:mana}", { mana: $<string>("m") })
production.iso(
  "{n:number} {m:mana}",
  ({ n, m }) => (typeof n === "number" && n > 1 ? { mana: (m as string).repeat(n) } : undefined),
  (made) => {
    const symbols = "mana" in made && Object.keys(made).length === 1 ? made.mana.match(/\{[^}]+\}/g) : null
    return symbols !== null && symbols.length > 1 && symbols.every((one) => one === symbols[0])
      ? { n: symbols.length, m: symbols[0] }
      : undefined
  },
)
production.iso(
  "{n:said number} {m:mana}",
  ({ n, m }) => ({ mana: m as string, times: n as Amount }),
  (made) =>
    "mana" in made && made.times !== undefined && same(made, { mana: made.mana, times: made.times })
      ? { n: made.times, m: made.mana }
      : undefined,
)
/** "That much {G}", "twice that much {G}" (106.3). */
ORACLE.symbol("said number").handwritten = {
  begins: (word) => word === "that" || word === "twice",
  read: (reader, at) =>
    reader.read("number", at).filter((r) => typeof r.value !== "number" && !isX(r.value as Amount)),
  spell: (value) =>
    typeof value === "number" || isX(value as Amount) ? [] : [[{ symbol: "number", value }]],
}
function isX(n: Amount): boolean {
  return typeof n === "object" && n.n === "x"
}
production("{m:mana} for each {n:each}", { mana: $<string>("m"), times: $<Amount>("n") })
production("{a:mana} or {b:mana} for each {n:each}", {
  choice: [$<string>("a"), $<string>("b")],
  amount: $<Amount>("n"),
  each: true,
})
production("one mana of any color", { choice: "anyColor" })
production("one mana of the chosen color", { choice: "chosenColor" })
production("{a:mana} or one mana of the chosen color", { choice: [$<string>("a"), "chosenColor"] })
production("{n:number} mana of any one color", { choice: "anyColor", amount: $<Amount>("n") })
production("{n:number} mana in any combination of colors", {
  choice: "anyColor",
  amount: $<Amount>("n"),
  each: true,
})
// 106.1a: one of the pairs.
const LETTERS = Object.values(COLOR_WORDS)
const PAIRS = LETTERS.flatMap((a, i) => LETTERS.slice(i + 1).map((b) => `{${a}}{${b}}`))
production("two mana of different colors", { choice: PAIRS })
production("one mana of either of the circled colors", { choice: "circled" })
production("one mana of any color in your commander 's color identity", { choice: "commanderIdentity" })
production("one mana of any color that a land you control could produce", {
  couldProduce: {
    is: "and",
    of: [
      { is: "type", type: "land" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  },
  colorsOnly: true,
})
ORACLE.symbol("production").handwritten = {
  begins: (word) => word.startsWith("{"),
  read(reader, at) {
    // "{W} or {U}", "{W}, {U}, or {B}"
    const choice: string[] = []
    let pos = at
    for (;;) {
      const mana = reader.read("mana", pos)[0]
      if (mana === undefined) return []
      choice.push(mana.value as string)
      pos = mana.end
      if (reader.tokens[pos] === "or") {
        const last = reader.read("mana", pos + 1)[0]
        return last === undefined
          ? []
          : [{ end: last.end, value: { choice: [...choice, last.value as string] } }]
      }
      if (reader.tokens[pos] !== ",") return []
      pos++
      if (reader.tokens[pos] === "or") {
        const last = reader.read("mana", pos + 1)[0]
        return last === undefined
          ? []
          : [{ end: last.end, value: { choice: [...choice, last.value as string] } }]
      }
    }
  },
  *spell(value) {
    const mana = value as ManaProduction
    if (!("choice" in mana) || typeof mana.choice === "string" || Object.keys(mana).length > 1) return
    const items: Item[] = []
    for (const [i, text] of mana.choice.entries()) {
      if (i > 0 && mana.choice.length > 2) items.push(",")
      if (i > 0 && i === mana.choice.length - 1) items.push("or")
      items.push({ symbol: "mana", value: text })
    }
    yield items
  },
}
does("add a amount of {m:mana} equal to {n:quantity}", {
  do: "addMana",
  mana: { mana: $<string>("m"), times: $<Amount>("n") },
})
clause("double the amount of each type of unspent mana you have", { do: "addMana", mana: { double: true } })
production("one mana of any type {w:that land} produced", { sameAsEvent: true })
production("a additional one mana of any color", { choice: "anyColor" })
production(["a additional {m:mana}"], { mana: $<string>("m") })
certain("that land", ["that land", "that permanent", "it"])
production("{n:number} mana in any combination of {a:mana} {j:and or} {b:mana}", {
  choice: [$<string>("a"), $<string>("b")],
  amount: $<Amount>("n"),
  each: true,
})
production("one mana of any color that a land a opponent controls could produce", {
  couldProduce: {
    is: "and",
    of: [
      { is: "type", type: "land" },
      { is: "controlledBy", player: { who: "opponents" } },
    ],
  },
  colorsOnly: true,
})
production("one mana of any color that a {t:plain thing} could produce", {
  couldProduce: $<Filter>("t"),
  colorsOnly: true,
})
production("one mana of any type that a land you control could produce", {
  couldProduce: {
    is: "and",
    of: [
      { is: "type", type: "land" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  },
})
production("one mana of any type that a {t:plain thing} could produce", { couldProduce: $<Filter>("t") })
// What lands and others produce instead (106.12b).
statics("if {f:subject} is tapped for mana , it produces {m:mana} instead of any other type and amount", {
  static: "manaBonus",
  object: $<Filter>("f"),
  replaceWith: { mana: $<string>("m") },
})
for (const [words, multiply] of [
  ["twice as much of that mana", 2],
  ["three times as much of that mana", 3],
] as const)
  statics(`if you tap {f:subject} for mana , it produces ${words} instead`, {
    static: "manaBonus",
    object: $<Filter>("f"),
    by: { who: "you" },
    multiply,
  })
// 702.143a, 116.2h: mana for a special action.
use("foretell a card from your hand or cast a {f:spell thing}", {
  spells: $<Filter>("f"),
  specials: ["foretell"],
} as ManaRestriction)
// Additional mana from a land (106.12a), of the color it produced.
event("{what:subject} is/are tapped for mana of the chosen color", {
  on: "mana",
  object: $<Filter>("what"),
  color: "chosen",
  tapped: true,
})
for (const [word, color] of Object.entries({
  "{w}": "W",
  "{u}": "U",
  "{b}": "B",
  "{r}": "R",
  "{g}": "G",
} as const))
  event(`{what:subject} is/are tapped for ${word}`, {
    on: "mana",
    object: $<Filter>("what"),
    color,
    tapped: true,
  })
production("a additional one mana of that color", { choice: "chosenColor" })
production("one mana of any color among {t:all things}", { colorsAmong: $<Selector>("t") })
clause("for each color among {t:all things} , add one mana of that color", {
  do: "addMana",
  mana: { colorsAmong: $<Selector>("t"), every: true },
})
production("one mana of any of {what:objects'} colors", { colorsAmong: $<Selector>("what") })
// 106.4: mana that stays as steps and phases end.
const STAYING: readonly (readonly [string, "turn" | "combat"])[] = [
  ["until end of turn , you don't lose this mana as steps and phases end", "turn"],
  ["until end of combat , you don't lose this mana as steps and phases end", "combat"],
  ["until end of combat , you don't lose this mana as steps end", "combat"],
]
for (const [words, persists] of STAYING)
  does.iso(
    `add(s) {m:production} . ${words}`,
    ({ m }) => ({ do: "addMana", mana: { ...(m as { mana: string }), persists } }),
    (e) => {
      if (e.do !== "addMana" || !("persists" in e.mana) || e.mana.persists !== persists) return undefined
      const { persists: _, ...m } = e.mana
      return { m }
    },
  )
use("cast {f:spell things} from {z:cast zone}", {
  spells: { is: "and", of: [$<Filter>("f"), $<Filter>("z")] },
})
const amounts = {
  choice: "anyColor",
  amount: $<Amount>("q"),
} as const
does("add x mana of any one color , where x is {q:quantity}", { do: "addMana", mana: amounts })
does("add x mana of any one color , where x is {q:quantity} . spend this mana only to {u:mana use}", {
  do: "addMana",
  mana: { ...amounts, restriction: $<ManaRestriction>("u") },
})
does("choose a color . add a amount of mana of that color equal to your devotion to that color", {
  do: "addMana",
  mana: { choice: "anyColor", byDevotion: true },
})
does("choose a color . add one mana of that color for each {q:each}", { do: "addMana", mana: amounts })
