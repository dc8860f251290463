import { LEVELS, type Offer, RULESETS, USUAL, withVariant } from "./offer.ts"
import { ATTACKS, COMPANIONS, seatCounts, VARIANTS } from "./played-with.ts"

const DAYS = RULESETS.map(([name]) => name)

/** Kept settings with the usual one in the place of what isn't offered here: another version, or a hand, may have written them. */
export function soundOffer(kept: Offer): Offer {
  const against = (kept.against as Offer["deck"]) === "list" ? USUAL.against : kept.against
  const also = COMPANIONS.filter((name) => kept.also.includes(name))
  const variant = knownOr(VARIANTS, kept.variant, USUAL.variant)
  const offer = withVariant({ ...kept, against, also, games: kept.games === 3 ? 3 : 1 }, variant)
  return {
    ...offer,
    seats: seatCounts(offer).includes(kept.seats) ? kept.seats : offer.seats,
    attack: knownOr(ATTACKS, kept.attack, USUAL.attack),
    range: kept.range,
    level: knownOr(LEVELS, kept.level, USUAL.level),
    ruleset: knownOr(DAYS, kept.ruleset, USUAL.ruleset),
  }
}

function knownOr<T, U extends string>(known: readonly T[], kept: unknown, usual: U): T | U {
  return known.find((one) => one === kept) ?? usual
}
