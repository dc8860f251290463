import { randomInt } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import {
  buildDeck,
  choosePick,
  type Draft,
  DraftError,
  type DraftedDeck,
  type DraftVariant,
  isOver,
  pick,
  startDraft,
} from "@apnap/cards"
import { writeDeckList } from "@apnap/cards/lists"
import { readLanguage } from "../language.ts"
import { readSeed, whole } from "../numbers.ts"
import { Left, openTerminal, type Terminal } from "../play/terminal.ts"
import { askPick } from "./ask-pick.ts"
import { DRAFT_PHRASES, type DraftPhrases } from "./phrases.ts"
import { openPool, type PoolOptions } from "./pool.ts"

interface DraftOptions extends PoolOptions {
  variant: string
  seats: string
  rounds: string
  seed?: string
  auto?: boolean
  out: string
  lang: string
}

const PERSON = 0
const MOST_SEATS = 16
const MOST_ROUNDS = 9
const VARIANTS: readonly DraftVariant[] = ["conspiracyDraft", "commanderDraft"]

/** A draft at the terminal: you are the first player, unless computers draft in every seat. */
export async function draftAtTerminal(options: DraftOptions): Promise<void> {
  const words = DRAFT_PHRASES[readLanguage(options.lang)]
  const { set, cards, leftOut } = await openPool(options)
  const seats = whole(options.seats, "--seats", 2, MOST_SEATS)
  const rounds = whole(options.rounds, "--rounds", 1, MOST_ROUNDS)
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === PERSON && !options.auto ? words.you : words.computer(seat),
  )
  const seed = options.seed === undefined ? randomInt(2 ** 31) : readSeed(options.seed)
  const draft = startDraft({
    variant: readVariant(options.variant),
    players,
    cards,
    recipe: set.recipe,
    rounds,
    seed,
  })
  const terminal = openTerminal()
  terminal.begin("Apnap")
  terminal.say([words.pool(set.name, cards.length, leftOut)])
  const done = await draftToTheEnd(draft, options.auto === true ? null : terminal, words)
  const files = done === null ? [] : await writeDecks(done, [set.code], options.out)
  terminal.say(files.map(words.written))
  terminal.end(done === null ? "" : words.play(playCommand(done, files, options)))
}

function readVariant(name: string): DraftVariant {
  const found = VARIANTS.find((variant) => variant.toLowerCase() === name.toLowerCase().replaceAll("-", ""))
  if (found === undefined)
    throw new DraftError("draft/variant", `no draft is called "${name}" (known: ${VARIANTS.join(", ")})`)
  return found
}

/** All picks; null if the person leaves. */
async function draftToTheEnd(
  start: Draft,
  terminal: Terminal | null,
  words: DraftPhrases,
): Promise<Draft | null> {
  let draft = start
  try {
    while (!isOver(draft)) {
      // The person chooses last; what others chose is not seen before.
      for (const seat of [...draft.players.keys()].reverse()) {
        if (draft.packs[seat].length === 0) continue
        const asks = seat === PERSON && terminal !== null
        draft = asks
          ? await askPick(terminal, draft, seat, words)
          : pick(draft, seat, choosePick(draft, seat))
      }
    }
  } catch (error) {
    if (error instanceof Left) return null
    throw error
  }
  return draft
}

async function writeDecks(draft: Draft, sets: readonly string[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = draft.players.map((name) => join(folder, `${name.toLowerCase().replaceAll(" ", "-")}.txt`))
  await Promise.all(files.map((file, seat) => writeFile(file, listOf(buildDeck(draft, seat, sets)))))
  return files
}

function listOf({ commanders, main, sideboard }: DraftedDeck): string {
  const parts = { commanders, main, sideboard }
  const entries = (["commanders", "main", "sideboard"] as const).flatMap((part) =>
    [...new Set(parts[part])].map((name) => ({
      part,
      name,
      count: parts[part].filter((one) => one === name).length,
    })),
  )
  return `${writeDeckList(entries)}\n`
}

/** How the drafted decks are played, with the cards that they were drafted from. */
function playCommand(
  { variant }: Draft,
  [own, ...others]: readonly string[],
  { cards, insist }: PoolOptions,
): string {
  const words = ["apnap play --deck", own, ...others.flatMap((file) => ["--against", file])]
  words.push("--variant", variant, "--seats", `${others.length + 1}`)
  if (cards !== undefined) words.push("--cards", cards)
  return [...words, ...(insist ? ["--insist"] : [])].join(" ")
}
