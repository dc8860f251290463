import { bind } from "../characteristics/context.ts"
import { addCounters, removeCounters } from "../events/counters.ts"
import { gainLife, loseLife, setLife } from "../events/life.ts"
import { drawGame, loseGame, winGame } from "../events/leave-game.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { editPlayer } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import { becomeMonarch, setDayNight, takeInitiative } from "../actions/designations.ts"
import { venture } from "../actions/dungeons.ts"
import { tempt } from "../actions/ring.ts"
import { flipCoin, rollDie } from "./chance.ts"
import { discardEffect } from "./discarding.ts"
import { emblemEffects } from "./emblem.ts"
import type { Executors } from "./executor.ts"
import { manaExecutors } from "./mana.ts"
import { playerChoices } from "./player-choices.ts"
import { resolveAmount, resolvePlayer, resolvePlayers, resolveQuantity } from "./selecting.ts"
import { turnEffects } from "./turn-effects.ts"
import { vote } from "./vote.ts"

export const playerEffects: Executors<PlayerEffect> = {
  ...manaExecutors,
  ...playerChoices,
  ...turnEffects,
  gainLife: (s, e, context) => {
    const amount = resolveQuantity(s, e.amount, context)
    bind(context, e.bind, resolvePlayers(s, e.player, context).reduce((sum, p) => sum + gainLife(s, p, amount, context.source), 0))
  },
  loseLife: (s, e, context) => {
    const amount = resolveQuantity(s, e.amount, context)
    bind(context, e.bind, resolvePlayers(s, e.player, context).reduce((sum, p) => sum + loseLife(s, p, amount, context.source), 0))
  },
  setLife: (s, e, context) => {
    for (const p of resolvePlayers(s, e.player, context)) setLife(s, p, resolveAmount(s, e.amount, context), context.source)
  },
  // 701.12c
  exchangeLife: (s, e, context) => {
    const a = resolvePlayer(s, e.a, context)
    const b = resolvePlayer(s, e.b, context)
    if (a < 0 || b < 0) return
    const [first, second] = [s.players[a].life, s.players[b].life]
    setLife(s, a, second, context.source)
    setLife(s, b, first, context.source)
  },
  playerCounters: (s, e, context) => {
    const count = resolveQuantity(s, e.count, context)
    for (const p of resolvePlayers(s, e.player, context)) (e.remove ? removeCounters : addCounters)(s, playerRef(p), e.kind, count, context.you, context.source)
  },
  discard: discardEffect,
  loseGame: (s, e, context) => {
    loseGame(s, resolvePlayers(s, e.player, context).map((player) => ({ player, rule: "104.3e", source: context.source })))
  },
  winGame: (s, e, context) => {
    const player = resolvePlayer(s, e.player, context)
    if (player >= 0) winGame(s, player, context.source)
  },
  drawGame: (s) => drawGame(s),
  becomeMonarch: (s, e, context) => becomeMonarch(s, resolvePlayer(s, e.player, context)),
  takeInitiative: (s, e, context) => takeInitiative(s, resolvePlayer(s, e.player, context)),
  venture: (s, e, context) => venture(s, resolvePlayer(s, e.player, context), e.into),
  ringTempts: (s, e, context) => tempt(s, resolvePlayer(s, e.player, context)),
  ...emblemEffects,
  flipCoin,
  rollDie,
  vote,
  setDayNight: (s, e) => setDayNight(s, e.to === "toggle" ? (s.dayNight === "day" ? "night" : "day") : e.to),
  setSpeed: (s, e, context) => {
    for (const p of resolvePlayers(s, e.player, context)) editPlayer(s, p).speed = Math.min(4, s.players[p].speed + resolveAmount(s, e.by, context))
  },
}
