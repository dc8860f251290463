import {
  type Action,
  type Characteristics,
  COLOR_BIT,
  characteristics,
  controllerOf,
  countersOn,
  FLAGS,
  hasKeyword,
  hasSubtype,
  type Keyword,
  manaValueOf,
  type ObjectId,
  type State,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from "@apnap/engine"
import type { CheckFields as Check, Check as CheckOfKind } from "./check-format.ts"
import { canBegin } from "./finding.ts"
import { type Names, namesOf } from "./names.ts"
import { stackBegins } from "./on-stack.ts"
import { Unsupported } from "./outcome.ts"

type Judge = (s: State, c: Check, names: Names, options: readonly Action[] | null) => unknown

/** Why the check does not hold, or null. `options` are what the asking player may do, for `canDo`. */
export function evaluateCheck(
  s: State,
  check: CheckOfKind,
  names: Names,
  options: readonly Action[] | null,
): string | null {
  const c = fieldsOf(check)
  const judge = JUDGES[c.check]
  if (judge === undefined) throw new Unsupported({ feature: `check "${c.check}"` })
  const found = judge(s, c, names, options)
  if (found === MISSING) return c.absentOk ? null : `${say(c)}: no such object`
  return agrees(c, found) ? null : `${say(c)}: it is ${JSON.stringify(found)}`
}

function fieldsOf(check: CheckOfKind): Check {
  if ("card" in check && typeof check.card === "object")
    throw new Unsupported({ feature: "checks of a card by more than its name" })
  return check as Check
}

const MISSING = Symbol("missing")

function say(c: Check): string {
  return Object.entries(c)
    .map(([key, value]) => `${key} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(", ")
}

function agrees(c: Check, found: unknown): boolean {
  if (
    Array.isArray(found) &&
    found.length > 0 &&
    typeof found[0] === "object" &&
    found[0] !== null &&
    "any" in (found[0] as object)
  )
    return (found as { any: unknown }[]).some((f) => agrees(c, f.any))
  if (c.not !== undefined) return !same(found, c.not)
  if (c.atLeast !== undefined) return (found as number) >= c.atLeast
  if (c.atMost !== undefined) return (found as number) <= c.atMost
  return same(found, c.is)
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The players that the check is about: one seat or all. */
function seats(s: State, c: Check, names: Names): number[] {
  return c.player === undefined ? s.players.map((p) => p.id) : [names.player(c.player)]
}

/** Permanents with that name, controlled by the player if one is given. */
function permanentsOf(s: State, c: Check, names: Names): ObjectId[] {
  return s.battlefield.filter(
    (id) =>
      s.objects[id]!.phasedOut === 0 &&
      (c.card === undefined || names.isNamed(s, id, c.card)) &&
      (c.player === undefined || controllerOf(s, id) === names.player(c.player)),
  )
}

/** One value of each such permanent: at least one must agree, or all where the check says so. */
function each(s: State, c: Check, names: Names, value: (id: ObjectId) => unknown): unknown {
  const ids = permanentsOf(s, c, names)
  if (ids.length === 0) return MISSING
  const values = ids.map(value)
  if (c.scope === "all") return values.find((v) => !agrees(c, v)) ?? values[0]
  return values.find((v) => agrees(c, v)) ?? values[0]
}

function inZone(zone: "hand" | "graveyard" | "library"): Judge {
  return (s, c, names) =>
    seats(s, c, names).reduce(
      (sum, p) =>
        sum + s.players[p][zone].filter((id) => c.card === undefined || names.isNamed(s, id, c.card)).length,
      0,
    )
}

function size(s: State, c: Check, names: Names): unknown {
  const ids = permanentsOf(s, c, names)
  if (ids.length === 0) return MISSING
  const fits = (id: ObjectId) =>
    (c.power === undefined || (characteristics(s, id).power ?? 0) === c.power) &&
    (c.toughness === undefined || (characteristics(s, id).toughness ?? 0) === c.toughness)
  const ok = c.scope === "all" ? ids.every(fits) : ids.some(fits)
  return ok ? c.is : ids.map((id) => `${characteristics(s, id).power}/${characteristics(s, id).toughness}`)
}

function capital(word: string): string {
  return word[0].toLowerCase() + word.slice(1)
}

/** "first strike" as a keyword of the language; "protection from red" as its first word. */
function keywordOf(text: string): Keyword {
  const words = text
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ")
  const camel = words.map((w, i) => (i === 0 ? w : w[0].toUpperCase() + w.slice(1))).join("")
  if ((FLAGS as readonly string[]).includes(camel)) return camel as Keyword
  for (let n = words.length; n > 0; n--) {
    const part = words
      .slice(0, n)
      .map((w, i) => (i === 0 ? w : w[0].toUpperCase() + w.slice(1)))
      .join("")
    if (part.endsWith("walk") && part !== "landwalk") return "landwalk"
    if (n === words.length || KNOWN_PREFIXES.has(part)) return part as Keyword
  }
  return camel as Keyword
}
const KNOWN_PREFIXES: ReadonlySet<string> = new Set([
  "protection",
  "ward",
  "cycling",
  "flashback",
  "equip",
  "kicker",
  "hexproofFrom",
  "annihilator",
  "toxic",
  "bushido",
  "crew",
])

function typed(
  mask: (c: Characteristics) => number,
  bits: Readonly<Record<string, number>>,
  field: string,
): Judge {
  return (s, c, names) =>
    each(s, c, names, (id) => (mask(characteristics(s, id)) & (bits[capital(String(c[field]))] ?? 0)) !== 0)
}

const STATUS: Readonly<Record<string, (s: State, id: ObjectId) => boolean>> = {
  faceDown: (s, id) => s.objects[id]!.faceDown,
  flipped: (s, id) => s.objects[id]!.flipped,
  transformed: (s, id) => s.objects[id]!.face === 1,
  phasedIn: (s, id) => s.objects[id]!.phasedOut === 0,
  summoningSick: (s, id) => s.objects[id]!.sick,
}

const JUDGES: Readonly<Record<string, Judge>> = {
  life: (s, c, names) => s.players[names.player(c.player!)].life,
  hand: inZone("hand"),
  graveyard: inZone("graveyard"),
  library: inZone("library"),
  exile: (s, c, names) =>
    s.exile.filter(
      (id) =>
        seats(s, c, names).includes(s.objects[id]!.owner) &&
        (c.card === undefined || names.isNamed(s, id, c.card)),
    ).length,
  command: (s, c, names) =>
    s.command.filter(
      (id) =>
        seats(s, c, names).includes(s.objects[id]!.owner) &&
        (c.card === undefined ||
          names.isNamed(s, id, c.card) ||
          `Emblem ${characteristics(s, id).name}` === c.card),
    ).length,
  permanents: (s, c, names) =>
    permanentsOf(s, c, names).filter(
      (id) =>
        (c.tapped === undefined || s.objects[id]!.tapped === c.tapped) &&
        (c.token === undefined || (s.objects[id]!.kind === "token") === c.token),
    ).length,
  powerToughness: size,
  counters: (s, c, names) => {
    if (c.zone === "exile")
      return s.exile
        .filter((id) => names.isNamed(s, id, c.card!))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    if (c.zone !== undefined)
      return seats(s, c, names)
        .flatMap((p) => [
          ...s.players[p].hand,
          ...s.players[p].graveyard,
          ...s.exile.filter((id) => s.objects[id]!.owner === p),
        ])
        .filter((id) => names.isNamed(s, id, c.card!))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    const found = each(s, c, names, (id) => countersOn(s, id, String(c.counter)))
    return found
  },
  playerCounters: (s, c, names) => s.players[names.player(c.player!)].counters?.[String(c.counter)] ?? 0,
  ability: (s, c, names) => {
    const keyword = keywordOf(String(c.has))
    if (c.instances !== undefined)
      return each(
        s,
        { ...c, is: c.instances },
        names,
        (id) =>
          characteristics(s, id).abilities.filter((a) => a.ability === "keyword" && a.keyword === keyword)
            .length,
      )
    return each(s, c, names, (id) => hasKeyword(s, id, keyword))
  },
  tapped: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.tapped),
  attacking: (s, c, names) => each(s, c, names, (id) => (s.objects[id]!.combat?.attacking ?? 0) !== 0),
  attached: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.attachedTo !== 0),
  attachedTo: (s, c, names) =>
    each(s, c, names, (id) =>
      s.battlefield.some(
        (a) => s.objects[a]!.attachedTo === id && namesOf(s, a).includes(String(c.attachment)),
      ),
    ),
  attachments: (s, c, names) =>
    each(s, c, names, (id) => s.battlefield.filter((a) => s.objects[a]!.attachedTo === id).length),
  damage: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.damage),
  type: typed((c) => c.types, TYPE_BIT, "type"),
  supertype: typed((c) => c.supertypes, SUPERTYPE_BIT, "supertype"),
  subtype: (s, c, names) => each(s, c, names, (id) => hasSubtype(characteristics(s, id), String(c.subtype))),
  color: (s, c, names) =>
    each(s, c, names, (id) => {
      const wanted = [...String(c.colors)].map(
        (color) => (characteristics(s, id).colors & COLOR_BIT[color as "W"]) !== 0,
      )
      return c.is === true ? wanted.every(Boolean) : wanted.some(Boolean)
    }),
  status: (s, c, names) =>
    each(
      s,
      c,
      names,
      (id) =>
        STATUS[String(c.status)]?.(s, id) ??
        s.objects[id]!.memory?.designations?.includes(String(c.status) as never) === true,
    ),
  controller: (s, c, names) =>
    s.battlefield.some(
      (id) => names.isNamed(s, id, c.card!) && controllerOf(s, id) === names.player(c.player!),
    ),
  protector: (s, c, names) => {
    const id = s.battlefield.find((other) => names.isNamed(s, other, c.card!))
    return id === undefined ? MISSING : s.objects[id]!.memory?.protector === names.player(String(c.protector))
  },
  classLevel: (s, c, names) => each(s, c, names, (id) => s.objects[id]!.memory?.classLevel ?? 1),
  manaValue: (s, c, names) => each(s, c, names, (id) => manaValueOf(s, id)),
  zone: (s, c, names) =>
    [...s.objects].some((o) => o !== undefined && names.cards.get(c.card!) === o.card && o.zone === c.zone),
  manaPool: (s, c, names) =>
    s.players[names.player(c.player!)].pool.filter((mana) => mana.type === c.color).length,
  stack: (s, c) => s.stack.filter((id) => c.text === undefined || stackBegins(s, id, String(c.text))).length,
  canDo: (s, c, _names, options) => {
    if (options === null) throw new Unsupported({ feature: "canDo without priority" })
    return canBegin(s, String(c.ability), options)
  },
  attackers: (s) =>
    s.battlefield
      .filter((id) => (s.objects[id]!.combat?.attacking ?? 0) !== 0)
      .map((id) => characteristics(s, id).name)
      .sort(),
  blockers: (s) =>
    s.battlefield
      .filter((id) => (s.objects[id]!.combat?.blocking.length ?? 0) > 0)
      .map((id) => characteristics(s, id).name)
      .sort(),
  activePlayer: (s, _c, names) => names.seats[s.turn.active],
  monarch: (s, _c, names) => names.seats[s.monarch] ?? null,
  initiative: (s, _c, names) => names.seats[s.initiative] ?? null,
  turn: (s) => s.turn.number,
  speed: (s, c, names) => s.players[names.player(c.player!)].speed,
  dayNight: (s) => s.dayNight,
  won: (s, c, names) => s.over?.winners.includes(names.player(c.player!)) === true,
  lost: (s, c, names) => s.players[names.player(c.player!)].left?.how === "lost",
  inGame: (s, c, names) => s.players[names.player(c.player!)].left === null,
  gameOver: (s) => s.over !== null,
  draw: (s) => s.over !== null && s.over.winners.length === 0,
}
