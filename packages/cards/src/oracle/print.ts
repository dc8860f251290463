import type { Ability, CardFace, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { parametersOf } from "@apnap/engine/language"
import { bandOf, isLevelBar } from "./bands.ts"
import { type Wording, wordingsOf } from "./called.ts"
import { readLine } from "./compile.ts"
import { withoutAntecedents } from "./discourse/others.ts"
import type { Context } from "./grammar/grammar.ts"
import { type Derivation, derive } from "./grammar/print.ts"
import { hostOf } from "./host.ts"
import { normalForm } from "./normal-form.ts"
import { ORACLE } from "./oracle.ts"
import { takenFrom } from "./polish.ts"
import { type Called, sentence } from "./sentence.ts"
import { namesInHand, namesOfSeveral } from "./several.ts"
import { inLines } from "./spell-lines.ts"
import { tokenize } from "./tokens.ts"
import "./phrases/index.ts"
import "./lines/line.ts"

/**
 * The rules text of an ability, or undefined if the grammar can't print it. `self` is what the text calls its object
 * ("this creature"), optionally with what it calls its host.
 */
export function printAbility(ability: Ability, self: string | Called = "this permanent"): string | undefined {
  const found = deriveAbility(ability)
  if (found === undefined) return undefined
  const called = typeof self === "string" ? { self } : self
  if (ability.ability === "spell" && ability.lines !== undefined)
    return inLines(spoken(found), ability.lines)
      .map((words) => sentence(words, called))
      .join("\n")
  const zone = cardZoneOf(ability)
  if (zone === undefined) return sentence(spoken(found), called)
  return sentence(takenFrom(zone, spoken(found)), {
    ...called,
    self: called.self.replace(/^this .*/, "this card"),
  })
}

/** The zone off the battlefield where the ability works and its object is a card: a graveyard, a hand for what is activated there. */
export function cardZoneOf(ability: Ability): "graveyard" | "hand" | undefined {
  const zone = "zone" in ability ? ability.zone : undefined
  if (zone === "graveyard") return zone
  return zone === "hand" && ability.ability === "activated" ? zone : undefined
}

/** The words of a derivation; card names keep their capitals. */
function spoken({ symbol, value, parts }: Derivation): readonly string[] {
  if (symbol === "card name" || symbol === "mode name") return tokenize(value as string).printed
  return parts.flatMap((part) => (typeof part === "string" ? [part] : spoken(part)))
}

/**
 * The derivation of an ability, or undefined if the grammar can't print it. Where the plain wording means something else
 * when it's read, another one is printed that means the ability.
 */
export function deriveAbility(data: Ability): Derivation | undefined {
  const ability = withoutAntecedents(data)
  const plain = derived(ability, {})
  const others = wordingsOf(ability)
  if (plain === undefined || others.length === 0 || readsBack(plain, data)) return plain
  for (const wording of others) {
    const found = derived(ability, wording)
    if (found !== undefined && readsBack(found, data)) return found
  }
  return plain
}

function derived(ability: Ability, wording: Wording): Derivation | undefined {
  const targets = "targets" in ability ? (ability.targets ?? []) : []
  const [several, inHand] = [namesOfSeveral(ability), namesInHand(ability)]
  const said = (printed: boolean): Derivation | undefined =>
    derive(
      ORACLE,
      "line",
      [ability],
      { targets, mentioned: [], several, inHand, printed, ...wording },
      plurality,
    )
  return said(true) ?? said(false)
}

/** Whether the printed sentence means the ability when it's read. */
function readsBack(found: Derivation, ability: Ability): boolean {
  const zone = cardZoneOf(ability)
  const words = zone === undefined ? spoken(found) : takenFrom(zone, spoken(found))
  const text = sentence(words, { self: "~" })
  const read = readLine(text, ["~"], ability.ability === "spell")
  const { lines: _, ...meant } = { lines: undefined, ...ability }
  return (
    read.understood &&
    JSON.stringify(read.abilities.map(normalForm)) === JSON.stringify([normalForm(meant as Ability)])
  )
}

/** Keywords with a name in them, which stand in a line of their own. */
const BY_NAME: ReadonlySet<string> = new Set(["partner", "commander"])

/** The text of a face, one ability per line; keywords share a line. Unprintable abilities are left out or replaced by `wordless`. */
export function printFace(face: CardFace, wordless?: string): readonly string[] {
  const called = { self: selfOf(face), host: hostOf(face), name: face.name }
  return linesOfFace(face, (ability) => printAbility(ability, called) ?? wordless)
}

/** The lines of a face, given the text of each ability; abilities without text are left out. */
export function linesOfFace(
  face: CardFace,
  textOf: (ability: Ability) => string | undefined,
  level?: string,
): readonly string[] {
  const lines: string[] = []
  let keywords: string[] = []
  const flush = (): void => {
    if (keywords.length === 0) return
    lines.push(
      keywords.map((text, i) => (i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(", "),
    )
    keywords = []
  }
  for (const [i, ability] of (face.abilities ?? []).entries()) {
    if (isLevelBar(ability)) continue
    const band = bandOf(ability, face.abilities?.[i - 1], level)
    if (band !== undefined) {
      flush()
      const inner = linesOfFace({ ...face, abilities: band.abilities }, textOf, level)
      lines.push(...band.lines, ...inner.map((line) => band.before + line))
      continue
    }
    const text = textOf(ability)
    if (
      ability.ability === "keyword" &&
      parametersOf(ability).cost === undefined &&
      parametersOf(ability).abilities === undefined &&
      ability.keyword !== "enchant" &&
      !BY_NAME.has(ability.keyword) &&
      ability.keyword !== "companion" &&
      text !== undefined
    )
      keywords.push(text)
    else {
      flush()
      if (text !== undefined) lines.push(text)
    }
  }
  flush()
  return lines
}

/** Card types an object uses to refer to itself: "this creature". */
export const SELF_TYPES = [
  "creature",
  "land",
  "artifact",
  "enchantment",
  "planeswalker",
  "plane",
  "phenomenon",
  "scheme",
] as const

/** What the text of a face calls its object (201.5). */
export function selfOf(face: Pick<CardFace, "name" | "types" | "supertypes" | "subtypes">): string {
  if (face.types.includes("instant") || face.types.includes("sorcery")) return face.name
  if (face.supertypes?.includes("legendary")) return face.name.split(",")[0]
  for (const noun of ["Aura", "Equipment", "Vehicle", "Saga", "Class", "Siege"])
    if (face.subtypes?.includes(noun)) return `this ${noun}`
  const type = SELF_TYPES.find((type) => face.types.includes(type))
  return `this ${type ?? "permanent"}`
}

/** Whether verbs after a subject are plural; undefined if the symbol isn't a subject. */
function plurality(symbol: string, value: unknown, { targets }: Context): boolean | undefined {
  if (symbol === "player" || symbol === "event player") {
    const { who } = value as PlayerSelector
    return who === "you"
  }
  if (symbol === "things" || symbol === "batch" || symbol === "those players") return true
  // "Your life total becomes", "its power is": what they have is the subject.
  if (symbol === "whose" || symbol === "objects'") return false
  if (symbol === "thing" || symbol === "subject" || symbol === "shuffler") return false
  if (symbol !== "object" && symbol !== "simple object" && symbol !== "group") return undefined
  const what = value as Selector
  return (
    (what.sel === "target" && isSeveral(targets[what.slot])) ||
    what.sel === "union" ||
    (symbol === "group" && what.sel === "all") ||
    (what.sel === "choose" && what.count !== undefined && what.count !== 1)
  )
}

/** Whether the slot may have several targets: "two target creatures gain flying". */
function isSeveral(slot: unknown): boolean {
  const { max } = (slot ?? {}) as Partial<TargetSlot>
  return max !== undefined && max !== 1
}
