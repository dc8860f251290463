import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  act,
  artifact,
  attack,
  card,
  cast,
  counters,
  creature,
  enchantment,
  hand,
  has,
  instant,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const laterOn = { stopAt: { turn: 2, step: "precombatMain" } } as const

describe("what the words of an instruction mean (608.2c, 608.2h)", () => {
  const lull = (text: string) => sorcery("Lull", `Tap all creatures target player controls. ${text}`)
  shows(
    "608.2c: 'those creatures' are all that an instruction named, whether or not they became tapped",
    {
      a: { hand: [lull("Those creatures don't untap during that player's next untap step.")] },
      b: { on: [bear, [ox, "tapped"]] },
      script: [cast("Lull", { player: "B" })],
      ...laterOn,
      then: [tapped("Old Bear"), tapped("Grey Ox")],
    },
    {
      a: {
        hand: [
          sorcery(
            "Haul",
            "Tap all creatures your opponents control, then put a stun counter on each of those creatures.",
          ),
        ],
      },
      b: { on: [bear, [ox, "tapped"]] },
      script: [cast("Haul")],
      then: [counters("Old Bear", "stun", 1), counters("Grey Ox", "stun", 1)],
    },
    {
      a: {
        on: [
          artifact(
            "Lever",
            "{T}: Tap all other artifacts. They don't untap during their controllers' untap steps for as long as this artifact remains tapped.",
          ),
        ],
      },
      b: { on: [artifact("Rock", ""), [artifact("Stone", ""), "tapped"]] },
      script: [act("Lever", "{T}")],
      ...laterOn,
      then: [tapped("Rock"), tapped("Stone")],
    },
  )
  shows("608.2c: what was 'tapped this way' is only what became tapped", {
    a: { hand: [lull("Draw a card for each creature tapped this way.")], library: [bear, bear, bear] },
    b: { on: [bear, [ox, "tapped"]] },
    script: [cast("Lull", { player: "B" })],
    then: [hand("A", 1)],
  })
  const saw = artifact(
    "Saw",
    "Whenever equipped creature attacks, you may sacrifice a Forest. If you do, that creature gains trample until end of turn.\nEquip {0}",
  )
  shows(
    "608.2c: 'it' after a sacrifice is not what was sacrificed, which nothing can be done to",
    {
      a: { on: [bear, { ...saw, type_line: "Artifact — Equipment" }, "Forest"] },
      script: [act("Saw", "Equip", "Old Bear"), wait, attack("Old Bear")],
      stopAt: { turn: 1, step: "declareBlockers" },
      then: [has("Old Bear", "trample"), there("A", "Forest", 0)],
    },
    {
      a: {
        on: [card("Snack", "Artifact — Food", "")],
        hand: [
          creature(
            "Grazer",
            "2/1",
            "When this creature enters, you may forage. If you do, put two +1/+1 counters on it.",
          ),
        ],
      },
      script: [cast("Grazer")],
      then: [counters("Grazer", "+1/+1", 2), there("A", "Snack", 0)],
    },
  )
  shows("608.2h: 'that opponent' controlled what was put away, whoever owns it", {
    a: {
      on: [bear],
      hand: [
        sorcery("Lend", "Target player gains control of target creature."),
        instant(
          "Unmake",
          "Put target permanent an opponent controls on top of its owner's library. That opponent may put a creature card from their hand onto the battlefield.",
        ),
        ox,
      ],
    },
    b: { hand: [ox] },
    script: [cast("Lend", "Old Bear", { player: "B" }), wait, cast("Unmake", "Old Bear")],
    then: [there("B", "Grey Ox"), there("A", "Grey Ox", 0)],
  })
  const hero = creature(
    "Hero",
    "0/1",
    "{0}, Sacrifice this creature: Attach an Equipment that was attached to this creature to target creature you control.",
  )
  const stick = card("Stick", "Artifact — Equipment", "Equip {0}")
  const stickOn = (name: string, is: boolean) =>
    ({ check: "attachedTo", attachment: "Stick", card: name, is }) as const
  shows(
    "608.2h: what was attached to a permanent is what was attached as it left the battlefield",
    {
      a: { on: [hero, bear, ox, stick] },
      script: [
        act("Stick", "Equip", "Hero"),
        wait,
        act("Stick", "Equip", "Grey Ox"),
        wait,
        act("Hero", "{0}, Sacrifice", "Old Bear"),
      ],
      then: [stickOn("Grey Ox", true), stickOn("Old Bear", false)],
    },
    {
      a: { on: [hero, bear, stick] },
      script: [act("Stick", "Equip", "Hero"), wait, act("Hero", "{0}, Sacrifice", "Old Bear")],
      then: [stickOn("Old Bear", true)],
    },
  )
  const scales = enchantment(
    "Scales",
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
  )
  shows(
    "122.6, 614.5: counters that one instruction puts on a permanent for each of several things are put there at once",
    {
      a: {
        on: [bear, scales],
        hand: [
          instant(
            "Ordeal",
            "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.",
          ),
          instant("Zap", "Zap deals 3 damage to target creature."),
        ],
      },
      script: [cast("Ordeal", "Old Bear"), wait, cast("Zap", "Old Bear")],
      then: [counters("Old Bear", "+1/+1", 4)],
    },
    {
      a: {
        on: [bear, scales],
        graveyard: [ox, ox],
        hand: [
          sorcery(
            "Harvest",
            "For each creature card in your graveyard, put two +1/+1 counters on each creature you control.",
          ),
        ],
      },
      script: [cast("Harvest")],
      then: [counters("Old Bear", "+1/+1", 5)],
    },
  )
  shows("111.1, 614.5: tokens for each player who did something are created at once", {
    a: {
      on: [
        enchantment(
          "Surplus",
          "If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.",
        ),
      ],
      hand: [
        sorcery(
          "Offer",
          "Each opponent may create a Treasure token. For each opponent who does, create a Treasure token.",
        ),
      ],
    },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [cast("Offer")],
    then: [there("A", "Treasure Token", 2), there("A", "Food Token", 1), there("B", "Treasure Token", 1)],
  })
  shows("102.3: a player's opponent is not a teammate of theirs, whoever's ability asks", {
    a: {
      on: [
        enchantment(
          "Pact",
          "At the beginning of each player's upkeep, that player chooses target player who controls more lands than they do and is their opponent. The first player may search their library for a basic land card, put that card onto the battlefield, then shuffle.",
        ),
      ],
      library: ["Forest", bear],
    },
    b: { on: ["Island"], library: ["Forest", bear] },
    c: {},
    d: {},
    format: "teamVsTeam",
    turnOrder: ["A", "B", "C", "D"],
    stopAt: { turn: 1, step: "draw" },
    then: [there("A", "Forest", 0)],
  })
})
