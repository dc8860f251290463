import type { Context } from "../../characteristics/context.ts"
import { resolveObjects } from "../../choosing/selecting.ts"
import { shuffle } from "../../events/moving/draw.ts"
import { putInto, takeOut } from "../../events/moving/zones.ts"
import { record } from "../../events/record.ts"
import type { PlayerEffect } from "../../language/effects/player-effect.ts"
import { COMMAND_TYPES } from "../../language/vocabulary.ts"
import { commanderCard } from "../../state/commander.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import { startingLife } from "../../state/starting-life.ts"
import type { State } from "../../state/state.ts"
import {
  BLANK,
  edit,
  editPlayer,
  editState,
  invalidate,
  removeObject,
  setEffects,
} from "../../state/writing/edit.ts"

type Restart = Extract<PlayerEffect, { do: "restartGame" }>

/** 727: restarts the game with the same cards, except those exempted by the effect (727.5). */
export function restartGame(s: State, { leaving, then }: Restart, context: Context): void {
  record(s, {
    kind: "action",
    rule: "727.1",
    player: context.you,
    source: context.source,
    detail: "restarts",
  })
  const exempt = leaving === undefined ? [] : resolveObjects(s, leaving, context)
  for (const object of [...s.objects])
    if (object !== undefined && !exempt.includes(object.id)) takeBack(s, object.id)
  for (const { id } of s.players) renew(s, id)
  setEffects(
    s,
    s.effects.filter(({ controller }) => controller < 0),
  ) // effects of the variant's rules continue (804.2)
  editState(s).delayed = []
  editState(s).waiting = []
  editState(s).dayNight = "neither"
  editState(s).monarch = -1
  editState(s).initiative = -1
  editState(s).turn = {
    ...s.turn,
    number: 0,
    active: context.you,
    nextPlayer: context.you,
    reversed: undefined,
    priority: context.you,
    step: "untap",
    phase: "beginning",
    stage: "setup",
    ahead: [],
    extraTurns: [],
    skips: [],
    afterSkips: undefined,
    passes: 0,
    part: 0,
    combat: null,
    extra: false,
    cleanupAgain: false,
    added: 0,
    loop: [],
    choices: undefined,
    restarting: then && { then, you: context.you, source: context.source, left: exempt },
    mulligans: s.players.map(() => 0),
    kept: s.players.map(() => false),
  }
  invalidate(s)
}

/** Cards in supplementary decks stay there. */
function isFaceDownInCommand(s: State, id: ObjectId): boolean {
  return objectNow(s, id).zone === "command" && !s.command.includes(id)
}

/** 727.2: returns every card to its owner's deck; other objects cease to exist. */
function takeBack(s: State, id: ObjectId): void {
  const { kind, zone } = objectNow(s, id)
  if (zone === "outside" || isFaceDownInCommand(s, id)) return
  takeOut(s, id)
  if (kind !== "card") return removeObject(s, id)
  Object.assign(edit(s, id), {
    ...BLANK,
    controller: objectNow(s, id).owner,
  })
  putInto(s, id, home(s, id))
}

/** 727.2: cards that begin the game in the command zone return there, as do cards that can't be in a deck (108.5). */
function home(s: State, id: ObjectId): "library" | "command" {
  const object = objectNow(s, id)
  const { types } = s.definitions[object.def].faces[0]
  return commanderCard(s, object) !== 0 || types.some((type) => COMMAND_TYPES.has(type))
    ? "command"
    : "library"
}

function renew(s: State, player: number): void {
  Object.assign(editPlayer(s, player), {
    life: startingLife(s, player),
    counters: null,
    pool: [],
    drewFromEmpty: false,
    landsPlayed: 0,
    cityBlessing: false,
    ringTempted: 0,
    speed: 0,
    castNames: [],
    dungeons: [],
    decidedBy: player,
  })
  shuffle(s, player, "103.3")
}
