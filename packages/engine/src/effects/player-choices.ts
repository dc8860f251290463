import { bind } from "../characteristics/context.ts"
import type { PlayerEffect } from "../language/effect.ts"
import { choose } from "../state/choose.ts"
import { randomInt } from "../state/random.ts"
import { playerRef } from "../state/ref.ts"
import type { Executors } from "./executor.ts"
import { chooseObjects } from "./choices.ts"
import { resolveAmount, resolvePlayer, resolvePlayers, resolveSelector } from "./selecting.ts"

type Choices = Extract<PlayerEffect, { do: "choosePlayer" | "chooseColor" | "chooseText" | "chooseNumber" | "chooseObjects" }>

const COLORS = ["W", "U", "B", "R", "G"] as const

/** Choices that are an instruction of their own (608.2d); their results are bound. */
export const playerChoices: Executors<Choices> = {
  choosePlayer: (s, e, context) => {
    const options = resolvePlayers(s, e.from, context).map(playerRef)
    bind(context, e.bind, chooseObjects(s, resolvePlayer(s, e.player, context), options, 1, 1, { rule: "608.2d", purpose: "player", source: context.source }))
  },
  chooseColor: (s, e, context) => {
    const colors = e.from ?? COLORS
    const answer = choose(s, { kind: "option", player: resolvePlayer(s, e.player, context), rule: "608.2d", purpose: "color", source: context.source, options: colors.map((label) => ({ label })), min: 1, max: 1 })
    bind(context, e.bind, colors[answer[0]])
  },
  chooseText: (s, e, context) => {
    const of = e.what === "cardName" ? "card" : e.what
    bind(context, e.bind, choose(s, { kind: "name", player: resolvePlayer(s, e.player, context), rule: "201.4", purpose: "name", source: context.source, of }))
  },
  chooseNumber: (s, e, context) => {
    const min = e.min === undefined ? 0 : resolveAmount(s, e.min, context)
    const max = e.max === undefined ? 1000 : resolveAmount(s, e.max, context)
    const player = resolvePlayer(s, e.player, context)
    const number = e.random ? min + randomInt(s, max - min + 1) : choose(s, { kind: "number", player, rule: "608.2d", purpose: "number", source: context.source, min, max })
    bind(context, e.bind, number)
  },
  chooseObjects: (s, e, context) => bind(context, e.bind, resolveSelector(s, e.what, context)),
}
