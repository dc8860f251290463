import { STEPS, type Step } from "@apnap/engine"
import { refuse } from "../refusal.ts"

/** A scenario as unvalidated data; the schema checks it later. */
interface Draft {
  [field: string]: unknown
  players: Record<string, Record<string, unknown>>
  script: Record<string, unknown>[]
}

/** Shown when a line is not understood. */
export const EXAMPLES = `B battlefield: 2 Forest; Grizzly Bears (tapped)
A hand: Lightning Bolt
A life: 3
turn 1 main: A casts Lightning Bolt -> Grizzly Bears
turn 1 main: A plays Mountain
turn 1 main: A activates "{T}: Add {G}" of Llanowar Elves
turn 1 attackers: A attacks with Hill Giant -> B
turn 1 blockers: B blocks with Grizzly Bears -> Hill Giant
A chooses: yes; 3; Red
rules: 2011-09-30
until: turn 2 upkeep`

const ZONES = ["hand", "library", "graveyard", "exile", "battlefield", "command"]
const QUEUES: Readonly<Record<string, string>> = { chooses: "choices", targets: "targets", modes: "modes" }
const STEP_NAMES: Readonly<Record<string, Step>> = {
  main: "precombatMain",
  "first main": "precombatMain",
  "second main": "postcombatMain",
  combat: "beginningOfCombat",
  attackers: "declareAttackers",
  blockers: "declareBlockers",
  damage: "combatDamage",
}

/** Reads a board and actions from plain lines. Refuses a line of another form as "lines/unknown", with its number. */
export function readPlainLines(text: string): Draft {
  const draft: Draft = { players: {}, script: [] }
  for (const [i, raw] of text.split("\n").entries()) {
    const line = raw.trim()
    if (line === "" || line.startsWith("#")) continue
    if (!READERS.some((read) => read(draft, line)))
      refuse(
        "lines/unknown",
        `line ${i + 1} is not understood: ${line}; lines look like these: ${EXAMPLES.replaceAll("\n", " | ")}`,
      )
  }
  return draft
}

type Reader = (draft: Draft, line: string) => boolean
const READERS: readonly Reader[] = [readHeader, readPosition, readQueue, readAct]

function readHeader(draft: Draft, line: string): boolean {
  const [, field, value] = /^(format|rules|turn order|until): *(.+)$/i.exec(line) ?? []
  if (field === undefined) return false
  switch (field.toLowerCase()) {
    case "until":
      draft.stopAt = momentOf(value)
      break
    case "rules":
      draft.ruleset = value
      break
    case "turn order":
      draft.turnOrder = value.split(/[,;\s]+/)
      break
    default:
      draft.format = value
  }
  return true
}

function readPosition(draft: Draft, line: string): boolean {
  const [, seat, zone, list] = /^(\w+)(?:'s)? (\w+): *(.*)$/.exec(line) ?? []
  if (seat === undefined || !(zone === "life" || ZONES.includes(zone))) return false
  draft.players[seat] ??= {}
  draft.players[seat][zone] = zone === "life" ? Number(list) : parts(list).map(placed)
  return true
}

/** "2 Forest", "Grizzly Bears (tapped)". */
function placed(text: string): unknown {
  const [, count, card, tapped] = /^(?:(\d+)x? )?(.+?)( \(tapped\))?$/.exec(text) ?? []
  if (count === undefined && tapped === undefined) return card
  return {
    card,
    ...(count !== undefined && { count: Number(count) }),
    ...(tapped !== undefined && { tapped: true }),
  }
}

function readQueue(draft: Draft, line: string): boolean {
  const [, seat, verb, list] = /^(\w+) (chooses|targets|modes): *(.+)$/.exec(line) ?? []
  if (seat === undefined) return false
  const field = QUEUES[verb]
  const before = (draft[field] ?? {}) as Record<string, unknown[]>
  draft[field] = { ...before, [seat]: [...(before[seat] ?? []), ...parts(list).map(answer)] }
  return true
}

function answer(text: string): unknown {
  if (text === "yes" || text === "no") return text === "yes"
  if (/^-?\d+$/.test(text)) return Number(text)
  return text === "stop" ? { stop: true } : reference(text)
}

function readAct(draft: Draft, line: string): boolean {
  const [, turn, step, seat, deed] = /^(turn \d+) ([\w ]+): *(\w+) (.+)$/i.exec(line) ?? []
  if (turn === undefined) return false
  const acts = actsOf(deed)
  if (acts === null) return false
  const at = { ...momentOf(`${turn} ${step}`), player: seat }
  draft.script.push(...acts.map((act) => ({ ...at, ...act })))
  return true
}

const WORDS: Readonly<Record<string, string>> = {
  waits: "waitStack",
  passes: "passOnce",
  concedes: "concede",
}

function actsOf(deed: string): Record<string, unknown>[] | null {
  const [what, aim] = deed.split(/ (?:->|targeting) /)
  const [, verb, rest = ""] = /^(\w+)(?: (.+))?$/.exec(what) ?? []
  const targets = aim === undefined ? {} : { targets: parts(aim).map(reference) }
  switch (verb) {
    case "casts": {
      const [card, using] = rest.split(" using ")
      return [{ do: "cast", card, ...(using !== undefined && { using }), ...targets }]
    }
    case "plays":
      return [{ do: "playLand", card: rest }]
    case "activates": {
      const [, ability, source] = /^"(.+)"(?: of (.+))?$/.exec(rest) ?? []
      if (ability === undefined) return null
      return [{ do: "activate", ability, ...(source !== undefined && { source }), ...targets }]
    }
    case "attacks":
      return declared(rest, (creature) => ({
        do: "attack",
        creature,
        ...(aim !== undefined && { defender: reference(aim) }),
      }))
    case "blocks":
      return aim === undefined
        ? null
        : declared(rest, (creature) => ({ do: "block", creature, attacker: aim }))
    default:
      return WORDS[verb] === undefined ? null : [{ do: WORDS[verb] }]
  }
}

function declared(
  rest: string,
  entry: (creature: string) => Record<string, unknown>,
): Record<string, unknown>[] | null {
  const [, list] = /^with (.+)$/.exec(rest) ?? []
  return list === undefined ? null : parts(list).map(entry)
}

/** A letter means a player, anything else is a name. */
function reference(text: string): unknown {
  return /^[A-Z]$/.test(text) ? { player: text } : text
}

/** "turn 1 main", "turn 2 upkeep". */
function momentOf(text: string): { turn: number; step: Step } {
  const [, turn, name] = /^turn (\d+) ([\w ]+)$/i.exec(text.trim()) ?? []
  const step = STEP_NAMES[name] ?? STEPS.find((one) => one === name)
  if (turn === undefined || step === undefined)
    refuse(
      "lines/moment",
      `"${text}" is no moment: "turn 1 main", with one of ${[...Object.keys(STEP_NAMES), ...STEPS].join(", ")}`,
    )
  return { turn: Number(turn), step }
}

function parts(list: string): string[] {
  return list.split(";").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
}
