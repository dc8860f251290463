import { readFile, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { CardFile, compileCard, findCard } from "@apnap/cards"
import {
  BUILT_IN,
  type CardSource,
  type Dispute,
  parseDecks,
  parseDisputes,
  type Stock,
} from "@apnap/scenarios"
import { HOME } from "../home.ts"

/** Cards and decks for the scenarios under `path`; `cards` is a card file for cards that are not embedded. */
export async function stockFor(path: string, cards: string | undefined): Promise<Stock> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path)
  const file = join(folder, "decks.json")
  const text = await textOf(file)
  const decks = text === undefined ? BUILT_IN : parseDecks(text, file)
  return { cards: await cardSource(cards), decks, compile: compileCard }
}

/** Embedded cards first, then the fully understood cards of the card file. */
async function cardSource(path: string | undefined): Promise<CardSource> {
  if (path === undefined) return { find: findCard }
  const file = new CardFile(await readFile(path, "utf8"))
  return {
    find: (name) => findCard(name) ?? file.find(name),
    lacking: (name) =>
      (file.compiled(name)?.missing ?? []).map(({ line, stoppedAt }) => `${line} [at: ${stoppedAt}]`),
  }
}

/** The list of disputed scenarios, `scenarios/disputed.tsv`. */
export async function readDisputes(): Promise<ReadonlyMap<string, Dispute>> {
  const file = new URL("../../scenarios/disputed.tsv", HOME)
  return parseDisputes((await textOf(file)) ?? "", "scenarios/disputed.tsv")
}

/** The file's text; undefined if it doesn't exist. */
async function textOf(file: string | URL): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
