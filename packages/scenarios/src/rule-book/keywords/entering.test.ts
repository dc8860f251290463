import { describe } from "vitest"
import { bear, giant, kill } from "../testing/cards.ts"
import {
  artifact,
  at,
  attack,
  cast,
  counters,
  creature,
  has,
  inExile,
  inGraveyard,
  inHand,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

describe("as it enters, and when it has", () => {
  const entering = (text: string, more: Partial<Own> = {}) => ({ ...creature("New", "2/2", text), ...more })
  shows("702.38a: amplify: counters for each card of its types that is shown", {
    a: { hand: [entering("Amplify 2"), bear] },
    script: [cast("New"), wait],
    choices: { A: ["Old Bear"] },
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.38a, 707.5: amplify of a copy: what is shown shares a type with what is copied", {
    a: {
      on: [creature("Herald", "2/2", "Amplify 2")],
      hand: [
        creature(
          "Mimic",
          "0/0",
          "You may have this creature enter as a copy of any creature.",
          "Shapeshifter",
        ),
        bear,
      ],
    },
    script: [cast("Mimic"), wait],
    choices: { A: [{ stop: true }, true, "Herald", "Old Bear"] },
    then: [{ check: "counters", card: { card: "Herald", copy: true }, counter: "+1/+1", is: 2 }],
  })
  shows("702.44a, 702.44b: sunburst: a counter for each color of mana that was spent", {
    a: { on: ["Forest", "Island"], hand: [entering("Sunburst", { mana_cost: "{2}" })] },
    script: [cast("New"), wait],
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.44a: charge counters where it is no creature", {
    a: { on: ["Forest", "Island"], hand: [artifact("Orb", "Sunburst", "{2}")] },
    script: [cast("Orb"), wait],
    then: [counters("Orb", "charge", 2)],
  })
  shows("702.54a: bloodthirst: counters where an opponent was dealt damage this turn", {
    a: { on: [bear], hand: [entering("Bloodthirst 2")] },
    script: [attack("Old Bear"), at({ step: "postcombatMain" }, cast("New"))],
    then: [counters("New", "+1/+1", 2)],
  })
  shows("702.54b: bloodthirst X: as many as the damage that opponents were dealt", {
    a: { on: [giant], hand: [entering("Bloodthirst X")] },
    script: [attack("Big Giant"), at({ step: "postcombatMain" }, cast("New"))],
    then: [counters("New", "+1/+1", 5)],
  })
  shows("702.58a: graft: a counter may go to each other creature that enters", {
    a: { hand: [creature("Donor", "0/0", "Graft 2"), bear] },
    script: [cast("Donor"), wait, cast("Old Bear"), wait],
    choices: { A: [true] },
    then: [counters("Donor", "+1/+1", 1), counters("Old Bear", "+1/+1", 1)],
  })
  shows("702.82a: devour: counters for each creature that is sacrificed as it enters", {
    a: { on: [bear, giant], hand: [entering("Devour 2")] },
    script: [cast("New"), wait],
    choices: { A: [{ all: ["Old Bear", "Big Giant"] }] },
    then: [counters("New", "+1/+1", 4), there("A", "Old Bear", 0)],
  })
  shows("702.98a: unleash: a counter, with which it can't block", {
    b: { on: [], hand: [] },
    a: { hand: [entering("Unleash")] },
    script: [cast("New"), wait],
    choices: { A: [true] },
    then: [counters("New", "+1/+1", 1)],
  })
  shows(
    "702.104a, 702.104b: tribute: counters by an opponent's choice, else what the trigger says",
    {
      a: {
        hand: [entering("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life.")],
      },
      script: [cast("New"), wait],
      choices: { B: [true] },
      then: [counters("New", "+1/+1", 2), life("A", 20)],
    },
    {
      a: {
        hand: [entering("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life.")],
      },
      script: [cast("New"), wait],
      choices: { B: [false] },
      then: [counters("New", "+1/+1", 0), life("A", 25)],
    },
  )
  shows(
    "702.123a: fabricate: counters, or Servos",
    {
      a: { hand: [entering("Fabricate 2")] },
      script: [cast("New"), wait],
      choices: { A: [true] },
      then: [counters("New", "+1/+1", 2), there("A", "Servo Token", 0)],
    },
    {
      a: { hand: [entering("Fabricate 2")] },
      script: [cast("New"), wait],
      choices: { A: [false] },
      then: [counters("New", "+1/+1", 0), there("A", "Servo Token", 2)],
    },
  )
  shows("702.136a: riot: a counter or haste", {
    a: { hand: [entering("Riot")] },
    script: [cast("New"), wait],
    choices: { A: [false] },
    then: [counters("New", "+1/+1", 0), has("New", "haste")],
  })
  shows("702.110a: exploit: a creature may be sacrificed", {
    a: { on: [bear], hand: [entering("Exploit\nWhen this creature exploits a creature, you gain 3 life.")] },
    script: [cast("New"), wait],
    choices: { A: [true, "Old Bear"] },
    then: [life("A", 23), inGraveyard("A", "Old Bear")],
  })
  shows("702.100a, 702.100b: evolve: a counter as a larger creature enters", {
    a: { on: [entering("Evolve")], hand: [giant, bear] },
    script: [cast("Big Giant"), wait, cast("Old Bear"), wait],
    then: [counters("New", "+1/+1", 1), size("New", 3, 3)],
  })
  shows(
    "702.131a, 702.131c: ascend on a sorcery: with ten permanents its controller gets the city's blessing",
    {
      a: {
        on: [[10, "Forest"]],
        hand: [sorcery("Rise", "Ascend\nIf you have the city's blessing, you gain 5 life.")],
      },
      script: [cast("Rise"), wait],
      then: [life("A", 25)],
    },
    {
      a: {
        on: [[9, "Forest"]],
        hand: [sorcery("Rise", "Ascend\nIf you have the city's blessing, you gain 5 life.")],
      },
      script: [cast("Rise"), wait],
      then: [life("A", 20)],
    },
  )
  shows("702.156a: ravenous: X counters, and a card where X was 5 or more", {
    a: {
      on: [[5, "Forest"]],
      hand: [{ ...creature("Maw", "0/0", "Ravenous"), mana_cost: "{X}" }],
      library: [bear],
    },
    script: [cast("Maw"), wait],
    choices: { A: [5] },
    then: [counters("Maw", "+1/+1", 5), inHand("A", "Old Bear")],
  })
  shows("702.75a: hideaway: one of the top cards lies face down in exile", {
    a: { hand: [artifact("Den", "Hideaway 2")], library: [bear, giant] },
    script: [cast("Den"), wait],
    targets: { A: ["Old Bear"] },
    then: [{ check: "exile", player: "A", is: 1 }],
  })
  shows("702.72a, 702.72c: champion: another creature goes into exile until this one leaves", {
    a: { on: [bear], hand: [entering("Champion a Bear"), kill] },
    script: [cast("New"), wait, now(inExile("A", "Old Bear")), cast("Kill", "New"), wait],
    choices: { A: ["Old Bear"] },
    then: [there("A", "Old Bear")],
  })
  shows("702.95a, 702.95b: soulbond pairs two creatures", {
    a: {
      on: [bear],
      hand: [
        entering(
          "Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +1/+1.",
        ),
      ],
    },
    script: [cast("New"), wait],
    choices: { A: [true, "Old Bear"] },
    then: [size("New", 3, 3), size("Old Bear", 3, 3)],
  })
  shows("702.165a, 702.165c: backup: a counter and the abilities printed below for another creature", {
    a: { on: [bear], hand: [entering("Backup 1\nFlying")] },
    script: [cast("New"), wait],
    targets: { A: ["Old Bear"] },
    then: [counters("Old Bear", "+1/+1", 1), has("Old Bear", "flying"), has("New", "flying")],
  })
})
