import { existsSync, readFileSync } from "node:fs"
import { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { compileCard, EMBEDDED, readCards } from "@apnap/cards"
import {
  type Asker,
  type CardDefinition,
  characteristics,
  createState,
  legalActions,
  playOut,
  type State,
} from "@apnap/engine"
import { fork, invalidate } from "@apnap/engine/internal"
import { expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"
import { poolDeck, shuffled } from "./pool/pool-decks.ts"

const file = fileURLToPath(new URL("../../../../../shared/cards/oracle-cards.jsonl", import.meta.url))
/** Number of the file's cards to test, drawn with this seed. */
const CARDS = 1200
const SEED = Number(process.env.APNAP_SEED ?? 5)
const GAMES = 12 * Math.max(1, Number(process.env.APNAP_GAMES ?? 1))
/** Maximum actions per game, in hundreds: a random player may activate a {0} ability forever. */
const MOST = 20

/** Words of conditional abilities, whose derived results can go stale. */
const CONDITIONAL =
  /as long as|if you've|for each .* this turn|\bClass\b|\bLEVEL \d|monarch|dungeon|city's blessing|it's (day|night)|max speed|initiative/

/** Complete cards with such abilities: from the imported file if it lies beside the repository, else the embedded ones. */
async function conditionalCards(): Promise<CardDefinition[]> {
  if (!existsSync(file)) return EMBEDDED.filter((card) => JSON.stringify(card).includes('"condition"'))
  const texts = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => CONDITIONAL.test(line))
  const chosen = shuffled(texts, SEED).slice(0, CARDS).join("\n")
  const out: CardDefinition[] = []
  for await (const { card } of readCards(Readable.from([Buffer.from(chosen)]), () => {})) {
    const compiled = compileCard(card)
    if (compiled.missing.length === 0) out.push(compiled.definition)
  }
  return out
}

function asTheyAre(s: State): string {
  return JSON.stringify(s.battlefield.map((id) => characteristics(s, id)))
}

it("611.3a, 604.2: at every priority, options and characteristics are those of the state read anew", async () => {
  const cards = await conditionalCards()
  expect(cards.length).toBeGreaterThan(20)
  for (let seed = 1; seed <= GAMES; seed++) {
    const player = randomPlayer(dice(seed))
    const ask: Asker = (s, d) => {
      if (d.kind === "priority" && s.answers.length === 0) {
        const anew = fork(s)
        invalidate(anew)
        const where = [seed, s.turn.number, s.turn.step]
        expect([...where, d.options]).toEqual([...where, legalActions(anew, d.player)])
        expect([...where, asTheyAre(s)]).toEqual([...where, asTheyAre(anew)])
      }
      return player(s, d)
    }
    const roll = dice(seed)
    const deck = () => poolDeck(shuffled(cards, seed * 2 + Math.floor(roll() * 1000)), roll)
    const players = ["A", "B"].map((name) => ({ name, deck: deck() }))
    let s = createState({ players, seed })
    for (let i = 0; i < MOST && s.over === null && s.turn.number <= 25; i++) s = playOut(s, ask, 100)
  }
}, 300_000)
