import { bind, type Context } from "../characteristics/context.ts"
import { PARTY_TYPES } from "../characteristics/queries/party.ts"
import { characteristics, controllerOf, hasSubtype, hasType, permanents } from "../characteristics/query.ts"
import type { PlayerEffect } from "../language/effects/player-effect.ts"
import type { Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choose-objects.ts"
import { resolvePlayer } from "./selecting.ts"

/** 700.8d: for each of the four types, up to one creature of that type that the player controls. */
export function chooseParty(
  s: State,
  e: Extract<PlayerEffect, { do: "chooseParty" }>,
  context: Context,
): void {
  const player = resolvePlayer(s, e.player, context)
  const own = permanents(s).filter((id) => controllerOf(s, id) === player && hasType(s, id, "creature"))
  const about = { rule: "700.8d", purpose: "choose", source: context.source }
  const party: Ref[] = []
  for (const role of PARTY_TYPES) {
    const free = own.filter((id) => !party.includes(id) && hasSubtype(characteristics(s, id), role))
    party.push(...chooseObjects(s, player, free, 0, 1, about))
  }
  bind(context, e.bind, party)
}
