import { rangesOf } from "../../characteristics/queries/range.ts"
import { move } from "../../events/moving/move.ts"
import { place, placeLibrary } from "../../events/moving/place.ts"
import type { CardDefinition } from "../../language/card.ts"
import { CURRENT, findRuleset, type Ruleset } from "../../rules/ruleset.ts"
import { type Asker, setAsker } from "../../state/choose.ts"
import { NO_DEFINITIONS } from "../../state/define.ts"
import { GameError } from "../../state/game-error.ts"
import type { GameSetup, PlayerSetup } from "../../state/game-setup.ts"
import type { GameObject } from "../../state/object.ts"
import type { Player } from "../../state/player.ts"
import { shuffledLibrary } from "../../state/random/random.ts"
import { keyOf } from "../../state/random/seed.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { GameOptions, State } from "../../state/state.ts"
import type { Turn } from "../../state/turn.ts"
import { copyOptions } from "../../state/writing/copy.ts"
import { edit, editPlayer, editState, newEpoch, newRevision, notesOf } from "../../state/writing/edit.ts"
import { applyVariants, prepareVariants } from "../../variants/index.ts"
import { checkSetup, checkSharedLife } from "./check-setup.ts"
import { revealCompanions } from "./companion.ts"
import { setStartingPlayer } from "./starting-player.ts"

export { place } from "../../events/moving/place.ts"

const DEFAULTS = {
  firstPlayerDraws: false,
  variants: [],
  attack: "any",
  range: 0,
  sharedTurns: false,
  sharedLife: false,
  sharedPoison: false,
  sharedPlanarDeck: false,
  attackTeams: false,
  lossBy: "player",
  freeMulligans: 0,
  asksForced: false,
} as const satisfies Partial<GameOptions>

/**
 * The state before the first turn, with decks as libraries (103), under the set-up's ruleset or a custom one, such as an era's with one
 * knob changed. Throws a `GameError` ("players", "unknown-card", "deck-size", "bad-number", "unknown-ruleset") if the set-up is not
 * allowed.
 */
export function createState(asked: GameSetup, ruleset: Ruleset = rulesetNamed(asked.ruleset)): State {
  checkSetup(asked)
  const setup = applyVariants(asked, ruleset)
  checkSharedLife(setup)
  return stateFor(setup, ruleset)
}

/**
 * The same for a complete set-up: its options include all that its variants turn on, and nothing is refused. Object ids start at `firstId`.
 */
export function stateFor(setup: GameSetup, ruleset: Ruleset, firstId = 1): State {
  const s = emptyState(setup, ruleset, firstId)
  setStartingPlayer(s, setup)
  setup.players.forEach((player, id) => {
    editPlayer(s, id).firstCard = s.nextId
    placeLibrary(s, id, player.deck)
    for (const card of player.sideboard ?? []) place(s, id, "outside", card)
  })
  prepareVariants(s, setup)
  revealCompanions(s, setup)
  editState(s).reach = rangesOf(s)
  if (setup.shuffle !== false)
    for (const { id } of s.players) editPlayer(s, id).library = shuffledLibrary(s, id)
  return s
}

function rulesetNamed(name: string | undefined): Ruleset {
  const ruleset = name === undefined ? CURRENT : findRuleset(name)
  if (ruleset === undefined) throw new GameError("unknown-ruleset", `no ruleset is named "${name}"`)
  return ruleset
}

function emptyState(setup: GameSetup, ruleset: State["ruleset"], firstId: ObjectId): State {
  const epoch = newEpoch()
  const options = optionsOf(setup)
  return {
    epoch,
    objectsEpoch: epoch,
    playersEpoch: epoch,
    eventsEpoch: epoch,
    pastEpoch: epoch,
    turnEpoch: epoch,
    journal: null,
    revision: newRevision(),
    quiet: 0,
    ruleset,
    options,
    random: { key: keyOf(setup.seed ?? 0), draws: 0 },
    nextId: firstId,
    nextTimestamp: 1,
    definitions: NO_DEFINITIONS,
    objects: Array<undefined>(firstId - 1).fill(undefined),
    players: setup.players.map((p, id) => newPlayer(p, id, options, epoch)),
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    ante: [],
    turn: beforeTheGame(setup),
    effects: [],
    delayed: [],
    waiting: [],
    events: [],
    lastTurnEvents: [],
    past: [],
    controlled: {},
    dayNight: "neither",
    monarch: -1,
    initiative: -1,
    planarController: -1,
    reach: null,
    lastCheck: 0,
    over: null,
    markers: undefined,
    subgame: undefined,
    applied: [],
    underway: null,
    entering: [],
    leaving: [],
    answers: [],
    cursor: 0,
    serial: 0,
    early: [],
    forced: 0,
    derived: null,
  }
}

function optionsOf({ players, options }: GameSetup): GameOptions {
  const many = players.length > 2
  const byPlayers = { firstPlayerDraws: many, freeMulligans: many ? 1 : 0 } // 103.8a, c
  return copyOptions({ ...DEFAULTS, startingLife: 20, ...byPlayers, ...options }) // 103.4
}

/** Before the first turn: mulligans (103.5), or the pregame actions if no hands are drawn. */
function beforeTheGame({ players, openingHands }: GameSetup): Turn {
  const active = 0
  return {
    number: 0,
    active,
    step: "untap",
    stage: openingHands === false ? "openingActions" : "setup",
    priority: active,
    passes: 0,
    opener: active,
    ahead: [],
    phase: "beginning",
    extraTurns: [],
    skips: [],
    afterSkips: undefined,
    nextPlayer: active,
    extra: false,
    combat: null,
    defending: -1,
    part: 0,
    mulligans: players.map(() => 0),
    kept: players.map(() => false),
    cleanupAgain: false,
    added: 0,
    loop: [],
    choices: undefined,
    restarting: undefined,
  }
}

function newPlayer(p: PlayerSetup, id: PlayerId, options: GameOptions, epoch: number): Player {
  const startingLife = p.startingLife ?? options.startingLife
  return {
    epoch,
    id,
    name: p.name,
    life: startingLife,
    startingLife,
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
    castNames: [],
    dungeons: [],
    team: p.team ?? id,
    schemes: [],
    planes: [],
    attractions: [],
    commanders: [],
    commanderColors: undefined,
    range: p.range ?? options.range,
    decidedBy: id,
    paysByHand: false,
    maxHand: 7,
    shuffles: 0,
    firstCard: 1,
  }
}

/**
 * Puts a card onto the battlefield during set-up: replacement effects apply as it enters and `asker` makes the choices, but it has no
 * summoning sickness. Returns its id.
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
  notesOf(s).cursor = 0
  const outside = place(s, owner, "outside", card, extra)
  const id = move(s, {
    id: outside,
    to: "battlefield",
    rule: "103",
    by: owner,
    entering: extra.face === undefined ? {} : { face: extra.face },
  })
  setAsker(before)
  notesOf(s).answers = []
  if (id !== 0) {
    const object = edit(s, id)
    object.sick = false
    object.tapped ||= tapped
  }
  return id
}
