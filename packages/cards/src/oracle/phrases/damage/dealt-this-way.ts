import type { Amount, Condition, Filter, Selector } from "@apnap/engine"
import { asAmount, asObject } from "../../discourse/surface.ts"
import { same } from "../../grammar/hole.ts"
import { condition, object, post } from "../../oracle.ts"

// Who and what an instruction dealt damage to (120.3).

const DEALT: Selector = asObject({ sel: "said", plural: true, how: "dealt" })
const AMONG_DEALT: Filter = { is: "among", of: DEALT }

/** Whether the selector is the objects and players dealt damage by an instruction (names ending in "Dealt"). */
function isDealt(of: Selector | undefined): boolean {
  return of?.sel === "bound" && of.name.endsWith("Dealt")
}

/** The filter on those dealt damage, without that part; undefined for other filters. */
function dealtAmong(filter: Filter): Filter | undefined {
  const [t, among, ...more] = filter.is === "and" ? filter.of : []
  return among?.is === "among" && isDealt(among.of) && more.length === 0 ? t : undefined
}

post.iso(
  "dealt damage this way",
  () => AMONG_DEALT,
  (f) => (f.is === "among" && isDealt(f.of) ? {} : undefined),
)
// Whichever was dealt damage: "a creature dealt damage this way can't block this turn".
object.iso(
  "a {t:plain thing} dealt damage this way",
  ({ t }) => ({ sel: "all", filter: { is: "and", of: [t, AMONG_DEALT] } }),
  (what) => {
    const t = what.sel === "all" && Object.keys(what).length === 2 ? dealtAmong(what.filter) : undefined
    return t && { t }
  },
)
condition.iso(
  "a {t:plain thing} is dealt damage this way",
  ({ t }) => ({ if: "exists", filter: { is: "and", of: [t, AMONG_DEALT] } }),
  (c) => {
    const t = c.if === "exists" && Object.keys(c).length === 2 ? dealtAmong(c.filter) : undefined
    return t && { t }
  },
)
/** More objects and players were dealt damage than permanents, so at least one player was. */
const playerHit = (of: Selector): Condition => ({
  if: "compare",
  left: { n: "countOf", of },
  op: ">",
  right: { n: "countOf", of: { sel: "filtered", of, filter: { is: "permanent" } } },
})
condition.iso(
  "a player is dealt damage this way",
  () => playerHit(DEALT),
  (c) => {
    const of =
      c.if === "compare" && typeof c.left !== "number" && c.left.n === "countOf" ? c.left.of : undefined
    return of !== undefined && isDealt(of) && same(c, playerHit(of)) ? {} : undefined
  },
)
const EXCESS: Amount = asAmount({ n: "said", what: "excess" })
condition.iso(
  [
    "excess damage was dealt this way",
    "excess damage was dealt to a permanent this way",
    "excess damage was dealt to that creature this way",
    "it deals excess damage this way",
  ],
  () => ({ if: "compare", left: EXCESS, op: ">=", right: 1 }),
  (c) => {
    const left = c.if === "compare" && c.op === ">=" && c.right === 1 ? c.left : undefined
    return typeof left === "object" && left.n === "bound" && left.name.endsWith("Excess") ? {} : undefined
  },
)
