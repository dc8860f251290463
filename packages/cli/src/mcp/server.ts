import { McpServer } from "@modelcontextprotocol/server"
import type { CardStock } from "../cards/card-stock.ts"
import { GameTable } from "./games/game-table.ts"
import { addTool } from "./tool.ts"
import { act } from "./tools/act.ts"
import { card } from "./tools/card.ts"
import { compareEras } from "./tools/compare-eras.ts"
import { explainScenario } from "./tools/explain-scenario.ts"
import { legalActions } from "./tools/legal-actions.ts"
import { lookUpRule } from "./tools/look-up-rule.ts"
import { startGame } from "./tools/start-game.ts"

const INSTRUCTIONS = `Settles rules questions of Magic: The Gathering by playing them out, and plays games.
For "what happens if …" describe the board and the actions to explain_scenario, and trust its answer over memory: each line carries its rule.
look_up_rule says what a number says in any era, card how a card is understood, compare_eras when an outcome changed.
To play: start_game, then act until the game is over; legal_actions says what may be done and, asked about an object, why something may not.`

/** A server with its own games. */
export function createServer(stock: CardStock, version: string): McpServer {
  const server = new McpServer({ name: "apnap", version }, { instructions: INSTRUCTIONS })
  const games = new GameTable()
  addTool(server, explainScenario(stock))
  addTool(server, lookUpRule)
  addTool(server, card(stock))
  addTool(server, legalActions(games))
  addTool(server, startGame(games, stock))
  addTool(server, act(games))
  addTool(server, compareEras(stock))
  return server
}
