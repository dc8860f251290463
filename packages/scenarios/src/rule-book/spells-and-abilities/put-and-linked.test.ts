import { describe } from "vitest"
import type { Check } from "../../format/format.ts"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  all,
  aType,
  both,
  bound,
  CREATURE,
  gains,
  inOrder,
  keyword,
  self,
  statically,
  target,
  theArtifact,
  theCreature,
  theEnchantment,
  theInstant,
  theSorcery,
  when,
  you,
  yours,
} from "../testing/definitions.ts"
import {
  A,
  act,
  artifact,
  at,
  attack,
  B,
  C,
  can,
  cast,
  castBy,
  creature,
  enchantment,
  hand,
  has,
  inExile,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  subtype,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const targetCreature = { targets: [{ filter: CREATURE }] } as const
const entersSelf = { on: "moves", object: { is: "self" }, to: "battlefield" } as const

describe("linked abilities, in particular (607)", () => {
  shows("607.1b: abilities of both faces of a nonmodal card are linked", {
    a: {
      on: [
        {
          name: "Cage // Open Cage",
          layout: "transform",
          faces: [
            {
              name: "Cage",
              types: ["artifact"],
              cost: "{0}",
              abilities: [
                activated({ do: "move", what: target, to: "exile", link: true }, targetCreature),
                activated({ do: "transform", what: self }, { cost: [{ pay: "tap" }] }),
              ],
            },
            {
              name: "Open Cage",
              types: ["artifact"],
              abilities: [activated({ do: "move", what: { sel: "linked" }, to: "battlefield" })],
            },
          ],
        },
      ],
    },
    b: { on: [bear] },
    script: [
      act("Cage", "{0}", "Old Bear"),
      wait,
      now(inExile("B", "Old Bear")),
      act("Cage", "{T}"),
      wait,
      act("Open Cage", "{0}"),
      wait,
    ],
    then: [there("B", "Old Bear")],
  })
  shows("607.2c: what was put onto the battlefield with it is what the linked ability speaks of", {
    a: {
      on: [
        ox,
        theArtifact("Portal", [
          activated(
            {
              do: "move",
              what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
              to: "battlefield",
              link: "put",
            },
            { cost: [{ pay: "tap" }] },
          ),
          activated({ do: "sacrifice", what: { sel: "linked", key: "put" } }),
        ]),
      ],
      hand: [bear],
    },
    choices: { A: ["Old Bear"] },
    script: [act("Portal", "{T}"), wait, act("Portal", "{0}"), wait],
    then: [inGraveyard("A", "Old Bear"), there("A", "Grey Ox")],
  })
  const siege = (chosen: string) => ({
    a: {
      hand: [
        enchantment(
          "Siege",
          "As this enchantment enters, choose Jeskai or Temur.\n• Jeskai — Creatures you control have flying.\n• Temur — Creatures you control get +1/+0.",
        ),
      ],
      on: [bear],
    },
    choices: { A: [chosen] },
    script: [cast("Siege"), wait],
    then:
      chosen === "Jeskai"
        ? [has("Old Bear", "flying"), size("Old Bear", 2, 2)]
        : [has("Old Bear", "flying", false), size("Old Bear", 3, 2)],
  })
  shows(
    "607.2m, 614.12c: of two abilities with anchor words it has the one whose word was chosen",
    siege("Jeskai"),
    siege("Temur"),
  )
  const words = (chosen: string) => ({
    a: {
      hand: [
        theArtifact("Coin", [
          statically({
            static: "enters",
            what: "self",
            as: { do: "chooseForSource", what: "option", options: ["odd", "even"] },
          }),
          activated(gains(3), { condition: { if: "chosenMode", mode: "odd" } }),
        ]),
      ],
    },
    choices: { A: [chosen] },
    script: [cast("Coin"), wait, now(can("A", "{0}", chosen === "odd"))],
  })
  shows("607.2f: a linked ability asks which of the words was chosen", words("odd"), words("even"))
})

describe("resolving, in particular (601, 603, 608)", () => {
  shows("608.2p: what waits for a spell to resolve triggers once all of it is done", {
    a: {
      on: [theEnchantment("Echo", [when({ on: "resolves", spell: { is: "spell" } }, gains(1))])],
      hand: [sorcery("Deed", "You gain 5 life.")],
    },
    script: [cast("Deed"), wait],
    then: [life("A", 26)],
  })
  const gate = theEnchantment("Gate", [
    statically({
      static: "cant",
      what: "enter",
      event: { on: "moves", object: CREATURE, to: "battlefield" },
    }),
  ])
  shows("608.3e: a permanent spell that can't enter goes to its owner's graveyard", {
    a: { on: [gate], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [inGraveyard("A", "Old Bear"), there("A", "Old Bear", 0)],
  })
  shows("111.5: a token that can't enter isn't created, nor one that would be an instant", {
    a: {
      on: [gate, theEnchantment("Maker", [when({ on: "token", by: you }, gains(1))])],
      hand: [
        sorcery("Call", "Create a 1/1 green Elf creature token."),
        sorcery("Treasures", "Create a Treasure token."),
      ],
    },
    script: [cast("Call"), wait, now(life("A", 20)), cast("Treasures"), wait],
    then: [life("A", 21)],
  })
  shows("111.9: a legendary token is created with the name that is said", {
    a: {
      hand: [
        sorcery(
          "Depths",
          "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.",
        ),
        sorcery(
          "More Depths",
          "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.",
        ),
      ],
    },
    script: [cast("Depths"), wait, now(size("Marit Lage", 20, 20)), cast("More Depths"), wait],
    then: [there("A", "Marit Lage")],
  })
  shows("603.12a: a reflexive ability triggers for each time that it was done", {
    a: {
      hand: [
        theSorcery("Twice", {
          do: "repeat",
          times: 2,
          effect: inOrder({ do: "loseLife", amount: 1 }, { do: "reflexive", effect: gains(3) }),
        }),
      ],
    },
    script: [cast("Twice"), wait],
    then: [life("A", 24)],
  })
  shows("601.5a: what let a spell be cast at that time may be gone before it is paid for", {
    a: {
      on: [bear],
      hand: [
        theCreature("Ambusher", "2/2", [
          {
            ...statically({ static: "flash", spells: { is: "self" }, self: true }),
            condition: { if: "exists", filter: both(CREATURE, yours) },
          },
          statically({
            static: "additionalCost",
            self: true,
            cost: [{ pay: "sacrifice", filter: CREATURE }],
          }),
        ]),
      ],
    },
    script: [at({ turn: 2, player: "A" }, cast("Ambusher")), at({ turn: 2 }, wait)],
    choices: { A: ["Old Bear"] },
    stopAt: { turn: 2, step: "end" },
    then: [there("A", "Ambusher")],
  })
  const cruel = theSorcery(
    "Cruel Choice",
    { do: "destroy", what: target },
    { targets: [{ filter: CREATURE, by: { who: "opponents" } }] },
  )
  shows("601.6a: of several opponents the controller says who chooses", {
    c: { on: [ox] },
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { hand: [cruel] },
    b: { on: [bear] },
    choices: { A: [C] },
    targets: { B: ["Grey Ox"], C: ["Old Bear"] },
    script: [cast("Cruel Choice"), wait],
    then: [inGraveyard("B", "Old Bear"), there("C", "Grey Ox")],
  })
  shows("602.3a: of several opponents the ability's controller says who chooses", {
    c: { on: [ox] },
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: {
      on: [
        theArtifact("Judge", [
          activated(
            { do: "destroy", what: target },
            { targets: [{ filter: CREATURE, by: { who: "opponents" } }] },
          ),
        ]),
      ],
    },
    b: { on: [bear] },
    choices: { A: [C] },
    targets: { B: ["Grey Ox"], C: ["Old Bear"] },
    script: [act("Judge", "{0}"), wait],
    then: [inGraveyard("B", "Old Bear"), there("C", "Grey Ox")],
  })
  shows("307.5a: 'any time a sorcery couldn't have been cast' asks about when it was cast", {
    a: {
      hand: ["Sudden 1", "Sudden 2"].map((name) =>
        theCreature(name, "1/1", [
          keyword("flash"),
          when(entersSelf, gains(3), {
            condition: { if: "asCast", that: { if: "not", of: { if: "sorcerySpeed", player: you } } },
          }),
        ]),
      ),
    },
    script: [
      cast("Sudden 1"),
      wait,
      now(life("A", 20)),
      at({ step: "beginningOfCombat" }, cast("Sudden 2")),
      at({ step: "beginningOfCombat" }, wait),
    ],
    then: [life("A", 23)],
  })
  shows("614.11b: what is to be done with the card drawn isn't done where the draw was replaced", {
    a: {
      on: [
        theEnchantment("Dry Well", [
          statically({ static: "replace", event: { on: "draw", player: you }, with: gains(1) }),
        ]),
      ],
      hand: [
        bear,
        theSorcery(
          "Glimpse",
          inOrder(
            { do: "draw", count: 1, bind: "drawn" },
            { do: "move", what: bound("drawn"), to: "exile" },
            gains(1),
          ),
        ),
      ],
    },
    script: [cast("Glimpse"), wait],
    then: [life("A", 22), { check: "exile", is: 0 }, hand("A", 1)],
  })
})

describe("continuous effects, in particular (612, 613)", () => {
  shows("612.4: a text-changing effect changes what its maker gave to a token", {
    a: {
      hand: [
        sorcery("Call", "Create a 1/1 red Goblin creature token with mountainwalk."),
        theInstant(
          "Evolve",
          {
            do: "change",
            what: target,
            duration: "permanent",
            changes: [
              { change: "text", from: "Goblin", to: "Elf" },
              { change: "text", from: "Mountain", to: "Forest" },
            ],
          },
          targetCreature,
        ),
      ],
    },
    script: [
      cast("Call"),
      wait,
      cast("Evolve", "Goblin Token"),
      wait,
      now(subtype("Goblin Token", "Elf")),
      now(subtype("Goblin Token", "Goblin", false)),
      now(has("Goblin Token", "forestwalk")),
    ],
  })
  shows("612.8: an effect that sets a name takes any other name away", {
    a: {
      on: [
        { ...creature("Agent", "2/2"), type_line: "Legendary Creature — Human" },
        { ...creature("Businessman", "2/2"), type_line: "Legendary Creature — Human" },
      ],
      hand: [
        theInstant(
          "Cover",
          {
            do: "change",
            what: target,
            duration: "permanent",
            changes: [{ change: "name", name: "Businessman" }],
          },
          targetCreature,
        ),
      ],
    },
    script: [cast("Cover", "Agent"), wait],
    then: [{ check: "permanents", player: "A", card: "Agent", is: 0 }, there("A", "Businessman")],
  })
  const lord = theCreature(
    "Lord",
    "4/4",
    [
      keyword("morph", { cost: [{ pay: "mana", mana: "{0}" }] }),
      statically({
        static: "modify",
        what: all(CREATURE),
        changes: [{ change: "addAbilities", abilities: [keyword("flying")] }],
      }),
    ],
    { cost: "{7}" },
  )
  shows("613.7f: a permanent has a new timestamp as it is turned face up", {
    a: {
      on: [[3, "Plains"], bear],
      hand: [
        lord,
        theEnchantment("Net", [
          statically({
            static: "modify",
            what: all(CREATURE),
            changes: [{ change: "loseKeywords", keywords: ["flying"] }],
          }),
        ]),
      ],
    },
    script: [
      castBy("Lord", "morph"),
      wait,
      cast("Net"),
      wait,
      act("[no name]", "{0}"),
      now(has("Old Bear", "flying")),
    ],
  })
})

describe("phased out until something happens (610.4)", () => {
  const oubliette = enchantment(
    "Oubliette",
    "When this enchantment enters, target creature phases out until this enchantment leaves the battlefield.",
  )
  const crush = instant("Crush", "Destroy target enchantment.")
  const lost: Check = { check: "status", card: "Old Bear", status: "phasedIn", is: false, absentOk: true }
  shows("610.4: what is phased out until something happens phases in right after it", {
    a: { hand: [oubliette, crush] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [cast("Oubliette"), wait, now(lost), cast("Crush", "Oubliette"), now(lost), wait],
    then: [there("B", "Old Bear")],
  })
  shows("610.4a: it doesn't phase in during an untap step", {
    a: { hand: [oubliette] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [cast("Oubliette"), wait],
    stopAt: { turn: 2, step: "end" },
    then: [there("B", "Old Bear", 0)],
  })
  shows("610.4c: where the event has occurred before, it doesn't phase out", {
    a: { hand: [oubliette, crush] },
    b: { on: [bear] },
    targets: { A: ["Old Bear"] },
    script: [
      cast("Oubliette"),
      { ...cast("Crush", "Oubliette"), when: { notOnStack: "Cast Oubliette" } },
      wait,
    ],
    then: [there("B", "Old Bear"), inGraveyard("A", "Oubliette")],
  })
  shows("610.4b: nor where an activated ability would do it", {
    a: {
      on: [artifact("Moment", "{0}: Target creature phases out until this artifact leaves the battlefield.")],
      hand: [instant("Smash", "Destroy target artifact.")],
    },
    b: { on: [bear] },
    script: [act("Moment", "{0}", "Old Bear"), cast("Smash", "Moment"), wait],
    then: [there("B", "Old Bear"), inGraveyard("A", "Moment")],
  })
  shows("610.4d: what several such effects phased out phases in at once", {
    a: {
      hand: [
        oubliette,
        { ...oubliette, name: "Other Oubliette" },
        sorcery("Clear", "Destroy all enchantments."),
      ],
    },
    b: {
      on: [
        bear,
        ox,
        theArtifact("Watch", [
          when(
            { on: "phases", object: CREATURE, out: false },
            {
              do: "gainLife",
              amount: { n: "count", filter: CREATURE },
            },
          ),
        ]),
      ],
    },
    targets: { A: ["Old Bear", "Grey Ox"] },
    script: [cast("Oubliette"), wait, cast("Other Oubliette"), wait, cast("Clear"), wait],
    then: [there("B", "Old Bear"), there("B", "Grey Ox"), life("B", 24)],
  })
})

describe("put into combat (506)", () => {
  const ambush = theInstant(
    "Ambush",
    {
      do: "move",
      what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
      to: "battlefield",
      blocking: target,
    },
    { targets: [{ filter: both(CREATURE, { is: "attacking" }) }] },
  )
  shows("506.3e: what is put onto the battlefield blocking blocks only what attacks its controller", {
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { on: [bear] },
    b: { hand: [ambush, ox] },
    choices: { B: ["Grey Ox"] },
    script: [attack("Old Bear", C), at({ step: "declareBlockers", player: "B" }, cast("Ambush", "Old Bear"))],
    then: [there("B", "Grey Ox"), life("C", 18)],
  })
  const siege = theCreature("Walking Siege", "4/4", [], {
    types: ["creature", "battle"],
    subtypes: ["Siege"],
    defense: 4,
  })
  shows("506.3f: a creature that is a battle too enters without attacking", {
    a: {
      on: [
        theCreature("Caller", "1/1", [
          when(
            { on: "attacks", creature: { is: "self" } },
            {
              do: "move",
              what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
              to: "battlefield",
              attacking: { who: "opponents" },
            },
          ),
        ]),
      ],
      hand: [siege],
    },
    choices: { A: ["Walking Siege", B] },
    script: [attack("Caller")],
    then: [there("A", "Walking Siege"), life("B", 19)],
  })
  shows("506.3g: an effect doesn't make a battle a blocking creature", {
    a: { on: [bear] },
    b: {
      on: [siege],
      hand: [
        theInstant(
          "Stand",
          { do: "block", blocker: all(both(CREATURE, aType("battle"))), attacker: target },
          { targets: [{ filter: { is: "attacking" } }] },
        ),
      ],
    },
    choices: { B: [A] },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Stand", "Old Bear"))],
    then: [life("B", 18)],
  })
})
