import {
  ATTRACTIONS,
  EMBEDDED,
  findCard,
  PHENOMENA,
  PLANAR_DECK,
  PLANES,
  printAbility,
  SCHEMES,
} from "@apnap/cards"
import { type CardDefinition, createState, objectView, place, type State, saveState } from "@apnap/engine"
import { BUILT_IN, positionOf, readScenario, readScenarios, type Scenario, type Stock } from "@apnap/players"
import type { SeenCard } from "../worker/protocol.ts"
import { seenCard } from "../worker/seen.ts"
import { courseScenarios } from "./course-files.ts"
import type { DeskAsk, DeskCard, DeskStock, DeskTell } from "./protocol.ts"
import { reasonsOf, toldScenario } from "./telling.ts"

const STOCK: Stock = { cards: { find: findCard }, decks: BUILT_IN }

/** What the desk is told when it asks; everything bad is an answer too. */
export function atDesk(message: DeskAsk): DeskTell {
  switch (message.desk) {
    case "stock":
      return { desk: "stock", stock: stock() }
    case "run":
      return { desk: "told", told: toldScenario(message.scenario, STOCK), run: message.run }
    case "read": {
      const { scenarios, faults } = readFile(message.text)
      return { desk: "read", scenarios, faults: faults.map((f) => ({ ...f, said: reasonsOf(f.message) })) }
    }
    case "play":
      return play(message.scenario, message.from)
    case "card":
      return { desk: "card", card: cardCalled(message.name) }
  }
}

/** One scenario on many lines, or one on each. */
function readFile(text: string): ReturnType<typeof readScenarios> {
  const whole = readScenario(text)
  const isWhole = whole.faults[0]?.code !== "scenario/json" || !text.trim().includes("\n{")
  return isWhole ? whole : readScenarios(text)
}

/** The position as a saved game, as it is set up or as the script leaves it. */
function play(scenario: Scenario, from: "start" | "end"): DeskTell {
  if (from === "start") {
    const set = positionOf(scenario, STOCK)
    return "reason" in set
      ? { desk: "impossible", reason: reasonsOf(set.reason) }
      : { desk: "position", save: saveState(set.state, []) }
  }
  let last: State | null = null
  const { reason } = toldScenario(scenario, STOCK, (s) => {
    last = s
  })
  return last === null ? { desk: "impossible", reason } : { desk: "position", save: saveState(last, []) }
}

/** A card as whoever holds it sees it. */
function cardCalled(name: string): SeenCard | null {
  const definition = [...SCHEMES, ...PLANES, ...PHENOMENA, ...ATTRACTIONS].find((one) => one.name === name)
  const found = definition ?? findCard(name)
  if (found === undefined) return null
  const nobody = { name: "", deck: [] }
  const s = createState({ players: [nobody, nobody], openingHands: false })
  return seenCard(s, objectView(s, place(s, 0, "hand", found), 0))
}

let known: DeskStock | null = null

function stock(): DeskStock {
  known ??= {
    cards: EMBEDDED.map(deskCard).sort((a, b) => (a.name < b.name ? -1 : 1)),
    schemes: SCHEMES.map(deskCard),
    planes: PLANAR_DECK.map(deskCard),
    course: courseScenarios(),
  }
  return known
}

function deskCard({ name, faces }: CardDefinition): DeskCard {
  const printed = faces.flatMap((face) =>
    (face.abilities ?? []).flatMap((ability) =>
      ability.ability === "activated" || (ability.ability === "keyword" && ability.cost !== undefined)
        ? (printAbility(ability, face.name) ?? [])
        : [],
    ),
  )
  return { name, types: faces[0].types, abilities: [...new Set(printed)] }
}
