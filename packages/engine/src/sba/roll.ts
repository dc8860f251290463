import { rememberedByList } from "../characteristics/ability-index.ts"
import type { Characteristics } from "../characteristics/characteristics.ts"
import { mentions } from "../characteristics/mentions.ts"
import { characteristics } from "../characteristics/query.ts"
import { SUPERTYPE_BIT, TYPE_BIT } from "../language/vocabulary.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isLegend } from "./legend-world.ts"
import { isSculptor, startsEngines } from "./sectors-speed.ts"

/** A phased-in permanent, and whether 704.5 asks more of it than what is attached to it or lies on it. */
interface Permanent {
  id: ObjectId
  c: Characteristics
  watched: boolean
}

/** What 704.5 asks of the permanents as long as the same ones are on the battlefield with the same characteristics. */
interface Roll {
  permanents: readonly Permanent[]
  phasedOut: readonly ObjectId[]
  /** Permanents of which 704.5 looks at several together. */
  planeswalkers: readonly ObjectId[]
  legends: readonly ObjectId[]
  worlds: readonly ObjectId[]
  roles: readonly ObjectId[]
  sculptors: readonly ObjectId[]
  engines: readonly ObjectId[]
}

const WATCHED = TYPE_BIT.creature | TYPE_BIT.planeswalker | TYPE_BIT.battle | TYPE_BIT.enchantment

/** The battlefield as state-based actions look at it. */
export const rollOf = rememberedByList((s, ids): Roll => {
  const present = ids.filter((id) => s.objects[id]!.phasedOut === 0)
  const permanents = present.map((id) => {
    const c = characteristics(s, id)
    return { id, c, watched: (c.types & WATCHED) !== 0 }
  })
  const those = (fits: (c: Characteristics) => boolean) =>
    permanents.filter(({ c }) => fits(c)).map(({ id }) => id)
  return {
    permanents,
    phasedOut: ids.filter((id) => s.objects[id]!.phasedOut !== 0),
    planeswalkers: those((c) => (c.types & TYPE_BIT.planeswalker) !== 0),
    legends: those((c) => isLegend(s, c)),
    worlds: those((c) => (c.supertypes & SUPERTYPE_BIT.world) !== 0),
    roles: those((c) => (c.types & TYPE_BIT.enchantment) !== 0 && c.subtypes.includes("Role")),
    sculptors: speaksOf(s, "spaceSculptor", present, isSculptor),
    engines: speaksOf(s, "startYourEngines", present, startsEngines),
  }
})

/** The permanents with a keyword that few games have. */
function speaksOf(
  s: State,
  keyword: string,
  ids: readonly ObjectId[],
  has: (s: State, id: ObjectId) => boolean,
): readonly ObjectId[] {
  return mentions(s, keyword) ? ids.filter((id) => has(s, id)) : []
}
