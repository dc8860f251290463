import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  can,
  card,
  cast,
  creature,
  damage,
  enchantment,
  has,
  inGraveyard,
  inHand,
  instant,
  life,
  now,
  planeswalker,
  size,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("abilities, emblems, targets (113–115)", () => {
  shows("113.6: a permanent's abilities work on the battlefield alone", {
    a: {
      hand: [creature("Lord", "1/1", "Other creatures you control get +1/+1.")],
      graveyard: [creature("Earl", "1/1", "Other creatures you control get +1/+1.")],
      on: [bear],
    },
    then: [size("Old Bear", 2, 2)],
  })
  shows(
    "113.6m: an ability that moves its card out of the graveyard works there",
    {
      a: { graveyard: [creature("Imp", "1/1", "{0}: Return this card from your graveyard to your hand.")] },
      script: [act("Imp", "{0}: Return"), wait],
      then: [inHand("A", "Imp")],
    },
    {
      a: { on: [creature("Imp", "1/1", "{0}: Return this card from your graveyard to your hand.")] },
      script: [now(can("A", "{0}: Return", false))],
    },
  )
  shows("113.6h: an ability about entering works as it enters", {
    a: { hand: [creature("Slow", "3/3", "This creature enters tapped.")] },
    script: [cast("Slow"), wait],
    then: [tapped("Slow")],
  })
  shows("113.7a: an ability on the stack goes on without its source", {
    a: { on: [creature("Pinger", "1/1", "{0}, Sacrifice this creature: You gain 3 life.")] },
    script: [act("Pinger", "{0}, Sacrifice"), wait],
    then: [life("A", 23), inGraveyard("A", "Pinger")],
  })
  shows("113.8: who activated an ability controls it", {
    a: { on: [artifact("Shared", "{0}: You gain 3 life. Any player may activate this ability.")] },
    script: [at({ player: "B", step: "end" }, act("Shared", "{0}"))],
    then: [life("B", 23), life("A", 20)],
  })
  shows("113.10b: what takes an ability away takes all instances of it", {
    a: {
      on: [creature("Bird", "1/1", "Flying"), enchantment("Wind", "Creatures you control have flying.")],
      hand: [instant("Down", "Target creature loses flying until end of turn.")],
    },
    script: [cast("Down", "Bird"), wait, now(has("Bird", "flying", false))],
  })
  shows("114.1, 114.2: an emblem stands in the command zone and belongs to who gets it", {
    a: {
      on: [
        planeswalker("Old Friend", "5", '−1: You get an emblem with "Creatures you control get +1/+1."'),
        bear,
      ],
    },
    script: [act("Old Friend", "−1"), wait],
    then: [size("Old Bear", 3, 3), { check: "command", player: "A", is: 1 }],
  })
  shows("114.5: an emblem is no permanent: nothing destroys it", {
    a: {
      on: [
        planeswalker("Old Friend", "5", '−1: You get an emblem with "Creatures you control get +1/+1."'),
        bear,
      ],
      hand: [sorcery("All", "Exile all nonland permanents.")],
    },
    script: [act("Old Friend", "−1"), wait, cast("All"), wait],
    then: [{ check: "command", player: "A", is: 1 }],
  })
  shows("115.1, 115.1a: the targets of a spell are chosen as it is cast", {
    a: { hand: [kill] },
    b: { on: [bear, ox] },
    script: [cast("Kill", "Grey Ox"), wait],
    then: [inGraveyard("B", "Grey Ox"), there("B", "Old Bear")],
  })
  shows("115.2: a card in a graveyard is no target of 'target creature'", {
    a: { hand: [kill] },
    b: { graveyard: [bear] },
    script: [at(never, cast("Kill", "Old Bear"))],
  })
  shows("115.4: 'any target' is a creature, a player, a planeswalker or a battle, and nothing else", {
    a: { on: [artifact("Pot", "")], hand: [instant("Zap", "Zap deals 1 damage to any target.")] },
    script: [at(never, cast("Zap", "Pot"))],
  })
  shows("115.5: a spell is no target for itself", {
    a: { hand: [instant("No", "Counter target spell.")] },
    script: [now(can("A", "Cast No", false))],
  })
  shows("115.7a: a changed target must be legal", {
    a: { on: [bear, ox], hand: [instant("Zap", "Zap deals 2 damage to target creature.")] },
    b: { hand: [instant("Bend", "Change the target of target spell with a single target.")] },
    script: [
      cast("Zap", "Old Bear"),
      at({ player: "B" }, { ...cast("Bend", "Zap"), when: { onStack: "Cast Zap" } }),
    ],
    targets: { B: ["Grey Ox"] },
    then: [there("A", "Old Bear"), damage("Grey Ox", 2)],
  })
  shows("115.7d: with new targets chosen some may be left", {
    a: { on: [bear, ox], hand: [instant("Zap", "Zap deals 2 damage to target creature.")] },
    b: { hand: [instant("Bend", "You may choose new targets for target spell.")] },
    script: [
      cast("Zap", "Old Bear"),
      at({ player: "B" }, { ...cast("Bend", "Zap"), when: { onStack: "Cast Zap" } }),
    ],
    choices: { B: [true] },
    targets: { B: ["Grey Ox"] },
    then: [there("A", "Old Bear"), damage("Grey Ox", 2)],
  })
  const seal = card(
    "Seal",
    "Enchantment",
    "Flash\nCards in graveyards can't be the targets of spells or abilities.",
  )
  const raise = sorcery("Raise", "Return target creature card from your graveyard to your hand.")
  shows("115.1, 101.2: where cards in graveyards can't be targets, nothing targets one", {
    a: { on: [seal], hand: [raise], graveyard: [bear] },
    script: [now(can("A", "Cast Raise", false))],
  })
  shows("608.2b, 101.2: a card in a graveyard that can't be a target any more is an illegal one", {
    a: { hand: [raise], graveyard: [bear] },
    b: { hand: [seal] },
    script: [
      cast("Raise", "Old Bear"),
      at({ player: "B" }, { ...cast("Seal"), when: { onStack: "Cast Raise" } }),
      wait,
    ],
    then: [inGraveyard("A", "Old Bear"), inHand("A", "Old Bear", 0)],
  })
})
