import type { Side } from "./side.ts"

/** Whether it is the player's turn that begins, or the other's. */
type Turn = "own" | "other"

/**
 * Features of one side against another, scaled to similar size. Each is described by its name below; the order is that of the weights
 * (`weights.ts`).
 */
export function featuresOf(side: Side, foe: Side, turn: Turn): readonly number[] {
  return [...resources(side), ...clocks(side, foe, turn), ...ofTurn(side, foe, turn)]
}

/** The names of the features, in order. */
export const FEATURES: readonly string[] = [
  ...[
    "lifeRoot",
    "lifeLow",
    "landsFirst",
    "landsNext",
    "landsMore",
    "landsHeldWanted",
    "landsHeldMore",
    "makers",
  ],
  ...["creatures", "worth", "dearest", "power", "evasive", "toughness", "others"],
  ...[
    "spells",
    "manaValue",
    "castable",
    "soon",
    "later",
    "removal",
    "counters",
    "sweepers",
    "burn",
    "drawing",
  ],
  ...["lacking", "returning", "noCreature", "emptyHand"],
  ...["clock", "airClock", "burnClock", "openClock", "libraryShort", "removalForDearest", "sweepersForWorth"],
  ...["ownTurn", "ownOpen", "ownLethal", "ownClock", "burnLethal", "ownCastable"],
  ...["blockers", "airBlockers", "unopposedAir"],
]

/** Number of lands wanted early, and number wanted at all. */
const EARLY = 5
const WANTED = 7

/** Life, lands, creatures and cards in hand. */
function resources(side: Side): number[] {
  const { life, lands, landsHeld, spells } = side
  const wanted = Math.max(0, EARLY - lands)
  return [
    Math.sqrt(Math.max(0, Math.min(life, 60))),
    Math.min(life, 6) / 6,
    Math.min(lands, 4),
    Math.max(0, Math.min(lands, WANTED) - 4),
    Math.max(0, lands - WANTED),
    Math.min(landsHeld, wanted),
    Math.max(0, landsHeld - wanted),
    Math.min(side.makers, 3),
    side.creatures,
    side.worth / 5,
    side.dearest / 5,
    side.power / 3,
    side.evasive / 3,
    side.toughness / 3,
    side.others / 3,
    Math.min(7, spells),
    side.manaValue / 5,
    side.castable,
    side.soon / 5,
    side.later / 5,
    side.removal,
    side.counters,
    side.sweepers,
    side.burn / 3,
    side.drawing,
    side.lacking,
    side.returning / 5,
    side.creatures === 0 ? 1 : 0,
    spells + landsHeld === 0 ? 1 : 0,
  ]
}

/** How close the foe is to losing, and the answers held against their side. */
function clocks(side: Side, foe: Side, turn: Turn): number[] {
  const share = shareOf(foe)
  return [
    share(side.power),
    share(side.evasive),
    share(side.power + side.burn),
    share(unblocked(side, foe, turn)),
    Math.max(0, 4 - side.library),
    (Math.min(side.removal, 2) * foe.dearest) / 10,
    (side.sweepers * foe.worth) / 20,
  ]
}

/** Features that depend on the turn: the player whose turn begins will have untapped by the other's next attack, but not vice versa. */
function ofTurn(side: Side, foe: Side, turn: Turn): number[] {
  const own = turn === "own" ? 1 : 0
  const life = Math.max(1, foe.life)
  const open = unblocked(side, foe, turn)
  const share = shareOf(foe)
  return [
    own,
    own * share(open),
    own === 1 && open >= life ? 1 : 0,
    own * share(side.power),
    side.burn >= life ? 1 : 0,
    own * side.castable,
    own === 1 ? side.blockers : side.creatures,
    own === 1 ? 0 : side.flyers,
    foe.flyers === 0 ? side.evasive / 3 : 0,
  ]
}

/** Damage as a share of the foe's life, capped at one and a half. */
function shareOf({ life }: Side): (damage: number) => number {
  return (damage) => Math.min(1.5, damage / Math.max(1, life))
}

/** Unblocked power if each of the foe's possible blockers stops one creature: on the own turn only the untapped ones (509.1a). */
function unblocked({ evasive, grounded }: Side, foe: Side, turn: Turn): number {
  const blockers = turn === "own" ? foe.blockers : foe.creatures
  let sum = evasive
  for (let i = blockers; i < grounded.length; i++) sum += grounded[i]
  return sum
}
