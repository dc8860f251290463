import { type Action, characteristics, type ObjectId, objectOf, type State } from "@apnap/engine"
import { abilityBegins } from "./ability-text.ts"
import type { Direction } from "./direction.ts"
import type { Entry, Reference } from "./format.ts"
import { namesOf } from "./names.ts"
import { normalise, selfNames } from "./normalise.ts"

type Casting = Extract<Entry, { do: "cast" }>
type Cast = Extract<Action, { do: "cast" }>

/** The option that carries out the entry, -1 when none does. */
export function findAction(
  d: Direction,
  s: State,
  options: readonly Action[],
  entry: Extract<Entry, { do: "cast" | "activate" | "playLand" }>,
): number {
  switch (entry.do) {
    case "playLand":
      return options.findIndex((o) => o.do === "play" && faceFits(d, s, o.object, o.face, entry.card))
    case "activate":
      return findActivation(
        s,
        options,
        entry.ability,
        (id) => entry.source === undefined || d.names.means(s, entry.source, id),
      )
    case "cast":
      return findCasting(d, s, options, entry)
  }
}

/** The normal way, or the only one, unless the entry or the queue says how. */
function findCasting(d: Direction, s: State, options: readonly Action[], entry: Casting): number {
  const { using } = entry
  const ways = options.filter(
    (o): o is Cast =>
      o.do === "cast" &&
      faceFits(d, s, o.object, o.face, entry.card) &&
      (using === undefined || isWay(o, using)),
  )
  const [first] = ways
  const chosen =
    ways.length > 1 ? (paid(d, s, ways, entry) ?? ways.find((o) => o.way === "") ?? first) : first
  return chosen === undefined ? -1 : options.indexOf(chosen)
}

function isWay({ way }: Cast, using: string): boolean {
  return way.toLowerCase().startsWith(using.toLowerCase())
}

/** The way that a `{cost}` entry of the queue asks for; undefined when the queue leaves it open. */
function paid(d: Direction, s: State, ways: readonly Cast[], { player }: Casting): Cast | undefined {
  return d.queues.take("choices", player, (entry) => {
    if (typeof entry !== "object" || !("cost" in entry)) return undefined
    if (entry.cost === "normal") return ways.find((o) => o.way === "")
    const granted = ways.filter(
      (o) =>
        o.way !== "" &&
        (entry.source === undefined ||
          o.permission === undefined ||
          d.names.means(s, entry.source, o.permission)),
    )
    return granted.find((o) => isWay(o, entry.cost)) ?? granted[0]
  })
}

/** A half, an adventure or a back face is cast by its own name. */
function faceFits(d: Direction, s: State, id: ObjectId, face: number, reference: Reference): boolean {
  if (typeof reference === "object" && !("card" in reference)) return false
  const name = typeof reference === "string" ? reference : reference.card
  if (name.startsWith("@")) return d.names.isNamed(s, id, name)
  return faceNames(s, id, face).includes(name)
}

function faceNames(s: State, id: ObjectId, face: number): string[] {
  const definition = s.definitions[objectOf(s, id)!.def]
  return [(definition.faces[face] ?? definition.faces[0]).name, definition.name]
}

/** Whether one of the options begins what the text says: "Cast <name>", "Play <name>" or an ability. */
export function canBegin(s: State, text: string, options: readonly Action[]): boolean {
  const spell = /^(Cast|Play) (.*?)(?: using (\w+))?$/.exec(text)
  if (spell === null) return findActivation(s, options, text) >= 0
  const [, verb, name, using] = spell
  return options.some((o) => {
    if (o.do !== (verb === "Play" ? "play" : "cast")) return false
    if (using !== undefined && !(o.do === "cast" && isWay(o, using))) return false
    const names = faceNames(s, o.object, o.face)
    return names.some((own) => own.startsWith(name))
  })
}

/** The first option that activates an ability whose text begins so. */
function findActivation(
  s: State,
  options: readonly Action[],
  text: string,
  from: (id: ObjectId) => boolean = () => true,
): number {
  return options.findIndex((o) => o.do !== "pass" && from(o.object) && activates(s, o, text))
}

function activates(s: State, o: Exclude<Action, { do: "pass" }>, text: string): boolean {
  const names = namesOf(s, o.object).flatMap(selfNames)
  switch (o.do) {
    case "special":
      return normalise(text).startsWith(o.what.toLowerCase())
    case "cast":
      return o.way !== "" && normalise(text).replace("-", "").startsWith(o.way.toLowerCase())
    case "play":
      return false
    case "activate":
      return abilityBegins(characteristics(s, o.object).abilities[o.ability], text, names)
  }
}
