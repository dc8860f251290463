import { describe } from "vitest"
import { bear, blink, gain, kill, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  A,
  act,
  artifact,
  at,
  attack,
  B,
  can,
  card,
  cast,
  castBy,
  counters,
  creature,
  enchantment,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const lands = [[9, "Wastes"]] as const

describe("static abilities and continuous effects (604, 611–613)", () => {
  shows("604.5: a static ability of a spell works on the stack", {
    a: { hand: [sorcery("Firm", "This spell can't be countered.\nYou gain 3 life.")] },
    b: { hand: [instant("No", "Counter target spell.")] },
    script: [cast("Firm"), at({ player: "B" }, cast("No", "Firm")), wait],
    then: [life("A", 23)],
  })
  shows(
    "611.2b: what would last for as long as something that has ended already doesn't begin, so the attack goes on",
    {
      a: {
        on: [
          artifact(
            "Lure",
            "{0}: Gain control of target creature for as long as this artifact remains tapped.",
          ),
        ],
      },
      b: { on: [bear] },
      script: [
        { turn: 2, step: "declareAttackers", player: "B", do: "attack", creature: "Old Bear", defender: A },
        at({ turn: 2, step: "declareAttackers" }, act("Lure", "{0}", "Old Bear")),
      ],
      stopAt: { turn: 2, step: "end" },
      then: [life("A", 18)],
    },
  )
  shows("602.5b: a limit stays with its ability, though the object has lost one before it", {
    a: {
      on: [creature("Falcon", "1/1", "Flying\n{0}: You gain 1 life. Activate only once each turn.")],
      hand: [instant("Ground", "Target creature loses flying until end of turn.")],
    },
    script: [act("Falcon", "{0}"), wait, cast("Ground", "Falcon"), wait, now(can("A", "{0}: You", false))],
    then: [life("A", 21)],
  })
  shows("603.2h: done once each turn stays done, though the object has lost an ability before it", {
    a: {
      on: [
        creature(
          "Falcon",
          "1/1",
          "Flying\nWhenever you cast a spell, you may gain 1 life. Do this only once each turn.",
        ),
      ],
      hand: [
        instant("Calm", "You gain 5 life."),
        instant("Ground", "Target creature loses flying until end of turn."),
        instant("Peace", "You gain 5 life."),
      ],
    },
    // In response to the trigger, the ability moves up a place.
    script: [cast("Calm"), cast("Ground", "Falcon"), wait, cast("Peace"), wait],
    then: [life("A", 31)],
  })
  shows("603.10a: an ability that is lost in the event that it looks back upon triggers, within its limit", {
    a: {
      on: [
        [2, bear],
        enchantment(
          "Lament",
          'Creatures you control have "Whenever another creature dies, you gain 1 life. This ability triggers only once each turn."',
        ),
        creature("Rock", "1/1", "Indestructible"),
      ],
      hand: [sorcery("End", "Destroy all creatures and enchantments.")],
    },
    script: [cast("End"), wait],
    then: [life("A", 23), there("A", "Rock")],
  })
  shows("113.7a, 608.2d: the color chosen by an ability whose source is gone is its color", {
    a: {
      on: [
        creature(
          "Awakener",
          "2/2",
          "When this creature dies, choose a color. You gain 1 life for each creature of that color.",
        ),
        bear,
      ],
      hand: [kill],
    },
    b: { on: [creature("Green Ox", "1/1", "", "Ox", "{G}")] },
    script: [cast("Kill", "Awakener"), wait],
    choices: { A: ["Green"] },
    then: [life("A", 21)],
  })
  shows("604.6: 'cast this spell only' works where the card could be cast", {
    a: { hand: [instant("Late", "Cast this spell only during an opponent's turn.\nYou gain 3 life.")] },
    script: [now(can("A", "Cast Late", false)), at({ turn: 2, step: "upkeep" }, cast("Late"))],
    stopAt: { turn: 2, step: "draw" },
    then: [life("A", 23)],
  })
  shows("604.7: a static ability that has gone asks nothing of its last moment", {
    a: {
      on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear],
      hand: [instant("Break", "Destroy target enchantment.")],
    },
    script: [now(size("Old Bear", 3, 3)), cast("Break", "Anthem"), wait],
    then: [size("Old Bear", 2, 2)],
  })
  shows("611.2f: 'the next spell you cast' has it from when it is put on the stack", {
    a: {
      hand: [
        sorcery("Ready", "The next creature spell you cast this turn costs {2} less to cast."),
        creature("First", "2/2", "", "Bear", "{2}"),
        creature("Second", "2/2", "", "Bear", "{2}"),
      ],
    },
    script: [cast("Ready"), wait, cast("First"), wait, now(can("A", "Cast Second", false))],
    then: [there("A", "First")],
  })
  shows("611.3b: a static ability's effect is there as long as its object", {
    a: {
      on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear],
      hand: [blink, instant("Break", "Destroy target enchantment.")],
    },
    script: [cast("Break", "Anthem"), now(size("Old Bear", 3, 3)), wait, now(size("Old Bear", 2, 2))],
  })
  shows("611.3c: what a permanent is as it enters counts for what triggers on entering", {
    a: {
      on: [
        enchantment("Change", "Each creature you control is an Elf in addition to its other creature types."),
        enchantment("Watch", "Whenever an Elf you control enters, you gain 3 life."),
      ],
      hand: [bear],
    },
    script: [cast("Old Bear"), wait],
    then: [life("A", 23)],
  })
  shows("613.2a, 613.2c: copy effects come first, and what else changes comes on top of what is copied", {
    a: {
      on: [ox, enchantment("Anthem", "Creatures you control get +1/+1.")],
      hand: [
        creature(
          "Clone",
          "0/0",
          "You may have this creature enter as a copy of any creature on the battlefield.",
        ),
      ],
    },
    choices: { A: [true, "Grey Ox"] },
    script: [cast("Clone"), wait],
    then: [there("A", "Grey Ox", 2), size("Grey Ox", 3, 5)],
  })
  shows("613.2b: what is face down is a 2/2 before anything else changes it", {
    a: {
      on: [...lands, enchantment("Anthem", "Creatures you control get +1/+1.")],
      hand: [creature("Secret", "5/5", "Morph {1}", "Beast")],
    },
    script: [castBy("Secret", "morph"), wait, now(size("[no name]", 3, 3))],
  })
  shows("613.5: changes are there at once, without anybody's doing", {
    a: {
      on: [
        creature(
          "Swarm",
          "*/*",
          "Swarm's power and toughness are each equal to the number of creatures you control.",
        ),
        bear,
      ],
      hand: [ox],
    },
    script: [now(size("Swarm", 2, 2)), cast("Grey Ox"), wait, now(size("Swarm", 3, 3))],
  })
  shows("608.2i: what happened is found though it is no longer so", {
    a: {
      on: [bear],
      hand: [kill, sorcery("Count", "You gain 3 life for each creature that died this turn.")],
    },
    script: [cast("Kill", "Old Bear"), wait, cast("Count"), wait],
    then: [life("A", 23)],
  })
  shows("609.7c: what a static ability does to damage of sources with a quality holds for spells as well", {
    a: { hand: [{ ...instant("Zap", "Zap deals 3 damage to target player.", "{0}") }] },
    b: { on: [enchantment("Ward", "Prevent all damage that would be dealt to you by colorless sources.")] },
    script: [cast("Zap", B), wait],
    then: [life("B", 20)],
  })
  shows("610.5, 601.2a: an ability that spells gain as they are cast is theirs on the stack", {
    a: {
      on: [enchantment("Echo", "Instant and sorcery spells you cast have storm.")],
      hand: [instant("Word", gain(1)), sorcery("Next", gain(2))],
    },
    script: [cast("Word"), wait, cast("Next"), wait],
    then: [life("A", 25)],
  })
  shows("608.2m: a spell that leaves the stack as it resolves goes on to the end", {
    a: { hand: [sorcery("Gone", "Exile Gone. You gain 3 life.")] },
    script: [cast("Gone"), wait],
    then: [life("A", 23), inExile("A", "Gone")],
  })
  shows("609.2: an effect is about permanents where it says no zone", {
    a: {
      graveyard: [ox],
      on: [bear],
      hand: [sorcery("Back", "Return all creatures to their owners' hands.")],
    },
    script: [cast("Back"), wait],
    then: [inHand("A", "Old Bear"), inGraveyard("A", "Grey Ox")],
  })
  shows("609.4a: two effects that say 'as though' help one another", {
    a: {
      hand: [creature("Wall", "3/3", "Defender", "Wall")],
      on: [
        enchantment("Rush", "Creatures you control can attack as though they had haste."),
        enchantment("March", "Creatures you control can attack as though they didn't have defender."),
      ],
    },
    script: [cast("Wall"), wait, attack("Wall")],
    then: [life("B", 17)],
  })
  const twin = {
    ...card("Dusk // Dawn", "Enchantment // Enchantment"),
    layout: "transform" as const,
    card_faces: [
      {
        name: "Dusk",
        mana_cost: "{0}",
        type_line: "Enchantment",
        oracle_text:
          "{0}: Transform this enchantment.\nCreatures you control have base power and toughness 1/1.",
      },
      {
        name: "Dawn",
        mana_cost: "",
        type_line: "Enchantment",
        oracle_text: "Creatures you control have base power and toughness 5/5.",
      },
    ],
  }
  shows("613.7g: a permanent that transforms gets a new timestamp", {
    a: { on: [twin, enchantment("Level", "Creatures you control have base power and toughness 3/3."), bear] },
    script: [now(size("Old Bear", 3, 3)), act("Dusk", "{0}: Transform"), wait, now(size("Old Bear", 5, 5))],
  })
  shows("602.5c: a limit on an ability holds for it as it was got from one object", {
    a: {
      on: [
        bear,
        enchantment(
          "One",
          'Creatures you control have "{0}: You gain 1 life. Activate only once each turn."',
        ),
        enchantment(
          "Two",
          'Creatures you control have "{0}: You gain 1 life. Activate only once each turn."',
        ),
      ],
    },
    script: [
      act("Old Bear", "{0}: You gain"),
      wait,
      act("Old Bear", "{0}: You gain"),
      wait,
      now(can("A", "{0}: You gain", false)),
    ],
    then: [life("A", 22)],
  })
  shows("601.2, 601.2h: a spell whose cost can't be paid is not cast", {
    a: { hand: [creature("Dear", "2/2", "", "Bear", "{1}")] },
    script: [at(never, cast("Dear"))],
  })
})

describe("replacement effects that wait for one another (614–616)", () => {
  shows(
    "616.1c, 616.2: what is to enter as a copy becomes one first, and what the copy says of entering applies then",
    {
      a: {
        on: [creature("Hydra", "0/0", "This creature enters with two +1/+1 counters on it.")],
        hand: [
          creature(
            "Clone",
            "0/0",
            "You may have this creature enter as a copy of any creature on the battlefield.",
          ),
        ],
      },
      choices: { A: [true, "Hydra"] },
      script: [cast("Clone"), wait],
      then: [
        there("A", "Hydra", 2),
        { check: "counters", card: "Hydra", counter: "+1/+1", is: 2, scope: "all" },
      ],
    },
  )
  shows("614.11a: what replaces a draw is done before the next draw", {
    a: {
      on: [enchantment("Double", "If you would draw a card, draw two cards instead.")],
      hand: [sorcery("Look", "Draw two cards.")],
    },
    script: [cast("Look"), wait, now({ check: "hand", player: "A", is: 4 })],
  })
  const eater = creature("Eater", "1/1", "Devour 1")
  shows("614.13a: who enters can't be chosen for what is sacrificed as it enters", {
    a: { on: [bear], hand: [eater] },
    choices: { A: [{ illegal: "Eater" }, { all: ["Old Bear"] }] },
    script: [cast("Eater"), wait],
    then: [counters("Eater", "+1/+1", 1), there("A", "Old Bear", 0)],
  })
  shows("614.13b: nothing is chosen twice where several enter", {
    a: {
      on: [bear],
      graveyard: [eater, creature("Glutton", "1/1", "Devour 1")],
      hand: [sorcery("Raise", "Return all creature cards from your graveyard to the battlefield.")],
    },
    choices: { A: [{ all: ["Old Bear"] }, { all: ["Old Bear"] }] },
    script: [cast("Raise"), wait],
    then: [there("A", "Old Bear", 0), counters("Eater", "+1/+1", 1), counters("Glutton", "+1/+1", 0)],
  })
  shows("614.17b: a cost with something that can't happen can't be paid", {
    a: {
      on: [
        artifact("Bone", "Pay 2 life: You gain 1 life."),
        artifact("Emperion", "Your life total can't change."),
      ],
    },
    script: [now(can("A", "Pay 2 life", false))],
  })
})
