import type { Decision, ObjectId, Pair, Ref } from "@apnap/engine"
import { text } from "@clack/prompts"
import { answered, askNumbers, type Limits } from "./numbered.ts"
import type { Phrases } from "./phrases.ts"

function isBetween(value: string | undefined, min: number, max: number): boolean {
  const n = Number(value)
  return value?.trim() !== "" && Number.isInteger(n) && n >= min && n <= max
}

/** 1 for yes, 0 for no. */
export async function yesOrNo(message: string, words: Phrases): Promise<number> {
  const [chosen] = await several(message, [words.yes, words.no], { min: 1, max: 1 }, words)
  return 1 - chosen
}

/** A whole number from one to another. */
export async function numberBetween(
  message: string,
  { min, max }: Extract<Decision, { kind: "number" }>,
  words: Phrases,
): Promise<number> {
  const validate = (v: string | undefined) => (isBetween(v, min, max) ? undefined : words.outOfRange)
  return Number(await answered(text({ message, initialValue: String(min), validate })))
}

/** A word or a name. */
export function named(message: string): Promise<string> {
  return answered(text({ message }))
}

/** Some of a list, within these limits. */
export async function several(
  message: string,
  labels: readonly string[],
  limits: Limits,
  words: Phrases,
): Promise<number[]> {
  return (await askNumbers(message, labels, limits, words)) as number[]
}

/** All of a list in an order. */
export function inOrder(message: string, labels: readonly string[], words: Phrases): Promise<number[]> {
  return several(`${message}: ${words.inOrder}`, labels, { min: labels.length, max: labels.length }, words)
}

/** What is divided, one share after the other. */
export async function shares(
  message: string,
  labels: readonly string[],
  { min, max, total }: Extract<Decision, { kind: "distribute" }>,
  words: Phrases,
): Promise<number[]> {
  const out: number[] = []
  let left = total
  for (let i = 0; i < labels.length; i++) {
    const least = i === labels.length - 1 ? left : min[i]
    const most = Math.min(max[i], left)
    const value =
      least >= most
        ? most
        : Number(
            await answered(
              text({
                message: `${message}: ${words.share(labels[i], least, most)}`,
                validate: (v) => (isBetween(v, least, most) ? undefined : words.outOfRange),
              }),
            ),
          )
    out.push(value)
    left -= value
  }
  return out
}

/** Creatures with what each of them attacks or blocks. */
export async function pairs(
  message: string,
  candidates: readonly { creature: ObjectId; others: readonly Ref[] }[],
  name: (ref: Ref) => string,
  words: Phrases,
): Promise<Pair[]> {
  const all = candidates.flatMap((c, i) =>
    c.others.map((other, j) => ({
      pair: [i, j] as const,
      label: `${name(c.creature)} → ${name(other)}`,
    })),
  )
  const labels = all.map(({ label }) => label)
  return (await several(message, labels, { min: 0, max: all.length }, words)).map((i) => all[i].pair)
}
