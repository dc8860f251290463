import type { Context } from "../../characteristics/context.ts"
import { isDoubleFaced } from "../../characteristics/double-faced.ts"
import { faceCharacteristics, faceOf } from "../../characteristics/layers/characteristics.ts"
import { hostFits, hostsFor } from "../../characteristics/queries/host.ts"
import { defenderOf } from "../../characteristics/queries/selector.ts"
import { defendingPlayers, isActive } from "../../characteristics/queries/teams.ts"
import { characteristics, hasType, objectOf, permanents } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolvePlayer, resolvePlayers, resolveQuantity, resolveSelector } from "../../choosing/selecting.ts"
import type { Entering } from "../../events/replacing/pending-event.ts"
import type { MoveOptions } from "../../language/effects/move-options.ts"
import type { PlayerSelector } from "../../language/selector.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Options = Pick<
  MoveOptions,
  "control" | "tapped" | "attacking" | "counters" | "faceDown" | "transformed" | "attachTo"
> & {
  faceDownAs?: string
  attackAnyone?: boolean
}

/**
 * How a card is put onto the battlefield. Null if it stays where it is: it has no back face to enter with (712.14a), or it is an Aura
 * without a legal host (303.4g, i).
 */
export function enteringAs(s: State, id: ObjectId, o: Options, context: Context): Partial<Entering> | null {
  const { owner } = objectNow(s, id)
  const controller = o.control === undefined ? owner : resolvePlayer(s, o.control, context)
  const face = entryFace(s, id, o)
  if (controller < 0 || face < 0) return null
  const meant = meantHosts(s, o, context)
  const attachTo = o.faceDown ? NONE : hostOf(s, id, face, controller, meant)
  if (attachTo === null) return null
  return {
    controller,
    face,
    attachTo,
    meantFor: meant?.[0] ?? NONE,
    tapped: o.tapped === true,
    counters: countersOf(s, o, context),
    faceDown: o.faceDown ? (o.faceDownAs ?? "effect") : null,
    attacking:
      o.attacking === undefined && !o.attackAnyone ? NONE : attackedBy(s, id, controller, o, context),
  }
}

function entryFace(s: State, id: ObjectId, o: Options): number {
  const object = objectNow(s, id)
  if (!o.transformed) return object.zone === "stack" ? object.face : 0
  const back = s.definitions[object.def].faces[1]
  return isDoubleFaced(s, objectNow(s, id)) && back !== undefined && isPermanentFace(back.types) ? 1 : -1
}

function isPermanentFace(types: readonly string[]): boolean {
  return !types.includes("instant") && !types.includes("sorcery")
}

export function countersOf(
  s: State,
  o: Pick<MoveOptions, "counters">,
  context: Context,
): Record<string, number> {
  const counters: Record<string, number> = {}
  for (const { kind, count } of o.counters ?? []) {
    const n = resolveQuantity(s, count, context)
    if (n > 0) counters[kind] = (counters[kind] ?? 0) + n
  }
  return counters
}

/** Those it could enter attached to, if the effect says so. */
function meantHosts(s: State, { attachTo, faceDown }: Options, context: Context): readonly Ref[] | undefined {
  const isThere = (ref: Ref) => isPlayerRef(ref) || s.objects[ref]?.zone === "battlefield"
  return attachTo === undefined || faceDown
    ? undefined
    : resolveSelector(s, attachTo, context).filter(isThere)
}

/** What it enters attached to (303.4f to 303.4i); null if it can't enter. */
function hostOf(
  s: State,
  id: ObjectId,
  face: number,
  controller: PlayerId,
  meant: readonly Ref[] | undefined,
): Ref | null {
  const { subtypes } = faceCharacteristics(faceOf(s.definitions[objectNow(s, id).def], face))
  const aura = subtypes.includes("Aura")
  if (meant !== undefined) {
    // Another face has other enchant abilities, which are looked at as it enters.
    if (aura && face !== objectNow(s, id).face) return NONE
    return meant.find((ref) => hostFits(s, id, ref)) ?? (aura ? null : NONE)
  }
  if (!aura) return NONE
  const found = hostsFor(s, id)
  if (found.length === 0) return null
  return chooseObjects(s, controller, found, 1, 1, { rule: "303.4f", purpose: "enchant", source: id })[0]
}

/** 508.4: what a creature put onto the battlefield attacking attacks, chosen by its controller among the allowed options. */
export function attackedBy(s: State, id: ObjectId, controller: PlayerId, o: Options, context: Context): Ref {
  // 506.3b: only if controlled by the attacking player.
  if (s.turn.combat === null || !isActive(s, controller)) return NONE
  if (typeof o.attacking === "object" && "sameAs" in o.attacking)
    return stillAttackable(
      s,
      controller,
      attackedBefore(s, resolveSelector(s, o.attacking.sameAs, context)[0]),
    )
  if (typeof o.attacking === "object" && "orPlaneswalkerOf" in o.attacking)
    return chosenToAttack(s, id, controller, playersAndWalkers(s, o.attacking.orPlaneswalkerOf, context))
  const named = o.attacking === undefined ? undefined : resolvePlayers(s, o.attacking, context)
  const specific =
    named !== undefined &&
    o.attacking !== undefined &&
    typeof o.attacking === "object" &&
    o.attacking.who !== "opponents"
  const options = specific
    ? named.map(playerRef)
    : defendable(
        s,
        defendingPlayers(s, controller).filter((p) => named?.includes(p) !== false),
      )
  return chosenToAttack(s, id, controller, options)
}

function chosenToAttack(s: State, id: ObjectId, controller: PlayerId, options: readonly Ref[]): Ref {
  const about = { rule: "508.4", purpose: "attack", source: id }
  return chooseObjects(s, controller, options, 1, 1, about)[0] ?? NONE
}

/** "That player or a planeswalker they control". */
function playersAndWalkers(s: State, who: PlayerSelector, context: Context): Ref[] {
  return defendable(s, resolvePlayers(s, who, context)).filter(
    (ref) => isPlayerRef(ref) || hasType(s, ref, "planeswalker"),
  )
}

/** What the creature attacks, or attacked when it left the battlefield. */
export function attackedBefore(s: State, id: ObjectId | undefined): Ref {
  return (id === undefined ? undefined : objectOf(s, id))?.combat?.attacking ?? NONE
}

/** 508.4a: not a player who left, nor a permanent that is no longer a planeswalker or battle of a defending player. */
function stillAttackable(s: State, controller: PlayerId, ref: Ref): Ref {
  return ref !== NONE && defendable(s, defendingPlayers(s, controller)).includes(ref) ? ref : NONE
}

/** These players, their planeswalkers, and battles they protect. */
function defendable(s: State, players: readonly PlayerId[]): Ref[] {
  const attackable = permanents(s).filter(
    (id) => (characteristics(s, id).types & (CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle)) !== 0,
  )
  const refs: Ref[] = [...players.map(playerRef), ...attackable]
  return refs.filter((ref) => isPlayerRef(ref) || players.includes(defenderOf(s, ref)))
}
