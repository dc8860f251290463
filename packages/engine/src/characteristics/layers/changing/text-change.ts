import type { Ability } from "../../../language/ability.ts"
import type { ColorLetter } from "../../../language/filter.ts"
import { type Mapping, map } from "../../../language/visit.ts"
import { COLORS } from "../../../mana/index.ts"

/**
 * 612.2: the abilities with one word replaced, if used as a color word or subtype. Names and mana symbols stay. A token named for its
 * creature types (612.2a) has no other name in the language.
 */
export function withWord(abilities: readonly Ability[], from: string, to: string): readonly Ability[] {
  return map(abilities, replacing(from, to))
}

function replacing(from: string, to: string): Mapping {
  const type = (word: string) => (word === from ? to : word)
  const types = <T extends string>(words: readonly string[] | T) =>
    typeof words === "string" ? words : words.map(type)
  const color = (letter: ColorLetter) => (letter === from && isColor(to) ? to : letter)
  const colors = <T extends string>(letters: readonly ColorLetter[] | T) =>
    typeof letters === "string" ? letters : letters.map(color)
  const face = <T extends { subtypes?: readonly string[]; colors?: readonly ColorLetter[] }>(one: T): T => ({
    ...one,
    ...(one.subtypes && { subtypes: one.subtypes.map(type) }),
    ...(one.colors && { colors: one.colors.map(color) }),
  })
  return {
    is: (node) => {
      if (node.is === "subtype") return { ...node, subtype: type(node.subtype) }
      return node.is === "color" && node.color !== "chosen" ? { ...node, color: color(node.color) } : node
    },
    change: (node) => {
      if (node.change === "addSubtypes" || node.change === "setSubtypes")
        return { ...node, subtypes: types(node.subtypes) }
      return node.change === "addColors" || node.change === "setColors"
        ? { ...node, colors: colors(node.colors) }
        : node
    },
    n: (node) => {
      if (node.n === "manaSymbols") return { ...node, color: color(node.color) }
      return node.n === "devotion" ? { ...node, to: node.to.map(color) } : node
    },
    do: (node) => {
      if (node.do === "action" && node.action === "amass" && node.text !== undefined)
        return { ...node, text: type(node.text) } // 701.47a
      if (node.do === "chooseColor" && node.from !== undefined) return { ...node, from: node.from.map(color) }
      if (node.do !== "createToken" || !("face" in node.token)) return node
      const { token } = node
      return {
        ...node,
        token: { ...token, face: face(token.face), ...(token.back && { back: face(token.back) }) },
      }
    },
    // 702.29e: the word before "cycling".
    ability: (node) =>
      node.ability === "keyword" && node.keyword === "typecycling" && node.text !== undefined
        ? { ...node, text: type(node.text) }
        : node,
  }
}

function isColor(word: string): word is ColorLetter {
  return COLORS.some((color) => color === word)
}
