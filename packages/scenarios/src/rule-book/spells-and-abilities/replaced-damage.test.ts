import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  artifact,
  cast,
  counters,
  creature,
  damage,
  enchantment,
  inExile,
  inGraveyard,
  instant,
  life,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("damage that is replaced or dealt otherwise (614.2, 120.3)", () => {
  const zap = instant("Zap", "Zap deals 2 damage to any target.")
  const sure = enchantment("Sure", "Damage can't be prevented.")
  shows("614.2: damage is replaced with something else, even if it can't be prevented", {
    a: { hand: [zap], on: [sure] },
    b: {
      on: [
        creature(
          "Sapling",
          "1/1",
          "If damage would be dealt to this creature, put that many +1/+1 counters on it instead.",
        ),
      ],
    },
    script: [cast("Zap", "Sapling"), wait],
    then: [counters("Sapling", "+1/+1", 2), damage("Sapling", 0)],
  })
  shows("614.2: the player who would be dealt damage does as much of something else", {
    a: { hand: [zap] },
    b: {
      library: ["Forest", "Forest", "Forest"],
      on: [
        artifact(
          "Refuge",
          "If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.",
        ),
      ],
    },
    script: [cast("Zap", { player: "B" }), wait],
    then: [life("B", 20), inExile("B", "Forest", 2)],
  })
  shows("614.2: of permanents sacrificed instead of damage, their controller chooses which", {
    a: { hand: [zap] },
    b: {
      on: [
        creature("Lord", "3/3", "If damage would be dealt to Lord, sacrifice that many permanents instead."),
        "Forest",
        "Island",
        bear,
      ],
    },
    choices: { B: ["Forest", "Island"] },
    script: [cast("Zap", "Lord"), wait],
    then: [damage("Lord", 0), inGraveyard("B", "Forest"), inGraveyard("B", "Island"), there("B", "Old Bear")],
  })
  shows("702.80a: all damage as though its source had wither", {
    a: { hand: [zap], on: [enchantment("Torment", "All damage is dealt as though its source had wither.")] },
    b: { on: [creature("Wall", "0/4")] },
    script: [cast("Zap", "Wall"), wait],
    then: [counters("Wall", "-1/-1", 2), damage("Wall", 0)],
  })
  const unlife = enchantment("Unlife", "All damage is dealt to you as though its source had infect.")
  const poison = (player: string, is: number) =>
    ({ check: "playerCounters", player, counter: "poison", is }) as const
  shows(
    "702.90b: damage to one player as though its source had infect: no life is lost",
    {
      a: { hand: [zap], on: [unlife] },
      script: [cast("Zap", { player: "A" }), wait],
      then: [life("A", 20), poison("A", 2)],
    },
    {
      a: { hand: [zap], on: [unlife] },
      script: [cast("Zap", { player: "B" }), wait],
      then: [life("B", 18), poison("B", 0)],
    },
    {
      a: { hand: [zap], on: [unlife, creature("Wall", "0/4")] },
      script: [cast("Zap", "Wall"), wait],
      then: [damage("Wall", 2), counters("Wall", "-1/-1", 0)],
    },
  )
  shows("608.2i: those who discarded no such card this way", {
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: {
      hand: [
        sorcery(
          "Titan",
          "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life.",
        ),
      ],
    },
    b: { hand: [bear] },
    c: { hand: ["Forest"] },
    script: [cast("Titan"), wait],
    then: [life("A", 20), life("B", 20), life("C", 17)],
  })
})
