import {
  type Action,
  COMMAND_TYPES,
  characteristics,
  type Game,
  isManaAbility,
  isPlayerRef,
  type Ref,
  type Refusal,
  ruleNumber,
} from "@apnap/engine"
import { actionText } from "./describe.ts"
import type { Reason } from "./protocol.ts"

/**
 * Why nothing can be done with this now: for a target, an attacker or a blocker its refusal, else that of each action that it could be used for.
 * `by`: the creature that would block it.
 */
export function reasonsFor(game: Game, ref: Ref, by: Ref | null = null): Reason[] {
  const { decision } = game
  if ((decision?.kind === "attackers" || decision?.kind === "blockers") && !isPlayerRef(ref)) {
    const refusal = game.whyCombat(ref, by)
    const what = decision.kind === "attackers" ? "attack" : by === null ? "block" : "beBlocked"
    return refusal === null ? [] : [because(game, what, "", refusal)]
  }
  if (decision?.kind === "choose" && decision.purpose === "target") {
    const refusal = game.whyTarget(ref)
    return refusal === null ? [] : [because(game, "target", "", refusal)]
  }
  if (decision?.kind !== "priority" || isPlayerRef(ref)) return []
  return actionsOf(game, ref).flatMap((action): Reason[] => {
    const refusal = game.why(action)
    if (refusal === null || action.do === "pass" || action.do === "special") return []
    return [because(game, action.do, actionText(game.state, action), refusal)]
  })
}

function because({ state }: Game, what: Reason["what"], text: string, refusal: Refusal): Reason {
  return { what, text, ...refusal, number: ruleNumber(state.ruleset, refusal.rule) }
}

/** Cards of which each face can be played from the hand (709.3, 712.8a, 715.3). */
const BOTH_FACES: ReadonlySet<string> = new Set(["split", "room", "modalDfc", "adventure"])

/** What an object could be used for. */
function actionsOf({ state }: Game, id: number): Action[] {
  const object = state.objects[id]
  // What is on the stack has been cast or activated already.
  if (object === undefined || object.zone === "stack") return []
  if (object.zone === "battlefield")
    return characteristics(state, id).abilities.flatMap((a, ability): Action[] =>
      a.ability === "activated"
        ? [{ do: "activate", object: id, ability, ...(isManaAbility(a) && { mana: true }) }]
        : [],
    )
  const { faces, layout } = state.definitions[object.def]
  // Emblems are no cards (114.5), and nontraditional ones can't be cast (309.2c, 311.2, 312.2, 313.2, 314.2).
  if (object.kind === "emblem" || faces[0].types.some((type) => COMMAND_TYPES.has(type))) return []
  const playable = BOTH_FACES.has(layout) ? faces : faces.slice(0, 1)
  return playable.map(({ types }, face) =>
    types.includes("land") ? { do: "play", object: id, face } : { do: "cast", object: id, face, way: "" },
  )
}
