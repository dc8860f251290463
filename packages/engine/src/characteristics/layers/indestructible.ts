import { FLAG_BIT } from "../../language/keyword.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics } from "../query.ts"

/** 702.12b. Before indestructible was an ability, an object that an effect made indestructible stayed so even if it lost all abilities. */
export function isIndestructible(s: State, id: ObjectId): boolean {
  if ((characteristics(s, id).flags & FLAG_BIT.indestructible) !== 0) return true
  return s.ruleset.knobs.indestructible === "status" && wasMadeIndestructible(s, id)
}

function wasMadeIndestructible(s: State, id: ObjectId): boolean {
  return s.effects.some(
    ({ objects, changes }) =>
      objects.includes(id) &&
      changes.some(
        (c) =>
          c.change === "addAbilities" &&
          c.abilities.some((a) => a.ability === "keyword" && a.keyword === "indestructible"),
      ),
  )
}
