import { describe, expect, it } from "vitest"
import { printAbility } from "../print.ts"
import { abilities } from "../testing/read.ts"

/** What each "other" of a sentence is other than; "source" for the object that has the ability. */
function thans(text: string): readonly unknown[] {
  const found: unknown[] = []
  const [ability] = abilities(text)
  JSON.stringify(ability, (key, value) => {
    if (value?.is === "other") found.push(value.than ?? "source")
    if (key === "otherThan") found.push({ slots: value })
    return value
  })
  return found
}

const bound = (name: string) => ({ sel: "bound", name })
const HOST = { sel: "attachedTo" }
const TARGET = { sel: "target", slot: 0 }

describe("other than what was spoken of last that could be among the things meant", () => {
  it.each([
    ["the object that has the ability", "Other Elves you control get +1/+1.", ["source"]],
    [
      "what the event is about",
      "Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature.",
      [bound("it")],
    ],
    ["not in the event itself", "Whenever another creature you control enters, draw a card.", ["source"]],
    [
      "not what has died",
      "Whenever a creature dies, put a +1/+1 counter on each other creature you control.",
      ["source"],
    ],
    [
      "what has died, of cards in a graveyard",
      "Whenever a creature you control dies, you may return another target creature card from your graveyard to your hand.",
      [bound("it")],
    ],
    [
      "not what is of another kind",
      "Whenever an artifact you control enters, put a +1/+1 counter on each other creature you control.",
      ["source"],
    ],
    [
      "not what another player has",
      "Whenever a creature an opponent controls attacks, untap each other creature you control.",
      ["source"],
    ],
    ["what is enchanted", "Enchanted creature gets +1/+1 for each other creature you control.", [HOST, HOST]],
    [
      "not what is enchanted, of enchantments",
      "Enchanted creature gets +2/+2 for each other enchantment on the battlefield.",
      ["source", "source"],
    ],
    [
      "the tokens that were made",
      "Create two 1/1 white Soldier creature tokens. Destroy all other creatures.",
      [bound("token")],
    ],
    ["what was chosen", "Choose a creature you control. Destroy all other creatures.", [bound("chosen")]],
    [
      "the target",
      "{T}: Zap deals 1 damage to target creature and each other creature with the same name as that creature.",
      [TARGET],
    ],
    [
      "another target than those before it",
      "Zap deals 1 damage to target creature. Up to one other target creature can't block this turn.",
      [{ slots: [0] }],
    ],
    [
      "each of a group than itself",
      "Each legendary creature you control gets +1/+1 for each other legendary creature you control.",
      [bound("affected"), bound("affected")],
    ],
    [
      "those that were spoken of first",
      "Zombies you control get +2/+1 until end of turn. Other creatures you control get +1/+1 until end of turn.",
      [bound("changed")],
    ],
    [
      "not a group of others",
      "Whenever Zap attacks, other creatures you control get +1/+1 until end of turn. Untap each other creature you control.",
      ["source", "source"],
    ],
    [
      "the target behind it, where nothing was spoken of",
      "Each other creature becomes a copy of target creature until end of turn.",
      [TARGET],
    ],
    [
      "the object, of what enters as the trigger's condition is asked",
      "Zap can't attack unless you control at least three other creatures.",
      ["source"],
    ],
    [
      "the creature that an Aura is attached to",
      "{T}: Attach target Aura attached to a creature to another creature.",
      [{ sel: "attachedTo", of: TARGET }],
    ],
  ])("%s", (_what, text, expected) => {
    expect(thans(text)).toEqual(expected)
  })

  it("is printed as the word alone", () => {
    const text =
      "Whenever a creature you control enters, put a +1/+1 counter on each other creature you control."
    expect(printAbility(abilities(text)[0] ?? { ability: "spell" })).toBe(text)
  })
})
