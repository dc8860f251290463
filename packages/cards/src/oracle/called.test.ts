import { describe, expect, it } from "vitest"
import { printAbilityInFrench } from "../french/print.ts"
import { readLine } from "./compile.ts"
import { printAbility, printFace } from "./print.ts"

const CREATURE = { name: "Zap", types: ["creature"] } as const

/** A line and its French, where "it" would mean something else. */
const LINES: Readonly<Record<string, string>> = {
  "Whenever this creature becomes blocked by a creature, this creature deals 2 damage to that creature.":
    "À chaque fois que cette créature devient bloquée par une créature, cette créature inflige 2 blessures à cette créature-là.",
  "{1}, Sacrifice a Goblin creature: This creature deals damage equal to the sacrificed creature's power to any target.":
    "{1}, sacrifiez une créature gobelin : Cette créature inflige un nombre de blessures égal à la force de la créature sacrifiée à n’importe quelle cible.",
  "Whenever a source an opponent controls deals damage to this creature, that source's controller loses that much life.":
    "À chaque fois qu’une source qu’un adversaire contrôle inflige des blessures à cette créature, le contrôleur de cette source perd autant de points de vie.",
  "Whenever a land you control enters, this creature deals 1 damage to any target. If that land is a Mountain, it deals 2 damage instead.":
    "À chaque fois qu’un terrain que vous contrôlez arrive, cette créature inflige 1 blessure à n’importe quelle cible. Si ce terrain est une montagne, cette créature inflige 2 blessures à la place.",
}

describe("what a pronoun would confuse with something else is called by a noun", () => {
  for (const [english, french] of Object.entries(LINES))
    it(english, () => {
      const read = readLine(english, [], false)
      if (!read.understood) throw new Error(read.stoppedAt)
      const [ability] = read.abilities
      expect(printAbility(ability, "this creature")).toBe(english)
      expect(printAbilityInFrench(ability, CREATURE)?.replaceAll("\u202f", " ")).toBe(french)
    })
})

describe("what is printed is read back as the same data", () => {
  for (const [line, spell] of [
    // 603.4: a condition right after the event would be one of the trigger.
    ["At the beginning of your upkeep, discard a card if you control no Ogres.", false],
    ["Untap target creature. Gain control of it until end of turn. It gains haste until end of turn.", true],
    ["Each player returns a creature they control to its owner's hand.", true],
    ["Double target creature's power until end of turn.", true],
    ["Zap deals damage equal to the sacrificed creature's power to any target.", true],
    ["If this creature was kicked, it enters with two +1/+1 counters on it.", false],
    [
      "When this creature dies, reveal cards from the top of your library until you reveal a creature card. Put it onto the battlefield and the rest into your graveyard.",
      false,
    ],
    [
      "Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order. If you don't put the card into your hand, draw a card.",
      true,
    ],
    ["Whenever this creature enters or the creature it haunts dies, draw a card.", false],
    ["Your maximum hand size is reduced by two.", false],
    ["Exile this card from your hand: Add {G}.", false],
    ["Exile two target cards from a graveyard. Return target creature to its owner's hand.", true],
  ] as const)
    it(line, () => {
      const read = readLine(line, ["Zap"], spell)
      if (!read.understood) throw new Error(read.stoppedAt)
      expect(printAbility(read.abilities[0], spell ? "Zap" : "this creature")).toBe(line)
    })
})

it("where a spell was cast from is read of the object too, however it's called", () => {
  const read = (who: string) =>
    readLine(`When this creature enters, if you cast ${who} from your hand, draw a card.`, [], false)
  const [named, it] = [read("this creature"), read("it")]
  expect(named).toEqual(it)
})

it("what a pronoun means without doubt is called by the pronoun", () => {
  const read = readLine("Whenever a creature you control enters, untap that creature.", [], false)
  expect(read.understood && printAbility(read.abilities[0])).toBe(
    "Whenever a creature you control enters, untap it.",
  )
})

it("a keyword before an ability of its own has a line of its own (702.142a)", () => {
  const lines = ["Trample", "Boast — {1}: Draw a card."]
  const abilities = lines.flatMap((line) => {
    const read = readLine(line, [], false)
    return read.understood ? read.abilities : []
  })
  expect(printFace({ ...CREATURE, abilities })).toEqual(lines)
})
