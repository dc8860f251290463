import {
  type Characteristics,
  characteristics,
  controllerOf,
  type Filter,
  FLAG_BIT,
  hasSubtype,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "../../board-evaluation/is-type.ts"

/** Whether an object may match a filter, judging by simple characteristics; anything undecidable counts as a match. */
export function mayFit(s: State, id: ObjectId, filter: Filter, you: PlayerId): boolean {
  return fits(s, id, characteristics(s, id), filter, you) !== false
}

/** Null if undecidable. */
function fits(s: State, id: ObjectId, c: Characteristics, f: Filter, you: PlayerId): boolean | null {
  switch (f.is) {
    case "and":
      return together(f.of.map((part) => fits(s, id, c, part, you)))
    case "or":
      return invert(together(f.of.map((part) => invert(fits(s, id, c, part, you)))))
    case "not":
      return invert(fits(s, id, c, f.of, you))
    case "type":
      return isType(c, f.type)
    case "subtype":
      return hasSubtype(c, f.subtype)
    case "tapped":
      return s.objects[id]!.tapped
    case "keyword":
      return f.keyword in FLAG_BIT ? (c.flags & FLAG_BIT[f.keyword as keyof typeof FLAG_BIT]) !== 0 : null
    case "controlledBy":
      return f.player.who === "you" || f.player.who === "opponents"
        ? (controllerOf(s, id) === you) === (f.player.who === "you")
        : null
    case "power":
      return compared(c.power ?? 0, f.op, f.than)
    case "toughness":
      return compared(c.toughness ?? 0, f.op, f.than)
    case "manaValue":
      return compared(c.manaValue, f.op, f.than)
    default:
      return null
  }
}

function together(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false
  return parts.includes(null) ? null : true
}

function invert(found: boolean | null): boolean | null {
  return found === null ? null : !found
}

function compared(value: number, op: string, than: unknown): boolean | null {
  if (typeof than !== "number") return null
  if (value === than) return op.includes("=") && op !== "!="
  if (op === "!=") return true
  return value < than ? op.startsWith("<") : op.startsWith(">")
}
