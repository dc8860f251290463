import type { EventPattern, Selector, Zone } from "@apnap/engine"

type Single = Exclude<EventPattern, { on: "anyOf" | "qualified" }>

/** The `where` of a referent in these zones; empty if there are several possibilities. */
export function whereOf(zone: Zone | readonly Zone[] | undefined): { where?: Zone } {
  if (zone === undefined) return {}
  if (typeof zone === "string") return { where: zone }
  return zone.length === 1 ? { where: zone[0] } : {}
}

/** The zone of an event's object after the event (603.10). */
const AFTER: Readonly<Record<string, Zone>> = {
  discard: "graveyard",
  sacrifice: "graveyard",
  cycle: "graveyard",
  destroyed: "graveyard",
  cast: "stack",
  activates: "stack",
  countered: "graveyard",
  draw: "hand",
}

/** Where an event's object is afterwards, by the name the event gives it. */
export function whereAfter(when: Single, name: string): { where?: Zone } {
  if (when.on === "moves") return name === "it" ? whereOf(when.to) : {}
  if (when.on === "unattached" || when.on === "action" || when.on === "resolves") return {}
  if (when.on === "damage" && name === "source") return {}
  return { where: AFTER[when.on] ?? "battlefield" }
}

/** Where the object an instruction made, moved or found is afterwards. */
export function whereFound(
  kind: string,
  { what, to, take }: { what?: Selector; to?: string; take?: { to?: string } },
): { where?: Zone } {
  if (kind === "move") return isZone(to) ? { where: to } : {}
  if (kind === "dig" || kind === "search")
    return isZone(take?.to ?? to) ? { where: (take?.to ?? to) as Zone } : {}
  const known = MADE_IN[kind]
  if (known !== undefined) return { where: known }
  return what === undefined ? {} : whereIs(what)
}

const MADE_IN: Readonly<Record<string, Zone>> = {
  createToken: "battlefield",
  createCopyToken: "battlefield",
  sacrifice: "graveyard",
  discard: "graveyard",
  mill: "graveyard",
  draw: "hand",
  manifest: "battlefield",
  copySpell: "stack",
  exile: "exile",
  tapOthers: "battlefield",
}

/** Where the objects a selector finds are, independent of any instruction. */
export function whereIs(what: Selector): { where?: Zone } {
  if (what.sel === "libraryTop") return { where: "library" }
  if (what.sel === "all" || (what.sel === "choose" && what.from === undefined))
    return whereOf(what.zone ?? "battlefield")
  return {}
}

const ZONES: readonly string[] = ["battlefield", "graveyard", "hand", "library", "exile", "stack", "command"]

function isZone(zone: string | undefined): zone is Zone {
  return zone !== undefined && ZONES.includes(zone)
}
