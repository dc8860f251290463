import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  block,
  can,
  card,
  cast,
  counters,
  creature,
  enchantment,
  inHand,
  instant,
  life,
  manaValue,
  now,
  planeswalker,
  size,
  sorcery,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const lands = [[9, "Wastes"]] as const

describe("names, costs, type lines and sizes (201–208)", () => {
  shows("201.2: what has the same name is the same name, another's is not", {
    ...doing("Destroy target creature and all other creatures with the same name as that creature.", {
      at: [{ card: "Old Bear", nth: 1 }],
      b: { on: [bear, bear, ox] },
    }),
    then: [there("B", "Old Bear", 0), there("B", "Grey Ox")],
  })
  shows("201.2b: of two cards with different names none has the other's", {
    a: {
      hand: [
        sorcery(
          "Fetch",
          "Search your library for up to two creature cards with different names, put them into your hand, then shuffle.",
        ),
      ],
      library: [bear, bear],
    },
    script: [cast("Fetch"), wait],
    then: [inHand("A", "Old Bear")],
  })
  shows(
    "202.1a: mana of the colors of the mana cost must be spent, and as much as its generic part says",
    {
      a: { on: ["Forest", "Forest"], hand: [creature("Blue Bear", "2/2", "", "Bear", "{U}")] },
      script: [now(can("A", "Cast Blue Bear", false))],
    },
    {
      a: { on: ["Forest"], hand: [creature("Green Bear", "2/2", "", "Bear", "{1}{G}")] },
      script: [now(can("A", "Cast Green Bear", false))],
    },
    {
      a: { on: ["Forest", "Island"], hand: [creature("Green Bear", "2/2", "", "Bear", "{1}{G}")] },
      script: [cast("Green Bear"), wait],
      then: [there("A", "Green Bear")],
    },
  )
  shows("202.3e: a permanent's X is 0 in its mana value", {
    a: { on: [...lands], hand: [creature("Hydra", "1/1", "", "Hydra", "{X}{1}")] },
    choices: { A: [3] },
    script: [cast("Hydra"), wait],
    then: [manaValue("Hydra", 1)],
  })
  shows("205.4a: legendary, basic and snow are supertypes", {
    ...doing("Destroy all legendary creatures.", {
      b: { on: [{ ...creature("Queen", "2/2"), type_line: "Legendary Creature — Elf" }, bear] },
    }),
    then: [there("B", "Queen", 0), there("B", "Old Bear")],
  })
  shows(
    "208.1: toughness is the damage that destroys a creature, power what it deals, as effects have changed them",
    {
      a: { on: [bear], hand: [instant("Grow", "Target creature gets +1/+1 until end of turn.")] },
      b: { on: [creature("Wall", "0/3")] },
      script: [cast("Grow", "Old Bear"), wait, attack("Old Bear"), block("Wall", "Old Bear")],
      then: [there("B", "Wall", 0)],
    },
  )
  shows("208.3, 301.7a: a Vehicle that is no creature has no power to count, and has it as one", {
    a: {
      on: [
        { ...artifact("Cart", "Crew 1"), type_line: "Artifact — Vehicle", power: "6", toughness: "5" },
        bear,
      ],
      hand: [
        sorcery("Count", "You gain life equal to the greatest power among permanents you control."),
        sorcery("Again", "You gain life equal to the greatest power among creatures you control."),
      ],
    },
    script: [cast("Count"), wait, now(life("A", 22)), act("Cart", "Crew"), wait, cast("Again"), wait],
    then: [life("A", 28)],
  })
  shows("208.5: a creature without a power has power 0", {
    ...doing("Target artifact becomes a creature in addition to its other types.", {
      at: ["Thing"],
      a: { on: [artifact("Thing", "")] },
    }),
    then: [there("A", "Thing", 0)],
  })
  shows("208.2a: what defines a size works in the graveyard, and an unknown number is 0", {
    a: {
      graveyard: [
        creature(
          "Swarm",
          "*/*",
          "Swarm's power and toughness are each equal to the number of creatures you control.",
        ),
      ],
      on: [bear, ox],
      hand: [sorcery("Raise", "Return target creature card with power 2 from your graveyard to your hand.")],
    },
    script: [cast("Raise", "Swarm"), wait],
    then: [inHand("A", "Swarm")],
  })
})

describe("artifacts, enchantments, lands, battles and instants (300–310)", () => {
  const equipment = (name: string, text: string) => ({
    ...artifact(name, text),
    type_line: "Artifact — Equipment",
  })
  shows("301.5: an Equipment is attached to a creature, and to nothing else", {
    a: {
      on: [equipment("Sword", "Equipped creature gets +1/+1.\nEquip {0}"), bear, artifact("Rock", "")],
    },
    script: [at(never, act("Sword", "Equip", "Rock"))],
  })
  shows("301.6: a Fortification is attached to a land by fortify", {
    a: {
      on: [
        {
          ...artifact("Garrison", "Fortified land has indestructible.\nFortify {0}"),
          type_line: "Artifact — Fortification",
        },
        "Forest",
        bear,
      ],
      hand: [sorcery("Quake", "Destroy all lands.")],
    },
    script: [act("Garrison", "Fortify", "Forest"), wait, cast("Quake"), wait],
    then: [there("A", "Forest")],
  })
  shows("301.7: a Vehicle is crewed, and is an artifact creature then", {
    a: {
      on: [
        { ...artifact("Cart", "Crew 1"), type_line: "Artifact — Vehicle", power: "6", toughness: "5" },
        bear,
      ],
    },
    script: [
      act("Cart", "Crew"),
      wait,
      now(type("Cart", "creature")),
      now(size("Cart", 6, 5)),
      attack("Cart"),
    ],
    then: [life("B", 14)],
  })
  shows("303.4h: what is no Aura, Equipment or Fortification enters unattached", {
    a: {
      hand: [
        sorcery(
          "Deed",
          "Return target permanent card from your graveyard to the battlefield attached to target creature.",
        ),
      ],
      graveyard: [artifact("Rock", "")],
      on: [bear],
    },
    script: [cast("Deed", "Rock", "Old Bear"), wait],
    then: [there("A", "Rock"), { check: "attached", card: "Rock", is: false }],
  })
  shows("303.4j: an Aura doesn't move to what it can't enchant", {
    a: {
      on: [bear, artifact("Rock", "")],
      hand: [
        aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1."),
        sorcery("Shift", "Attach target Aura to target artifact."),
      ],
    },
    script: [cast("Cloak", "Old Bear"), wait, cast("Shift", "Cloak", "Rock"), wait],
    then: [{ check: "attachedTo", card: "Old Bear", attachment: "Cloak", is: true }],
  })
  shows("303.4m: 'enchanted creature' is what it is attached to", {
    a: {
      on: [bear, ox],
      hand: [
        aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1."),
        sorcery("Shift", "Attach target Aura to target creature."),
      ],
    },
    script: [cast("Cloak", "Old Bear"), wait, cast("Shift", "Cloak", "Grey Ox"), wait],
    then: [size("Grey Ox", 3, 5), size("Old Bear", 2, 2)],
  })
  shows("305.3: a land is not played in another player's turn, whatever says so", {
    a: {
      hand: ["Forest"],
      on: [enchantment("Haste", "You may play an additional land on each of your turns.")],
    },
    script: [
      at(
        { ...never, turn: 2 },
        { turn: 2, step: "precombatMain", player: "A", do: "playLand", card: "Forest" },
      ),
    ],
    stopAt: { turn: 2, step: "end" },
  })
  shows("305.6: a land of a basic type has the mana ability of that type", {
    a: { on: [card("Shore", "Land — Island")] },
    script: [act("Shore", "{T}: Add {U}"), now({ check: "manaPool", player: "A", color: "U", is: 1 })],
  })
  shows("306.5a, 306.5: a planeswalker's loyalty is that of its counters, and elsewhere the printed one", {
    a: { hand: [planeswalker("Old Friend", "5", "+1: You gain 2 life.")] },
    script: [cast("Old Friend"), wait, now(counters("Old Friend", "loyalty", 5))],
  })
  const siege = { ...card("Siege", "Battle — Siege"), defense: "4" }
  const raider = creature("Raider", "2/2", "Whenever this creature attacks, defending player loses 1 life.")
  shows(
    "310.8b, 310.8d: who protects a battle can't attack it, its controller can, and the protector is the defending player",
    {
      a: { on: [raider], hand: [siege] },
      b: { on: [bear] },
      script: [
        cast("Siege"),
        wait,
        {
          turn: 1,
          step: "declareAttackers",
          player: "A",
          do: "attack",
          creature: "Raider",
          defender: "Siege",
        },
        at(
          { turn: 2, player: "B" },
          now({ check: "mayAttack", card: "Old Bear", defender: "Siege", is: false }),
        ),
      ],
      stopAt: { turn: 2, step: "end" },
      then: [life("B", 19), life("A", 20), counters("Siege", "defense", 2)],
    },
  )
})
