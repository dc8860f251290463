import { move } from "../events/move.ts"
import { putInto } from "../events/zones.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Zone } from "../language/vocabulary.ts"
import { CURRENT, findRuleset } from "../rules/ruleset.ts"
import { type Asker, setAsker } from "../state/choose.ts"
import { define } from "../state/define.ts"
import { addObject, edit, editPlayer, newEpoch } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import type { Player } from "../state/player.ts"
import { seedRandom, shuffled } from "../state/random.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { GameOptions, State } from "../state/state.ts"
import { checkSetup } from "./check-setup.ts"
import { GameError } from "./errors.ts"

export interface PlayerSetup {
  name: string
  /** The starting deck, as card definitions. */
  deck: readonly CardDefinition[]
  sideboard?: readonly CardDefinition[]
}

export interface GameSetup {
  players: readonly PlayerSetup[]
  seed?: number
  /** A ruleset's name; default "current". */
  ruleset?: string
  options?: Partial<GameOptions>
  /** Draw opening hands and take mulligans (default); false begins with the first turn. */
  openingHands?: boolean
  /** Shuffle the decks (default). */
  shuffle?: boolean
  startingPlayer?: PlayerId
  /** How many cards a starting deck must hold, as the format says (100.2, 903.5a). Default: any number. */
  deckSize?: { min: number; max?: number }
}

const DEFAULTS: GameOptions = {
  startingLife: 20,
  firstPlayerDraws: false,
  variants: [],
  attack: "any",
  range: 0,
}

/**
 * A state before the first turn, with decks as libraries (103). Throws a `GameError` ("players", "unknown-card", "deck-size",
 * "bad-number", "unknown-ruleset") when the set-up is not allowed.
 */
export function createState(setup: GameSetup): State {
  checkSetup(setup)
  const ruleset = setup.ruleset === undefined ? CURRENT : findRuleset(setup.ruleset)
  if (ruleset === undefined) throw new GameError("unknown-ruleset", `no ruleset is named "${setup.ruleset}"`)
  const s = emptyState(setup, ruleset)
  setup.players.forEach((player, id) => {
    for (const card of player.deck) place(s, id, "library", card)
    for (const card of player.sideboard ?? []) place(s, id, "outside", card)
    if (setup.shuffle !== false) editPlayer(s, id).library = shuffled(s, s.players[id].library)
  })
  return s
}

function emptyState(setup: GameSetup, ruleset: State["ruleset"]): State {
  const epoch = newEpoch()
  const count = setup.players.length
  const active = setup.startingPlayer ?? 0
  const options = { ...DEFAULTS, firstPlayerDraws: count > 2, ...setup.options }
  return {
    epoch,
    objectsEpoch: epoch,
    playersEpoch: epoch,
    eventsEpoch: epoch,
    pastEpoch: epoch,
    ruleset,
    options,
    random: seedRandom(setup.seed ?? 0),
    nextId: 1,
    nextTimestamp: 1,
    definitions: [],
    objects: [],
    players: setup.players.map((p, id) => newPlayer(p.name, id, options.startingLife, epoch)),
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: {
      number: 0,
      active,
      step: "untap",
      stage: setup.openingHands === false ? "openingActions" : "setup",
      priority: active,
      passes: 0,
      ahead: [],
      phase: "beginning",
      extraTurns: [],
      skips: [],
      nextPlayer: active,
      extra: false,
      loseAtEnd: false,
      combat: null,
      part: 0,
      mulligans: setup.players.map(() => 0),
      kept: setup.players.map(() => false),
      cleanupAgain: false,
      loop: [],
    },
    effects: [],
    delayed: [],
    waiting: [],
    events: [],
    lastTurnEvents: [],
    past: {},
    dayNight: "neither",
    monarch: -1,
    initiative: -1,
    over: null,
    applied: [],
    answers: [],
    cursor: 0,
    forced: 0,
    derived: null,
  }
}

function newPlayer(name: string, id: PlayerId, life: number, epoch: number): Player {
  return {
    epoch,
    id,
    name,
    life,
    library: [],
    hand: [],
    graveyard: [],
    outside: [],
    pool: [],
    counters: null,
    left: null,
    drewFromEmpty: false,
    landsPlayed: 0,
    cityBlessing: false,
    ringTempted: 0,
    speed: 0,
    commanderDamage: null,
    commanderCasts: null,
    dungeons: [],
    decidedBy: id,
    paysByHand: false,
    maxHand: 7,
  }
}

/** Puts a card into a zone outside the rules: set-up of games, scenarios and tests. On the battlefield it has been there long. */
export function place(
  s: State,
  owner: PlayerId,
  zone: Zone,
  card: CardDefinition,
  extra: Partial<GameObject> = {},
): ObjectId {
  const object = addObject(s, {
    kind: card.token ? "token" : "card",
    def: define(s, card),
    face: 0,
    card: 0,
    owner,
    controller: owner,
    zone: "outside",
    tapped: false,
    faceDown: false,
    flipped: false,
    phasedOut: 0,
    sick: false,
    damage: 0,
    deathtouched: false,
    counters: null,
    attachedTo: 0,
    combat: null,
    stack: null,
    memory: null,
    ...extra,
  })
  object.card = object.id
  putInto(s, object.id, zone)
  return object.id
}

/**
 * Puts a card onto the battlefield for a set-up: replacement effects apply as it enters and choices are asked of `asker`, but it counts
 * as having been there for long. Returns its id.
 */
export function enterBattlefield(
  s: State,
  owner: PlayerId,
  card: CardDefinition,
  asker: Asker,
  extra: Partial<GameObject> = {},
  tapped = false,
): ObjectId {
  const before = setAsker(asker)
  s.cursor = 0
  const outside = place(s, owner, "outside", card, extra)
  const id = move(s, {
    id: outside,
    to: "battlefield",
    rule: "103",
    by: owner,
    entering: extra.face === undefined ? {} : { face: extra.face },
  })
  setAsker(before)
  s.answers = []
  if (id !== 0) {
    const object = edit(s, id)
    object.sick = false
    object.tapped ||= tapped
  }
  return id
}
