import {
  characteristics,
  isPlayerRef,
  type ObjectId,
  objectOf,
  type Ref,
  refPlayer,
  type State,
} from "@apnap/engine"
import type { QueueEntry, Reference, Seat } from "../format/format.ts"

/** Resolves a scenario's names and refs against the game. */
export class Names {
  readonly seats: readonly Seat[]
  /** Physical cards by their ref, "@name". */
  readonly cards = new Map<string, number>()

  constructor(seats: readonly Seat[]) {
    this.seats = seats
  }

  /** The player in that seat, -1 if there is none. */
  player(seat: Seat): number {
    return this.seats.indexOf(seat)
  }

  /** Whether the reference means this object or player, including `nth` and `copy`. */
  means(s: State, reference: Reference | QueueEntry, ref: Ref): boolean {
    if (typeof reference === "string")
      return isPlayerRef(ref) ? this.seats[refPlayer(ref)] === reference : this.isNamed(s, ref, reference)
    if (typeof reference !== "object") return false
    if ("player" in reference) return isPlayerRef(ref) && this.player(reference.player) === refPlayer(ref)
    if (!("card" in reference) || isPlayerRef(ref) || !this.isNamed(s, ref, reference.card)) return false
    if (reference.copy !== undefined && reference.copy !== isCopy(s, ref)) return false
    return reference.nth === undefined || this.#ordinal(s, ref, reference.card) === reference.nth
  }

  /** Whether the reference is the part before the comma of one of the object's names: "Squee". */
  isShort(s: State, reference: string, id: ObjectId): boolean {
    return objectOf(s, id) !== undefined && namesOf(s, id).some((name) => name.startsWith(`${reference}, `))
  }

  /** Whether the object has this name now; off the battlefield and stack, any of its card's names. */
  isNamed(s: State, id: ObjectId, name: string): boolean {
    const object = objectOf(s, id)
    if (object === undefined) return false
    if (name.startsWith("@")) return this.cards.get(name) === object.card
    if (object.stack?.kind === "spell" && name.startsWith("Cast "))
      return name.replace(/^Cast (?:fused )?/, "") === characteristics(s, id).name
    return namesOf(s, id).includes(name)
  }

  #ordinal(s: State, id: ObjectId, name: string): number {
    return s.battlefield.filter((other) => this.isNamed(s, other, name)).indexOf(id) + 1
  }
}

/** Whether it is a copy: of a spell, a token copy, or a permanent that is currently a copy. */
export function isCopy(s: State, id: ObjectId): boolean {
  const object = objectOf(s, id)!
  return (
    object.kind === "copy" ||
    object.kind === "token" ||
    characteristics(s, id).name !== s.definitions[object.def].faces[object.face]?.name
  )
}

/**
 * The names a scenario may use for the object; for abilities on the stack, their source's. A token's own name ends in "Token"
 * if its maker gives it none (111.4).
 */
export function namesOf(s: State, id: ObjectId): string[] {
  return withPlain(spelled(s, id))
}

/** Scenarios omit some accents: the names, plus unaccented forms of accented ones. */
export function withPlain(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    PLAIN.test(name) ? [name] : [name, name.normalize("NFD").replace(/\p{M}/gu, "")],
  )
}

const PLAIN = /^[ -~]*$/

function spelled(s: State, id: ObjectId): string[] {
  const object = objectOf(s, id)
  if (object === undefined) return []
  if (object.stack !== null && object.stack.kind !== "spell") return spelled(s, object.stack.source)
  const { name } = characteristics(s, id)
  if (object.kind === "token" || object.zone === "stack" || object.zone === "battlefield")
    return [name === "" ? NAMELESS : name]
  const definition = s.definitions[object.def]
  return [definition.name, definition.faces[0].name, name]
}

/** Nameless objects: face-down permanents and spells, fully locked Rooms. */
const NAMELESS = "[no name]"
