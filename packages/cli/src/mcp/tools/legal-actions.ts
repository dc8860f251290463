import { type ObjectId, ruleNumber } from "@apnap/engine"
import { refusalIn } from "@apnap/words"
import { z } from "zod"
import { attemptWords } from "../games/attempt-words.ts"
import type { GameTable } from "../games/game-table.ts"
import { type KeptGame, reader } from "../games/kept-game.ts"
import { situation } from "../games/situation.ts"
import { MOST_NAME } from "../limits.ts"
import { refuse } from "../refusal.ts"
import { language, type Told, type Tool } from "../tool.ts"

const input = z.strictObject({
  game: z.string().max(MOST_NAME).describe("the game's name, from start_game"),
  about: z
    .string()
    .max(MOST_NAME)
    .optional()
    .describe("a card or permanent by its name: what can't be done with it now, and by which rule"),
  language,
})

/** The caller's legal actions, and why another action is illegal. */
export function legalActions(games: GameTable): Tool<typeof input> {
  return {
    name: "legal_actions",
    description:
      "Say where a game stands and every answer that the rules allow now. With `about`, say for a card or permanent what may not be done with it now, each with the rule that says so.",
    input,
    readOnly: true,
    run: ({ game, about, language: spoken }) => {
      const kept = games.get(game)
      if (about === undefined) return situation(kept, spoken)
      return refusalsFor(kept, about, spoken)
    },
  }
}

function refusalsFor(kept: KeptGame, about: string, spoken: z.output<typeof language>): Told {
  const { game } = kept
  const refused = seen(kept, about).flatMap((id) =>
    game.refusals(id).map((one) => ({
      what: attemptWords(game, one, spoken),
      rule: ruleNumber(game.state.ruleset, one.rule),
      reason: refusalIn(one, spoken),
    })),
  )
  const combat = seen(kept, about).flatMap((id) => {
    const why = game.whyCombat(id)
    return why === null
      ? []
      : [
          {
            what: about,
            rule: ruleNumber(game.state.ruleset, why.rule),
            reason: refusalIn(why, spoken),
          },
        ]
  })
  const all = [...refused, ...combat]
  return {
    lines:
      all.length === 0 ? [] : all.map(({ what, rule, reason }) => `  ${rule.padEnd(8)} ${what}: ${reason}`),
    data: { game: kept.name, about, refused: all },
  }
}

/** The visible objects of that name, one per name and zone. */
function seen(kept: KeptGame, about: string): ObjectId[] {
  const view = kept.game.view(reader(kept))
  const own = view.players.flatMap(({ cards, graveyard }) => [...cards, ...graveyard])
  const all = [...own, ...view.battlefield, ...view.stack, ...view.exile, ...view.command]
  const found = all.filter(({ name }) => name.toLowerCase() === about.trim().toLowerCase())
  if (found.length === 0) refuse("game/no-such-object", `you see nothing that is called "${about}"`)
  return found.filter((one, i) => found.findIndex(({ zone }) => zone === one.zone) === i).map(({ id }) => id)
}
