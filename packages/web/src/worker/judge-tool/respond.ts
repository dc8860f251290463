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
import {
  type CardDefinition,
  type CardFace,
  createState,
  objectView,
  place,
  printedWays,
  type State,
  saveState,
} from "@apnap/engine"
import { parametersOf } from "@apnap/engine/language"
import {
  asOnce,
  BUILT_IN,
  compileOwn,
  type OwnCard,
  positionOf,
  readScenario,
  readScenarios,
  type Scenario,
  type Stock,
} from "@apnap/scenarios"
import { seenCard } from "@apnap/session"
import { modesIn } from "@apnap/words"
import type {
  JudgeToolCard,
  JudgeToolRequest,
  JudgeToolResponse,
  JudgeToolStock,
  OwnJudgeToolCard,
} from "../../protocol/judge-tool.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { courseScenarios } from "./course-files.ts"
import { reasonsOf, toldScenario } from "./telling.ts"

const STOCK: Stock = { cards: { find: findCard }, decks: BUILT_IN }

/** The stock for a scenario: the grammar is loaded with the first custom cards. */
async function stockFor({ cards = [] }: Pick<Scenario, "cards">): Promise<Stock> {
  return cards.length === 0 ? STOCK : { ...STOCK, compile: (await import("./compiling.ts")).compileCard }
}

/** Responds to the judge tool; errors are responses too. Rejects if the grammar fails to load. */
export async function judgeToolResponse(message: JudgeToolRequest): Promise<JudgeToolResponse> {
  switch (message.request) {
    case "stock":
      return { response: "stock", stock: stock() }
    case "run": {
      const { scenario, once } = message
      const told = toldScenario(
        once === undefined ? scenario : asOnce(scenario, once),
        await stockFor(scenario),
      )
      return { response: "told", told, run: message.run }
    }
    case "read": {
      const { scenarios, faults } = readFile(message.text)
      return {
        response: "read",
        scenarios,
        faults: faults.map((f) => ({ ...f, said: reasonsOf(f.message) })),
      }
    }
    case "play":
      return play(message.scenario, message.from, await stockFor(message.scenario))
    case "card":
      return { response: "card", card: cardCalled(message.name) }
    case "own":
      return { response: "own", own: ownCards(message.cards, await stockFor(message)) }
  }
}

function ownCards(cards: readonly OwnCard[], { compile }: Stock): OwnJudgeToolCard[] {
  if (compile === undefined) return []
  return cards.map((card) => {
    const { definition, lacking } = compileOwn(card, compile)
    return { ...judgeToolCard(definition), lacking }
  })
}

/** Reads one scenario spanning several lines, or one per line. */
function readFile(text: string): ReturnType<typeof readScenarios> {
  const whole = readScenario(text)
  const isWhole = whole.faults[0]?.code !== "scenario/json" || !text.trim().includes("\n{")
  return isWhole ? whole : readScenarios(text)
}

/** The position as a saved game, either initial or after the script. */
function play(scenario: Scenario, from: "start" | "end", known: Stock): JudgeToolResponse {
  if (from === "start") {
    const set = positionOf(scenario, known)
    return "reason" in set
      ? { response: "impossible", reason: reasonsOf(set.reason) }
      : { response: "position", save: saveState(set.state, []) }
  }
  let last: State | null = null
  const { reason } = toldScenario(scenario, known, (s) => {
    last = s
  })
  return last === null
    ? { response: "impossible", reason }
    : { response: "position", save: saveState(last, []) }
}

/** A card as seen by whoever holds it. */
function cardCalled(name: string): SeenCard | null {
  const definition = [...SCHEMES, ...PLANES, ...PHENOMENA, ...ATTRACTIONS].find((one) => one.name === name)
  const found = definition ?? findCard(name)
  if (found === undefined) return null
  const nobody = { name: "", deck: [] }
  const s = createState({ players: [nobody, nobody], openingHands: false })
  return seenCard(s, objectView(s, place(s, 0, "hand", found), 0))
}

let known: JudgeToolStock | null = null

function stock(): JudgeToolStock {
  known ??= {
    cards: EMBEDDED.map(judgeToolCard).sort((a, b) => (a.name < b.name ? -1 : 1)),
    schemes: SCHEMES.map(judgeToolCard),
    planes: PLANAR_DECK.map(judgeToolCard),
    course: courseScenarios(),
  }
  return known
}

function judgeToolCard(definition: CardDefinition): JudgeToolCard {
  const { name, faces } = definition
  const printed = faces.flatMap((face) =>
    (face.abilities ?? []).flatMap((ability) =>
      ability.ability === "activated" ||
      (ability.ability === "keyword" && parametersOf(ability).cost !== undefined)
        ? (printAbility(ability, face.name) ?? [])
        : [],
    ),
  )
  return {
    name,
    types: faces[0]?.types ?? [],
    abilities: [...new Set(printed)],
    faces: CAST_APART.has(definition.layout) ? faces.map((face) => face.name) : [],
    modes: faces.flatMap(modesOf),
    casting: printedWays(definition),
  }
}

/** Layouts whose faces are cast or played separately (709.3, 712.11, 715.3). */
const CAST_APART: ReadonlySet<string> = new Set(["split", "adventure", "room", "modalDfc"])

function modesOf({ name, abilities = [] }: CardFace): string[] {
  const modal = abilities.filter((a) => a.ability === "spell" && a.modes !== undefined)
  return modesIn(modal.flatMap((a) => printAbility(a, name) ?? []))
}
