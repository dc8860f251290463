import { printAbility } from "@apnap/cards"
import {
  type Ability,
  type Action,
  type AnyKeyword,
  characteristics,
  FUSED,
  faceUpValues,
  type ObjectId,
  objectOf,
  type State,
} from "@apnap/engine"
import type { Entry, Reference } from "../format/format.ts"
import type { Direction } from "../runner/direction.ts"
import { abilityBegins } from "./ability-text.ts"
import { namesOf, withPlain } from "./names.ts"
import { beginsWith, normalise, selfNames } from "./normalise.ts"
import { abilityTexts } from "./on-stack.ts"

type Casting = Extract<Entry, { do: "cast" }>
type Cast = Extract<Action, { do: "cast" }>

/** The index of the option that carries out the entry, or -1. */
export function findAction(
  d: Direction,
  s: State,
  options: readonly Action[],
  entry: Extract<Entry, { do: "cast" | "activate" | "playLand" | "rollPlanarDie" }>,
): number {
  switch (entry.do) {
    case "playLand":
      return options.findIndex((o) => o.do === "play" && faceFits(d, s, o.object, o.face, entry.card))
    case "rollPlanarDie":
      return options.findIndex(isPlanarRoll)
    case "activate":
      return findActivation(
        s,
        options,
        entry.ability,
        (id) => entry.source === undefined || d.names.means(s, entry.source, id),
        entry.targets === undefined,
      )
    case "cast":
      return findCasting(d, s, options, entry)
  }
}

/** 116.2i */
function isPlanarRoll(o: Action): boolean {
  return o.do === "special" && o.what === "rollPlanarDie"
}

/** Ways that change what the spell is; an entry always names them. */
const NAMED_WAYS: ReadonlySet<string> = new Set([
  "bestow",
  "mutate",
  "overload",
  "morph",
  "megamorph",
  "disguise",
])

/** The normal or only way, unless the entry or the queue names one. */
function findCasting(d: Direction, s: State, options: readonly Action[], entry: Casting): number {
  const { using } = entry
  const ways = options.filter(
    (o): o is Cast =>
      o.do === "cast" &&
      faceFits(d, s, o.object, o.face, entry.card) &&
      (using === undefined ? !NAMED_WAYS.has(o.way) : isWay(o, using)),
  )
  const [first] = ways
  const chosen =
    ways.length > 1 ? (paid(d, s, ways, entry) ?? ways.find((o) => o.way === "") ?? first) : first
  return chosen === undefined ? -1 : options.indexOf(chosen)
}

/** Both halves may be cast for an alternative cost too (702.102a); megamorph is a variant of morph (702.37b). */
function isWay({ way, face }: Cast, using: string): boolean {
  if (using === "fuse") return face === FUSED
  const said = using.toLowerCase().replace(/[^a-z]/g, "")
  return way.toLowerCase().startsWith(said) || (way === "megamorph" && said === "morph")
}

/** The way named by a `{cost}` entry of the queue; undefined if there is none. */
function paid(d: Direction, s: State, ways: readonly Cast[], { player }: Casting): Cast | undefined {
  return d.queues.take("choices", player, (entry, isNext) => {
    if (typeof entry === "string")
      return (
        ways.find(
          ({ permission = 0 }) =>
            permission !== 0 &&
            (d.names.means(s, entry, permission) || d.names.isShort(s, entry, permission)),
        ) ??
        (isNext && ways.some(({ way }) => way === "free")
          ? ways.find(({ way, object }) => way === "" && d.names.means(s, entry, object))
          : undefined)
      )
    if (typeof entry !== "object" || !("cost" in entry)) return undefined
    const { cost, source } = entry
    const isFrom = (o: Cast) => source !== undefined && d.names.means(s, source, granting(o))
    const normal = ways.filter((o) => o.way === "")
    if (cost === "normal") return normal.find(isFrom) ?? normal[0]
    const others = ways.filter((o) => o.way !== "")
    const granted = others.filter(isFrom)
    const open = granted.length > 0 ? granted : others
    return open.find((o) => isCalled(o, cost)) ?? open.find((o) => !isKeyword(o)) ?? open[0]
  })
}

/** The object whose ability allows this way to cast: the card itself, unless another permits it. */
function granting({ object, permission = 0 }: Cast): ObjectId {
  return permission === 0 ? object : permission
}

/** "Prowl {1}{B}" is the way "prowl"; "free" is a way too. */
function isCalled(o: Cast, cost: string): boolean {
  const said = cost.toLowerCase().replace(/[^a-z{]/g, "")
  return said.startsWith(o.way.toLowerCase())
}

/** Alternative costs without a keyword are identified by what grants them. */
function isKeyword({ way }: Cast): boolean {
  return !NO_KEYWORD.has(way)
}
const NO_KEYWORD: ReadonlySet<string> = new Set(["alternative", "permission", "free", "flash"])

/** A half, an adventure or a back face is cast by its own name. */
function faceFits(d: Direction, s: State, id: ObjectId, face: number, reference: Reference): boolean {
  if (typeof reference === "object" && !("card" in reference)) return false
  const name = typeof reference === "string" ? reference : reference.card
  if (name.startsWith("@")) return d.names.isNamed(s, id, name)
  return faceNames(s, id, face).includes(name)
}

function faceNames(s: State, id: ObjectId, face: number): string[] {
  const definition = s.definitions[objectOf(s, id)!.def]
  return withPlain([(definition.faces[face] ?? definition.faces[0]).name, definition.name])
}

/** Whether one of the options starts the named action: "Cast <name>", "Play <name>" or an ability. */
export function canBegin(s: State, text: string, options: readonly Action[]): boolean {
  if (text === "Roll the planar die") return options.some(isPlanarRoll)
  const spell = /^(Cast|Play) (.*?)(?: using (\w+))?$/.exec(text)
  if (spell === null) return findActivation(s, options, text) >= 0
  const [, verb, name, using] = spell
  return options.some((o) => {
    if (o.do !== (verb === "Play" ? "play" : "cast")) return false
    if (o.do === "cast" && o.way === "foretell" && using === undefined) return false // it is called "Foretell"
    if (using !== undefined && !(o.do === "cast" && isWay(o, using))) return false
    const { faces, name: whole } = s.definitions[objectOf(s, o.object)!.def]
    return (faces[o.face]?.name ?? whole).startsWith(name)
  })
}

type Begun = Exclude<Action, { do: "pass" }>

/** The first option activating an ability whose text begins so; abilities without printed text are found by cost. */
function findActivation(
  s: State,
  options: readonly Action[],
  text: string,
  from: (id: ObjectId) => boolean = () => true,
  aimless = false,
): number {
  const find = (fits: (s: State, o: Begun, text: string) => boolean) =>
    options.findIndex((o) => o.do !== "pass" && from(o.object) && fits(s, o, text))
  const printed = find(isPrinted)
  if (printed >= 0) return printed
  // If two abilities share a cost, an entry without targets means the untargeted one: unattaching (702.151a).
  const untargeted = aimless ? find((...one) => resembles(...one) && !hasTargets(one[0], one[1])) : -1
  return untargeted >= 0 ? untargeted : find(resembles)
}

function hasTargets(s: State, o: Begun): boolean {
  const ability = o.do === "activate" ? characteristics(s, o.object).abilities[o.ability] : undefined
  return ability !== undefined && "targets" in ability && (ability.targets ?? []).length > 0
}

function isPrinted(s: State, o: Begun, text: string): boolean {
  const names = namesOf(s, o.object).flatMap(selfNames)
  return textsOf(s, o).some((own) => beginsWith(own, text, names))
}

/** The printed text of an option's ability. */
function textsOf(s: State, o: Begun): string[] {
  const { abilities } = characteristics(s, o.object)
  switch (o.do) {
    case "activate":
      return abilityTexts(abilities[o.ability])
    case "special":
      return o.what === "turnFaceUp" ? [] : keywordTexts(abilities, o.what, manaCostOf(s, o.object, 0))
    case "cast":
      return o.way === "" ? [] : keywordTexts(abilities, o.way, manaCostOf(s, o.object, o.face))
    case "play":
      return []
  }
}

function manaCostOf(s: State, id: ObjectId, face: number): string {
  const { faces } = s.definitions[objectOf(s, id)!.def]
  return (faces[face] ?? faces[0]).cost ?? ""
}

/** `own`: the mana cost that the keyword's cost may be equal to. */
function keywordTexts(abilities: readonly Ability[], keyword: string, own: string): string[] {
  return abilities
    .filter((a) => a.ability === "keyword" && a.keyword === keyword)
    .flatMap((a) => printAbility(a, "{this}") ?? atOwnCost(a, own))
}

/** "Foretell {1}{U}", for a mana cost of {3}{U} reduced by {2}. */
function atOwnCost(a: Ability, own: string): string[] {
  if (a.ability !== "keyword" || !("cost" in a)) return []
  const [part] = a.cost ?? []
  if (part?.pay !== "ownManaCost") return []
  const generic = Number(/^\{(\d+)\}/.exec(own)?.[1] ?? 0)
  const left = Math.max(0, generic - (part.less ?? 0))
  return [`${a.keyword} ${left > 0 ? `{${left}}` : ""}${own.replace(/^\{\d+\}/, "")}`]
}

function resembles(s: State, o: Begun, text: string): boolean {
  const names = namesOf(s, o.object).flatMap(selfNames)
  switch (o.do) {
    case "special":
      if (o.what === "unlock") return unlocks(s, o, text)
      return o.what === "turnFaceUp" ? turnsUp(s, o, text) : hasWord(s, o, o.what, text)
    case "cast":
      return o.way !== "" && hasWord(s, o, o.way, text)
    case "play":
      return false
    case "activate":
      return abilityBegins(characteristics(s, o.object).abilities[o.ability], text, names)
  }
}

/** The keyword, with the cost if the text has it: "Flashback {R}{R}" for "Flashback—{R}{R}, Discard X cards". */
function hasWord(s: State, o: Begun, keyword: string, text: string): boolean {
  const words = normalise(text)
  if (!words.replace(/[- ]/g, "").startsWith(keyword.toLowerCase())) return false
  const cost = /[\d{].*$/.exec(words)?.[0]
  const own = textsOf(s, o)
  return cost === undefined || own.length === 0 || own.some((line) => line.toLowerCase().includes(cost))
}

/** "{2}{U}: Turn this face-down permanent face up.", by cost if there are several ways (702.37e, 701.40b). */
function turnsUp(s: State, { object, index }: Extract<Action, { do: "special" }>, text: string): boolean {
  const [cost, rest = ""] = text.split(/:\s*/)
  if (cost === "" || (rest !== "" && !rest.toLowerCase().startsWith("turn"))) return false
  const values = faceUpValues(s, object)
  const face = s.definitions[values.definition].faces[values.face]
  const keyword = (face.abilities ?? []).filter((a) => a.ability === "keyword" && TURNS_UP.has(a.keyword))[
    index ?? 0
  ]
  const own = keyword?.ability === "keyword" ? manaOf(keyword) : face.cost
  return own === undefined || normalise(own) === normalise(cost)
}

/** "{3}{B}{B}: Unlock the right half.", or "Unlock" and the door's name; the cost alone also identifies it (709.5e). */
function unlocks(s: State, { object, index }: Extract<Action, { do: "special" }>, text: string): boolean {
  const [, cost = "", door] = /^(?:(\{.*\}):\s*)?unlock\s*(.*?)\.?$/i.exec(text) ?? []
  if (door === undefined) return false
  const face = s.definitions[faceUpValues(s, object).definition].faces[(index ?? 1) - 1]
  const said = door.toLowerCase().replace(/^the (left|right) .*$/, "$1")
  const isMeant = said === "" || said === (index === 2 ? "right" : "left") || said === face.name.toLowerCase()
  return isMeant && (cost === "" || normalise(cost) === normalise(face.cost ?? ""))
}

const TURNS_UP: ReadonlySet<string> = new Set(["morph", "megamorph", "disguise"])

function manaOf({ cost }: AnyKeyword): string | undefined {
  return cost?.length === 1 && cost[0].pay === "mana" ? cost[0].mana : undefined
}
