import type { Amount, Change, ColorLetter, TokenSpec } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { withEquipped } from "../../equipped.ts"
import { partIn } from "../../filling.ts"
import { COLORS } from "../../lexicon/colors.ts"
import { subtypeNoun } from "../../lexicon/subtypes.ts"
import { SUPERTYPES, TYPES } from "../../lexicon/types.ts"
import { agree, type Features } from "../../morphology/agreement.ts"
import { conjugate } from "../../morphology/verbs.ts"
import { bare, type Phrase, third } from "../../phrase.ts"
import { runs } from "../../runs.ts"
import { anew, french, frenchOf, missing, passes, type Setting, say } from "../../say.ts"

// Tokens and type changes: size, colours and types in French order.

/** « créature-artefact »: « créature » comes first. */
function compound(types: readonly (keyof typeof TYPES)[], plural = false): string {
  return [...types]
    .sort((a, b) => Number(b === "creature") - Number(a === "creature"))
    .map((type) => (plural ? TYPES[type].plural : TYPES[type].singular))
    .join("-")
}

/** « rouge et blanche », « incolore »; `none` without colours. */
function colorWords(
  colors: readonly ColorLetter[] | undefined,
  none: readonly string[],
  plural = false,
  gender: "m" | "f" = "f",
): readonly string[] {
  if (colors === undefined || colors.length === 0) return none
  if (colors.length === 5) return "de toutes les couleurs".split(" ")
  const words = colors.map((letter) => agree(COLORS[letter], third(gender, plural)))
  return words.flatMap((word, i) => [...(i === 0 ? [] : i === words.length - 1 ? ["et"] : [","]), word])
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** « Elfe et Guerrier »: token subtypes are capitalized and singular. */
function typeNames(subtypes: readonly string[]): readonly string[] {
  const names = subtypes.map((name) => capitalised(subtypeNoun(name).singular))
  return names.flatMap((name, i) => [
    ...(i === 0 ? [] : i === names.length - 1 ? ["et"] : [","]),
    ...name.split(" "),
  ])
}

function tokenPhrase(part: Derivation, plural: boolean, setting: Setting): Phrase {
  const token = part.value as TokenSpec
  const noun = plural ? "jetons" : "jeton"
  // « un jeton de créature 1/1 blanche Esprit engagé avec le vol »
  const tapped = setting.tapped === true ? [agree("engagé", third("m", plural))] : []
  if ("predefined" in token) {
    const name = capitalised(token.predefined)
    return headed([noun, ...typeNames([name])], plural, tapped)
  }
  if ("card" in token) return headed([noun, token.card], plural, tapped)
  if (!("face" in token)) return missing(part, setting)
  const { face } = token
  const sized = part.parts.find((word) => typeof word === "string" && /^[\dx]+\/[\dx]+$/.test(word))
  const head = [
    noun,
    "de",
    compound(face.types),
    ...(face.supertypes ?? []).map((supertype) => agree(SUPERTYPES[supertype], third("f"))),
    ...(typeof sized === "string" ? [sized.toUpperCase()] : []),
    ...colorWords(face.colors, ["incolore"]),
    ...typeNames(face.subtypes ?? []),
  ]
  const name = partIn(part, "card name")
  const abilities = partIn(part, "abilities")
  const named = name === undefined ? [] : [agree("appelé", third("m", plural)), ...say(name, setting).words]
  const having =
    abilities === undefined
      ? []
      : [
          "avec",
          ...say(abilities, { ...setting, tapped: false, subject: holderOf(face.types), token: true }).words,
        ]
  const equips = face.subtypes?.includes("Equipment") === true
  const had = equips ? withEquipped(having) : having
  return headed(head, plural, [...named, ...tapped, ...had, ...sizeOf(part, setting)])
}

/** « de force et d'endurance chacune égales à … »: a size that is computed as the token is created. */
function sizeOf(part: Derivation, setting: Setting): readonly string[] {
  const size = partIn(part, "quantity")
  if (size === undefined) return []
  return [..."de force et d'endurance de base chacune égales à".split(" "), ...say(size, setting).words]
}

/** Gender of a token as subject of its own abilities. */
function holderOf(types: readonly string[]): Features {
  return third(types.includes("creature") ? "f" : "m")
}

function headed(words: readonly string[], plural: boolean, posts: readonly string[]): Phrase {
  return bare({ heads: [{ words, gender: "m" }], joint: "ou", plural, other: false, posts })
}
frenchOf("token", (part, setting) => tokenPhrase(part, false, setting))
frenchOf("tokens", (part, setting) => tokenPhrase(part, setting.one !== true, setting))
for (const [english, role] of [
  ["cursed", "Maudit"],
  ["monster", "Monstre"],
  ["royal", "Royal"],
  ["sorcerer", "Sorcier"],
  ["virtuous", "Vertueux"],
  ["wicked", "Maléfique"],
  ["young hero", "Jeune héros"],
] as const)
  french("token", { [`${english} role token`]: () => headed(["jeton", "Rôle", role], false, []) })

french("does", {
  "create(s) a {t:token}": "<créer> {t:un}",
  "create(s) {n:number} {t:tokens}": "<créer> {n} {t}",
  "create(s) a tapped {t:token}": "<créer> {t:un tapped}",
  "create(s) {n:number} tapped {t:tokens}": "<créer> {n} {t:tapped}",
  "create(s) a number of {t:tokens} equal to {n:quantity}": "<créer> un nombre de {t} égal à {n}",
  "create(s) a {t:token} that's blocking {what:object}": "<créer> {t:un} qui bloque {what}",
  "create(s) a {t:token} that's attacking": "<créer> {t:un} attaquant",
  "create(s) {n:number} {t:tokens} that are attacking": "<créer> {n} {t} attaquants",
  "create(s) a {t:token} that's tapped and attacking": "<créer> {t:un} engagé et attaquant",
  "create(s) {n:number} {t:tokens} that are tapped and attacking": "<créer> {n} {t} engagés et attaquants",
  "create(s) a token that's a copy of {what:object}": "<créer> un jeton qui est une copie de {what}",
  "create(s) a token that's a copy of {what:object} , except {x:exceptions}":
    "<créer> un jeton qui est une copie de {what} , excepté que {x:token}",
  "create(s) a tapped token that's a copy of {what:object}":
    "<créer> un jeton engagé qui est une copie de {what}",
  "create(s) {n:number} tokens that are copies of {what:object}":
    "<créer> {n} jetons qui sont des copies de {what}",
  "create(s) {n:number} tokens that are copies of {what:object} , except {x:exceptions}":
    "<créer> {n} jetons qui sont des copies de {what} , excepté que {x:token}",
  "create(s) a tapped and attacking token that's a copy of {what:object} , except {x:exceptions}":
    "<créer> un jeton engagé et attaquant qui est une copie de {what} , excepté que {x:token}",
  "create(s) your choice of {a:token option} or {b:token option}": "<créer> au choix {a} ou {b}",
  "create(s) your choice of {a:token option} , {b:token option} , or {c:token option}":
    "<créer> au choix {a} , {b} ou {c}",
  "create(s) a {t:token} . it has {a:abilities}": "<créer> {t:un} . Il a {a:its}",
  "create(s) {n:number} {t:tokens} . they have {a:abilities}": "<créer> {n} {t} . Ils ont {a:its}",
})
french("token option", { "a {t:token}": "{t:un}" })
frenchOf("subtype plural", ({ value }, { subject }) => {
  const { singular, plural, gender } = subtypeNoun(String(value))
  return subject?.plural === true
    ? { words: ["des", plural] }
    : { words: [agree("un", third(gender)), singular] }
})

const EVERY_TYPE = ["avec", "tous", "les", "types", "de", "créature"]

/** The noun phrase for an object's changes in layers 4 to 7b. */
function becoming(part: Derivation, setting: Setting): readonly string[] {
  const changes = part.value as readonly Change[]
  const words: Record<"types" | "subtypes" | "colors" | "size", readonly string[]> = {
    types: [],
    subtypes: [],
    colors: [],
    size: [],
  }
  let gender: "m" | "f" = "f"
  let colors: readonly ColorLetter[] | undefined
  const plural = setting.subject?.plural === true
  for (const change of changes) {
    if (change.change === "addTypes" || change.change === "setTypes") {
      words.types = [compound(change.types, plural)]
      gender = change.types.includes("creature") ? "f" : TYPES[change.types[0]].gender
    } else if (
      (change.change === "addSubtypes" || change.change === "setSubtypes") &&
      change.subtypes !== "chosen"
    )
      words.subtypes = change.subtypes
    else if ((change.change === "setColors" || change.change === "addColors") && Array.isArray(change.colors))
      colors = change.colors
    else if (change.change === "setPT" && !isOwnManaValue(change.power))
      words.size = [`${digits(change.power)}/${digits(change.toughness)}`]
  }
  const names = typeNames(words.subtypes)
  const isNamed = words.types.length === 0 && names.length > 0
  if (colors !== undefined)
    words.colors = colorWords(
      colors,
      [plural ? "incolores" : "incolore"],
      plural,
      isNamed ? articleGender(words, gender) : "f",
    )
  const article =
    words.types.length > 0 || names.length > 0
      ? [agree("un", third(articleGender(words, gender), plural))]
      : []
  const abilities = partIn(part, "abilities")
  return [
    ...article,
    ...(words.types.length > 0
      ? [...words.types, ...words.size, ...words.colors, ...names]
      : [...names, ...words.size, ...words.colors]),
    ...(changes.some(({ change }) => change === "allCreatureTypes") ? EVERY_TYPE : []),
    ...(abilities === undefined ? [] : ["avec", ...say(abilities, setting).words]),
    ...(changes.some((c) => c.change === "setPT" && isOwnManaValue(c.power)) ? ITS_MANA_VALUE : []),
    ...(changes.some(({ change }) => change === "loseAbilities") ? lost(setting, plural) : []),
    ...(part.parts.includes("addition") ? addition(part.parts, plural) : []),
  ]
}

const ITS_MANA_VALUE = "dont la force et l'endurance sont chacune égales à sa valeur de mana".split(" ")
function isOwnManaValue(n: Amount | undefined): boolean {
  return typeof n === "object" && n.n === "manaValue"
}

/** X stands for an amount defined elsewhere. */
function digits(n: Amount | undefined): string {
  return typeof n === "number" ? String(n) : "X"
}

function articleGender(
  words: { types: readonly string[]; subtypes: readonly string[] },
  gender: "m" | "f",
): "m" | "f" {
  return words.types.length > 0 ? gender : subtypeNoun(words.subtypes[0]).gender
}

/** "and loses all other card types and abilities". */
function lost({ mood }: Setting, plural: boolean): readonly string[] {
  const verb = mood === "infinitive" ? "perdre" : plural ? "perdent" : "perd"
  return `et ${verb} ${plural ? "leurs" : "ses"} autres types de carte et capacités`.split(" ")
}

/** "in addition to its other types" (205.1b). */
function addition(parts: Derivation["parts"], plural: boolean): readonly string[] {
  const [last, before] = [parts[parts.length - 1], parts[parts.length - 2]]
  const kind =
    before === "and" && last === "types"
      ? "couleurs et types"
      : before === "creature"
        ? "types de créature"
        : "types"
  return ["en", "plus", "de", plural ? "leurs" : "ses", "autres", ...kind.split(" ")]
}

frenchOf("becomes", (part, setting) => withVerb("devenir", part, setting))
frenchOf("is now", (part, setting) => withVerb("être", part, setting))
frenchOf("becoming body", (part, setting) => ({ words: becoming(part, setting) }))

function withVerb(verb: string, part: Derivation, setting: Setting): Phrase {
  const mood = setting.mood === "imperative" ? "indicative" : setting.mood
  const form = mood === "infinitive" ? "devenir" : conjugate(verb, mood, setting.subject)
  return { words: [form, ...becoming(part, setting)] }
}

passes("exception body", "exceptions")
runs("exception list", { and: "et que", ",": ", que", ", and": "et que" })
french("exception", {
  "it's {c:exception body}": "c'est {c}",
  "it has {k:abilities}": "[il:@] a {k}",
  "it's {s:base size}": "[il:@] est {s}",
  "it isn't legendary": "[il:@] n'est pas [légendaire:@]",
})
runs("arrival", {})
/** "1 — 9 | …": rows of a results table (706.3). */
frenchOf("die table", (part, setting) => ({
  words: part.parts.flatMap((inner) =>
    typeof inner === "string" ? [inner === "|" ? "|" : inner] : say(inner, anew(setting)).words,
  ),
}))
french("does", {
  "create(s) a tapped token that's a copy of {what:object} , except {x:exceptions}":
    "<créer> un jeton engagé qui est une copie de {what} , excepté que {x:token}",
})
