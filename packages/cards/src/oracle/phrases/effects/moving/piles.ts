import type { Effect, MoveOptions, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// Two piles, one of which is chosen (700.3).

type Separate = Extract<Effect, { do: "separate" }>
type Destination = { readonly to: Zone } & MoveOptions

const OPPONENT: PlayerSelector = { who: "choose", from: { who: "opponents" } }
const PILE: Selector = { sel: "bound", name: "pile" }
const OTHER: Selector = { sel: "bound", name: "otherPile" }

function apart(to: Destination, rest: Destination): Effect {
  return {
    do: "sequence",
    of: [
      { do: "move", what: PILE, ...to },
      { do: "move", what: OTHER, ...rest },
    ],
  }
}

/** Where the chosen pile and the other one go; undefined if something else happens to them. */
function apartOf(then: Effect): { to: Destination; r: Destination } | undefined {
  const [one, other, ...more] = then.do === "sequence" ? then.of : []
  if (one?.do !== "move" || other?.do !== "move" || more.length > 0) return undefined
  const { do: _, what, bind, link, ...to } = one
  const { do: __, what: rest, bind: ___, link: ____, ...r } = other
  return same(what, PILE) && same(rest, OTHER) ? { to, r } : undefined
}

clause.iso(
  ["a opponent separates {w:object} into two piles . put one pile {to:taken to} and the other {r:dig rest}"],
  ({ w, to, r }) => ({ do: "separate", what: w, by: OPPONENT, then: apart(to, r) }),
  (e) => {
    const places = e.do === "separate" && e.chooser === undefined ? apartOf(e.then) : undefined
    return places && { w: (e as Separate).what, ...places }
  },
)
clause.iso(
  "separate {w:object} into two piles . a opponent chooses one of those piles . put that pile {to:taken to} and the other {r:dig rest}",
  ({ w, to, r }) => ({ do: "separate", what: w, chooser: OPPONENT, then: apart(to, r) }),
  (e) => {
    const places = e.do === "separate" && e.by === undefined ? apartOf(e.then) : undefined
    return places && { w: (e as Separate).what, ...places }
  },
)
clause.iso(
  "separate {w:object} into two piles . {p:player} sacrifices all permanents in the pile of their choice",
  ({ w, p }) => ({
    do: "separate",
    what: w,
    chooser: p,
    then: { do: "sacrifice", player: p, what: PILE },
  }),
  (e) => {
    if (e.do !== "separate" || e.by !== undefined || e.then.do !== "sacrifice") return undefined
    return e.chooser !== undefined && same(e.then.player, e.chooser) && same(e.then.what, PILE)
      ? { w: e.what, p: e.chooser }
      : undefined
  },
)
