import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { cast, creature, enchantment, hand, instant, life, sorcery, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("how often abilities trigger, and for whom (603.2)", () => {
  const hush = creature("Hush", "1/2", "Creatures entering or dying don't cause abilities to trigger.")
  const dirge = enchantment("Dirge", "Whenever a creature dies, you gain 1 life.")
  const slay = instant("Slay", "Destroy target creature.")
  shows(
    "603.2d: creatures that enter or die cause nothing to trigger",
    {
      a: {
        hand: [creature("Herald", "1/1", "When this creature enters, you gain 3 life."), slay],
        on: [hush, dirge],
      },
      b: { on: [bear] },
      script: [cast("Herald"), wait, cast("Slay", "Old Bear"), wait],
      then: [life("A", 20), there("A", "Herald")],
    },
    {
      // 603.10a: as it dies itself, too
      a: { hand: [slay], on: [hush, dirge] },
      script: [cast("Slay", "Hush"), wait],
      then: [life("A", 20), there("A", "Hush", 0)],
    },
  )
  const prodigy = creature(
    "Prodigy",
    "1/3",
    "If an ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.\nWhenever you cast a spell, you gain 1 life.",
    "Wizard",
  )
  const other = (subtype: string) =>
    creature("Student", "1/1", "Whenever you cast a spell, you gain 10 life.", subtype)
  const rest = sorcery("Rest", "You gain 100 life.")
  const studies = (subtype: string, gained: number) => ({
    a: { hand: [rest], on: [prodigy, other(subtype)] },
    script: [cast("Rest"), wait],
    then: [life("A", 120 + gained)],
  })
  shows(
    "603.2d: abilities of one kind or another kind of creature, but not its own",
    studies("Shaman", 21),
    studies("Wizard", 21),
    studies("Bear", 11),
  )
  const still = enchantment(
    "Still",
    "When a player casts a spell, sacrifice this enchantment. If you do, each of that player's opponents draws three cards.",
  )
  shows("102.2: the opponents of the player who acted", {
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { hand: [rest] },
    b: { on: [still] },
    script: [cast("Rest"), wait],
    then: [hand("A", 1), hand("B", 3), hand("C", 3), there("B", "Still", 0)],
  })
  shows("102.3: teammates of the player who acted are no opponents of that player", {
    format: "twoHeadedGiant",
    turnOrder: ["A", "B", "C", "D"],
    a: { hand: [rest] },
    b: {},
    c: { on: [still] },
    d: {},
    script: [cast("Rest"), wait],
    then: [hand("B", 0), hand("C", 3), hand("D", 3)],
  })
})
