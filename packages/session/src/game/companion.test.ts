import { compileCard, findCard } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { goOn, peopleAt } from "../testing/people.ts"
import type { RunningGame } from "./running-game.ts"

const friend = compileCard({
  name: "Small Friend",
  layout: "normal",
  mana_cost: "{1}{G}",
  type_line: "Creature — Fox",
  oracle_text: "Companion — Each permanent card in your starting deck has mana value 2 or less.",
  power: "3",
  toughness: "2",
}).definition
const forest = findCard("Forest")!
const secret = findCard("Serra Angel")!
const deck = Array.from({ length: 60 }, () => forest)

function begun(): RunningGame {
  const players = [
    { name: "Ann", deck, sideboard: [secret], companion: friend },
    { name: "Bob", deck },
  ]
  const running = peopleAt(2, [0, 1], { players, seed: 4, startingPlayer: 0 })
  goOn(running)
  return running
}

/** The person waited for answers with their first option that fits, or passes on. */
function act(running: RunningGame, wants: (action: { do: string; what?: string }) => boolean): void {
  const [seat] = running.waitedFor
  const { prompt, game } = running.table(seat)
  if (prompt?.decision.kind === "priority") {
    const at = prompt.decision.options.findIndex(wants)
    running.answer(seat, game, prompt.at, Math.max(0, at))
  } else running.answer(seat, game, prompt!.at, prompt?.decision.kind === "confirm" ? 0 : [])
  goOn(running)
}

it("116.2g: at the table, the third land pays for the companion, whose owner alone sees what else lies outside the game", () => {
  const running = begun()
  const told = JSON.stringify(running.table(1, { language: "en", from: 0 }))
  expect(told).toContain("Small Friend")
  expect(told).not.toContain("Serra Angel")
  for (let i = 0; i < 60 && running.game.state.players[0].outside.length === 2; i++)
    act(running, (action) => action.do === "play" || action.what === "companion")
  const { state } = running.game
  expect(state.turn.number).toBe(5)
  const names = state.players[0].hand.map((id) => state.definitions[state.objects[id]!.def].name)
  expect(names).toContain("Small Friend")
  expect(Game.load(running.game.save()).digest()).toBe(running.game.digest())
})
