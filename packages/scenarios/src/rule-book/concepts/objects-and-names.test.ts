import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  all,
  anything,
  both,
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
  theLand,
  theSorcery,
  when,
} from "../testing/definitions.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  at,
  B,
  C,
  can,
  card,
  cast,
  controlledBy,
  creature,
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
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const targetCreature = { targets: [{ filter: CREATURE }] } as const

describe("who has what, in particular (104–118)", () => {
  shows("104.3f: who would win and lose at once loses", {
    a: { life: 3 },
    b: { life: 3, on: [enchantment("Pyre", "At the beginning of each end step, each player loses 3 life.")] },
    stopAt: { turn: 1, step: "cleanup" },
    then: [lost("A"), lost("B"), { check: "won", player: "A", is: false }],
  })
  shows("109.4a: a mana ability is controlled by who activated it", {
    a: {
      on: [
        theLand("Commons", [
          activated(
            { do: "addMana", mana: { mana: "{G}" } },
            { cost: [{ pay: "tap" }], who: { who: "players" } },
          ),
        ]),
      ],
    },
    script: [
      at({ turn: 1, step: "upkeep", player: "B" }, act("Commons", "{T}")),
      at(
        { turn: 1, step: "upkeep", player: "B" },
        now({ check: "manaPool", player: "B", color: "G", is: 1 }),
      ),
    ],
  })
  shows("109.4b: an ability that waits is controlled by who controlled its source as it triggered", {
    a: {
      on: [theCreature("Twitch", "1/1", [when({ on: "taps", object: { is: "self" } }, gains(3))])],
      hand: [
        theSorcery(
          "Hand Over",
          inOrder(
            { do: "tap", what: target },
            {
              do: "change",
              what: target,
              duration: "permanent",
              changes: [{ change: "control", player: { who: "opponents" } }],
            },
          ),
          targetCreature,
        ),
      ],
    },
    script: [cast("Hand Over", "Twitch"), wait],
    then: [controlledBy("Twitch", "B"), life("A", 23), life("B", 20)],
  })
  const grist = {
    ...theEnchantment("Grist", [
      {
        ...statically({
          static: "modify",
          what: self,
          changes: [
            { change: "addTypes", types: ["creature"] },
            { change: "setPT", power: 1, toughness: 1 },
          ],
        }),
        zone: ["library", "hand", "graveyard", "stack", "exile", "command", "outside"] as const,
      },
    ]),
  }
  shows("113.6c: an ability that says where it doesn't work works everywhere else", {
    a: {
      graveyard: [grist],
      hand: [sorcery("Raise", "Return target creature card from your graveyard to your hand.")],
    },
    script: [cast("Raise", "Grist"), wait, now(inHand("A", "Grist")), cast("Grist"), wait],
    then: [there("A", "Grist"), type("Grist", "creature", false)],
  })
  shows("115.5: a counterspell may target any spell but itself", {
    a: { hand: [instant("Cancel", "Counter target spell."), instant("Word", "You gain 3 life.")] },
    script: [cast("Word"), cast("Cancel", "Word"), wait],
    then: [life("A", 20), inGraveyard("A", "Word")],
  })
  shows("116.2k: a card is plotted in one's own main phase alone, with nothing on the stack", {
    a: {
      hand: [creature("Schemer", "2/2", "Plot {0}"), instant("Word", "You gain 3 life.")],
    },
    script: [
      at({ step: "upkeep" }, now(can("A", "Plot", false))),
      now(can("A", "Plot")),
      cast("Word"),
      now(can("A", "Plot", false)),
      wait,
      act("Schemer", "Plot"),
      now(inExile("A", "Schemer")),
    ],
  })
  shows(
    "118.13c: a hybrid or Phyrexian symbol of a special action is paid as its player chooses",
    {
      a: { on: ["Plains", "Forest"], hand: [creature("Schemer", "2/2", "Plot {G/W}{G/W}")] },
      script: [act("Schemer", "Plot"), now(inExile("A", "Schemer"))],
    },
    ...([true, false] as const).map((byLife) => ({
      a: { on: ["Forest"], hand: [creature("Schemer", "2/2", "Plot {G/P}")] },
      choices: { A: [byLife] },
      script: [act("Schemer", "Plot")],
      then: [life("A", byLife ? 18 : 20), tapped("Forest", !byLife), inExile("A", "Schemer")],
    })),
  )
  shows("400.8: what is exiled from exile is a new object, and what looked for the old one doesn't find it", {
    a: {
      exile: [bear],
      hand: [
        theSorcery(
          "Again",
          { do: "move", what: target, to: "exile" },
          { targets: [{ filter: anything, zone: "exile" }] },
        ),
        theInstant(
          "Fetch",
          { do: "move", what: target, to: "hand" },
          { targets: [{ filter: anything, zone: "exile" }] },
        ),
        theInstant(
          "Away",
          { do: "move", what: target, to: "exile" },
          { targets: [{ filter: anything, zone: "exile" }] },
        ),
      ],
    },
    script: [cast("Fetch", "Old Bear"), cast("Away", "Old Bear"), wait],
    then: [inExile("A", "Old Bear"), hand("A", 1)],
  })
})

describe("names, values and types, in particular (201–310, 708–730)", () => {
  shows("607.2e: a linked ability speaks of what was noted", {
    a: {
      on: [
        theArtifact("Notes", [
          activated({ do: "chooseForSource", what: "number" }, { cost: [{ pay: "tap" }] }),
          activated({ do: "gainLife", amount: { n: "chosenNumber" } }),
        ]),
      ],
    },
    choices: { A: [7] },
    script: [act("Notes", "{T}"), wait, act("Notes", "{0}"), wait],
    then: [life("A", 27)],
  })
  shows("607.2g: a linked ability speaks of the cost that was paid as it entered", {
    a: {
      hand: [
        theArtifact("Processor", [
          statically({
            static: "enters",
            what: "self",
            as: inOrder(
              { do: "chooseForSource", what: "number" },
              { do: "loseLife", amount: { n: "chosenNumber" } },
            ),
          }),
          activated({ do: "gainLife", amount: { n: "chosenNumber" } }),
        ]),
      ],
    },
    choices: { A: [6] },
    script: [cast("Processor"), wait, now(life("A", 14)), act("Processor", "{0}"), wait],
    then: [life("A", 20)],
  })
  shows("702.158b, 702.158c: creatures get a sector where something sculpts space, and keep it for as long", {
    a: {
      on: [bear, theEnchantment("Beleren", [keyword("spaceSculptor")])],
      hand: [
        theInstant("Purge Alpha", {
          do: "destroy",
          what: all(both(CREATURE, { is: "designation", of: "alphaSector" })),
        }),
        instant("Crush", "Destroy target enchantment."),
      ],
    },
    b: { on: [ox] },
    choices: { A: ["alphaSector"], B: ["alphaSector"] },
    script: [cast("Crush", "Beleren"), wait, cast("Purge Alpha"), wait],
    then: [there("A", "Old Bear"), there("B", "Grey Ox")],
  })
  shows("702.158d: what is done to a sector is done to each creature in it", {
    a: {
      on: [bear, theEnchantment("Beleren", [keyword("spaceSculptor")])],
      hand: [
        theInstant("Purge", {
          do: "chooseOne",
          of: (["alphaSector", "betaSector"] as const).map((of) => ({
            label: of,
            effect: { do: "destroy" as const, what: all(both(CREATURE, { is: "designation", of })) },
          })),
        }),
      ],
    },
    b: { on: [ox] },
    choices: { A: ["alphaSector", "betaSector"], B: ["betaSector"] },
    script: [cast("Purge"), wait],
    then: [there("A", "Old Bear"), there("B", "Grey Ox", 0)],
  })
  const room = {
    ...faces(
      "split",
      { ...card("Hall", "Enchantment — Room", "Creatures you control have flying.", "{9}") },
      { ...card("Cellar", "Enchantment — Room", "Creatures you control get +1/+1.", "{0}") },
    ),
  }
  shows("709.5f: to unlock half of a permanent gives it that half's designation", {
    a: {
      on: [bear],
      hand: [
        room,
        theInstant(
          "Key",
          { do: "unlock", door: "choose", what: target },
          { targets: [{ filter: { is: "subtype", subtype: "Room" } }] },
        ),
      ],
    },
    script: [cast("Cellar"), wait, now(has("Old Bear", "flying", false)), cast("Key", "Cellar"), wait],
    then: [has("Old Bear", "flying"), size("Old Bear", 3, 3)],
  })
  shows("116.2m: a door is unlocked for its mana cost, in one's own main phase with nothing on the stack", {
    a: {
      on: ["Plains", bear],
      hand: [
        { ...room, card_faces: [{ ...room.card_faces![0], mana_cost: "{W}" }, room.card_faces![1]] },
        instant("Word", "You gain 3 life."),
      ],
    },
    script: [
      cast("Cellar"),
      wait,
      cast("Word"),
      now(can("A", "Unlock", false)),
      wait,
      act("Cellar", "Unlock"),
      now(has("Old Bear", "flying")),
    ],
  })
  shows("727.3: who begins the new game with fewer than seven cards loses in its first upkeep", {
    a: { hand: [theSorcery("Restart", { do: "restartGame" })] },
    b: { emptyLibrary: true, library: ["Island", "Island"] },
    script: [cast("Restart")],
    then: [lost("B")],
  })
  shows("310.8g: a battle that becomes a copy of another keeps its protector", {
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: {
      hand: [
        { ...card("Siege of One", "Battle — Siege", ""), defense: "5" },
        { ...card("Siege of Two", "Battle — Siege", ""), defense: "3" },
        theSorcery(
          "Mirror",
          { do: "becomeCopy", what: { sel: "target", slot: 0 }, of: { sel: "target", slot: 1 } },
          {
            targets: [
              { filter: { is: "type", type: "battle" } },
              { filter: { is: "type", type: "battle" }, otherThan: [0] },
            ],
          },
        ),
      ],
    },
    choices: { A: [C, B] },
    script: [
      cast("Siege of One"),
      wait,
      cast("Siege of Two"),
      wait,
      cast("Mirror", "Siege of One", "Siege of Two"),
      wait,
    ],
    then: [{ check: "protector", card: { card: "Siege of Two", nth: 1 }, protector: "C", is: true }],
  })
})
