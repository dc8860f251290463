import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { type CompiledCard, compileCard, type SourceCard } from "../card.ts"
import { linesOfFace, printAbility } from "../print.ts"

const FILE = fileURLToPath(new URL("../../../../../../shared/cards/oracle-cards.jsonl", import.meta.url))
const SKIPPED = existsSync(FILE) ? "" : " (skipped: there is no ../shared/cards/oracle-cards.jsonl)"

/** One whole card in this many is printed, as that takes as long as reading all; all with `APNAP_GAMES=1`. */
const EVERY = Number(process.env.APNAP_GAMES ?? 0) >= 1 ? 1 : 4

/** A text pattern of something that was read wrongly, and what must then be in the data of the card, or must not. */
interface Detector {
  readonly of: string
  readonly text: RegExp
  readonly data: RegExp
  /** Cards that have the one and not the other, and are right. */
  readonly explained: readonly string[]
}

/** Every card with its text, as it is compiled. */
function pool(): readonly {
  card: SourceCard
  text: string
  compiled: CompiledCard
  abilities: readonly string[]
}[] {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const card = JSON.parse(line) as SourceCard
      const text = (card.card_faces ?? [card]).map((face) => face.oracle_text ?? "").join("\n")
      const compiled = compileCard(card)
      const abilities = compiled.definition.faces.flatMap((face) =>
        (face.abilities ?? []).map((ability) => JSON.stringify(ability)),
      )
      return { card, text: text.replace(/\([^()]*\)/g, ""), compiled, abilities }
    })
}

/** Wrong data for a kind of text: none of it may come back. */
const NEVER: readonly Detector[] = [
  {
    of: "how a spell may be cast, as something that it does (601.3)",
    text: /you may cast this spell without paying/,
    data: /"ability":"spell","effect":\{"do":"(?:if|cast)".*?"do":"cast","what":\{"sel":"self"\}/,
    explained: [],
  },
  {
    of: "that many of an event without a number",
    text: /that many|that much/,
    data: /"on":"(?:step|cast)"[^{}]*(?:\{[^{}]*\}[^{}]*)*\},"effect":\{.*?"n":"bound","name":"amount"/,
    explained: [],
  },
  {
    of: "a size asked of what has none, in a list of kinds",
    text: /(?:artifact|enchantment|land),? or creature with (?:flying|power|toughness|defender)/i,
    data: /"is":"and","of":\[\{"is":"or","of":\[(?:\{"is":"type","type":"(?:artifact|enchantment|land)"\},)+\{"is":"type","type":"creature"\}\]\},\{"is":"(?:keyword|power|toughness)"/,
    explained: [],
  },
  {
    of: "a counter put on a spell that targets the creature (122.1)",
    text: /Whenever you cast a spell that targets this creature, put a/,
    data: /"do":"addCounters"[^{}]*"on":\{"sel":"bound","name":"it"\}/,
    explained: [],
  },
]

describe.skipIf(SKIPPED !== "")(
  `every card of the file${SKIPPED}`,
  () => {
    const cards = SKIPPED === "" ? pool() : []
    const whole = cards.filter(({ compiled }) => compiled.missing.length === 0)

    it.each(NEVER)("no whole card has $of", ({ text, data, explained }) => {
      const found = whole
        .filter((one) => text.test(one.text) && one.abilities.some((ability) => data.test(ability)))
        .map(({ card }) => card.name)
      expect(found.filter((name) => !explained.includes(name))).toEqual([])
    })

    it("a text is printed for each ability of a whole card", () => {
      const unsaid: string[] = []
      for (const { card, compiled } of whole.filter((_, i) => i % EVERY === 0))
        for (const face of compiled.definition.faces)
          linesOfFace(face, (ability) => {
            const text = printAbility(ability)
            if (text === undefined) unsaid.push(`${card.name}: ${JSON.stringify(ability).slice(0, 120)}`)
            return text
          })
      expect(unsaid).toEqual([])
    })

    it("what is read and not sound is told by a few reasons", () => {
      const reasons = new Map<string, number>()
      for (const { compiled } of cards)
        for (const { unsound } of compiled.missing)
          if (unsound !== undefined) reasons.set(unsound.reason, (reasons.get(unsound.reason) ?? 0) + 1)
      for (const [reason, count] of reasons) expect(count, reason).toBeLessThan(60)
    })
  },
  600_000,
)
