import { putInto } from "../events/moving/zones.ts"
import { createState, place } from "../game/setup/setup.ts"
import type { Ability, TriggeredAbility } from "../language/ability.ts"
import type { CardDefinition, CardFace } from "../language/card.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Zone } from "../language/vocabulary.ts"
import { resolveTop } from "../resolving/resolve.ts"
import type { Knobs } from "../rules/knobs.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { setAsker } from "../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../state/decision.ts"
import type { GameObject, StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, newObject, writable } from "../state/writing/edit.ts"
import { placeTriggers } from "../triggered/place.ts"
import "../wiring.ts"

/** A game for tests: empty zones, the first player's first main phase of turn 3. */
export function table(players = 2, ruleset = "current"): State {
  const s = createState({
    players: Array.from({ length: players }, (_, i) => ({ name: `P${i}`, deck: [] })),
    seed: 1,
    openingHands: false,
    ruleset,
  })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

/** Changes knobs of the game's ruleset. */
export function setKnobs(s: State, knobs: Partial<Knobs>): void {
  writable(s).ruleset = { ...s.ruleset, knobs: { ...s.ruleset.knobs, ...knobs } }
}

export function card(
  face: Partial<CardFace> & { name: string },
  more: Partial<CardDefinition> = {},
): CardDefinition {
  return { name: face.name, layout: "normal", faces: [{ types: ["creature"], ...face }], ...more }
}

export function creature(
  name = "Bear",
  power = 2,
  toughness = 2,
  abilities: readonly Ability[] = [],
  more: Partial<CardFace> = {},
): CardDefinition {
  return card({ name, power, toughness, abilities, subtypes: ["Bear"], cost: "{1}{G}", ...more })
}

export function when(
  pattern: EventPattern,
  effect: Effect,
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility {
  return { ability: "triggered", when: pattern, effect, ...more }
}

export function put(
  s: State,
  player: PlayerId,
  what: CardDefinition,
  zone: Zone = "battlefield",
  extra: Partial<GameObject> = {},
): ObjectId {
  return place(s, player, zone, what, extra)
}

/** Puts a spell onto the stack as if it had been cast. */
export function spell(
  s: State,
  player: PlayerId,
  what: CardDefinition,
  info: Partial<StackInfo> = {},
  extra: Partial<GameObject> = {},
): ObjectId {
  const at = place(s, player, "outside", what)
  const card = s.objects[at]!
  const { id } = newObject(s, extra.kind ?? card.kind, { ...card, zone: "outside", ...extra })
  const empty = {
    kind: "spell" as const,
    source: id,
    ability: null,
    targets: [],
    divided: null,
    modes: null,
    x: 0,
    bindings: {},
  }
  edit(s, id).stack = { ...empty, ...info }
  putInto(s, id, "stack")
  return id
}

/** Performs `act` with players who give these answers in order; all answers must be used. Returns the questions. */
export function asking(answers: readonly Answer[], act: () => void): Decision[] {
  const asked: Decision[] = []
  const before = setAsker((_s, decision) => {
    asked.push(decision)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(decision)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  try {
    act()
  } finally {
    setAsker(before)
  }
  if (asked.length < answers.length)
    throw new Error(`only ${asked.length} of ${answers.length} questions were asked`)
  return asked
}

/** 117.5: performs state-based actions and places triggers until there are none. */
export function settle(s: State, ...answers: Answer[]): Decision[] {
  return asking(answers, () => {
    while (s.over === null && (checkStateBasedActions(s) || s.waiting.length > 0))
      if (!checkStateBasedActions(s) && s.waiting.length > 0) placeTriggers(s)
  })
}

/** Resolves everything on the stack. */
export function resolveAll(s: State, ...answers: Answer[]): Decision[] {
  return asking(answers, () => {
    while (s.over === null && s.stack.length > 0) resolveTop(s)
  })
}

/** The names of the objects in a zone. */
export function names(s: State, ids: readonly ObjectId[]): string[] {
  return ids.map((id) => s.definitions[s.objects[id]!.def].faces[s.objects[id]!.face].name)
}

export function graveyard(s: State, player: PlayerId): string[] {
  return names(s, s.players[player].graveyard)
}
