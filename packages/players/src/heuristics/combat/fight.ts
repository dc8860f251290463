import { characteristics, FLAG_BIT, type ObjectId, type State } from "@apnap/engine"

/** Damage it deals in one combat (510.1a); double strike counts twice. */
export function powerOf(s: State, id: ObjectId): number {
  const c = characteristics(s, id)
  const power = Math.max(0, c.power ?? 0)
  return (c.flags & FLAG_BIT.doubleStrike) === 0 ? power : power * 2
}

/** Whether the first creature, fighting only the second, destroys it (704.5g, 704.5h) before being destroyed itself. */
export function beats(s: State, id: ObjectId, other: ObjectId): boolean {
  if (!kills(s, id, other)) return false
  const quick = FLAG_BIT.firstStrike | FLAG_BIT.doubleStrike
  const isQuick = (x: ObjectId) => (characteristics(s, x).flags & quick) !== 0
  return !(isQuick(other) && !isQuick(id) && kills(s, other, id))
}

function kills(s: State, id: ObjectId, other: ObjectId): boolean {
  const flags = characteristics(s, other).flags
  if ((flags & FLAG_BIT.indestructible) !== 0) return false
  const damage = powerOf(s, id)
  if ((characteristics(s, id).flags & FLAG_BIT.deathtouch) !== 0 && damage > 0) return true
  return damage >= toughnessLeft(s, other)
}

/** Damage needed to destroy it (704.5g). */
export function toughnessLeft(s: State, id: ObjectId): number {
  return (characteristics(s, id).toughness ?? 0) - (s.objects[id]?.damage ?? 0)
}

/** Whether flying allows the block (702.9b). An estimate for attackers: blockers are checked by the rules. */
export function canBlock(s: State, blocker: ObjectId, attacker: ObjectId): boolean {
  const flags = characteristics(s, attacker).flags
  const own = characteristics(s, blocker).flags
  if ((flags & FLAG_BIT.flying) !== 0) return (own & (FLAG_BIT.flying | FLAG_BIT.reach)) !== 0
  return (flags & FLAG_BIT.shadow) === (own & FLAG_BIT.shadow)
}
