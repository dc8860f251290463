import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  act,
  can,
  card,
  cast,
  color,
  creature,
  enchantment,
  has,
  inGraveyard,
  instant,
  life,
  manaValue,
  now,
  size,
  sorcery,
  subtype,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("text-changing effects (612)", () => {
  const swap = enchantment(
    "Swap",
    "When this enchantment enters, choose two target creatures. For as long as this enchantment remains on the battlefield, exchange the text boxes of those creatures.",
  )
  const flier = creature("Flier", "1/1", "Flying\n{0}: You gain 1 life.", "Bird")
  const runner = creature("Runner", "3/3", "Haste", "Elk")
  const pair = { a: { on: [flier, runner], hand: [swap] }, targets: { A: ["Flier", "Runner"] } }
  shows("612.5, 701.12h: text boxes are exchanged, all of the rules text and nothing else", {
    ...pair,
    script: [cast("Swap"), wait, act("Runner", "{0}: You"), wait],
    then: [
      has("Flier", "haste"),
      has("Flier", "flying", false),
      has("Runner", "flying"),
      has("Runner", "haste", false),
      size("Flier", 1, 1),
      subtype("Runner", "Elk"),
      life("A", 21),
    ],
  })
  shows("612.5: not what other effects give, and only for as long as it remains", {
    a: {
      ...pair.a,
      hand: [
        instant("Gift", "Target creature gains trample until end of turn."),
        swap,
        sorcery("Burn", "Destroy target enchantment."),
      ],
    },
    targets: { A: ["Flier", "Flier", "Runner", "Swap"] },
    script: [
      cast("Gift"),
      wait,
      cast("Swap"),
      wait,
      now(has("Flier", "trample")),
      now(has("Runner", "trample", false)),
      now(has("Runner", "flying")),
      cast("Burn"),
      wait,
    ],
    then: [has("Flier", "flying"), has("Runner", "haste"), has("Runner", "flying", false)],
  })
  shows("612.5, 701.12h: exchanged twice, each has its own text again", {
    a: { on: [flier, runner], hand: [[2, swap]] },
    targets: { A: ["Flier", "Runner", "Flier", "Runner"] },
    script: [cast("Swap"), wait, cast("Swap"), wait],
    then: [has("Flier", "flying"), has("Runner", "haste")],
  })
  const shifter = creature(
    "Shifter",
    "0/1",
    'As long as the top card of your graveyard is a creature card, this creature has the full text of that card and has the text "{2}: Discard a card."\n{2}: Discard a card.',
    "Shapeshifter",
    "{1}{U}",
  )
  const drake = creature("Drake", "2/3", "Flying", "Drake", "{3}{R}")
  shows("612.6: the full text of a card is its name, cost, colors, types, abilities and size as well", {
    a: { on: [shifter, "Island", "Island"], graveyard: [bear, drake], hand: [bear] },
    script: [act("Drake", "{2}: Discard"), wait],
    checkpoints: [
      {
        stopAt: { turn: 1, step: "upkeep" },
        expect: [
          size("Drake", 2, 3),
          has("Drake", "flying"),
          color("Drake", "R"),
          manaValue("Drake", 4),
          subtype("Drake", "Drake"),
          subtype("Drake", "Shapeshifter", false),
        ],
      },
    ],
    then: [size("Old Bear", 2, 2), has("Old Bear", "flying", false), there("A", "Old Bear")],
  })
  shows("612.6: of another kind of card it has nothing", {
    a: { on: [shifter], graveyard: [drake, "Island"] },
    script: [],
    then: [size("Shifter", 0, 1)],
  })

  const kit = card(
    "Kit",
    "Artifact — Equipment",
    "Equipped creature gets +1/+1 and has all names of nonlegendary creature cards in addition to its name.\nEquip {0}",
  )
  const ban = enchantment(
    "Ban",
    "As this enchantment enters, choose a card name.\nActivated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
  )
  const hunt = sorcery(
    "Hunt",
    "Destroy target creature and all other creatures with the same name as that creature.",
  )
  const heal = creature("Healer", "1/1", "{0}: You gain 1 life.", "Cleric")
  const named = (name: string) => ({
    a: { on: [kit, heal], hand: [ban] },
    b: { on: [bear, { ...card("Chief", "Legendary Creature — Bear"), power: "2", toughness: "2" }] },
    choices: { A: [name] },
    script: [act("Kit", "Equip", "Healer"), wait, cast("Ban"), wait],
  })
  shows(
    "612.7: it has the names of all nonlegendary creature cards besides its own",
    { ...named("Old Bear"), then: [can("A", "{0}: You gain 1 life", false), size("Healer", 2, 2)] },
    { ...named("Healer"), then: [can("A", "{0}: You gain 1 life", false)] },
    { ...named("Chief"), then: [can("A", "{0}: You gain 1 life")] },
  )
  const double = creature(
    "Double",
    "0/0",
    "You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary.",
  )
  const copied = named("Chief")
  shows("612.7: a copy of a legendary creature that isn't legendary is no other card", {
    ...copied,
    a: { ...copied.a, hand: [double, ban] },
    choices: { A: [true, "Chief", "Chief"] },
    script: [cast("Double"), wait, ...copied.script],
    then: [can("A", "{0}: You gain 1 life"), there("A", "Chief")],
  })
  shows("612.7, 201.2a: so it shares a name with each of them", {
    a: { on: [kit, heal], hand: [hunt] },
    b: { on: [bear] },
    script: [act("Kit", "Equip", "Healer"), wait, cast("Hunt", "Old Bear"), wait],
    then: [inGraveyard("B", "Old Bear"), inGraveyard("A", "Healer")],
  })
})
