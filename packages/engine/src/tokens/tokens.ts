import { bind, type Context } from "../characteristics/context.ts"
import { faceOf } from "../characteristics/layers/characteristics.ts"
import { givenBy } from "../characteristics/layers/given.ts"
import { objectOf } from "../characteristics/query.ts"
import {
  resolveAmount,
  resolveObjects,
  resolvePlayers,
  resolveQuantity,
  resolveSelector,
} from "../choosing/selecting.ts"
import { lockedIn } from "../continuous/continuous.ts"
import { type Copiable, copiableValues } from "../events/entering/copiable.ts"
import type { Executors } from "../events/executor.ts"
import { inheritance } from "../events/moving/linking.ts"
import { moveAll } from "../events/moving/move.ts"
import { addersOfBatch, record, simultaneously } from "../events/record.ts"
import { afterwards, applyReplacements, newPendingEvent } from "../events/replacing/apply-replacements.ts"
import type { CardFace, Layout } from "../language/card.ts"
import type { MoveOptions } from "../language/effects/move-options.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import type { TokenSpec } from "../language/effects/token.ts"
import type { Change } from "../language/statics/change.ts"
import { enterBlocking } from "../one-shot/objects/blocking.ts"
import { enteringAs } from "../one-shot/objects/entering-options.ts"
import { intern } from "../state/define.ts"
import { GameError } from "../state/game-error.ts"
import { objectNow } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { Settled } from "../state/replacement-record.ts"
import type { State } from "../state/state.ts"
import { newObject, removeObject } from "../state/writing/edit.ts"
import { PREDEFINED, ROLES } from "./predefined-tokens.ts"

type Create = Extract<ObjectEffect, { do: "createToken" | "createCopyToken" }>
type Options = Pick<Create, "tapped" | "attacking" | "attachTo"> & Pick<MoveOptions, "counters" | "blocking">

export const tokenEffects: Executors<Create> = {
  createToken: (s, e, context) => {
    const what = { definition: tokenDefinition(s, e.token, context), face: 0 }
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const players = resolvePlayers(s, e.player, context)
    bind(
      context,
      e.bind,
      simultaneously(s, () => players.flatMap((player) => createTokens(s, player, what, count, e, context))),
    )
  },
  createCopyToken: (s, e, context) => {
    const of = resolveSelector(s, e.of, context)
    const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
    const except = lockedIn(s, e.except ?? [], context)
    const players = resolvePlayers(s, e.player, context)
    const make = (player: PlayerId) =>
      of.flatMap((id) => createCopies(s, player, id, except, count, e, context))
    bind(
      context,
      e.bind,
      simultaneously(s, () => players.flatMap(make)),
    )
  },
}

/** 111.12: creates nothing if the object to copy has no known characteristics. */
function createCopies(
  s: State,
  player: PlayerId,
  of: ObjectId,
  except: readonly Change[],
  count: number,
  o: Options,
  context: Context,
): ObjectId[] {
  const what = copiableValues(s, of, except)
  return what === null ? [] : createTokens(s, player, asManyFaces(s, of, what), count, o, context)
}

/** 707.8a: the token is double-faced only if the object it copies is; a copying Clone has one face. */
function asManyFaces(s: State, of: ObjectId, what: Copiable): Copiable {
  const { layout, faces } = s.definitions[what.definition]
  if (!TWO_FACED.has(layout) || TWO_FACED.has(s.definitions[objectOf(s, of)!.def].layout)) return what
  const face = faces[what.face] ?? faces[0]
  return { definition: intern(s, { name: face.name, layout: "normal", faces: [face] }), face: 0 }
}
const TWO_FACED: ReadonlySet<Layout> = new Set<Layout>(["transform", "modalDfc", "battle"])

/** Creates tokens under a player's control (111.1, 111.2), subject to replacement effects. Returns their ids. */
export function createTokens(
  s: State,
  player: PlayerId,
  what: Copiable,
  count: number,
  o: Options,
  context: Context,
): ObjectId[] {
  const { types } = faceOf(s.definitions[what.definition], what.face)
  if (count <= 0 || types.includes("instant") || types.includes("sorcery")) return [] // 111.5
  if (s.players[player].left !== null) return [] // 800.4b
  const first = newToken(s, player, what, ownerOf(s, player, context))
  const p = newPendingEvent("token", "111.1")
  p.player = player
  p.object = first
  p.amount = count
  p.source = context.source
  p.applied = [...(addersOfBatch(s) ?? [])]
  const happens = applyReplacements(s, p) && p.amount > 0
  removeObject(s, first)
  if (!happens) return createdSince(s, first)
  const more = p.after.length > 0
  // 614.6: tokens created in addition are part of the same event.
  const made = simultaneously(s, () => {
    const tokens = Array.from({ length: p.amount }, () =>
      newToken(s, p.player, what, ownerOf(s, p.player, context)),
    )
    const entered = enter(s, tokens, o, context, p.settled)
    afterwards(s, p)
    return entered
  })
  return more ? createdSince(s, first) : made
}

/** 614.6: tokens created instead or in addition count as this instruction's tokens. */
function createdSince(s: State, last: ObjectId): ObjectId[] {
  return s.battlefield.filter((id) => id > last && objectNow(s, id).kind === "token")
}

/** 111.2: the player who creates it; formerly the controller of the spell or ability (216.1@2003-07). */
function ownerOf(s: State, player: PlayerId, context: Context): PlayerId {
  return s.ruleset.knobs.tokenOwner === "effect-controller" ? context.you : player
}

/** A token about to enter the battlefield under the player's control. */
function newToken(s: State, player: PlayerId, { definition, face }: Copiable, owner: PlayerId): ObjectId {
  return newObject(s, "token", { def: definition, face, owner, controller: player }).id
}

function enter(
  s: State,
  tokens: readonly ObjectId[],
  o: Options,
  context: Context,
  settled: Settled | null,
): ObjectId[] {
  const options = {
    tapped: o.tapped === true,
    attackAnyone: o.attacking === true,
    ...(typeof o.attacking === "object" && { attacking: o.attacking }),
    ...(o.attachTo && { attachTo: o.attachTo }),
    ...(o.counters && { counters: o.counters }),
  }
  const moves = tokens.flatMap((id) => {
    const entering = enteringAs(s, id, options, context)
    return entering === null
      ? []
      : [
          {
            id,
            to: "battlefield" as const,
            rule: "111.1",
            by: objectNow(s, id).controller,
            source: context.source,
            keep: inheritance(s, s.definitions[objectNow(s, id).def].faces, context.source) ?? undefined,
            entering: { ...entering, controller: objectNow(s, id).controller, face: objectNow(s, id).face },
          },
        ]
  })
  const made = moveAll(s, moves).filter((id) => id !== NONE)
  for (const id of tokens) if (s.objects[id] !== undefined) removeObject(s, id)
  if (o.blocking !== undefined)
    for (const id of made) enterBlocking(s, id, resolveObjects(s, o.blocking, context))
  for (const id of made)
    record(s, {
      kind: "token",
      rule: "111.1",
      object: id,
      player: objectNow(s, id).controller,
      amount: 1,
      source: context.source,
      settled,
    })
  return made
}

/** The index of the token's definition (111.3), with its computed size and the name from 111.4. */
export function tokenDefinition(s: State, spec: TokenSpec, context: Context): number {
  if ("predefined" in spec) return intern(s, PREDEFINED[spec.predefined]())
  if ("role" in spec) return intern(s, ROLES[spec.role]())
  if ("card" in spec) return namedAfterCard(s, spec)
  const face = named({ ...givenBy(spec.face, context.source), colors: spec.face.colors ?? [] })
  const front: CardFace = {
    ...face,
    ...(spec.power !== undefined && { power: resolveAmount(s, spec.power, context) }),
    ...(spec.toughness !== undefined && { toughness: resolveAmount(s, spec.toughness, context) }),
  }
  const faces = spec.back === undefined ? [front] : [front, named(spec.back)]
  return intern(s, {
    name: front.name,
    layout: faces.length > 1 ? "transform" : "normal",
    faces,
    token: true,
  })
}

/** 111.11: the card's characteristics, from its definition or that of a card in the game. */
function namedAfterCard(s: State, { card, definition }: Extract<TokenSpec, { card: string }>): number {
  const known = definition ?? s.definitions.find(({ name }) => name === card)
  if (known === undefined)
    throw new GameError("unknown-card", `no card is known as "${card}" (111.11)`, "111.11")
  return intern(s, { ...known, token: true })
}

function named(face: CardFace): CardFace {
  return face.name === "" ? { ...face, name: [...(face.subtypes ?? []), "Token"].join(" ") } : face
}
