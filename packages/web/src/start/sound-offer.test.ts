import { expect, it } from "vitest"
import { type Offer, USUAL, withVariant } from "./offer.ts"
import { seatsOf } from "./played-with.ts"
import { soundOffer } from "./sound-offer.ts"

/** As JSON has it: the types promise nothing. */
const kept = (part: Record<string, unknown>) => ({ ...USUAL, ...part }) as Offer

it("words that name nothing here are as usual", () => {
  const broken = {
    ...{ level: "grandmaster", ruleset: "1066-10", variant: "chess", attack: "all", games: 7 },
    ...{ deck: "nothing", against: "list", also: ["commander", "poker", 5], seats: 40 },
  }
  expect(soundOffer(kept(broken))).toEqual(soundOffer(USUAL))
})

it("what is offered stays", () => {
  const commander = { ...withVariant(USUAL, "commander"), seats: 3, attack: "left", range: 2 } as const
  const own = { deck: "own:7", against: "own:8" } as const
  for (const offer of [
    commander,
    { ...commander, ...own },
    kept({ games: 3, deck: "list", list: "60 Forest" }),
  ])
    expect(soundOffer(offer)).toEqual({ ...offer, seats: seatsOf(offer) })
})

it("a deck of another variant gives way to one of the variant", () => {
  expect(soundOffer(kept({ variant: "commander", deck: "burn" })).deck).toBe("isamaru")
})
