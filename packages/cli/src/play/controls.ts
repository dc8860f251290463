import type { Decision, ObjectId, Pair, Ref } from "@apnap/engine"
import { isCancel, multiselect, select, text } from "@clack/prompts"
import type { Phrases } from "./phrases.ts"

/** The player left the table. */
export class Left extends Error {}

/** What was answered; throws `Left` when the person pressed Ctrl-C. */
export async function answered<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt
  if (isCancel(value)) throw new Left()
  return value as Exclude<T, symbol>
}

function isBetween(value: string | undefined, min: number, max: number): boolean {
  const n = Number(value)
  return Number.isInteger(n) && n >= min && n <= max
}

/** 1 for yes, 0 for no. */
export function yesOrNo(message: string, words: Phrases): Promise<number> {
  const options = [
    { value: 1, label: words.yes },
    { value: 0, label: words.no },
  ]
  return answered(select({ message, options }))
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

/** Some of a list, between so many and so many. */
export async function several(
  message: string,
  labels: readonly string[],
  min: number,
  max: number,
): Promise<number[]> {
  const options = labels.map((label, value) => ({ value, label }))
  if (min === 1 && max === 1) return [await answered(select({ message, options }))]
  for (;;) {
    const chosen = await answered(multiselect({ message, options, required: min > 0 }))
    if (chosen.length >= min && chosen.length <= max) return chosen
  }
}

/** All of a list, one after the other. */
export async function inOrder(message: string, labels: readonly string[], words: Phrases): Promise<number[]> {
  const order: number[] = []
  while (order.length < labels.length) {
    const rest = labels.map((label, value) => ({ value, label })).filter((o) => !order.includes(o.value))
    order.push(
      rest.length === 1
        ? rest[0].value
        : await answered(select({ message: `${message}: ${words.next}`, options: rest })),
    )
  }
  return order
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
): Promise<Pair[]> {
  const options = candidates.flatMap((c, i) =>
    c.others.map((other, j) => ({ value: `${i}:${j}`, label: `${name(c.creature)} → ${name(other)}` })),
  )
  const chosen = await answered(multiselect({ message, options, required: false }))
  return chosen.map((value): Pair => {
    const [i, j] = value.split(":").map(Number)
    return [i, j]
  })
}
