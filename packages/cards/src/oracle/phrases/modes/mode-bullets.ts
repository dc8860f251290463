import type { Cost, Effect, Mode } from "@apnap/engine"
import type { Context, Item, Reader } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"
import { tokenize } from "../../tokens.ts"

/**
 * How modes are written other than as plain bullets: "+ {1} — …" (702.172a), "• Fire — {0} — …" (702.183a), or with one
 * pawprint symbol for each the mode counts for (700.2i).
 */
export type BulletStyle = "spree" | "tiered" | "pawprints"

interface Head {
  readonly end: number
  readonly mode: Omit<Mode, "effect">
}

/** The modes from a place: each list of one or more that can be read. */
export function readBullets(
  reader: Reader,
  at: number,
  style?: BulletStyle,
): readonly { end: number; of: Mode[] }[] {
  const found: { end: number; of: Mode[] }[] = []
  const go = (of: Mode[], pos: number): void => {
    if (of.length > 1) found.push({ end: pos, of })
    for (const head of headsAt(reader, pos, style))
      for (const r of reader.read("effects", head.end))
        if (endsMode(reader.tokens[r.end])) go([...of, { effect: r.value as Effect, ...head.mode }], r.end)
  }
  go([], at)
  return found.sort((a, b) => b.end - a.end)
}

function endsMode(token: string | undefined): boolean {
  return token === undefined || token === "•" || token === "+" || token === '"' || PAWPRINTS.test(token)
}

const PAWPRINTS = /^(?:\{p\})+$/

function headsAt(reader: Reader, at: number, style: BulletStyle | undefined): readonly Head[] {
  const { tokens } = reader
  if (style === "pawprints")
    return PAWPRINTS.test(tokens[at] ?? "") && tokens[at + 1] === "—"
      ? [{ end: at + 2, mode: { pawprints: tokens[at].length / "{p}".length } }]
      : []
  if (tokens[at] !== (style === "spree" ? "+" : "•")) return []
  const named = style === "spree" ? [] : namesAt(reader, at + 1)
  const heads = style === "tiered" ? named : [{ end: at + 1, mode: {} }, ...named]
  if (style === undefined) return heads
  return heads.flatMap((head) =>
    reader
      .read("mana cost", head.end)
      .filter((cost) => tokens[cost.end] === "—")
      .map((cost) => ({ end: cost.end + 1, mode: { ...head.mode, cost: cost.value as Cost } })),
  )
}

/** "• Fear Ray — …": a name without rules meaning (207.2d). */
function namesAt({ tokens, printed }: Reader, at: number): readonly Head[] {
  const dash = tokens.indexOf("—", at)
  const name = tokens.slice(at, dash)
  const isName = dash > at && name.length <= LONGEST && name.every((word) => WORD.test(word))
  return isName
    ? [
        {
          end: dash + 1,
          mode: {
            word: printed
              .slice(at, dash)
              .join(" ")
              .replace(/ (?=[,!?])/g, ""),
          },
        },
      ]
    : []
}
const LONGEST = 7
const WORD = /^[a-z0-9'’!?,/&-]+$/

/** A mode with its bullet in the given style; undefined if the mode belongs to another style. */
export function spellBullet(
  { effect, targets = [], word, cost, pawprints, condition, label }: Mode,
  style: BulletStyle | undefined,
  context: Context,
): readonly Item[] | undefined {
  const isMeant =
    condition === undefined &&
    label === undefined &&
    (pawprints !== undefined) === (style === "pawprints") &&
    (cost !== undefined) === (style === "spree" || style === "tiered") &&
    (word === undefined || style !== "spree")
  if (!isMeant) return undefined
  const sign = style === "spree" ? "+" : pawprints === undefined ? "•" : "{p}".repeat(pawprints)
  const name: readonly Item[] = word === undefined ? [] : [{ symbol: "mode name", value: word }, "—"]
  const price: readonly Item[] = cost === undefined ? [] : [{ symbol: "mana cost", value: cost }, "—"]
  const body: Item = { symbol: "effects", value: effect, within: { ...context, targets, mentioned: [] } }
  return [sign, ...name, ...price, ...(pawprints === undefined ? [] : ["—"]), body]
}

ORACLE.symbol("mode name").handwritten = {
  read: () => [],
  spell: (value) => [tokenize(value as string).words],
}
