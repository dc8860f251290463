import { announceModes, announceTargets, announceX, modesOf } from "../announcing/announce.ts"
import { recordTargets } from "../announcing/becoming-targets.ts"
import { announceHybrid } from "../announcing/hybrid.ts"
import { modeCosts } from "../announcing/modes.ts"
import { chooseOptionalCosts } from "../announcing/optional-costs.ts"
import { announcePhyrexian } from "../announcing/phyrexian.ts"
import { splice } from "../announcing/splice.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { invalidateFor } from "../characteristics/layers/derived.ts"
import { baseCharacteristics } from "../characteristics/layers/printed.ts"
import { characteristics, keywords, opponentsOf } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { undesignate } from "../continuous/designating.ts"
import { asksX, NO_X, rangeOfX } from "../costs/announced-x.ts"
import { pay } from "../costs/paying/pay.ts"
import { canPay } from "../costs/paying/payable.ts"
import { totalCost } from "../costs/total.ts"
import { moveOne } from "../events/moving/move.ts"
import { blankMove } from "../events/moving/move-request.ts"
import { underway } from "../events/moving/underway.ts"
import { recordEvent, simultaneously } from "../events/record.ts"
import type { Cost } from "../language/cost.ts"
import type { KeywordAbility } from "../language/keyword-ability.ts"
import { expandKeyword } from "../language/keywords/index.ts"
import type { Change } from "../language/statics/change.ts"
import type { Zone } from "../language/vocabulary.ts"
import { illegal } from "../state/choose.ts"
import { blankEvent } from "../state/new-event.ts"
import type { Memory } from "../state/object.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId, playerRef, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editMemory, editPlayer, editStack } from "../state/writing/edit.ts"
import { answerAsCast } from "./as-cast.ts"
import { spellInfo, spellMemory } from "./as-spell.ts"
import { type Casting, castingOf, paymentFor, withNames } from "./casting.ts"
import { announcements, canBegin, canPayFor, isOnTime } from "./offering/castable.ts"
import type { CastOption } from "./permitting/cast-option.ts"
import { countUse, followUp } from "./permitting/permissions.ts"
import { castProhibition } from "./permitting/prohibitions.ts"
import { chooseStartingCost, type StartingCost, startingCosts } from "./permitting/starting-costs.ts"
import { isSorceryTime } from "./permitting/timing.ts"

/** Casts a spell (601.2). Returns the spell's id. */
export function castSpell(s: State, player: PlayerId, card: CastOption): ObjectId {
  return underway(s, () => propose(s, player, card))
}

function propose(s: State, player: PlayerId, card: CastOption): ObjectId {
  const sorceryTime = isSorceryTime(s, player)
  const { zone: from, card: physical, memory } = objectNow(s, card.object)
  const id = putOnStack(s, player, card) // 601.2a
  const p = { ...card, object: id }
  const begun = castingOf(s, player, p)
  const all = startingCosts(s, player, p, !isOnTime(s, player, p, sorceryTime))
  const chosen = chooseStartingCost(s, player, p, all, (one) => canBegin(s, begun, one))
  const casting = withNames(begun, chosen)
  const { base, costs } = announceCosts(s, casting, chosen) // 601.2b
  chooseTargets(s, casting) // 601.2c, 601.2d
  if (castProhibition(s, player, id, sorceryTime) !== null) illegal("601.2e", "cast-forbidden") // 601.5
  payCosts(s, casting, base, costs) // 601.2f to h
  becomeCast(s, casting, from, physical) // 601.2i
  for (const prepared of memory?.linked?.prepares ?? []) undesignate(s, prepared, "prepared") // 722.3c
  return id
}

/** 601.2a: the card becomes the topmost object on the stack, with the characteristics of the face being cast. */
function putOnStack(s: State, player: PlayerId, p: CastOption): ObjectId {
  const memory = withGivenWay(s, p, spellMemory(objectNow(s, p.object), player, p))
  edit(s, p.object).face = p.face
  const m = blankMove(p.object, "stack", "601.2a")
  m.cause = "cast"
  m.by = player
  m.keep = memory
  m.faceDown = p.faceDown
  const id = moveOne(s, m)
  if (id === NONE) illegal("601.2a", "stack-barred")
  const spell = edit(s, id)
  spell.controller = player
  spell.stack = spellInfo(id)
  invalidateFor(s, spell)
  return id
}

/** 611.3d: the keyword that let it be cast is kept if an effect gave it, whatever becomes of that effect. */
function withGivenWay(s: State, { object, face, keyword }: CastOption, memory: Memory): Memory {
  if (keyword === null || expandKeyword(keyword).length === 0) return memory
  const { abilities } = baseCharacteristics(s, { ...objectNow(s, object), face })
  if (abilities.some((a) => a.ability === "keyword" && a.keyword === keyword.keyword)) return memory
  // The compiler doesn't know that a keyword of any kind with its parameters is one of the abilities.
  const kept: Change = { change: "addAbilities", abilities: [keyword as KeywordAbility] }
  return { ...memory, changes: [...(memory.changes ?? []), kept] }
}

/** 601.2b: announces additional costs, modes, X, Phyrexian and hybrid mana. Returns the cost to start from and the additional costs. */
function announceCosts(
  s: State,
  casting: Casting,
  base: StartingCost,
): { base: StartingCost; costs: readonly Cost[] } {
  const { player, option, context, mana } = casting
  const id = option.object
  const affords = (more: readonly Cost[]) => canPayFor(s, casting, base, more)
  const optional = chooseOptionalCosts(s, player, id, affords)
  if (optional.costs.length > 0) {
    const memory = editMemory(s, id)
    memory.paid = { ...memory.paid, ...optional.paid }
  }
  if (optional.paid.gift !== undefined) promiseGift(s, player, id)
  const spliced = splice(s, player, id, context, (more) => affords([...optional.costs, ...more]))
  const asked = announcements(s, id, option)
  const escalate = keywords(s, id, "escalate")[0]?.cost
  const terms = {
    all: optional.paid.entwine !== undefined,
    ...(escalate && { extra: escalate }),
    affordable: (more: readonly Cost[]) => affords([...optional.costs, ...spliced, ...more]),
  }
  const modes = announceModes(s, player, asked, context, terms)
  const costs = [
    ...optional.costs,
    ...spliced,
    ...(modes === null ? [] : modeCosts(modesOf(asked)!, modes, terms)),
  ]
  const payment = paymentFor(casting, { optional: costs })
  const total = totalCost(s, base.cost, payment)
  const { most, fitting } = asksX(total, costs) ? rangeOfX(s, total, mana, payment) : NO_X
  const x = most > 0 ? announceX(s, player, asked, context, most, fitting) : 0
  const stack = editStack(s, id)
  stack.modes = modes
  stack.x = x
  if (most > 0) editMemory(s, id).x = x
  return { base: decided(s, { ...casting, context: { ...context, x } }, base, costs), costs }
}

/** The base cost with choices made for Phyrexian and hybrid mana symbols (107.4e, f). Remembers how many were paid with life (702.150a). */
function decided(s: State, casting: Casting, base: StartingCost, costs: readonly Cost[]): StartingCost {
  const { player, option, context, mana } = casting
  const affords = (cost: Cost) => canPayFor(s, casting, { ...base, cost }, costs)
  const payment = paymentFor(withNames(casting, base), { x: context.x, optional: costs })
  const exactly = (one: Cost) => canPay(s, totalCost(s, one, payment), mana, payment)
  const { cost, withLife } = announcePhyrexian(s, player, option.object, base.cost, affords)
  if (withLife > 0) {
    const memory = editMemory(s, option.object)
    memory.paid = { ...memory.paid, phyrexian: withLife }
  }
  return { ...base, cost: announceHybrid(s, player, option.object, cost, exactly) }
}

/** 702.174a: promising the gift includes choosing an opponent. */
function promiseGift(s: State, player: PlayerId, id: ObjectId): void {
  const opponents = opponentsOf(s, player).map(playerRef)
  const about = { rule: "702.174a", purpose: "choosePlayer", source: id }
  const [promised] = chooseObjects(s, player, opponents, 1, 1, about)
  editMemory(s, id).chosen = { player: refPlayer(promised) }
}

function chooseTargets(s: State, { player, option, context }: Casting): void {
  const { modes, x } = stackInfoOf(s, option.object)
  const asked = announcements(s, option.object, option)
  const chosen = announceTargets(s, player, asked, modes, { ...context, x })
  Object.assign(editStack(s, option.object), chosen)
  invalidateFor(s, objectNow(s, option.object))
}

function payCosts(s: State, casting: Casting, base: StartingCost, optional: readonly Cost[]): void {
  const id = casting.option.object
  const { x, targets } = stackInfoOf(s, id)
  const announced = { ...casting, context: { ...casting.context, x, targets } }
  const payment = paymentFor(announced, { x, optional, targets: targets.flat() })
  const paid = pay(s, totalCost(s, base.cost, payment), payment)
  editStack(s, id).bindings = paid.bindings
  editMemory(s, id).manaSpent = paid.manaSpent
}

/** 601.2i: the spell becomes cast; the chosen targets become targets (115.1). */
function becomeCast(s: State, { player, option: p }: Casting, from: Zone, physical: number): void {
  countUse(s, p.effect)
  if (from === "command") {
    const { commanderCasts } = s.players[player]
    editPlayer(s, player).commanderCasts = {
      ...commanderCasts,
      [physical]: (commanderCasts?.[physical] ?? 0) + 1,
    } // 903.8
  }
  if (definitionsContain(s, "castThisGame")) {
    const { castNames } = s.players[player]
    editPlayer(s, player).castNames = [...castNames, characteristics(s, p.object).name]
  }
  answerAsCast(s, player, p.object)
  invalidateFor(s, objectNow(s, p.object))
  simultaneously(s, () => {
    const event = blankEvent("cast", "601.2i")
    event.object = p.object
    event.player = player
    event.from = from
    event.source = p.permission
    event.detail = p.way
    recordEvent(s, event)
    recordTargets(s, p.object, "601.2c")
  })
  followUp(s, p.then, player, p.object)
}
