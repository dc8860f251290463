import type {
  Ability,
  Amount,
  CardFace,
  CardType,
  ColorLetter,
  Effect,
  PlayerSelector,
  Selector,
  Supertype,
  TokenSpec,
} from "@apnap/engine"
import { BASIC_LAND_TYPES, SUBTYPES } from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { does, ORACLE } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"

const SUBTYPE = new Map(
  Object.values(SUBTYPES)
    .flat()
    .map((name) => [name.toLowerCase(), name as string]),
)
const TYPES: ReadonlySet<string> = new Set(["artifact", "creature", "enchantment", "land"])
const PREDEFINED = [
  "treasure",
  "food",
  "clue",
  "blood",
  "gold",
  "powerstone",
  "map",
  "junk",
  "shard",
  "lander",
  "mutagen",
  "walker",
] as const

/** Role tokens (111.10). */
const ROLES = (["cursed", "monster", "royal", "sorcerer", "wicked", "young", "virtuous"] as const).map(
  (role) => [[...(role === "young" ? ["young", "hero"] : [role]), "role"], role] as const,
)

ORACLE.symbol("subtype plural").handwritten = {
  read: (reader, at) => {
    const word = reader.tokens[at] ?? ""
    const name = SUBTYPE.get(word.replace(/s$/, "")) ?? SUBTYPE.get(word)
    return name === undefined ? [] : [{ end: at + 1, value: name }]
  },
  *spell(value) {
    yield [[`${(value as string).toLowerCase()}s`, (value as string).toLowerCase()]]
  },
}

/** The size of a token that defines it with its own ability. */
const UNSAID: readonly string[] = ["", "0", "0"]

function definesSize(abilities: readonly Ability[]): boolean {
  return abilities.some(
    (a) =>
      a.ability === "static" &&
      a.effects.some((e) => e.static === "modify" && e.changes.some((c) => c.change === "definePT")),
  )
}

/** "1/1 white Soldier creature" and what follows "token": everything but the number. */
function readHead(
  reader: Reader,
  at: number,
): { end: number; face: CardFace; computed: boolean; sized: boolean; colored: boolean } | undefined {
  const size = /^(\d+|x)\/(\d+|x)$/.exec(reader.tokens[at] ?? "") ?? UNSAID
  if ((size[1] === "x") !== (size[2] === "x")) return undefined
  let pos = size === UNSAID ? at : at + 1
  const colors: ColorLetter[] = []
  while (reader.tokens[pos] in COLOR_WORDS) {
    colors.push(COLOR_WORDS[reader.tokens[pos] as keyof typeof COLOR_WORDS])
    pos++
    if (reader.tokens[pos] === "and" || (reader.tokens[pos] === "," && reader.tokens[pos + 1] in COLOR_WORDS))
      pos++
  }
  const isColorless = colors.length === 0 && reader.tokens[pos] === "colorless"
  if (isColorless) pos++
  const subtypes: string[] = []
  for (
    let name = SUBTYPE.get(reader.tokens[pos]);
    name !== undefined;
    name = SUBTYPE.get(reader.tokens[pos])
  ) {
    subtypes.push(name)
    pos++
  }
  const types: CardType[] = []
  while (TYPES.has(reader.tokens[pos])) {
    types.push(reader.tokens[pos] as CardType)
    pos++
  }
  const isCreature = types.includes("creature")
  // A noncreature token has no power and toughness, and a name of its own; a creature token without one is named after its subtypes (111.4).
  if (isCreature ? subtypes.length === 0 : types.length === 0 || size !== UNSAID) return undefined
  const supertypes: Supertype[] = []
  const face = {
    name: "",
    supertypes,
    types,
    subtypes,
    abilities: [],
    colors,
    ...(isCreature && {
      power: size[1] === "x" ? 0 : Number(size[1]),
      toughness: size[1] === "x" ? 0 : Number(size[2]),
    }),
  }
  const colored = colors.length > 0 || isColorless
  return { end: pos, face, computed: size[1] === "x", sized: size !== UNSAID, colored }
}

function readToken(plural: boolean, reader: Reader, at: number): readonly Reading[] {
  const noun = plural ? "tokens" : "token"
  const predefined = PREDEFINED.find((name) => name === reader.tokens[at])
  if (predefined !== undefined && reader.tokens[at + 1] === noun)
    return [{ end: at + 2, value: { predefined } }]
  const role = ROLES.find(([words]) => words.every((word, i) => reader.tokens[at + i] === word))
  if (role !== undefined && reader.tokens[at + role[0].length] === noun)
    return [{ end: at + role[0].length + 1, value: { role: role[1] } }]
  const head = readHead(reader, at)
  if (head === undefined || reader.tokens[head.end] !== noun) return readCardToken(reader, at, noun)
  if (!head.colored) return readAllColors(reader, head.end + 1, head.face, plural)
  const end = head.end + 1
  const size = head.computed ? { power: { n: "x" }, toughness: { n: "x" } } : {}
  const found: Reading[] = []
  const go = (pos: number, face: CardFace): void => {
    if (!head.face.types.includes("creature")) {
      if (face.name !== "") found.push({ end: pos, value: { face } })
      if (face.name !== "" && EVERY_BASIC.every((word, i) => reader.tokens[pos + i] === word))
        found.push({
          end: pos + EVERY_BASIC.length,
          value: { face: { ...face, subtypes: BASIC_LAND_TYPES } },
        })
    } else if (head.sized || definesSize(face.abilities ?? []))
      found.push({ end: pos, value: { face, ...size } })
    else
      for (const words of EACH_EQUAL)
        if (words.every((word, i) => reader.tokens[pos + i] === word))
          for (const r of reader.read("quantity", pos + words.length)) {
            const n = r.value as Amount
            found.push({ end: r.end, value: { face, power: n, toughness: n } })
          }
    if (reader.tokens[pos] === "with" && (face.abilities ?? []).length === 0)
      for (const r of reader.read("abilities", pos + 1))
        go(r.end, { ...face, abilities: r.value as readonly Ability[] })
    if (reader.tokens[pos] === "named" && face.name === head.face.name)
      for (const r of reader.read("card name", pos + 1)) go(r.end, { ...face, name: r.value as string })
  }
  go(end, head.face)
  return found
}

/** "A Tarmogoyf token": what the card of that name is (111.11). */
function readCardToken(reader: Reader, at: number, noun: string): readonly Reading[] {
  return reader
    .read("card name", at)
    .filter(({ end }) => reader.tokens[end] === noun)
    .map(({ end, value }) => ({ end: end + 1, value: { card: value as string } }))
}

const ALL_COLORS: readonly ColorLetter[] = ["W", "U", "B", "R", "G"]
const allColors = (plural: boolean): readonly string[] =>
  [plural ? "that are" : "that's", "all", "colors"].join(" ").split(" ")

/** "A 2/2 Citizen creature token that's all colors": no color precedes its types. */
function readAllColors(reader: Reader, at: number, face: CardFace, plural: boolean): readonly Reading[] {
  const said = allColors(plural)
  const ends = (pos: number, abilities: readonly Ability[]): readonly Reading[] =>
    said.every((word, i) => reader.tokens[pos + i] === word)
      ? [{ end: pos + said.length, value: { face: { ...face, abilities, colors: ALL_COLORS } } }]
      : []
  if (reader.tokens[at] !== "with") return ends(at, [])
  return reader.read("abilities", at + 1).flatMap((r) => ends(r.end, r.value as readonly Ability[]))
}

const EVERY_BASIC = "that is every basic land type".split(" ")
const EACH_EQUAL = [
  "with base power and toughness each equal to".split(" "),
  "with power and toughness each equal to".split(" "),
]
ORACLE.symbol("each equal").handwritten = { read: () => [], spell: () => EACH_EQUAL }

/** Tokens that their name defines. */
function* spellNamed(value: Exclude<TokenSpec, { face: CardFace }>, noun: string): Iterable<readonly Item[]> {
  if ("predefined" in value) yield [value.predefined, noun]
  if ("role" in value) for (const [words, role] of ROLES) if (role === value.role) yield [...words, noun]
  if ("card" in value) yield [{ symbol: "card name", value: value.card }, noun]
}

function* spellToken(plural: boolean, value: TokenSpec, unsized = false): Iterable<readonly Item[]> {
  const noun = plural ? "tokens" : "token"
  if (!("face" in value)) yield* spellNamed(value, noun)
  if (!("face" in value) || value.back !== undefined) return
  const computed = value.power !== undefined
  const x = same([value.power, value.toughness], [{ n: "x" }, { n: "x" }])
  if (computed && !x && !same(value.power, value.toughness)) return
  const { face } = value
  // A legendary token has its own name, which comes first (`token-list.ts`).
  if ((face.supertypes ?? []).length > 0) return
  if (face.colors?.length === ALL_COLORS.length && face.power !== undefined && !computed) {
    const abilities = face.abilities ?? []
    yield [
      `${face.power}/${face.toughness}`,
      ...(face.subtypes ?? []).map((s) => s.toLowerCase()),
      ...face.types,
      noun,
      ...(abilities.length > 0 ? (["with", { symbol: "abilities", value: abilities }] as const) : []),
      ...allColors(plural),
    ]
  }
  const words = Object.entries(COLOR_WORDS).filter(([, letter]) => face.colors?.includes(letter))
  const ordered = (face.colors ?? []).map((letter) => words.find(([, l]) => l === letter)?.[0] ?? "")
  const colors: Item[] =
    ordered.length === 0
      ? ["colorless"]
      : ordered.flatMap((word, i) =>
          i === 0 ? [word] : i === ordered.length - 1 ? ["and", word] : [",", word],
        )
  const defined = unsized || (face.power === 0 && face.toughness === 0 && definesSize(face.abilities ?? []))
  const sized = x
    ? ["x/x"]
    : defined || computed || face.power === undefined
      ? []
      : [`${face.power}/${face.toughness}`]
  const named: Item[] = face.name === "" ? [] : ["named", { symbol: "card name", value: face.name }]
  if (same(face.subtypes, BASIC_LAND_TYPES)) {
    yield [...colors, ...face.types, noun, ...named, ...EVERY_BASIC]
    return
  }
  const head: Item[] = [
    ...sized,
    ...colors,
    ...(face.subtypes ?? []).map((s) => s.toLowerCase()),
    ...face.types,
    noun,
  ]
  if (computed && !x) {
    if ((face.abilities ?? []).length === 0)
      yield [
        ...head,
        ...named,
        { symbol: "each equal", value: undefined },
        { symbol: "quantity", value: value.power },
      ]
    return
  }
  if ((face.abilities ?? []).length === 0) yield [...head, ...named]
  else {
    const abilities: Item[] = ["with", { symbol: "abilities", value: face.abilities }]
    yield [...head, ...named, ...abilities]
    if (named.length > 0) yield [...head, ...abilities, ...named]
  }
}

/** A token whose size is defined by an ability stated after it. */
ORACLE.symbol("unsized token").handwritten = {
  read: (reader, at) => {
    const head = readHead(reader, at)
    return head === undefined || head.sized || !head.colored || reader.tokens[head.end] !== "token"
      ? []
      : [{ end: head.end + 1, value: { face: head.face } }]
  },
  spell: (value) => spellToken(false, value as TokenSpec, true),
}
for (const plural of [false, true])
  ORACLE.symbol(plural ? "tokens" : "token").handwritten = {
    read: (reader, at) => readToken(plural, reader, at),
    spell: (value) => spellToken(plural, value as TokenSpec),
  }

const make = (tapped: boolean): void => {
  const extra = tapped ? { tapped: true } : {}
  const word = tapped ? "tapped " : ""
  does(`create(s) a ${word}{t:token}`, { do: "createToken", token: $<TokenSpec>("t"), ...extra } as Effect)
  // The data may state the default count explicitly.
  does.iso(
    `create(s) a ${word}{t:token}`,
    () => undefined,
    (e) => {
      if (e.do !== "createToken" || e.count !== 1 || (e.tapped ?? false) !== tapped) return undefined
      const { do: _, token, count, bind, tapped: __, ...rest } = e
      return Object.values(rest).some((v) => v !== undefined) ? undefined : { t: token }
    },
  )
  does.iso(
    `create(s) {n:number} ${word}{t:tokens}`,
    ({ n, t }) => (n === 1 ? undefined : ({ do: "createToken", token: t, count: n, ...extra } as Effect)),
    (e) => {
      if (e.do !== "createToken" || e.count === undefined || e.count === 1) return undefined
      if ((e.tapped ?? false) !== tapped) return undefined
      const { do: _, token, count, bind, tapped: __, ...rest } = e
      return Object.values(rest).some((v) => v !== undefined) ? undefined : { n: count, t: token }
    },
  )
}
make(false)
make(true)

does(["create(s) a token that's a copy of {what:object}"], { do: "createCopyToken", of: $("what") })

does.iso(
  "create(s) a number of {t:tokens} equal to {n:quantity}",
  ({ n, t }) => ({ do: "createToken", token: t, count: n }),
  (e) => {
    if (
      e.do !== "createToken" ||
      e.count === undefined ||
      typeof e.count === "number" ||
      e.tapped !== undefined
    )
      return undefined
    const { do: _, token, count, bind, ...rest } = e
    return Object.values(rest).some((v) => v !== undefined) ? undefined : { n: count, t: token }
  },
)
// "It has …": an ability of the token stated after it.
for (const [head, end, symbol] of [
  ["create(s) a", "it has", "unsized token"],
  ["create(s) a", "it has", "token"],
  ["create(s) {n:number}", "they have", "tokens"],
] as const)
  does.iso(
    `${head} {t:${symbol}} . ${end} {a:abilities}`,
    ({ n, t, a }) => {
      const token = t as TokenSpec
      if (!("face" in token) || n === 1) return undefined
      const face = {
        ...token.face,
        abilities: [...(token.face.abilities ?? []), ...(a as readonly Ability[])],
      }
      if (symbol === "unsized token" && !definesSize(face.abilities)) return undefined
      return { do: "createToken", token: { face }, ...(n !== undefined && { count: n }) } as Effect
    },
    (e) => {
      if (e.do !== "createToken" || !("face" in e.token) || e.tapped !== undefined) return undefined
      if ((e.count === undefined) === (symbol === "tokens")) return undefined
      const abilities = e.token.face.abilities ?? []
      if (definesSize(abilities) !== (symbol === "unsized token")) return undefined
      const last = abilities[abilities.length - 1]
      if (last === undefined || last.ability === "keyword") return undefined
      const keywords = abilities.filter((a) => a.ability === "keyword")
      const t = { face: { ...e.token.face, abilities: keywords } }
      return {
        t,
        a: abilities.filter((a) => a.ability !== "keyword"),
        ...(e.count !== undefined && { n: e.count }),
      }
    },
  )
does("create(s) a {t:token} that's tapped and attacking", {
  do: "createToken",
  token: $<TokenSpec>("t"),
  tapped: true,
  attacking: true,
})
does("create(s) {n:number} {t:tokens} that are tapped and attacking", {
  do: "createToken",
  token: $<TokenSpec>("t"),
  count: $("n"),
  tapped: true,
  attacking: true,
})
does("create(s) a {t:token} that's tapped and attacking {p:player}", {
  do: "createToken",
  token: $<TokenSpec>("t"),
  tapped: true,
  attacking: $<PlayerSelector>("p"),
})
for (const [words, count] of [
  ["create(s) a {t:token} that's attacking", {}],
  ["create(s) {n:number} {t:tokens} that are attacking", { count: $<Amount>("n") }],
] as const)
  does(words, { do: "createToken", token: $<TokenSpec>("t"), ...count, attacking: true })
does("create(s) a {t:token} that's blocking {what:object}", {
  do: "createToken",
  token: $<TokenSpec>("t"),
  blocking: $<Selector>("what"),
})
does("create(s) a {t:token} attached to {what:simple object}", {
  do: "createToken",
  token: $<TokenSpec>("t"),
  attachTo: $<Selector>("what"),
})
