import { type Context, contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { createState, place } from "../../game/setup.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { setAsker } from "../../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../../state/decision.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId, PlayerId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import "../../wiring.ts"

/** A game for tests: two players, empty zones, some turn's first main phase. */
export function table(players = 2): State {
  const s = createState({
    players: Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: [] })),
    seed: 1,
    openingHands: false,
  })
  s.turn = { ...s.turn, number: 3, step: "precombatMain", phase: "precombatMain", stage: "priority" }
  return s
}

export function card(
  face: Partial<CardFace> & { name: string },
  more: Partial<CardDefinition> = {},
): CardDefinition {
  return { name: face.name, layout: "normal", faces: [{ types: ["creature"], ...face }], ...more }
}

/** A creature card "Bear" 2/2, or another size. */
export function creature(
  name = "Bear",
  power = 2,
  toughness = 2,
  abilities: readonly Ability[] = [],
): CardDefinition {
  return card({ name, power, toughness, abilities, subtypes: ["Bear"], cost: "{1}{G}" })
}

/** Puts a card somewhere, without rules. */
export function put(
  s: State,
  player: PlayerId,
  what: CardDefinition,
  zone: Zone = "battlefield",
  extra: Partial<GameObject> = {},
): ObjectId {
  return place(s, player, zone, what, extra)
}

export interface Run {
  you?: PlayerId
  source?: ObjectId
  targets?: readonly (readonly Ref[])[]
  divided?: readonly (readonly number[])[]
  x?: number
  context?: Partial<Context>
}

/** Follows an instruction; the answers are given in order, and all of them must be asked for. Returns the context afterwards. */
export function run(
  s: State,
  effect: Effect,
  how: Run = {},
  answers: readonly Answer[] = [],
): Context & { asked: readonly Decision[] } {
  const context: Context = {
    ...contextOf(how.source ?? 0, how.you ?? 0, how.x),
    targets: how.targets ?? [],
    divided: how.divided ?? null,
    ...how.context,
  }
  const asked: Decision[] = []
  const before = setAsker((_s, decision) => {
    asked.push(decision)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(decision)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  try {
    execute(s, effect, context)
  } finally {
    setAsker(before)
  }
  if (asked.length < answers.length)
    throw new Error(`only ${asked.length} of ${answers.length} questions were asked`)
  return Object.assign(context, { asked })
}

/** Cards of a zone, by name. */
export function names(s: State, ids: readonly ObjectId[]): string[] {
  return ids.map((id) => s.definitions[s.objects[id]!.def].faces[s.objects[id]!.face].name)
}
