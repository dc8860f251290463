import type { CardDefinition } from "@apnap/engine"
import { find, type NodeKind, type NodeName } from "@apnap/engine/visit"
import { summarised, summary } from "@apnap/words/rules"

/** The rules relevant to a card's face: those of its types, keywords, ability kinds and effects. */
export function rulesOfCard(card: CardDefinition): string[] {
  const rules = new Set<string>()
  const add = (table: Rules, word: string) => {
    for (const rule of table[word] ?? []) rules.add(rule)
  }
  for (const { types, supertypes = [], subtypes = [] } of card.faces) {
    for (const word of [...types, ...supertypes, ...subtypes]) add(BY_TYPE, word)
  }
  for (const name of namesOf(card, "ability")) add(BY_ABILITY, name)
  for (const name of namesOf(card, "do")) add(BY_DEED, name)
  for (const keyword of keywordsOf(card)) rules.add(keywordRule(keyword) ?? "702.1")
  return [...rules].sort((a, b) => place(a) - place(b))
}

function place(rule: string): number {
  const [chapter, number = "0"] = rule.split(".")
  return Number(chapter) * 1000 + Number.parseInt(number, 10)
}

const BY_TYPE: Rules = {
  artifact: ["301.1"],
  creature: ["302.1"],
  enchantment: ["303.1"],
  instant: ["304.1"],
  land: ["305.1"],
  planeswalker: ["306.1"],
  sorcery: ["307.1"],
  battle: ["310.1"],
  legendary: ["704.5j"],
  world: ["704.5k"],
  snow: ["205.4g"],
  Aura: ["303.4"],
  Equipment: ["301.5"],
  Saga: ["714.1"],
}

type Rules = Readonly<Record<string, readonly string[]>>

const BY_ABILITY: Rules = {
  activated: ["602.1"],
  triggered: ["603.1"],
  static: ["604.1"],
} satisfies Partial<Record<NodeName<"ability">, readonly string[]>>

const BY_DEED: Rules = {
  addCounters: ["122.1"],
  addMana: ["106.4"],
  attach: ["701.3"],
  becomeCopy: ["707.2"],
  copySpell: ["707.10"],
  counter: ["701.6"],
  createCopyToken: ["111.1", "707.2"],
  createToken: ["111.1"],
  damage: ["120.1"],
  destroy: ["701.8"],
  discard: ["701.9"],
  draw: ["121.1"],
  extraTurn: ["500.7"],
  fight: ["701.14"],
  gainLife: ["119.3"],
  loseLife: ["119.3"],
  mill: ["701.17"],
  prevent: ["615.1"],
  regenerate: ["701.19"],
  reveal: ["701.20"],
  sacrifice: ["701.21"],
  scry: ["701.22"],
  search: ["701.23"],
  shuffle: ["701.24"],
  surveil: ["701.25"],
  transform: ["701.27"],
  venture: ["701.49"],
  vote: ["701.38"],
} satisfies Partial<Record<NodeName<"do">, readonly string[]>>

/** The names of the card's nodes of a kind. */
function namesOf(card: CardDefinition, kind: NodeKind): Set<string> {
  const found = new Set<string>()
  find(card.faces, kind, (node) => {
    found.add(String(Reflect.get(node, kind)))
    return false
  })
  return found
}

function keywordsOf(card: CardDefinition): Set<string> {
  const found = new Set<string>()
  find(card.faces, "ability", (node) => {
    if (node.ability === "keyword") found.add(node.keyword)
    return false
  })
  return found
}

let byKeyword: Map<string, string> | null = null

/** "firstStrike" is in 702.7, whose summary begins with its name; "hexproofFrom" is a variant of hexproof. */
function keywordRule(keyword: string): string | undefined {
  byKeyword ??= new Map(
    summarised()
      .filter((rule) => /^702\.\d+$/.test(rule))
      .map((rule) => [letters(summary(rule, "en")?.split(":")[0] ?? ""), rule]),
  )
  const words = keyword.split(/(?=[A-Z])/)
  for (let n = words.length; n > 0; n--) {
    const rule = byKeyword.get(letters(words.slice(0, n).join("")))
    if (rule !== undefined) return rule
  }
  return undefined
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, "")
}
