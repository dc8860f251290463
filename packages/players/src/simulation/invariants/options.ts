import {
  type Action,
  FLAGS,
  FUSED,
  Game,
  GameError,
  type ObjectId,
  OTHER_KEYWORDS,
  type PriorityDecision,
  type State,
  saveState,
  type Way,
} from "@apnap/engine"
import { type Dice, randomAnswer } from "../../random.ts"
import { type Breach, breach } from "./breach.ts"

/** All ways to cast a card. */
const WAYS: readonly Way[] = ["", "free", "alternative", "permission", "flash", ...FLAGS, ...OTHER_KEYWORDS]
const ABILITIES = 12

/**
 * 117.1: a player with priority is offered exactly what they can do, tested by trying: every conceivable action is either offered or
 * refused with a reason, and every option can be completed by some answers.
 */
export function optionBreaches(s: State, decision: PriorityDecision, roll: Dice): Breach[] {
  const game = Game.load(saveState(s))
  return [...missing(game, decision), ...impossible(game, roll)]
}

/** Actions that are legal but not offered, or the reverse. */
function missing(game: Game, { options, player }: PriorityDecision): Breach[] {
  const offered = new Set(options.map(keyOf))
  return candidates(game.state, player).flatMap((action) => {
    const refusal = game.why(action)
    return (refusal === null) === offered.has(keyOf(action))
      ? []
      : [
          breach(
            "117.1",
            `${keyOf(action)} is ${refusal === null ? "not offered" : `offered, but ${refusal.code}`}`,
          ),
        ]
  })
}

function keyOf(action: Action): string {
  const { do: what, ...rest } = action
  return `${what} ${JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}

/** Every conceivable action with the visible objects, except for permissions from effects. */
function candidates(s: State, player: number): Action[] {
  const own = s.players[player]
  const near = [...own.hand, ...own.graveyard, ...s.exile, ...s.command]
  return [...near.flatMap(casts), ...near.flatMap(plays), ...[...near, ...s.battlefield].flatMap(activations)]
}

function casts(object: ObjectId): Action[] {
  return [0, 1, FUSED].flatMap((face) => WAYS.map((way) => ({ do: "cast" as const, object, face, way })))
}

function plays(object: ObjectId): Action[] {
  return [0, 1].map((face) => ({ do: "play", object, face }))
}

function activations(object: ObjectId): Action[] {
  return Array.from({ length: ABILITIES }, (_, ability) => [
    { do: "activate" as const, object, ability },
    { do: "activate" as const, object, ability, mana: true },
  ]).flat()
}

/** Number of attempts with different choices before an option counts as impossible. */
const TRIES = 60

/** 601.2, 602.2: options that no choices seem to complete. */
function impossible(game: Game, roll: Dice): Breach[] {
  const decision = game.decision as PriorityDecision
  return decision.options.flatMap((option, index) => {
    for (let i = 0; i < TRIES; i++) if (carriesOut(game.fork(), index, roll)) return []
    return [breach("601.2", `${keyOf(option)} is offered, and can't be done`)]
  })
}

function carriesOut(game: Game, index: number, roll: Dice): boolean {
  try {
    game.decide(game.decision!, index)
    while (game.decision !== null && game.state.answers.length > 0)
      game.decide(game.decision, randomAnswer(game.decision, roll))
    return true
  } catch (error) {
    if (error instanceof GameError && error.code === "illegal-answer") return false
    throw error
  }
}
