import { move } from "../events/moving/move.ts"
import { shuffle } from "../events/moving/shuffle.ts"
import { record } from "../events/record.ts"
import type { CardDefinition } from "../language/card.ts"
import { COMMAND_TYPES } from "../language/vocabulary.ts"
import type { GameSetup, PlayerSetup } from "../state/game-setup.ts"
import { objectNow } from "../state/object-now.ts"
import { pastOf } from "../state/past.ts"
import { randomInt, shuffled } from "../state/random/random.ts"
import { type ObjectId, type PlayerId, playerRef } from "../state/ref.ts"
import { beginWithLife, startingLife } from "../state/starting-life.ts"
import type { State } from "../state/state.ts"
import { editPlayer, editState, fork, newRevision, writable } from "../state/writing/edit.ts"
import { loadState, saveState } from "./saving/save.ts"
import { stateFor } from "./setup/setup.ts"
import { mayKnow } from "./view/view.ts"

/** 729: a game within a game. The main game waits as a save; neither game affects the other (729.1b). */
export const subgames = { begin, end }

/** 729.1a, 729.2: suspends the main game and begins a new one with its libraries. */
function begin(s: State): void {
  if (s.subgame?.stage !== "begins") return
  const { resume } = s.subgame
  const { outer } = resume
  const by = nameOf(s, resume.source)
  const setup = setupFrom(s)
  const main = fork(s)
  editState(main).subgame = { stage: "ended", resume }
  const sub = stateFor(setup, s.ruleset, s.nextId)
  for (const { id, left } of s.players) {
    beginWithLife(sub, id, startingLife(s, id)) // 103.4, of the variant played
    if (left !== null) editPlayer(sub, id).left = left // 729.4
  }
  const depth = (outer?.stage === "playing" ? (outer.depth ?? 1) : 0) + 1
  takePlaceOf(s, sub)
  Object.assign(editState(s), {
    subgame: { stage: "playing", main: pieces(saveState(main)), depth, by },
    lastTurnEvents: main.events,
  })
  record(s, { kind: "action", rule: "729.1", detail: "beginsSubgame" })
}

/** The name of a card, also of one that is gone. */
function nameOf(s: State, id: ObjectId): string {
  const object = s.objects[id] ?? pastOf(s, id)?.object
  return object === undefined ? "" : s.definitions[object.def].name
}

/** Splits a text into pieces within the length limit for texts in a save. */
function pieces(text: string): string[] {
  const count = Math.ceil(text.length / PIECE)
  return Array.from({ length: count }, (_, i) => text.slice(i * PIECE, (i + 1) * PIECE))
}

const PIECE = 4096

/** Replaces the game in this state by another; answers and serial numbers carry on. */
function takePlaceOf(s: State, other: State): void {
  const { answers, cursor, serial, early } = s
  Object.assign(writable(s), other, { answers, cursor, serial, early, forced: 0, revision: newRevision() })
}

/** 729.2: new zones; each player's library becomes their deck, and the starting player is random. */
function setupFrom(s: State): GameSetup {
  const seats = s.players.filter(({ left }) => left === null)
  const shared = s.options.sharedPlanarDeck ? s.players.flatMap(({ planes }) => definitions(s, planes)) : []
  return {
    players: s.players.map(({ id }) => playerFrom(s, id)),
    options: s.options,
    seed: randomInt(s, SEEDS),
    startingPlayer: seats[randomInt(s, seats.length)].id,
    ...(shared.length > 0 && { planes: shared }),
  }
}

const SEEDS = 2 ** 31

function playerFrom(s: State, id: PlayerId): PlayerSetup {
  const { name, team, range, library, schemes, planes, attractions, commanders } = s.players[id]
  const own = s.command.filter((one) => objectNow(s, one).owner === id)
  const [vanguard] = definitions(s, own).filter(({ faces }) => faces[0].types.includes("vanguard"))
  const leaders = own.filter((one) => commanders.includes(objectNow(s, one).card))
  return {
    name,
    team,
    range,
    deck: definitions(s, library),
    sideboard: definitions(s, outsideFor(s, id)), // 729.4
    // 729.2a: supplementary decks; 729.2b: vanguards; 729.2c: commanders in the command zone.
    schemes: definitions(s, schemes),
    planes: definitions(s, planes),
    ...(attractions.length > 0 && { attractions: definitions(s, attractions) }),
    ...(vanguard !== undefined && { vanguard }),
    commanders: definitions(s, leaders),
  }
}

function definitions(s: State, ids: readonly ObjectId[]): CardDefinition[] {
  return ids.map((id) => s.definitions[objectNow(s, id).def])
}

/**
 * 729.4: the cards outside the subgame: those outside the main game, and the player's cards in its other zones, but for those that lie
 * face down and that they may not look at (406.3): nobody could tell whether such a card is one that an effect asks for.
 */
function outsideFor(s: State, player: PlayerId): ObjectId[] {
  const { outside, hand, graveyard } = s.players[player]
  const shared = [...s.battlefield, ...s.stack, ...s.exile].filter((id) => objectNow(s, id).owner === player)
  const isTraditional = (id: ObjectId) => {
    const object = objectNow(s, id)
    const { types } = s.definitions[object.def].faces[0]
    return (
      object.kind === "card" && mayKnow(s, object, player) && !types.some((type) => COMMAND_TYPES.has(type))
    )
  }
  return [...outside, ...hand, ...graveyard, ...shared].filter(isTraditional)
}

/** 729.5: each player's cards go to their main-game library, which they shuffle; then the main game continues. */
function end(s: State): void {
  if (s.subgame?.stage !== "playing") return
  const main = loadState(s.subgame.main.join(""))
  const { nextId } = s
  const { winners } = s.over!
  const brought = broughtIn(s, main)
  takePlaceOf(s, main)
  keepIdsApart(s, nextId)
  for (const id of brought) move(s, { id, to: "library", rule: "729.5" }) // 729.4a: what triggers waits
  for (const { id, left } of s.players) if (left === null) putDecksBack(s, id)
  if (main.subgame?.stage !== "ended") return
  const { resume } = main.subgame
  const bindings = { ...resume.bindings, winners: winners.map(playerRef) }
  editState(s).subgame = { stage: "ended", resume: { ...resume, bindings } }
  record(s, { kind: "action", rule: "729.5", detail: "endsSubgame" })
}

/** The ids of the subgame's objects are not reused, for the history. */
function keepIdsApart(s: State, nextId: ObjectId): void {
  const objects = [...s.objects, ...Array<undefined>(nextId - s.nextId).fill(undefined)]
  Object.assign(writable(s), { nextId, objects, objectsEpoch: s.epoch })
}

/** The main-game objects whose cards were brought into the subgame and are still in it. */
function broughtIn(sub: State, main: State): ObjectId[] {
  return sub.objects.flatMap((object) => {
    if (object === undefined || object.kind !== "card" || NOT_BACK.has(object.zone)) return []
    const { firstCard } = sub.players[object.owner]
    const at = object.card - firstCard - main.players[object.owner].library.length
    return outsideFor(main, object.owner)[at] ?? []
  })
}

/** Zones whose cards don't go to the main-game library: cards that never came in, or that stay in the command zone. */
const NOT_BACK: ReadonlySet<string> = new Set(["outside", "command"])

/**
 * 729.5, 729.5a: shuffles the library and the supplementary decks. Other cards from the command zone are back there already (729.5b,
 * 729.5c).
 */
function putDecksBack(s: State, player: PlayerId): void {
  shuffle(s, player, "729.5")
  const own = editPlayer(s, player)
  for (const deck of ["schemes", "planes", "attractions"] as const) own[deck] = shuffled(s, own[deck])
}
