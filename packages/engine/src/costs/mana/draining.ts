import type { Context } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { controllerOf, permanents } from "../../characteristics/query.ts"
import { resolvePlayers } from "../../choosing/selecting.ts"
import type { Executors } from "../../events/executor.ts"
import { setPool } from "../../events/mana-pool.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { addMana, type Pool } from "../../mana/index.ts"
import { choose } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { activateManaAbility, type ManaAbility, manaAbilities } from "./activate-mana-ability.ts"

type Draining = Extract<PlayerEffect, { do: "loseMana" | "activateForMana" }>

export const drainingExecutors: Executors<Draining> = {
  loseMana: (s, e, context) => {
    const lost = resolvePlayers(s, e.player, context).flatMap((player) => takePool(s, player))
    if (e.to === undefined) return
    for (const player of resolvePlayers(s, e.to, context))
      setPool(s, player, addMana(s.players[player].pool, ...lost))
  },
  activateForMana: (s, e, context) => {
    for (const player of resolvePlayers(s, e.player, context))
      for (const id of permanents(s))
        if (controllerOf(s, id) === player && matchesFilter(s, e.of, id, context))
          activateOne(s, player, id, context)
  },
}

/** 106.13: each mana keeps its source and what it may be spent on. */
function takePool(s: State, player: PlayerId): Pool {
  const { pool } = s.players[player]
  setPool(s, player, [])
  return pool
}

/** Which one, if there are several that can be activated, is the player's choice. */
function activateOne(s: State, player: PlayerId, id: ObjectId, { source }: Context): void {
  const able = manaAbilities(s, player, "payment").filter(({ object }) => object === id)
  if (able.length === 0) return
  const { ability } = able.length === 1 ? able[0] : choiceOf(s, player, able, source)
  activateManaAbility(s, player, id, ability)
}

function choiceOf(s: State, player: PlayerId, able: readonly ManaAbility[], source: ObjectId): ManaAbility {
  const options = able.map(({ object, ability }) => ({ label: `mana:${ability}`, object }))
  const about = { rule: "605.3a", purpose: "payByHand", source, options, min: 1, max: 1 }
  return able[choose(s, { kind: "option", player, ...about })[0]]
}
