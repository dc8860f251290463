import { GameError } from "@apnap/engine"
import { z } from "zod"
import { answerFrom } from "../games/choices.ts"
import type { GameTable } from "../games/game-table.ts"
import { type KeptGame, PASS_UNTIL, playOn } from "../games/kept-game.ts"
import { situation } from "../games/situation.ts"
import { MOST_ENTRIES, MOST_NAME } from "../limits.ts"
import { refuse } from "../refusal.ts"
import { language, type Tool } from "../tool.ts"

const input = z.strictObject({
  game: z.string().max(MOST_NAME).describe("the game's name, from start_game"),
  answer: z
    .union([z.int(), z.array(z.int()).max(MOST_ENTRIES), z.string().max(MOST_NAME)])
    .optional()
    .describe("your answer: numbers of the listed options, shares, a number or a name, as the decision says"),
  passUntil: z
    .enum(PASS_UNTIL)
    .optional()
    .describe(
      "after that, pass priority for me to the end of the turn, or to my next turn; somebody else's spell or ability stops it",
    ),
  serial: z.int().optional().describe("the decision that is meant; refused when it is another's turn by now"),
  concede: z.literal(true).optional().describe("leave the game instead"),
  language,
})

/** Answers the pending decision and plays on to the caller's next one. */
export function act(games: GameTable): Tool<typeof input> {
  return {
    name: "act",
    description:
      "Answer the decision that your game waits for; the computer players then play on to your next decision. What the rules refuse is refused with the rule, and the game stays as it was.",
    input,
    readOnly: false,
    run: ({ game, answer, passUntil, serial, concede, language: spoken }) => {
      const kept = games.get(game)
      if (concede === true) return concedeAll(kept, spoken)
      if (answer !== undefined) decide(kept, answer, serial)
      else if (passUntil === undefined) refuse("answer/missing", "an answer or passUntil is needed")
      playOn(kept, passUntil)
      return situation(kept, spoken)
    },
  }
}

function decide({ game }: KeptGame, answer: z.output<typeof input>["answer"] & {}, serial?: number): void {
  const { decision } = game
  if (decision === null) throw new GameError("game-over", "the game is over", "104.1")
  game.decide(serial ?? game.serial, answerFrom(decision, answer))
}

/** 104.3a: the caller's seats concede; several remaining computer players finish the game. */
function concedeAll(kept: KeptGame, spoken: z.output<typeof language>): ReturnType<typeof situation> {
  const { game, computers } = kept
  for (const [seat, computer] of computers.entries())
    if (computer === null && !game.over && game.state.players[seat].left === null) game.concede(seat)
  while (!game.over) game.concede(game.state.players.findIndex(({ left }) => left === null))
  return situation(kept, spoken)
}
