import type { Condition, Modes } from "@apnap/engine"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"
import { type BulletStyle, readBullets, spellBullet } from "./mode-bullets.ts"

type Header = (count: number) => Omit<Modes, "of">

/** How many modes are chosen (700.2a) and how each is written; `count` is the number of modes. */
const HEADERS: readonly (readonly [string, Header, BulletStyle?])[] = [
  // 702.172a
  ["spree", (count) => ({ min: 1, max: count }), "spree"],
  // 702.183a
  ["tiered", () => ({ min: 1, max: 1 }), "tiered"],
  // 700.2i
  [
    "choose up to five {p} worth of modes . you may choose the same mode more than once .",
    () => ({ min: 0, max: 5, repeat: true }),
    "pawprints",
  ],
  ["choose one —", () => ({ min: 1, max: 1 })],
  ["choose two —", () => ({ min: 2, max: 2 })],
  ["choose three —", () => ({ min: 3, max: 3 })],
  ["choose one or both —", () => ({ min: 1, max: 2 })],
  ["choose one or more —", (count) => ({ min: 1, max: count })],
  ["choose up to one —", () => ({ min: 0, max: 1 })],
  ["choose up to two —", () => ({ min: 0, max: 2 })],
  ["choose any number —", (count) => ({ min: 0, max: count })],
  // 700.2e
  ["a opponent chooses one —", () => ({ min: 1, max: 1, by: { who: "opponents" } })],
  ["choose one at random —", () => ({ min: 1, max: 1, random: true })],
  ["choose one that hasn't been chosen —", () => ({ min: 1, max: 1, unchosen: "ever" })],
  ["choose one that hasn't been chosen this turn —", () => ({ min: 1, max: 1, unchosen: "thisTurn" })],
  ["choose two . you may choose the same mode more than once .", () => ({ min: 2, max: 2, repeat: true })],
  ["choose three . you may choose the same mode more than once .", () => ({ min: 3, max: 3, repeat: true })],
  ["choose four . you may choose the same mode more than once .", () => ({ min: 4, max: 4, repeat: true })],
  ["choose five . you may choose the same mode more than once .", () => ({ min: 5, max: 5, repeat: true })],
  [
    "choose up to four . you may choose the same mode more than once .",
    () => ({ min: 0, max: 4, repeat: true }),
  ],
  [
    "choose up to five . you may choose the same mode more than once .",
    () => ({ min: 0, max: 5, repeat: true }),
  ],
  [
    "choose up to three . you may choose the same mode more than once .",
    () => ({ min: 0, max: 3, repeat: true }),
  ],
]

const ONE = ["choose", "one", "."]
/** More modes under a condition: "if …, choose both instead" (700.2). */
const MORE: readonly (readonly [string, (count: number) => { min: number; max: number }])[] = [
  ["you may choose both instead .", () => ({ min: 1, max: 2 })],
  ["choose both instead .", () => ({ min: 2, max: 2 })],
  ["you may choose two instead .", () => ({ min: 1, max: 2 })],
  ["choose two instead .", () => ({ min: 2, max: 2 })],
  ["choose any number instead .", (count) => ({ min: 0, max: count })],
  ["choose one or more instead .", (count) => ({ min: 1, max: count })],
  ["choose both .", () => ({ min: 2, max: 2 })],
]

/** "Choose one. If you control a commander as you cast this spell, you may choose both instead." */
function readMore(reader: Reader, at: number): readonly Reading[] {
  const starts = (words: readonly string[], pos: number) =>
    words.every((word, i) => reader.tokens[pos + i] === word)
  if (!starts([...ONE, "if"], at)) return []
  return reader.read("condition", at + ONE.length + 1).flatMap((c) => {
    const pos = reader.tokens[c.end] === "," ? c.end + 1 : Number.POSITIVE_INFINITY
    const more = MORE.find(([text]) => starts(text.split(" "), pos))
    if (more === undefined) return []
    return readBullets(reader, pos + more[0].split(" ").length).map(({ end, of }) => ({
      end,
      value: { min: 1, max: 1, more: { condition: c.value as Condition, ...more[1](of.length) }, of },
    }))
  })
}

function readModes(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = [...readMore(reader, at)]
  for (const [text, header, style] of HEADERS) {
    const words = text.split(" ")
    if (!words.every((word, i) => reader.tokens[at + i] === word)) continue
    for (const { end, of } of readBullets(reader, at + words.length, style))
      found.push({ end, value: { ...header(of.length), of } })
  }
  return found
}

function* spellModes(modes: Modes, context: Context): Iterable<readonly Item[]> {
  const { of, ...rest } = modes
  const bulletsIn = (style?: BulletStyle): readonly Item[] | undefined => {
    const each = of.map((mode) => spellBullet(mode, style, context))
    return each.every((items) => items !== undefined) ? each.flat() : undefined
  }
  const bullets = bulletsIn()
  if (bullets !== undefined && rest.more !== undefined && rest.min === 1 && rest.max === 1) {
    const { condition, ...counts } = rest.more
    for (const [text, made] of MORE)
      if (JSON.stringify(made(of.length)) === JSON.stringify(counts))
        yield [...ONE, "if", { symbol: "condition", value: condition }, ",", ...text.split(" "), ...bullets]
  }
  for (const [text, header, style] of HEADERS) {
    const items = style === undefined ? bullets : bulletsIn(style)
    if (items !== undefined && JSON.stringify(header(of.length)) === JSON.stringify(rest))
      yield [...text.split(" "), ...items]
  }
}

const STARTS: ReadonlySet<string> = new Set(HEADERS.map(([text]) => text.split(" ")[0]))
ORACLE.symbol("modes").handwritten = {
  begins: (word) => STARTS.has(word),
  read: readModes,
  spell: (value, context) => spellModes(value as Modes, context),
}
