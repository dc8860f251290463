import type { Ability, ActivatedAbility, SpellAbility } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { Filter } from "../../language/filter.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import { ILLEGAL, setAsker, takeRefusal } from "../../state/choose.ts"
import type { Action, Answer, AnswerTo, Decision } from "../../state/decision.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, put } from "../../testing/table.ts"
import { legalActions } from "../offering/legal-actions.ts"
import { perform } from "../perform.ts"

export { card, creature, names, put, table } from "../../testing/table.ts"

const COLORS: Record<string, string> = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" }

/** Lands that the player controls, by their types. */
export function lands(s: State, player: PlayerId, ...types: string[]): ObjectId[] {
  return types.map((type) => put(s, player, landCard(type)))
}

export function landCard(type: keyof typeof COLORS | string): CardDefinition {
  return card({ name: type, types: ["land"], supertypes: ["basic"], subtypes: [type] })
}

export const CREATURE: Filter = { is: "type", type: "creature" }

export function instant(
  name: string,
  cost: string,
  spell: Omit<SpellAbility, "ability">,
  more: readonly Ability[] = [],
  face: Partial<CardFace> = {},
): CardDefinition {
  return card({
    name,
    types: ["instant"],
    cost,
    abilities: [{ ability: "spell", ...spell }, ...more],
    ...face,
  })
}

/** "N damage to target creature". */
export const bolt = (name = "Bolt", cost = "{R}", more: readonly Ability[] = []) =>
  instant(
    name,
    cost,
    { targets: [{ filter: CREATURE }], effect: { do: "damage", amount: 3, to: { sel: "target", slot: 0 } } },
    more,
  )

export function tapAbility(more: Partial<ActivatedAbility> = {}): ActivatedAbility {
  return { ability: "activated", cost: [{ pay: "tap" }], effect: { do: "gainLife", amount: 1 }, ...more }
}

/** The player's options in words, without mana abilities and passing. */
export function options(s: State, player: PlayerId = 0): string[] {
  return legalActions(s, player).flatMap((a) =>
    a.do === "pass" || (a.do === "activate" && a.mana) ? [] : [word(s, a)],
  )
}

function word(s: State, a: Action): string {
  if (a.do === "pass") return a.do
  const { faces } = s.definitions[s.objects[a.object]!.def]
  const face = "face" in a ? (faces[a.face]?.name ?? "both") : faces[0].name
  if (a.do === "cast") return `cast ${face}${a.way === "" ? "" : ` (${a.way})`}`
  if (a.do === "special") return `${a.what} ${face}`
  return a.do === "play" ? `play ${face}` : `activate ${face} ${a.ability}`
}

export interface Done {
  asked: Decision[]
  /** The rule that makes it illegal. */
  illegal: string | null
}

/** Performs the named option, giving the answers in order. */
export function act(s: State, option: string, answers: readonly Answer[] = [], player: PlayerId = 0): Done {
  const found = legalActions(s, player).find((a) => word(s, a) === option)
  if (found === undefined) throw new Error(`"${option}" is not among ${JSON.stringify(options(s, player))}`)
  return answering(s, () => perform(s, player, found), answers)
}

export function resolve(s: State, answers: readonly Answer[] = []): Done {
  return answering(s, () => resolveTop(s), answers)
}

function answering(s: State, run: () => void, answers: readonly Answer[]): Done {
  const asked: Decision[] = []
  writable(s).cursor = 0
  writable(s).answers = []
  const before = setAsker((_s, decision) => {
    asked.push(decision)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(decision)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  try {
    run()
    return { asked, illegal: null }
  } catch (signal) {
    if (signal === ILLEGAL) return { asked, illegal: takeRefusal().rule }
    throw signal
  } finally {
    setAsker(before)
    writable(s).answers = []
    writable(s).cursor = 0
  }
}

/** The object on top of the stack. */
export function top(s: State) {
  return s.objects[s.stack.at(-1)!]!
}
