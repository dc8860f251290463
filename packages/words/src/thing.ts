import {
  CARD_TYPE_BIT,
  characteristics,
  type GameObject,
  isPlayerRef,
  type ObjectId,
  OPEN,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  type State,
  sideOf,
  type Viewer,
} from "@apnap/engine"
import { mayKnow, seesHand, valuesFaceUp } from "@apnap/engine/internal"
import { emblemSource } from "./emblem.ts"

/** A referent of a sentence, as its reader may know it. Plain data. */
export interface Thing {
  is: "nothing" | "player" | "object" | "ability" | "inherent" | "hidden"
  /** The name of the player, object, ability's source, or sourceless ability; "" if it can't be shown. */
  name: string
  /** Whether it is the reader, addressed as "you". */
  you: boolean
  /** The gender of its kind of object in French: a creature is feminine, a spell masculine. */
  gender: "m" | "f"
  /** Whether it is an emblem or an ability of one, named after the emblem's source object. */
  emblem: boolean
  /** Tells objects of one name apart: "#12", or "". */
  tag: string
  /** Whether it is several players, told together. */
  many?: true
  /** 708.2: whether it is face down, as a permanent or a spell; its name is there only for those who may look at it (708.5). */
  faceDown?: "permanent" | "spell"
}

/** A reader who is not a player and sees everything; a spectator sees what is public. */
export const EVERYTHING: Viewer = OPEN

const NOTHING: Thing = { is: "nothing", name: "", you: false, gender: "f", emblem: false, tag: "" }
const HIDDEN: Thing = { ...NOTHING, is: "hidden" }
/** Card types that are feminine in French: creature, battle, scheme, conspiracy. */
const FEMININE =
  CARD_TYPE_BIT.creature | CARD_TYPE_BIT.battle | CARD_TYPE_BIT.scheme | CARD_TYPE_BIT.conspiracy

/** A player; `NOTHING` for nobody. */
export function playerThing(s: State, player: PlayerId, reader: PlayerId): Thing {
  if (player < 0) return NOTHING
  return { ...NOTHING, is: "player", name: s.players[player].name, you: player === reader }
}

/** 805.4: a team that shares turns, told by its members, where the player leads it; `NOTHING` for its other members. */
export function teamThing(s: State, player: PlayerId, reader: PlayerId): Thing {
  const side = sideOf(s, player)
  if (side[0] !== player) return NOTHING
  const name = side.map((p) => s.players[p].name).join(" & ")
  return {
    ...NOTHING,
    is: "player",
    name,
    you: side.includes(reader),
    ...(side.length > 1 && { many: true }),
  }
}

/** Resolves a reference: an object is named only if the reader can see it (400.2, 708.5) or everybody was `shown` it. */
export function thing(s: State, ref: Ref, reader: PlayerId, shown = false): Thing {
  if (isPlayerRef(ref)) return playerThing(s, refPlayer(ref), reader)
  const object = ref === 0 ? undefined : objectOf(s, ref)
  if (object === undefined) return NOTHING
  if (object.stack !== null && object.stack.kind !== "spell") {
    const { ability } = object.stack
    if (object.stack.source === 0 && ability !== null && "word" in ability)
      return { ...NOTHING, is: "inherent", name: `${ability.word}` }
    const source = thing(s, object.stack.source, reader)
    return { ...source, is: source.is === "object" ? "ability" : source.is, gender: "f" }
  }
  const isSeen = shown || isSeenBy(s, object, reader)
  if (isFaceDown(object)) return faceDownThing(s, object, isSeen)
  return isSeen ? named(s, object) : HIDDEN
}

function isSeenBy(s: State, object: GameObject, reader: PlayerId): boolean {
  const { zone, owner } = object
  if (reader === EVERYTHING) return true
  if (zone === "library") return false
  if (zone === "hand") return seesHand(s, s.players[owner], reader)
  return mayKnow(s, object, reader)
}

function isFaceDown({ faceDown, zone }: GameObject): boolean {
  return faceDown === true && (zone === "battlefield" || zone === "stack")
}

/** 708.5, 708.6: its controller knows which card it is; all can tell it from others that are face down. */
function faceDownThing(s: State, object: GameObject, isSeen: boolean): Thing {
  const isPermanent = object.zone === "battlefield"
  const others = s.battlefield.some((id) => id !== object.id && s.objects[id]?.faceDown === true)
  return {
    ...NOTHING,
    is: "object",
    name: isSeen ? faceUpName(s, object) : "",
    gender: "m",
    // Not the card's number, by which it could be known again in another zone.
    tag: isPermanent && others ? `#${object.id}` : "",
    faceDown: isPermanent ? "permanent" : "spell",
  }
}

/** The name that the object would have face up. */
function faceUpName(s: State, object: GameObject): string {
  const { definition, face } = valuesFaceUp(s, object)
  const { faces, name } = s.definitions[definition]
  return faces[face]?.name ?? name
}

/** 708.2: what is turned face down was seen by everybody as it was. */
export function turnedDownThing(s: State, id: ObjectId): Thing {
  const object = objectOf(s, id)
  return object === undefined
    ? NOTHING
    : { ...NOTHING, is: "object", name: faceUpName(s, object), gender: "m" }
}

function named(s: State, object: GameObject): Thing {
  const { name, types, subtypes } = characteristics(s, object.id)
  if (name === "") return HIDDEN
  const isFeminine = object.stack === null && ((types & FEMININE) !== 0 || subtypes.includes("Aura"))
  const from = object.kind === "emblem" ? emblemSource(name) : null
  return {
    is: "object",
    name: from ?? name,
    you: false,
    emblem: from !== null,
    gender: isFeminine ? "f" : "m",
    tag: hasNamesake(s, object, name) ? `#${object.card}` : "",
  }
}

/** Whether a nonland permanent, or one that left this turn, has the same name. */
function hasNamesake(s: State, { card }: GameObject, name: string): boolean {
  const isOther = (object: GameObject | undefined) =>
    object !== undefined &&
    object.card !== card &&
    characteristics(s, object.id).name === name &&
    (characteristics(s, object.id).types & CARD_TYPE_BIT.land) === 0
  return (
    s.battlefield.some((id) => isOther(s.objects[id])) ||
    s.past.some((p) => p.turn === s.turn.number && p.object.zone === "battlefield" && isOther(p.object))
  )
}
