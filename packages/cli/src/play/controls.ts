import type { Decision, Pair, Ref } from "@apnap/engine"
import type { Asker } from "./asker.ts"
import { askNumbers, type Limits } from "./numbered.ts"
import type { Pairing } from "./pairs.ts"

function isBetween(value: string, min: number, max: number): boolean {
  const n = Number(value)
  return value.trim() !== "" && Number.isInteger(n) && n >= min && n <= max
}

/** A list to choose from: labels and their objects. */
export interface Listed {
  labels: readonly string[]
  refs?: readonly Ref[]
}

/** 1 for yes, 0 for no. */
export async function yesOrNo(asker: Asker, message: string): Promise<number> {
  const { yes, no } = asker.words
  const [chosen] = await several(asker, message, { labels: [yes, no] }, { min: 1, max: 1 })
  return 1 - chosen
}

/** A whole number from one to another. */
export async function numberBetween(
  asker: Asker,
  message: string,
  { min, max }: Pick<Extract<Decision, { kind: "number" }>, "min" | "max">,
): Promise<number> {
  const fault = (typed: string) => (isBetween(typed, min, max) ? undefined : asker.words.outOfRange)
  return Number(await asker.ask({ message, fault, usual: String(min) }))
}

/** A word or a name. */
export function named(asker: Asker, message: string): Promise<string> {
  return asker.ask({ message, fault: () => undefined })
}

/** Some items of a list, within limits. */
export async function several(
  asker: Asker,
  message: string,
  { labels, refs }: Listed,
  limits: Limits,
): Promise<number[]> {
  const chosen = await askNumbers(asker, message, labels, limits, { refs })
  return typeof chosen === "string" ? [] : chosen
}

/** All items of a list, ordered. */
export function inOrder(asker: Asker, message: string, listed: Listed): Promise<number[]> {
  const { length } = listed.labels
  return several(asker, `${message}: ${asker.words.inOrder}`, listed, { min: length, max: length })
}

/** A divided amount, asked share by share. */
export async function shares(
  asker: Asker,
  message: string,
  labels: readonly string[],
  { min, max, total }: Extract<Decision, { kind: "distribute" }>,
): Promise<number[]> {
  const out: number[] = []
  let left = total
  for (const [i, label] of labels.entries()) {
    const least = i === labels.length - 1 ? left : min[i]
    const most = Math.min(max[i], left)
    const asked = `${message}: ${asker.words.share(label, least, most)}`
    const value = least >= most ? most : await numberBetween(asker, asked, { min: least, max: most })
    out.push(value)
    left -= value
  }
  return out
}

/** Creatures, each with what it attacks or blocks. */
export async function pairs(
  asker: Asker,
  message: string,
  all: readonly Pairing[],
  name: (ref: Ref) => string,
): Promise<Pair[]> {
  const listed = {
    labels: all.map(({ creature, other }) => `${name(creature)} → ${name(other)}`),
    refs: all.map(({ creature }) => creature),
  }
  return (await several(asker, message, listed, { min: 0, max: all.length })).map((i) => all[i].pair)
}
