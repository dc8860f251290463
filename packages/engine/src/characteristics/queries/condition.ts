import type { Amount } from "../../language/amount.ts"
import type { Condition } from "../../language/condition.ts"
import { type Handlers, handlerOf } from "../../language/handlers.ts"
import type { Keyword } from "../../language/keyword.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type PlayerId, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { chosenFor } from "../chosen.ts"
import type { Context } from "../context.ts"
import { characteristics, controllerOf, objectOf } from "../query.ts"
import { amount } from "./amount.ts"
import { isAfter, isBefore } from "./combat-point.ts"
import { compare, matchesFilter } from "./filter.ts"
import { countEvents, eventsOfCombat, tappedAtFirst } from "./history/history.ts"
import { candidates, player, players, select } from "./selector.ts"
import { isActive } from "./teams.ts"
import { withUnveiled } from "./unveiled.ts"

type Tests = Handlers<Condition, "if", State, [context: Context], boolean>

/** Whether the condition holds now. */
export function evaluate(s: State, condition: Condition, context: Context): boolean {
  return handlerOf(tests, condition, condition.if)(s, condition, context)
}

const tests: Tests = {
  true: () => true,
  and: (s, c, context) => c.of.every((part) => evaluate(s, part, context)),
  or: (s, c, context) => c.of.some((part) => evaluate(s, part, context)),
  not: (s, c, context) => !evaluate(s, c.of, context),
  compare: (s, c, context) =>
    !(s.turn.number === 1 && isOfLastTurn(c.left)) &&
    compare(amount(s, c.left, context), c.op, amount(s, c.right, context)),
  exists: (s, c, context) => {
    const needed = c.atLeast === undefined ? 1 : amount(s, c.atLeast, context)
    let found = 0
    for (const id of candidates(s, c.zone ?? "battlefield", c.of, context)) {
      if (found >= needed) break
      if (matchesFilter(s, c.filter, id, context)) found++
    }
    return found >= needed
  },
  is: (s, c, context) => {
    const refs = select(s, c.of, context)
    const view = withUnveiled(s, refs, context)
    const fits = (ref: Ref) =>
      !isPlayerRef(ref) && objectOf(s, ref) !== undefined && matchesFilter(view, c.filter, ref, context)
    // 607.3: with several exiled cards, the question gets an answer for each, and one that fits is enough.
    return c.of.sel === "linked" ? refs.some(fits) : refs.length > 0 && refs.every(fits)
  },
  isPlayer: (s, c, context) => {
    const who = player(s, c.player, context)
    return who >= 0 && players(s, c.among, context).includes(who)
  },
  turnOf: (s, c, context) => players(s, c.player, context).some((p) => isActive(s, p)),
  during: (s, c) =>
    (c.step === undefined || c.step.includes(s.turn.step)) &&
    (c.phase === undefined || c.phase.includes(s.turn.phase)),
  combatPoint: (s, c) => {
    const inCombat = c.inCombat === true
    if (inCombat && s.turn.phase !== "combat") return false // 506.7c
    return (
      (c.before === undefined || isBefore(s, c.before, inCombat)) &&
      (c.after === undefined || isAfter(s, c.after, inCombat))
    )
  },
  startedTurn: (s, c, context) =>
    select(s, c.of, context).some((ref) => !isPlayerRef(ref) && tappedAtFirst(s, ref) === c.tapped),
  happened: (s, c, context) =>
    countEvents(
      s,
      c.event,
      context,
      c.lastTurn ? s.lastTurnEvents : c.thisCombat ? eventsOfCombat(s) : s.events,
    ) >= (c.atLeast === undefined ? 1 : amount(s, c.atLeast, context)),
  paid: (s, c, context) => {
    const of = c.of === undefined ? context.source : (select(s, c.of, context)[0] ?? 0)
    const key = c.by === undefined ? c.cost : `${c.cost} ${c.by}`
    return (objectOf(s, of)?.memory?.paid?.[key] ?? 0) > 0
  },
  asCast: (s, c, context) =>
    objectOf(s, context.source)?.memory?.asCast?.includes(JSON.stringify(c.that)) ?? false,
  castFrom: (s, c, context) =>
    objectOf(s, c.of === undefined ? context.source : (select(s, c.of, context)[0] ?? 0))?.memory
      ?.castFrom === c.zone,
  wasCast: (s, c, context) =>
    (c.of === undefined ? [context.source] : select(s, c.of, context)).some((ref) => {
      const memory = isPlayerRef(ref) ? undefined : objectOf(s, ref)?.memory
      return (
        memory?.castFrom !== undefined &&
        (c.by === undefined || players(s, c.by, context).includes(memory.castBy ?? -1))
      )
    }),
  did: (_s, c, context) => {
    const value = context.bindings[c.name]
    return typeof value === "number" ? value > 0 : value !== undefined && value.length > 0
  },
  begunActivating: (s, c, context) => {
    const who = players(s, c.player, context)
    return beganActivating(s, c.keyword).some((one) => who.includes(one))
  },
  monarch: (s, c, context) => s.monarch >= 0 && players(s, c.player, context).includes(s.monarch),
  initiative: (s, c, context) => s.initiative >= 0 && players(s, c.player, context).includes(s.initiative),
  cityBlessing: (s, c, context) => players(s, c.player, context).some((p) => s.players[p].cityBlessing),
  dayNight: (s, c) => s.dayNight === c.is,
  maxSpeed: (s, c, context) => players(s, c.player, context).some((p) => s.players[p].speed >= 4),
  tempted: (s, c, context) => players(s, c.player, context).some((p) => s.players[p].ringTempted >= c.times),
  completedDungeon: (s, c, context) =>
    players(s, c.player, context).some((p) =>
      c.name === undefined ? s.players[p].dungeons.length > 0 : s.players[p].dungeons.includes(c.name),
    ),
  chosenMode: (s, c, context) => chosenFor(s, context.source)?.option === c.mode,
  sorcerySpeed: (s, c, context) =>
    players(s, c.player, context).some((p) => isActive(s, p)) &&
    stackHere(s).every((id) => id === context.source) && // 307.5a: no other object
    (s.turn.step === "precombatMain" || s.turn.step === "postcombatMain"),
  abilityCount: (s, c, context) => {
    const value = context.bindings[c.what === "resolved" ? "timesResolved" : "timesActivated"]
    return compare(typeof value === "number" ? value : 0, c.op, amount(s, c.than, context))
  },
  controlsCommander: (s, c, context) => {
    const who = players(s, c.player, context)
    return s.battlefield.some(
      (id) => who.includes(controllerOf(s, id)) && matchesFilter(s, { is: "commander" }, id, context),
    )
  },
  share: (s, c, context) => {
    const bit = c.what === "color" ? "colors" : "types"
    const all = select(s, c.of, context).flatMap((ref) =>
      isPlayerRef(ref) ? [] : [characteristics(s, ref)[bit]],
    )
    return all.some((one, i) => all.some((other, j) => i < j && (one & other) !== 0))
  },
  coinWon: (_s, c, context) => context.bindings[c.name] === 1,
  attackingAlone: (s, c, context) => {
    const of = c.of === undefined ? context.source : (select(s, c.of, context)[0] ?? 0)
    return (
      (s.objects[of]?.combat?.attacking ?? 0) !== 0 &&
      s.battlefield.filter((id) => (objectNow(s, id).combat?.attacking ?? 0) !== 0).length === 1
    )
  },
}

/** 702.177b: those who have activated such an ability this turn, or are activating one, of which there is no event yet. */
function beganActivating(s: State, keyword: Keyword): PlayerId[] {
  const done = s.events.filter((e) => e.kind === "activates" && e.detail === keyword)
  const underway = s.stack.filter((id) => {
    const ability = objectNow(s, id).stack?.ability
    return (
      ability?.ability === "activated" &&
      ability.keyword === keyword &&
      !s.events.some(({ object }) => object === id)
    )
  })
  return [...done.map(({ player }) => player), ...underway.map((id) => controllerOf(s, id))]
}

/** "If no spells were cast last turn": false on the first turn, which has no previous one. */
function isOfLastTurn(n: Amount): boolean {
  return typeof n === "object" && "lastTurn" in n && n.lastTurn === true
}
