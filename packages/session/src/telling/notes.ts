import {
  type Designation,
  type GameObject,
  PERMANENT_DESIGNATIONS,
  type PlayerId,
  roomsOf,
  type State,
} from "@apnap/engine"
import type { Note, PrintedFace } from "../protocol/table.ts"
import { printedFace } from "./faces.ts"

/** Designations to show; the others appear elsewhere or belong to other zones. */
const TOLD: ReadonlySet<Designation> = new Set([...PERMANENT_DESIGNATIONS, "plotted", "foretold"])

export const NO_NOTES: readonly Note[] = []

/** Public information remembered about an object: choices made for it, its level, protector and designations. */
export function notesOf(s: State, object: GameObject): readonly Note[] {
  const { memory } = object
  const notes: Note[] = object.phasedOut === 0 ? [] : [{ what: "phasedOut", value: "" }]
  if (memory === null) return notes.length === 0 ? NO_NOTES : notes
  const { chosen = {}, classLevel, protector, designations = [] } = memory
  const told = (what: Note["what"], value: string | number | undefined) => {
    if (value !== undefined) notes.push({ what, value: String(value) })
  }
  for (const what of ["color", "type", "name", "number", "option"] as const) told(what, chosen[what])
  const named = (player: PlayerId | undefined) => (player === undefined ? undefined : s.players[player].name)
  told("player", named(chosen.player))
  told("level", classLevel)
  told("room", roomsOf(s, object.id)[memory.room ?? 0]?.name)
  told("protector", object.zone === "battlefield" ? named(protector) : undefined)
  for (const designation of designations) if (TOLD.has(designation)) told("is", designation)
  return notes.length === 0 ? NO_NOTES : notes
}

/** 708.5: the front of a face-down object. The caller has checked that the viewer may look at it. */
export function underOf(s: State, object: GameObject): PrintedFace | null {
  return object.faceDown ? printedFace(s.definitions[object.def].faces[object.face]) : null
}
