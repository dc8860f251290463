import type { StaticAbility } from "../../language/ability.ts"
import type { GameObject } from "../../state/object.ts"

/** Whether the level, class level or station frame of an ability is reached (711.2, 716.2, 721.2). */
export function reached(object: GameObject, ability: StaticAbility): boolean {
  const { level } = ability
  if (level === undefined) return true
  const now =
    level.kind === "class"
      ? (object.memory?.classLevel ?? 1)
      : (object.counters?.[level.kind === "level" ? "level" : "charge"] ?? 0)
  return now >= level.min && (level.max === undefined || now <= level.max)
}
