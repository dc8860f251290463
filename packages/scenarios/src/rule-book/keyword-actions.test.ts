import { describe } from "vitest"
import type { Reference } from "../format/format.ts"
import {
  act,
  artifact,
  at,
  attack,
  B,
  block,
  can,
  card,
  cast,
  controlledBy,
  counters,
  creature,
  damage,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  lost,
  now,
  size,
  sorcery,
  tapped,
  there,
  type,
  wait,
} from "./testing/pieces.ts"
import { type Board, shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const giant = creature("Big Giant", "5/5", "", "Giant")
/** A sorcery that does it, cast at those targets and resolved. */
const does = (text: string, ...targets: readonly Reference[]) => ({
  hand: [sorcery("Deed", text)],
  script: [cast("Deed", ...targets), wait],
})
/** A board on which A does it. */
function doing(
  text: string,
  { a = {}, targets: queues, at: aims = [], ...board }: Board & { at?: readonly Reference[] },
): Board {
  const { hand, script } = does(text, ...aims)
  return {
    ...board,
    ...(queues && { targets: queues }),
    a: { ...a, hand: [...hand, ...(a.hand ?? [])] },
    script: [...script, ...(board.script ?? [])],
  }
}

describe("attaching, countering, creating, destroying", () => {
  const blade = card("Blade", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")
  shows("701.3a: to attach is to take it from where it is and put it onto another", {
    a: { on: [blade, bear, ox] },
    script: [act("Blade", "Equip", "Old Bear"), wait, act("Blade", "Equip", "Grey Ox"), wait],
    then: [size("Old Bear", 2, 2), size("Grey Ox", 3, 5)],
  })
  shows(
    "701.3b: what can't be attached to it stays where it is",
    doing("Attach target Equipment you control to target creature you control.", {
      a: { on: [blade, creature("Shy", "1/1", "Protection from artifacts"), bear] },
      at: ["Blade", "Shy"],
      then: [size("Shy", 1, 1), there("A", "Blade")],
    }),
  )
  shows(
    "701.6a, 701.6b: a countered spell goes to its owner's graveyard, and what it cost is not given back",
    {
      a: { on: ["Forest"], hand: [creature("Cub", "1/1", "", "Bear", "{G}")] },
      b: { hand: [instant("No", "Counter target spell.")] },
      script: [cast("Cub"), at({ player: "B" }, { ...cast("No", "Cub"), when: { onStack: "Cast Cub" } })],
      then: [inGraveyard("A", "Cub"), tapped("Forest")],
    },
  )
  shows(
    "701.7a: created tokens enter the battlefield",
    doing("Create two 1/1 red Goblin creature tokens.", {
      then: [there("A", "Goblin Token", 2), size("Goblin Token", 1, 1)],
    }),
  )
  shows(
    "701.7b: what doubles tokens applies as they are created, anthems after that",
    doing("Create a 1/1 red Goblin creature token.", {
      a: {
        on: [
          enchantment(
            "Season",
            "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
          ),
          enchantment("Anthem", "Creatures you control get +1/+1."),
        ],
      },
      then: [there("A", "Goblin Token", 2), size("Goblin Token", 2, 2)],
    }),
  )
  shows(
    "701.8a: to destroy is to move it to its owner's graveyard",
    doing("Destroy target creature.", {
      b: { on: [bear] },
      at: ["Old Bear"],
      then: [inGraveyard("B", "Old Bear")],
    }),
  )
  shows(
    "701.8b: what is sacrificed is not destroyed: indestructible doesn't help",
    doing("Target player sacrifices a creature.", {
      b: { on: [creature("Rock", "1/1", "Indestructible")] },
      at: [B],
      then: [inGraveyard("B", "Rock")],
    }),
  )
  shows(
    "701.9a: to discard is to put it from the hand into the graveyard",
    doing("Discard a card.", { a: { hand: ["Forest"] }, then: [inGraveyard("A", "Forest"), hand("A", 0)] }),
  )
  shows(
    "701.13a: to exile is to move it to exile from wherever it is",
    doing("Exile target card from a graveyard.", {
      b: { graveyard: [bear] },
      at: ["Old Bear"],
      then: [inExile("B", "Old Bear")],
    }),
  )
  shows(
    "701.21a: a sacrificed permanent goes to its owner's graveyard, and only its controller sacrifices it",
    doing("Gain control of target creature. Sacrifice it.", {
      b: { on: [bear] },
      at: ["Old Bear"],
      then: [inGraveyard("B", "Old Bear")],
    }),
  )
})

describe("doubling, tripling, exchanging, fighting", () => {
  shows(
    "701.10b: to double power is to add as much",
    doing("Double target creature's power until end of turn.", {
      a: { on: [giant] },
      at: ["Big Giant"],
      then: [size("Big Giant", 10, 5)],
    }),
  )
  shows(
    "701.10c: a negative power is doubled downwards",
    doing("Target creature gets -5/-0 until end of turn. Double target creature's power until end of turn.", {
      a: { on: [ox] },
      at: ["Grey Ox", "Grey Ox"],
      then: [size("Grey Ox", -6, 4)],
    }),
  )
  shows(
    "701.12a: an exchange of control is done whole",
    doing("Exchange control of target creature you control and target creature an opponent controls.", {
      a: { on: [bear] },
      b: { on: [ox] },
      at: ["Old Bear", "Grey Ox"],
      then: [controlledBy("Old Bear", "B"), controlledBy("Grey Ox", "A")],
    }),
  )
  shows(
    "701.12c, 701.12g: exchanged life totals: each gains or loses what makes it so",
    doing("Exchange life totals with target player.", {
      a: { life: 5 },
      at: [B],
      then: [life("A", 20), life("B", 5)],
    }),
  )
  shows(
    "701.14a, 701.14d: fighting creatures deal damage that is no combat damage",
    doing("Target creature you control fights target creature you don't control.", {
      a: { on: [creature("Brawler", "3/3", "Whenever this creature deals combat damage, you gain 5 life.")] },
      b: { on: [bear] },
      at: ["Brawler", "Old Bear"],
      then: [inGraveyard("B", "Old Bear"), damage("Brawler", 2), life("A", 20)],
    }),
  )
})

describe("goading, investigating, milling, looking", () => {
  shows("701.15b: a goaded creature attacks, and somebody else than who goaded it", {
    a: { on: [bear], hand: [instant("Taunt", "Goad target creature.")] },
    b: { on: [ox] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [cast("Taunt", "Grey Ox"), wait],
    stopAt: { turn: 2, step: "end" },
    then: [life("C", 18), life("A", 20)],
  })
  shows("701.15c: goaded by two of three players, a creature attacks all the same", {
    a: { hand: [instant("Taunt", "Goad target creature.")] },
    b: { on: [ox] },
    c: { hand: [instant("Jeer", "Goad target creature.")] },
    d: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C", "D"],
    script: [cast("Taunt", "Grey Ox"), wait, at({ player: "C", step: "end" }, cast("Jeer", "Grey Ox"))],
    stopAt: { turn: 2, step: "end" },
    then: [life("D", 18)],
  })
  shows(
    "701.16a: to investigate is to create a Clue",
    doing("Investigate.", { then: [there("A", "Clue Token")] }),
  )
  shows(
    "701.17a: milled cards go from the top into the graveyard",
    doing("Mill two cards.", {
      a: { library: [bear, ox, giant] },
      then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Grey Ox"), inGraveyard("A", "Big Giant", 0)],
    }),
  )
  shows(
    "701.17b: nobody mills more than there is",
    doing("Mill three cards.", {
      a: { library: [bear], emptyLibrary: true },
      then: [inGraveyard("A", "Old Bear"), lost("A", false)],
    }),
  )
  shows(
    "701.17c: what was milled is found where it went",
    doing("Mill a card. If a creature card was milled this way, return it to your hand.", {
      a: { library: [bear] },
      then: [inHand("A", "Old Bear")],
    }),
  )
  shows(
    "701.22a: scry: to the bottom or back",
    doing("Scry 1, then draw a card.", {
      a: { library: ["Forest", bear] },
      targets: { A: ["Forest"] },
      then: [inHand("A", "Old Bear")],
    }),
  )
  shows(
    "701.22b: scry 0 is no scry",
    doing("Scry X, where X is the number of cards in your hand.", {
      a: { on: [enchantment("Seer", "Whenever you scry, you gain 1 life.")] },
      then: [life("A", 20)],
    }),
  )
  shows(
    "701.22d: a trigger on scrying comes even where the library is empty",
    doing("Scry 1.", {
      a: { on: [enchantment("Seer", "Whenever you scry, you gain 1 life.")], emptyLibrary: true },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.25a: surveil: into the graveyard or back",
    doing("Surveil 1, then draw a card.", {
      a: { library: ["Forest", bear] },
      targets: { A: ["Forest"] },
      then: [inHand("A", "Old Bear"), inGraveyard("A", "Forest")],
    }),
  )
  shows(
    "701.25c: surveil 0 is none",
    doing("Surveil X, where X is the number of cards in your hand.", {
      a: { on: [enchantment("Seer", "Whenever you surveil, you gain 1 life.")] },
      then: [life("A", 20)],
    }),
  )
  shows(
    "701.25d: a trigger on surveilling comes even where the library is empty",
    doing("Surveil 1.", {
      a: { on: [enchantment("Seer", "Whenever you surveil, you gain 1 life.")], emptyLibrary: true },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.23e: what is searched for without revealing is not shown",
    doing("Search your library for a card, put it into your hand, then shuffle.", {
      a: { library: [bear] },
      targets: { A: ["Old Bear"] },
      then: [inHand("A", "Old Bear"), { check: "sees", player: "B", card: "Old Bear", is: false }],
    }),
  )
  shows(
    "701.24e: shuffling a library of one card is shuffling",
    doing("Shuffle your library.", {
      a: {
        on: [enchantment("Cos", "Whenever you shuffle your library, you gain 1 life.")],
        library: [bear],
        emptyLibrary: true,
      },
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.26a: only untapped permanents are tapped",
    doing("Tap target creature. Tap target creature.", {
      a: {
        on: [bear, enchantment("Drum", "Whenever a creature becomes tapped, you gain 1 life.")],
      },
      at: ["Old Bear", "Old Bear"],
      then: [life("A", 21)],
    }),
  )
  shows(
    "701.26b: only tapped permanents are untapped",
    doing("Untap target creature.", {
      a: { on: [bear, enchantment("Bell", "Whenever a creature becomes untapped, you gain 1 life.")] },
      at: ["Old Bear"],
      then: [life("A", 20)],
    }),
  )
})

describe("actions of later sets", () => {
  shows(
    "701.30a, 701.30b, 701.30d: who reveals the dearer card wins the clash",
    doing("Clash with an opponent. If you win, you gain 5 life.", {
      a: { library: [creature("Dear", "5/5", "", "Giant", "{6}")] },
      b: { library: ["Forest"] },
      then: [life("A", 25)],
    }),
  )
  shows(
    "701.34a: proliferate: another counter of each kind",
    doing("Put a +1/+1 counter on target creature. Proliferate.", {
      a: { on: [bear] },
      at: ["Old Bear"],
      choices: { A: ["Old Bear"] },
      then: [counters("Old Bear", "+1/+1", 2)],
    }),
  )
  shows(
    "701.35a: a detained creature neither attacks nor blocks, nor are its abilities activated",
    doing("Detain target creature an opponent controls.", {
      a: { on: [bear] },
      b: { on: [creature("Tapper", "1/1", "{0}: You gain 1 life.")] },
      at: ["Tapper"],
      script: [now(can("B", "{0}: You gain", false)), attack("Old Bear"), block("Tapper", "Old Bear")],
      then: [life("B", 18)],
    }),
  )
  shows(
    "701.36a: populate: a copy of a creature token",
    doing("Create a 3/3 green Centaur creature token. Populate.", { then: [there("A", "Centaur Token", 2)] }),
  )
  shows(
    "701.36b: without a creature token nothing is made",
    doing("Populate.", { a: { on: [bear] }, then: [there("A", "Old Bear")] }),
  )
  shows(
    "701.39a: bolster: counters on the creature with the least toughness",
    doing("Bolster 2.", { a: { on: [ox, bear] }, then: [counters("Old Bear", "+1/+1", 2)] }),
  )
  shows(
    "701.40a, 701.40b: a manifested creature card is turned face up for its mana cost",
    doing("Manifest the top card of your library.", {
      a: { on: ["Forest"], library: [creature("Hidden", "4/4", "", "Ape", "{G}")] },
      then: [{ check: "permanents", player: "A", is: 2 }],
    }),
  )
  shows(
    "701.41a: support: a counter on each of up to N creatures",
    doing("Support 2.", {
      a: { on: [bear, ox] },
      at: ["Old Bear", "Grey Ox"],
      then: [counters("Old Bear", "+1/+1", 1), counters("Grey Ox", "+1/+1", 1)],
    }),
  )
  shows("701.41a: on a permanent of up to N others", {
    a: { on: [bear], hand: [creature("Coach", "1/1", "When this creature enters, support 2.")] },
    script: [cast("Coach"), wait],
    targets: { A: ["Old Bear"] },
    then: [counters("Old Bear", "+1/+1", 1), counters("Coach", "+1/+1", 0)],
  })
  shows("701.43b, 701.43a: an exerted creature doesn't untap in the next untap step", {
    a: {
      on: [
        creature(
          "Champion",
          "3/3",
          "You may exert this creature as it attacks. When you do, you gain 2 life.",
        ),
      ],
    },
    script: [attack("Champion")],
    choices: { A: [true] },
    stopAt: { turn: 3, step: "upkeep" },
    then: [tapped("Champion"), life("A", 22)],
  })
  shows(
    "701.44a: explore: a land into the hand, else a counter",
    doing("Target creature you control explores.", {
      a: { on: [bear], library: ["Forest"] },
      at: ["Old Bear"],
      then: [inHand("A", "Forest"), counters("Old Bear", "+1/+1", 0)],
    }),
  )
  shows("701.44c: what has left explores by last known information, for its last controller", {
    a: { on: [creature("Scout", "1/1", "{0}, Sacrifice this creature: It explores.")], library: ["Forest"] },
    script: [act("Scout", "{0}, Sacrifice"), wait],
    then: [inHand("A", "Forest")],
  })
  shows(
    "701.50a: connive: a card drawn, one discarded, a counter where that was no land",
    doing("Target creature you control connives.", {
      a: { on: [bear], hand: [giant], library: ["Forest"] },
      at: ["Old Bear"],
      choices: { A: ["Big Giant"] },
      then: [counters("Old Bear", "+1/+1", 1), inGraveyard("A", "Big Giant")],
    }),
  )
  shows(
    "701.53a: incubate N: an Incubator token with N counters",
    doing("Incubate 2.", { then: [counters("Incubator Token", "+1/+1", 2)] }),
  )
  shows(
    "701.48a: learn: a card discarded and one drawn",
    doing("Learn.", {
      a: { hand: [ox], library: [bear] },
      choices: { A: [true, "Grey Ox"] },
      then: [inHand("A", "Old Bear"), inGraveyard("A", "Grey Ox")],
    }),
  )
  shows(
    "701.54d, 701.54e: the Ring tempts: one's own creature is its bearer",
    doing("The Ring tempts you.", {
      a: { on: [bear, enchantment("Call", "Whenever the Ring tempts you, you gain 1 life.")] },
      choices: { A: ["Old Bear"] },
      then: [life("A", 21), { check: "supertype", card: "Old Bear", supertype: "legendary", is: true }],
    }),
  )
  shows(
    "701.55a: a villainous choice: one of two options",
    doing("Target opponent faces a villainous choice — That player loses 3 life, or you draw two cards.", {
      at: [B],
      choices: { B: ["lose 3"] },
      then: [],
    }),
  )
  shows(
    "701.56a: time travel: a time counter more or less on each",
    doing("Time travel.", { a: { on: [artifact("Ghost", "Vanishing 3")] }, then: [there("A", "Ghost")] }),
  )
  shows(
    "701.57a, 701.57c: discover N: the first card of that mana value or less is cast or taken",
    doing("Discover 3.", {
      a: { library: ["Forest", creature("Cheap", "2/2", "", "Ape", "{2}")] },
      choices: { A: [true] },
      then: [there("A", "Cheap")],
    }),
  )
  shows(
    "701.58a: a cloaked card is a 2/2 with ward {2}",
    doing("Cloak the top card of your library.", {
      a: { library: [bear] },
      then: [{ check: "permanents", player: "A", is: 1 }],
    }),
  )
  shows("701.59a: collect evidence N: cards of that total mana value are exiled from the graveyard", {
    a: {
      graveyard: [creature("Dear", "5/5", "", "Giant", "{6}")],
      hand: [
        sorcery(
          "Clueing",
          "As an additional cost to cast this spell, you may collect evidence 6.\nYou gain 1 life. If evidence was collected, you gain 4 life instead.",
        ),
      ],
    },
    script: [cast("Clueing")],
    choices: { A: [true, "Dear"] },
    then: [life("A", 24), inExile("A", "Dear")],
  })
  shows("701.59b, 701.59c: without enough there nobody chooses it, and evidence was not collected", {
    a: {
      graveyard: [creature("Low", "1/1", "", "Ape", "{1}")],
      hand: [
        sorcery(
          "Clueing",
          "As an additional cost to cast this spell, you may collect evidence 6.\nYou gain 1 life. If evidence was collected, you gain 4 life instead.",
        ),
      ],
    },
    script: [cast("Clueing")],
    then: [life("A", 21), inGraveyard("A", "Low")],
  })
  shows(
    "701.60a, 701.60c: a suspected creature has menace and can't block",
    doing("Suspect target creature.", {
      a: { on: [ox] },
      b: { on: [bear] },
      at: ["Old Bear"],
      script: [now(has("Old Bear", "menace")), attack("Grey Ox"), block("Old Bear", "Grey Ox")],
      then: [life("B", 18)],
    }),
  )
  shows(
    "701.62a: manifest dread: one of the top two cards face down, the other into the graveyard",
    doing("Manifest dread.", {
      a: { library: [bear, ox] },
      targets: { A: ["Old Bear"] },
      then: [
        { check: "permanents", player: "A", is: 1 },
        { check: "graveyard", player: "A", card: "Grey Ox", is: 1 },
      ],
    }),
  )
  shows(
    "701.65a: what is airbent may be cast from exile for {2} by its owner",
    doing("Airbend target creature.", {
      a: { on: [[2, "Plains"], creature("Dear", "5/5", "", "Giant", "{6}")] },
      at: ["Dear"],
      script: [now(inExile("A", "Dear")), cast("Dear")],
      then: [there("A", "Dear")],
    }),
  )
  shows(
    "701.66a, 701.66b: earthbend N: a land becomes a 0/0 creature with haste and N counters",
    doing("Earthbend 3.", {
      a: { on: ["Forest"] },
      at: ["Forest"],
      then: [size("Forest", 3, 3), has("Forest", "haste"), type("Forest", "land")],
    }),
  )
  shows(
    "701.68a: blight N: -1/-1 counters on one's own creature",
    doing("Blight 1.", { a: { on: [ox] }, then: [counters("Grey Ox", "-1/-1", 1)] }),
  )
})
