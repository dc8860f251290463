import type { EventPattern } from "@apnap/engine"

// What events and instructions supply: the names that later instructions of the same ability use for objects, players and numbers.

type Single = Exclude<EventPattern, { on: "anyOf" | "qualified" }>

/** Events of a single object or player, which give "that many" and "that much" no meaning. */
const WITHOUT_AMOUNT: ReadonlySet<Single["on"]> = new Set([
  ...(["step", "moves", "cast", "activates", "targeted", "attacks", "blocks", "unblocked", "draw"] as const),
  ...(["discard", "sacrifice", "cycle", "taps", "untaps", "token", "transforms", "turnedFaceUp"] as const),
  ...([
    "attached",
    "unattached",
    "control",
    "phases",
    "searches",
    "shuffles",
    "countered",
    "destroyed",
  ] as const),
  ...([
    "becomesMonarch",
    "loses",
    "wins",
    "triggers",
    "coin",
    "fights",
    "exerts",
    "crime",
    "dayNight",
  ] as const),
  ...(["ringTempts", "venture", "completesDungeon", "resolves", "state", "unlocked", "beginsTurn"] as const),
])

/** Events with a second object: the attacker or blocked creature, the target, the host. */
const WITH_OTHER: ReadonlySet<Single["on"]> = new Set([
  ...([
    "attacks",
    "blocks",
    "becomesBlocked",
    "targeted",
    "attached",
    "unattached",
    "fights",
    "damage",
  ] as const),
  ...(["action", "attackers"] as const),
])

/** Events without an object: a step begins, a player does something. */
const WITHOUT_OBJECT: ReadonlySet<Single["on"]> = new Set([
  ...(["step", "gainLife", "loseLife", "searches", "shuffles", "scry", "surveil", "becomesMonarch"] as const),
  ...(["loses", "wins", "coin", "die", "dayNight", "beginsTurn", "state", "expends"] as const),
])

/** The names an event supplies to its effect, by kind of event (`EventPattern`). */
export function suppliedBy(event: EventPattern): ReadonlySet<string> {
  if (event.on === "anyOf") return new Set(event.of.flatMap((one) => [...suppliedBy(one)]))
  if (event.on === "qualified") return suppliedBy(event.event)
  const names = new Set(["player", "source", "detail"])
  if ("causer" in event) names.add("causer")
  if (!WITHOUT_OBJECT.has(event.on)) names.add("it").add("became")
  if (WITH_OTHER.has(event.on)) names.add("other")
  if (!WITHOUT_AMOUNT.has(event.on) || ("batch" in event && event.batch === true)) names.add("amount")
  return names
}

/** Keys of instructions and selectors that name what they make, find or count. */
const NAMING = ["bind", "restBind", "excess"] as const
/** Suffixes for parts of a result: the objects dealt damage, the excess, the number drawn, those told to become tapped. */
const PARTS = ["", "Dealt", "Excess", "Count", "Named"] as const

/** The names a node supplies to what follows it. */
export function suppliedByNode(node: Readonly<Record<string, unknown>>): readonly string[] {
  const names = NAMING.flatMap((key) => (typeof node[key] === "string" ? [node[key]] : []))
  if (node.do === "bind") names.push(node.name as string)
  if (node.pick === true) names.push(`${node.bind as string}Other`)
  if (node.do === "friendOrFoe") names.push("friend", "foe")
  return names.flatMap((name) => PARTS.map((part) => `${name}${part}`))
}

/** Names valid only inside a kind of node: a loop's item, the object a change affects. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  forEach: ["each"],
  forEachPlayer: ["player"],
  separate: ["pile", "otherPile"],
  subgame: ["winners"],
  restartGame: ["left"],
  such: ["player"],
  overPlayers: ["player"],
  modifyPT: ["affected"],
  setPT: ["affected"],
  definePT: ["affected"],
}

export function suppliedInside(node: Readonly<Record<string, unknown>>): readonly string[] {
  const kind = [node.do, node.who, node.change, node.n].find(
    (name) => typeof name === "string" && name in INSIDE,
  )
  const own = typeof kind === "string" ? INSIDE[kind] : []
  if ("is" in node) return node.is === "condition" ? [...own, "affected", "it"] : [...own, "affected"]
  if ("forEachPlayer" in node) return [...own, "player"]
  return own
}
