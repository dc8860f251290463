/** A piece of a French template. */
export type Piece =
  | { readonly piece: "word"; readonly word: string }
  /** A part of the derivation. `as` is a mood, preposition or determiner; `subject` makes it the subject of later verbs. */
  | { readonly piece: "hole"; readonly hole: string; readonly subject: boolean; readonly as?: string }
  /** "{who~cimetière}": a noun possessed by the hole's referent. */
  | { readonly piece: "owned"; readonly hole: string; readonly noun: string; readonly subject: boolean }
  /** "{who+s}": the second hole, possessed by the first. */
  | { readonly piece: "shared"; readonly owner: string; readonly hole: string }
  /** "{n#blessure|blessures}": the noun form that agrees with a number. */
  | { readonly piece: "counted"; readonly hole: string; readonly forms: readonly [string, string] }
  /** "<piocher>", "<ne pouvoir>", "<se défausser>", "<être:infinitive>". */
  | { readonly piece: "verb"; readonly verb: string; readonly reflexive: boolean; readonly mood?: string }
  /** "[engagé]" agrees with the subject, "[un:t]" with a hole. */
  | { readonly piece: "agreeing"; readonly word: string; readonly hole?: string }

const PIECE = /\{[^}]+\}|<[^>]+>|\[[^\]]+\]|\S+/g

/** Parses a French template. See docs/french.md. */
export function readTemplate(template: string): readonly Piece[] {
  return (template.match(PIECE) ?? []).map(readPiece)
}

function readPiece(text: string): Piece {
  const inner = text.slice(1, -1)
  if (text.startsWith("<")) return verbPiece(inner)
  if (text.startsWith("[")) {
    const [word, hole] = inner.split(":")
    return { piece: "agreeing", word, ...(hole !== undefined && { hole }) }
  }
  if (!text.startsWith("{") || SYMBOL.test(text)) return { piece: "word", word: text }
  if (inner.includes("~") && inner.length > 2) {
    const [hole, noun] = inner.split("~")
    return { piece: "owned", hole, noun: noun.replace("!", ""), subject: noun.endsWith("!") }
  }
  if (inner.includes("+")) {
    const [hole, other] = inner.split("+")
    return { piece: "shared", owner: hole, hole: other }
  }
  if (inner.includes("#")) {
    const [hole, forms] = inner.split("#")
    const [one, many] = forms.split("|")
    return { piece: "counted", hole, forms: [one, many] }
  }
  const hole = /^([^!:]+)(!?)(:(.+))?$/.exec(inner)
  if (hole === null) throw new Error(`"${text}" is no hole of a template`)
  const [, name, subject, , as] = hole
  return { piece: "hole", hole: name, subject: subject !== "", ...(as !== undefined && { as }) }
}

/** "{T}", "{2}", "{E}": symbols are not holes. */
const SYMBOL = /^\{(?:[A-Z0-9/]+)\}$/

function verbPiece(inner: string): Piece {
  const [words, mood] = inner.split(":")
  const reflexive = words.startsWith("se ")
  return {
    piece: "verb",
    verb: reflexive ? words.slice(3) : words,
    reflexive,
    ...(mood !== undefined && { mood }),
  }
}
