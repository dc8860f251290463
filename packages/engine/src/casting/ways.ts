import type { Cost } from "../language/cost.ts"
import type { CardFace } from "../language/card.ts"
import type { Keyword, KeywordAbility } from "../language/keyword.ts"
import type { Zone } from "../language/vocabulary.ts"
import { objectOf, opponentsOf } from "../characteristics/query.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** How a keyword lets its card be cast: from where, for what, as what. */
export interface Way {
  from: readonly Zone[]
  /** Instead of the mana cost; absent: the keyword's own cost, or the mana cost when it has none. */
  cost?: (keyword: KeywordAbility, face: CardFace) => Cost
  /** In addition to the mana cost. */
  additional?: Cost
  /** The face that it is cast as; default the front. */
  face?: number
  faceDown?: boolean
  condition?: (s: State, player: PlayerId, id: ObjectId) => boolean
  /** Only when it could be cast at sorcery speed. */
  sorcery?: boolean
}

const MORPH: Way = { from: ["hand"], cost: () => [{ pay: "mana", mana: "{3}" }], faceDown: true }
const OWN_COST: Way = { from: ["hand"] }

function lostLife(s: State, player: PlayerId): boolean {
  return s.events.some((e) => e.kind === "loseLife" && opponentsOf(s, player).includes(e.player))
}

/** Exiled with this keyword's action on an earlier turn (702.143b, 702.170d). */
function exiledAs(as: "foretold" | "plotted"): Way["condition"] {
  return (s, player, id) => {
    const object = objectOf(s, id)
    return object?.owner === player && object.memory?.designations?.includes(as) === true && (object.memory.exileTurn ?? 0) < s.turn.number
  }
}

/** The keywords that let a card be cast in another way (702). One entry a keyword; costs and what follows are data. */
export const WAYS: Partial<Record<Keyword, Way>> = {
  flashback: { from: ["graveyard"] },
  escape: { from: ["graveyard"] },
  retrace: { from: ["graveyard"], additional: [{ pay: "discard", filter: { is: "type", type: "land" } }] },
  jumpStart: { from: ["graveyard"], additional: [{ pay: "discard" }] },
  disturb: { from: ["graveyard"], face: 1 },
  harmonize: { from: ["graveyard"] },
  mayhem: { from: ["graveyard"], condition: (s, player, id) => s.events.some((e) => e.kind === "discard" && e.player === player && e.object === id) },
  overload: OWN_COST,
  evoke: OWN_COST,
  dash: OWN_COST,
  blitz: OWN_COST,
  bestow: OWN_COST,
  cleave: OWN_COST,
  awaken: OWN_COST,
  warp: { from: ["hand"] },
  impending: OWN_COST,
  emerge: OWN_COST,
  spectacle: { from: ["hand"], condition: (s, player) => lostLife(s, player) },
  surge: { from: ["hand"], condition: (s, player) => s.events.some((e) => e.kind === "cast" && e.player === player) },
  prowl: { from: ["hand"], condition: (s, player) => s.events.some((e) => e.kind === "damage" && e.combat && e.player >= 0 && e.player !== player && objectOf(s, e.source)?.controller === player) },
  madness: { from: ["exile"], condition: (s, player, id) => objectOf(s, id)?.memory?.way === "madness" && objectOf(s, id)?.owner === player },
  foretell: { from: ["exile"], condition: exiledAs("foretold") },
  plot: { from: ["exile"], cost: () => [], condition: exiledAs("plotted"), sorcery: true },
  morph: MORPH,
  megamorph: MORPH,
  disguise: MORPH,
}
