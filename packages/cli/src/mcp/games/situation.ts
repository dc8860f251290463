import { stripVTControlCharacters } from "node:util"
import { ruleNumber } from "@apnap/engine"
import { type Language, promptOf, questionOf } from "@apnap/words"
import { drawBoard } from "../../play/board.ts"
import { PHRASES } from "../../play/phrases.ts"
import type { Told } from "../tool.ts"
import { choicesOf } from "./choices.ts"
import { type KeptGame, news, reader } from "./kept-game.ts"

/** The state of a game: events since the last call, the board, and the caller's decision. */
export function situation(kept: KeptGame, language: Language): Told {
  const { game, name } = kept
  const happened = news(kept, language)
  const view = game.view(reader(kept))
  const told = [name, ...happened.map(({ rule, text }) => `  ${rule.padEnd(8)} ${text}`)]
  const board = drawBoard(view, PHRASES[language]).map(stripVTControlCharacters)
  const data = { game: name, serial: game.serial, events: happened, view }
  if (game.decision === null) {
    const { winners, rule } = game.state.over ?? { winners: [], rule: "104.1" }
    const names = winners.map((p) => game.state.players[p].name)
    const over = { winners: names, rule: ruleNumber(game.state.ruleset, rule) }
    return { lines: [...told, ...board, PHRASES[language].over(names, over.rule)], data: { ...data, over } }
  }
  const { decision } = game
  const question = questionOf(game.state, decision, decision.player)
  const { form, how, options, min, max } = choicesOf(game, decision, language)
  const who = game.state.players[decision.player].name
  const prompt = promptOf(question, language)
  return {
    lines: [
      ...told,
      ...board,
      `${who}: ${prompt} (${question.number}) [answer: ${how}]`,
      ...options.map((text, i) => `  ${i}  ${text}`),
    ],
    data: {
      ...data,
      decision: {
        player: who,
        kind: decision.kind,
        prompt,
        rule: question.number,
        form,
        how,
        min,
        max,
        options,
      },
    },
  }
}
