import { describe } from "vitest"
import { bear, kill, ox } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  artifact,
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
  tapped,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const squirm = sorcery(
  "Squirm",
  "Bargain\nYou gain 1 life. If this spell was bargained, destroy target creature.",
)

describe("costs and ways of casting of later sets", () => {
  shows("702.125b: players who have left are no opponents for undaunted", {
    a: { on: [[5, "Plains"]], hand: [sorcery("Sublime", "Undaunted\nYou gain 4 life.", "{6}")] },
    b: {},
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [{ turn: 1, step: "upkeep", player: "C", do: "concede" }, cast("Sublime"), wait],
    then: [life("A", 24), tapped("Plains")],
  })
  shows("702.127a: aftermath: the half is cast from the graveyard alone, and exiled as it leaves the stack", {
    a: {
      hand: [
        faces(
          "split",
          instant("Start", "You gain 1 life.", "{0}"),
          sorcery("Finish", "Aftermath\nYou gain 5 life.", "{0}"),
        ),
      ],
    },
    script: [now(can("A", "Cast Finish", false)), cast("Start"), wait, cast("Finish"), wait],
    then: [life("A", 26), inExile("A", "Start // Finish")],
  })
  shows("702.140a, 702.140b: a mutating spell whose target is gone becomes a creature of its own", {
    a: { on: [bear], hand: [creature("Shifter", "4/4", "Mutate {0}", "Beast", "{9}"), kill] },
    script: [
      castBy("Shifter", "mutate", "Old Bear"),
      { ...cast("Kill", "Old Bear"), when: { onStack: "Cast Shifter" } },
      wait,
    ],
    then: [there("A", "Shifter"), size("Shifter", 4, 4), inGraveyard("A", "Old Bear")],
  })
  shows("702.140f: what modifies the mutating spell modifies the permanent that it merges with", {
    a: {
      on: [bear],
      hand: [
        creature("Shifter", "4/4", "Mutate {0}", "Beast", "{9}"),
        instant("Dye", "Target spell becomes red."),
      ],
    },
    script: [
      castBy("Shifter", "mutate", "Old Bear"),
      { ...cast("Dye", "Shifter"), when: { onStack: "Cast Shifter" } },
      wait,
    ],
    then: [{ check: "color", card: "Old Bear", colors: "R", is: true }],
  })
  shows("702.146a, 702.146b: disturb: cast transformed from the graveyard, it enters with its back face up", {
    a: {
      on: ["Island"],
      graveyard: [
        faces(
          "transform",
          creature("Ghostly", "1/1", "Disturb {U}", "Human", "{9}"),
          creature("Haunting", "4/4", "Flying", "Spirit", ""),
        ),
      ],
    },
    script: [castBy("Haunting", "disturb"), wait],
    then: [size("Haunting", 4, 4), tapped("Island")],
  })
  const runner = creature("Runner", "3/3", "Blitz {0}", "Human", "{9}")
  shows("702.152a: blitz: haste, a card as it dies, and sacrificed at the end step", {
    a: { hand: [runner], library: [bear] },
    script: [castBy("Runner", "blitz"), wait, attack("Runner")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), inGraveyard("A", "Runner"), inHand("A", "Old Bear")],
  })
  shows("702.153a: casualty: who sacrifices a creature of that power copies the spell", {
    a: { on: [bear], hand: [sorcery("Rob", "Casualty 2\nYou gain 2 life.")] },
    script: [cast("Rob"), wait],
    choices: { A: [true, "Old Bear"] },
    then: [life("A", 24), inGraveyard("A", "Old Bear")],
  })
  shows(
    "702.166d: targets of what a bargain brings are chosen only if it was made",
    {
      a: { on: [artifact("Pot", "")], hand: [squirm] },
      b: { on: [ox] },
      script: [cast("Squirm", "Grey Ox"), wait],
      choices: { A: [true, "Pot"] },
      then: [inGraveyard("B", "Grey Ox"), life("A", 21)],
    },
    {
      a: { on: [artifact("Pot", "")], hand: [squirm] },
      script: [cast("Squirm"), wait],
      choices: { A: [false] },
      then: [life("A", 21), there("A", "Pot")],
    },
  )
  const bones = faces("transform", artifact("Relic", "Craft with artifact {0}"), {
    ...creature("Golem", "5/5", "", "Golem", ""),
    type_line: "Artifact Creature — Golem",
  })
  shows(
    "702.167a, 702.167b: craft: a permanent or a card of the graveyard is exiled for it, and it comes back transformed",
    {
      a: { on: [bones, artifact("Pot", "")] },
      script: [act("Relic", "Craft"), wait],
      choices: { A: ["Pot"] },
      then: [size("Golem", 5, 5), inExile("A", "Pot")],
    },
    {
      a: { on: [bones], graveyard: [artifact("Pot", ""), bear] },
      script: [act("Relic", "Craft"), wait],
      then: [size("Golem", 5, 5), inExile("A", "Pot"), inGraveyard("A", "Old Bear")],
    },
  )
  const present = instant(
    "Present",
    "Gift a card\nYou gain life equal to the number of cards in target opponent's hand.",
  )
  shows("702.174j, 702.174k: the gift comes before everything else, where it was promised", {
    a: { hand: [present] },
    b: { library: [bear] },
    script: [cast("Present", B), wait],
    choices: { A: [true] },
    then: [life("A", 21), inHand("B", "Old Bear")],
  })
  shows("702.174j: a gift of a spell that is countered isn't given", {
    a: { hand: [present, instant("Stop", "Counter target spell.")] },
    script: [cast("Present", B), { ...cast("Stop", "Present"), when: { onStack: "Cast Present" } }, wait],
    choices: { A: [true] },
    then: [{ check: "hand", player: "B", is: 0 }],
  })
  const blaze = instant(
    "Blaze",
    "Gift a card\nYou gain 1 life. If the gift was promised, destroy target creature.",
  )
  shows(
    "702.174m: targets of what a gift brings are chosen only if it was promised",
    { a: { hand: [blaze] }, script: [cast("Blaze"), wait], choices: { A: [false] }, then: [life("A", 21)] },
    {
      a: { hand: [blaze] },
      b: { on: [ox] },
      script: [cast("Blaze", "Grey Ox"), wait],
      choices: { A: [true] },
      then: [inGraveyard("B", "Grey Ox")],
    },
  )
  const lord = card("Overlord", "Enchantment Creature — Horror", "Impending 1—{0}", "{9}")
  shows("702.176a: impending: with time counters it is no creature, and one goes each end step", {
    a: { hand: [{ ...lord, power: "5", toughness: "5" }] },
    script: [
      castBy("Overlord", "impending"),
      wait,
      now(counters("Overlord", "time", 1)),
      now(type("Overlord", "creature", false)),
    ],
    stopAt: { turn: 2, step: "upkeep" },
    then: [counters("Overlord", "time", 0), type("Overlord", "creature")],
  })
  shows("702.187c: mayhem without a cost lets a land be played that was discarded", {
    a: { hand: [card("Waste", "Land", "Mayhem", ""), sorcery("Drop", "Discard a card.")] },
    script: [
      cast("Drop"),
      wait,
      { turn: 1, step: "precombatMain", player: "A", do: "playLand", card: "Waste" },
    ],
    then: [there("A", "Waste")],
  })
  shows("702.185c: a spell was warped in the turn in which it was cast for that cost", {
    a: {
      on: [
        enchantment(
          "Void",
          "At the beginning of your end step, if a spell was warped this turn, you gain 3 life.",
        ),
      ],
      hand: [creature("Flicker", "1/1", "Warp {0}", "Alien", "{9}")],
    },
    script: [castBy("Flicker", "warp"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 23)],
  })
  shows("702.144a: demonstrate: who copies the spell has an opponent copy it too", {
    a: { hand: [sorcery("Lesson", "Demonstrate\nYou gain 2 life.")] },
    script: [cast("Lesson"), wait],
    choices: { A: [true, B] },
    then: [life("A", 24), life("B", 22)],
  })
  shows("702.35c: a card with madness that wasn't cast is found in the graveyard", {
    a: {
      hand: [
        creature("Rager", "2/2", "Madness {9}"),
        sorcery("Toss", "Discard a card. If a creature card was discarded this way, you gain 3 life."),
      ],
    },
    script: [cast("Toss"), wait],
    choices: { A: [true] },
    then: [inGraveyard("A", "Rager"), life("A", 23)],
  })
  shows("702.47e: what was spliced onto a spell is gone with the stack", {
    a: {
      hand: [
        { ...instant("Base", "You gain 1 life."), type_line: "Instant — Arcane" },
        { ...instant("Glue", "You gain 2 life.\nSplice onto Arcane {0}"), type_line: "Instant — Arcane" },
        sorcery("Again", "Return target instant card from your graveyard to your hand."),
      ],
    },
    script: [cast("Base"), wait, now(life("A", 23)), cast("Again", "Base"), wait, cast("Base"), wait],
    choices: { A: ["Glue", { stop: true }] },
    then: [life("A", 24)],
  })
  shows("702.62c: what prohibits casting a card keeps it from being suspended", {
    a: {
      hand: [sorcery("Later", "Suspend 1—{0}\nYou gain 4 life.", "{9}")],
      on: [enchantment("Hush", "Players can't cast sorcery spells.")],
    },
    script: [now(can("A", "Suspend", false))],
  })
  shows("702.172a: spree: each mode that is chosen is paid for", {
    a: {
      on: ["Forest", "Forest", "Forest"],
      hand: [
        instant(
          "Rampage",
          "Spree\n+ {1} — You gain 2 life.\n+ {G} — You gain 5 life.\n+ {3} — You gain 50 life.",
        ),
      ],
    },
    script: [cast("Rampage"), wait],
    modes: { A: [1, 2] },
    then: [life("A", 27), { check: "permanents", player: "A", card: "Forest", tapped: true, is: 2 }],
  })
  shows("702.183a: tiered: one mode is chosen and paid for", {
    a: {
      on: ["Forest", "Forest", "Forest"],
      hand: [instant("Magic", "Tiered\n• Low — {0} — You gain 1 life.\n• High — {2} — You gain 6 life.")],
    },
    script: [cast("Magic"), wait],
    modes: { A: [2] },
    then: [life("A", 26), { check: "permanents", player: "A", card: "Forest", tapped: true, is: 2 }],
  })
})
