import type { Filter, PlayerSelector } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { behindList } from "../../../oracle/noun-phrase/belonging.ts"
import { isCreatureType } from "../../../oracle/words/creature-types.ts"
import { adjectiveOf, rank } from "../../lexicon/adjectives.ts"
import { nounOfFilter, partsOfFilter } from "../../lexicon/filters.ts"
import type { Noun } from "../../lexicon/types.ts"
import { agree, type Features } from "../../morphology/agreement.ts"
import { bare, featuresOf, type Head, type NounPhrase, third } from "../../phrase.ts"
import { frenchOf, missing, partsOf, type Setting, say, stated } from "../../say.ts"

/** The value of a noun phrase without article in the English grammar; see `Things` there. */
interface Things {
  readonly filter: Filter
  readonly kind?: "card" | "spell" | "source"
  readonly of?: PlayerSelector
}

const KINDS: Readonly<Record<string, Noun>> = {
  card: { singular: "carte", plural: "cartes", gender: "f" },
  spell: { singular: "sort", plural: "sorts", gender: "m" },
  source: { singular: "source", plural: "sources", gender: "f" },
}

/** The words of one alternative: noun, its type, adjectives. Undefined if any part has no French. */
function headOf(parts: readonly Filter[], plural: boolean, kind: Noun | undefined): Head | undefined {
  const named = nounWords(parts, plural, kind)
  if (named === undefined) return undefined
  const adjectives = parts.filter((part) => nounOfFilter(part) === undefined && part.is !== "other")
  const words = [...adjectives]
    .sort((a, b) => rank(a) - rank(b))
    .map((part) => adjectiveWords(part, named, plural))
  if (words.some((word) => word === undefined)) return undefined
  const colored = [...adjectives].sort((a, b) => rank(a) - rank(b)).map(({ is }) => is === "color")
  return {
    words: [
      ...named.words,
      // « rouge et blanc »
      ...words.flatMap((one, i) => [...(colored[i] && colored[i - 1] ? ["et"] : []), ...(one ?? [])]),
    ],
    gender: named.gender,
  }
}

type Named = Head & { readonly inner: Features }

function adjectiveWords(part: Filter, named: Named, plural: boolean): readonly string[] | undefined {
  const features = part.is === "supertype" ? named.inner : third(named.gender, plural)
  if (part.is !== "or") {
    const word = adjectiveOf(part)
    return word === undefined ? undefined : [agree(word, features)]
  }
  const qualities = part.of.map(partsOfFilter)
  const each = qualities.map((one) => one.flatMap((p) => adjectiveOf(p) ?? []))
  if (each.some((one, i) => one.length < qualities[i].length)) return undefined
  return each.flatMap((one, i) => [
    ...(i === 0 ? [] : i === each.length - 1 ? ["ou"] : [","]),
    ...one.map((word) => agree(word, features)),
  ])
}

/** « carte de créature-artefact », « créature elfe », « jeton de créature ». */
function nounWords(parts: readonly Filter[], plural: boolean, kind: Noun | undefined): Named | undefined {
  const form = (noun: Noun): string => (plural ? noun.plural : noun.singular)
  const types = parts.filter((p) => p.is === "type").flatMap((p) => nounOfFilter(p) ?? [])
  const subtypes = parts.filter((p) => p.is === "subtype").flatMap((p) => nounOfFilter(p) ?? [])
  const head = kind ?? (parts.some((p) => p.is === "token") ? nounOfFilter({ is: "token" }) : undefined)
  const ordered = [...types].sort(
    (a, b) => Number(b.singular === "créature") - Number(a.singular === "créature"),
  )
  if (head !== undefined) {
    const plain = parts
      .filter((p) => p.is === "permanent" || p.is === "commander")
      .flatMap((p) => nounOfFilter(p) ?? [])
    if (kind === undefined && types.length === 0)
      return {
        words: [form(head), ...subtypes.map(({ singular }) => capitalised(singular))],
        gender: "m",
        inner: third("m", plural),
      }
    const inside = [
      ordered.map(({ singular }) => singular).join("-"),
      ...plain.map(({ singular }) => singular),
      ...subtypes.map(({ singular }) => singular),
    ]
    const said = inside.filter((word) => word !== "")
    const inner = third(
      (ordered[0] ?? plain[0] ?? subtypes[0] ?? head).gender,
      ordered.length + subtypes.length + plain.length === 0 && plural,
    )
    return { words: [form(head), ...(said.length > 0 ? ["de", ...said] : [])], gender: head.gender, inner }
  }
  const others = parts
    .filter((p) => p.is !== "type" && p.is !== "subtype")
    .flatMap((p) => nounOfFilter(p) ?? [])
  const compound = ordered.length > 0 ? [ordered.map(form).join("-")] : []
  const gender = (ordered[0] ?? others[0] ?? subtypes[0])?.gender
  if (gender === undefined) return undefined
  return {
    words: [...compound, ...others.map(form), ...subtypes.map(form)],
    gender,
    inner: third(gender, plural),
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function headsOf(
  parts: readonly Filter[],
  plural: boolean,
  kind: Noun | undefined,
): readonly Head[] | undefined {
  const group = parts.find((part) => part.is === "or")
  const named = group?.is === "or" && group.of.some((one) => partsOfFilter(one).some((p) => nounOfFilter(p)))
  if (group?.is !== "or" || !named) {
    const head = headOf(parts, plural, kind)
    return head && [head]
  }
  const rest = parts.filter((part) => part !== group)
  if (rest.some((part) => part.is === "type") && group.of.every(isCreatureType))
    return kindsOf(group.of, rest, plural, kind)
  const heads = group.of.flatMap((one) => {
    const head = headOf([...partsOfFilter(one), ...rest], plural, kind)
    const other = partsOfFilter(one).some(({ is }) => is === "other")
    return head === undefined ? [] : [{ ...head, ...(other && { other }) }]
  })
  if (heads.length < group.of.length) return undefined
  return kind === undefined ? heads : [shared(heads, kind, rest, plural)]
}

/** « carte de créature vampire ou sorcier », « créatures ondins ou sangamis engagées » : creature types of one noun. */
function kindsOf(
  types: readonly Filter[],
  rest: readonly Filter[],
  plural: boolean,
  kind: Noun | undefined,
): readonly Head[] | undefined {
  const named = types.flatMap((type) => nounOfFilter(type) ?? [])
  const head = headOf([types[0], ...rest], plural, kind)
  if (head === undefined || named.length < types.length) return undefined
  const [first, ...others] = named.map((noun) => (plural && kind === undefined ? noun.plural : noun.singular))
  const at = head.words.indexOf(first) + 1
  const joined = (joint: string): readonly string[] => [
    ...head.words.slice(0, at),
    ...others.flatMap((word, i) => [i === others.length - 1 ? joint : ",", word]),
    ...head.words.slice(at),
  ]
  return [{ words: joined("ou"), allWords: joined("et"), gender: head.gender }]
}

/** « carte d'éphémère ou de rituel »: alternatives that share one noun. */
function shared(heads: readonly Head[], kind: Noun, rest: readonly Filter[], plural: boolean): Head {
  const tail = rest
    .flatMap((part) => (part.is === "other" ? [] : (adjectiveOf(part) ?? [])))
    .map((adjective) => agree(adjective, third(kind.gender, plural)))
  const joined = (joint: string): readonly string[] => {
    const words = heads.flatMap((head, i) => {
      const own = head.words.slice(1, head.words.length - (rest.length > 0 ? tail.length : 0))
      return [...(i === 0 ? [] : i === heads.length - 1 ? [joint] : [","]), ...own]
    })
    return [plural ? kind.plural : kind.singular, ...words, ...tail]
  }
  return { words: joined("ou"), allWords: joined("et"), gender: kind.gender }
}

/** Adjacent relative clauses are joined: "que vous possédez et que vous ne contrôlez pas". */
function isRelative(words: readonly string[] | undefined): boolean {
  return words !== undefined && /^(?:que|qui)$/.test(words[0])
}

function placeOf({ from, every }: Setting): Partial<Setting> {
  return { ...(from === true && { from }), ...(every === true && { every }) }
}

/** Builds a noun phrase from its value; its relative clauses come from the derivation. */
export function nounPhrase(part: Derivation, plural: boolean, setting: Setting): NounPhrase | undefined {
  const { filter, kind, of } = part.value as Things
  const behind = partsOf(part)
  const said = new Set(behind.map(({ value }) => value))
  const all = partsOfFilter(filter)
  const parts = (behindList(all) ?? all).filter((p) => !said.has(p))
  const named = setting.ofCards === true && kind === undefined && filter.is !== "token" ? "card" : kind
  const noun = named === undefined ? undefined : KINDS[named]
  const heads =
    headsOf(parts, plural, noun) ?? (behind.length > 0 && parts.length === 0 ? UNNAMED(plural) : undefined)
  if (heads === undefined) return undefined
  const other = setting.another === true || parts.some((p) => p.is === "other")
  const yours = of?.who === "you" && { yours: true }
  const made: NounPhrase = { heads, joint: "ou", plural, other, posts: [], ...yours }
  const inside: Setting = { ...stated(setting), subject: featuresOf(made), ...placeOf(setting) }
  // « de votre cimetière » is said of the cards' own place, not of what their size is compared with.
  const beside: Setting = { ...inside, from: false }
  // « dans votre cimetière qui y ont été mises »
  const there = behind.some(({ template }) => template?.includes("put there") === true)
  const ordered = there
    ? [...behind].sort((a, b) => Number(b.symbol === "place") - Number(a.symbol === "place"))
    : behind
  const posts = ordered.map((post) => say(post, post.symbol === "place" ? inside : beside).words)
  return {
    ...made,
    posts: posts.flatMap((words, i) => [
      ...(isRelative(words) && isRelative(posts[i - 1]) ? ["et"] : []),
      ...words,
    ]),
  }
}

const UNNAMED = (plural: boolean): readonly Head[] => [
  { words: [plural ? "permanents" : "permanent"], gender: "m" },
]

for (const [symbol, plural] of [
  ["thing", false],
  ["things", true],
] as const)
  frenchOf(symbol, (part, setting) => {
    const made = nounPhrase(part, plural && setting.one !== true, setting)
    return made === undefined ? missing(part, setting) : bare(made)
  })
