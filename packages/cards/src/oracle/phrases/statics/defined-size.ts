import { statics } from "../../oracle.ts"

// Abilities that define power and toughness (604.3).

statics.iso(
  "~ 's power and toughness are each equal to {n:quantity}",
  ({ n }) => ({
    static: "modify",
    what: { sel: "self" },
    changes: [{ change: "definePT", power: n, toughness: n }],
  }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    const { power, toughness } = s.changes[0]
    return power !== undefined && JSON.stringify(power) === JSON.stringify(toughness)
      ? { n: power }
      : undefined
  },
)
statics.iso(
  "~ 's power is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", power: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].toughness === undefined ? { n: s.changes[0].power } : undefined
  },
)
statics.iso(
  "~ 's toughness is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", toughness: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].power === undefined ? { n: s.changes[0].toughness } : undefined
  },
)
