import {
  CARD_TYPE_BIT,
  characteristics,
  controllerOf,
  isPlayerRef,
  type ObjectId,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"

/** The visible final position of a scenario: equal for two eras with the same outcome. Plain data. */
export interface Standing {
  turn: number
  step: string
  /** Names of the winners; null while the game goes on. */
  winners: readonly string[] | null
  stack: readonly string[]
  players: readonly PlayerStanding[]
}

export interface PlayerStanding {
  name: string
  life: number
  /** How the player left the game; null while still in it. */
  left: string | null
  counters: Readonly<Record<string, number>>
  mana: string
  battlefield: readonly PermanentStanding[]
  graveyard: readonly string[]
  hand: readonly string[]
  exile: readonly string[]
  command: readonly string[]
  /** How many cards. */
  library: number
}

/** Power and toughness of creatures only; 0, false and null if not applicable. */
export interface PermanentStanding {
  name: string
  size: string | null
  tapped: boolean
  damage: number
  counters: Readonly<Record<string, number>>
  phasedOut: boolean
  /** 708.2: it has no name; the name here is that of the card. */
  faceDown: boolean
  attachedTo: string | null
}

export function standingAt(s: State): Standing {
  return {
    turn: s.turn.number,
    step: s.turn.step,
    winners: s.over === null ? null : s.over.winners.map((p) => s.players[p].name),
    stack: s.stack.map((id) => nameOf(s, id)),
    players: s.players.map(({ id }) => standing(s, id)),
  }
}

function standing(s: State, id: PlayerId): PlayerStanding {
  const { name, life, left, counters, pool, graveyard, hand, library } = s.players[id]
  const owned = (zone: readonly ObjectId[]) =>
    sortedNames(
      s,
      zone.filter((o) => s.objects[o]!.owner === id),
    )
  return {
    name,
    life,
    left: left?.how ?? null,
    counters: inOrder(counters),
    mana: pool.map((mana) => mana.type).join(""),
    battlefield: s.battlefield
      .filter((o) => controllerOf(s, o) === id)
      .map((o) => permanent(s, o))
      .sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b))),
    graveyard: sortedNames(s, graveyard),
    hand: sortedNames(s, hand),
    exile: owned(s.exile),
    command: owned(s.command),
    library: library.length,
  }
}

function permanent(s: State, id: ObjectId): PermanentStanding {
  const { tapped, damage, counters, phasedOut, faceDown, attachedTo } = s.objects[id]!
  const { power, toughness, types } = characteristics(s, id)
  return {
    name: nameOf(s, id),
    size: (types & CARD_TYPE_BIT.creature) === 0 ? null : `${power}/${toughness}`,
    tapped,
    damage,
    counters: inOrder(counters),
    phasedOut: phasedOut !== 0,
    faceDown,
    attachedTo: attachedTo === 0 ? null : nameOf(s, attachedTo),
  }
}

function nameOf(s: State, ref: Ref): string {
  if (isPlayerRef(ref)) return s.players[refPlayer(ref)].name
  const source = objectOf(s, ref)?.stack?.source ?? 0
  const id = source === 0 ? ref : source
  return characteristics(s, id).name || cardName(s, id)
}

/** Of what has no name as it lies there. */
function cardName(s: State, id: ObjectId): string {
  const object = objectOf(s, id)
  return object === undefined ? "" : s.definitions[object.def].name
}

function sortedNames(s: State, ids: readonly ObjectId[]): string[] {
  return ids.map((id) => nameOf(s, id)).sort(compare)
}

function inOrder(counters: Readonly<Record<string, number>> | null): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counters ?? {})
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => compare(a, b)),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
