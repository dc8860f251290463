import { describe } from "vitest"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  B,
  can,
  card,
  cast,
  color,
  controlledBy,
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
  now,
  onStack,
  planeswalker,
  size,
  sorcery,
  subtype,
  tapped,
  there,
  wait,
} from "./testing/pieces.ts"
import { shows } from "./testing/shows.ts"

const bear = creature("Old Bear", "2/2")
const ox = creature("Grey Ox", "2/4", "", "Ox")
const giant = creature("Big Giant", "5/5", "", "Giant")
const never = { illegal: true } as const
const kill = instant("Kill", "Destroy target creature.")
const heal = (n: number) => `You gain ${n} life.`
const blink = instant(
  "Blink",
  "Exile target creature you control, then return it to the battlefield under its owner's control.",
)

describe("casting and activating (601, 602)", () => {
  shows("601.2a, 601.2i: a spell that is cast is on the stack, and triggers see it", {
    a: { on: [enchantment("Chorus", "Whenever you cast a spell, you gain 1 life.")], hand: [kill] },
    b: { on: [bear] },
    script: [cast("Kill", "Old Bear"), now(onStack(2))],
    then: [life("A", 21)],
  })
  shows("601.2b: modes are chosen as it is cast", {
    a: { hand: [sorcery("Charm", "Choose one —\n• You gain 3 life.\n• Target opponent loses 3 life.")] },
    script: [cast("Charm", B)],
    modes: { A: [2] },
    then: [life("A", 20), life("B", 17)],
  })
  shows("601.2c: as many targets as it says, different ones where it says one word", {
    a: { hand: [sorcery("Two", "Destroy two target creatures.")] },
    b: { on: [bear] },
    script: [now(can("A", "Cast Two", false))],
  })
  shows("601.2d: what is divided is divided as it is cast, at least one to each", {
    a: {
      hand: [sorcery("Spread", "Spread deals 3 damage divided as you choose among any number of targets.")],
    },
    b: { on: [bear] },
    script: [cast("Spread")],
    targets: {
      A: [
        { card: "Old Bear", amount: 2 },
        { player: "B", amount: 1 },
      ],
    },
    then: [inGraveyard("B", "Old Bear"), life("B", 19)],
  })
  shows("601.2e: what the rules forbid is not cast", {
    a: {
      on: [enchantment("Quiet", "Players can't cast instant spells.")],
      hand: [instant("Quick", heal(2))],
    },
    script: [now(can("A", "Cast Quick", false))],
  })
  shows("601.2f: increases before reductions, and no cost below {0}", {
    a: {
      on: [
        artifact("Helm", "Spells you cast cost {3} less to cast."),
        enchantment("Tax", "Spells cost {1} more to cast."),
      ],
      hand: [sorcery("Cheap", heal(4), "{1}")],
    },
    script: [cast("Cheap")],
    then: [life("A", 24)],
  })
  shows("601.2h: unpaid is not cast", {
    a: { hand: [sorcery("Dear", heal(4), "{3}")] },
    script: [at(never, cast("Dear"))],
  })
  shows("601.3c: with flash for an additional cost", {
    a: { hand: [] },
    b: {
      on: [[3, "Forest"]],
      hand: [
        creature(
          "Sudden",
          "2/2",
          "You may cast this spell as though it had flash if you pay {2} more to cast it.",
          "Cat",
          "{1}",
        ),
      ],
    },
    script: [at({ player: "B" }, cast("Sudden"))],
    then: [there("B", "Sudden")],
  })
  shows(
    "601.3d: flash where a condition holds",
    {
      b: {
        on: [bear],
        hand: [sorcery("Alert", "This spell has flash as long as you control a Bear.\nYou gain 2 life.")],
      },
      script: [at({ player: "B" }, cast("Alert"))],
      then: [life("B", 22)],
    },
    {
      b: {
        hand: [sorcery("Alert", "This spell has flash as long as you control a Bear.\nYou gain 2 life.")],
      },
      script: [now(can("B", "Cast Alert", false))],
    },
  )
  shows("602.1, 602.1a, 602.2: an activated ability has a cost, which its player pays", {
    a: { on: [creature("Elf", "1/1", "{T}, Pay 2 life: You gain 5 life.")] },
    script: [act("Elf", "{T}, Pay"), wait],
    then: [life("A", 23), tapped("Elf")],
  })
  shows("602.2a: an activated ability goes on the stack", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life.")] },
    script: [act("Pot", "{0}"), now(onStack(1))],
    then: [life("A", 21)],
  })
  shows("602.5: what may be activated once each turn", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only once each turn.")] },
    script: [act("Pot", "{0}"), wait, now(can("A", "{0}: You", false))],
    then: [life("A", 21)],
  })
  shows("602.5a: {T} not by a creature that came this turn", {
    a: { hand: [creature("Elf", "1/1", "{T}: You gain 1 life.")] },
    script: [cast("Elf"), wait, now(can("A", "{T}: You", false))],
  })
  shows("602.5b: the restriction is the object's ability's own: another one may", {
    a: { on: [[2, artifact("Pot", "{0}: You gain 1 life. Activate only once each turn.")]] },
    script: [act("Pot", "{0}"), wait, act("Pot", "{0}"), wait, now(can("A", "{0}: You", false))],
    then: [life("A", 22)],
  })
  shows("602.5d: 'only as a sorcery'", {
    a: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as a sorcery.")] },
    script: [at({ step: "end" }, now(can("A", "{0}: You", false)))],
  })
  shows("602.5e: 'only as an instant' with priority alone", {
    b: { on: [artifact("Pot", "{0}: You gain 1 life. Activate only as an instant.")] },
    script: [at({ player: "B" }, act("Pot", "{0}"))],
    then: [life("B", 21)],
  })
})

describe("triggered abilities (603)", () => {
  const ward = (text: string) => enchantment("Ward", text)
  shows("603.2: it triggers each time its event happens", {
    a: { on: [ward("Whenever a creature enters, you gain 1 life.")], hand: [bear, ox] },
    script: [cast("Old Bear"), wait, cast("Grey Ox"), wait],
    then: [life("A", 22)],
  })
  shows("603.2c: once for each of several at once", {
    a: {
      on: [ward("Whenever a creature dies, you gain 1 life."), bear, ox],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 22)],
  })
  shows("603.2c: 'one or more' once for all", {
    a: {
      on: [ward("Whenever one or more creatures die, you gain 1 life."), bear, ox],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 21)],
  })
  shows("603.2e: 'becomes tapped' not where it was tapped", {
    a: {
      on: [
        ward("Whenever a creature becomes tapped, you gain 1 life."),
        bear,
        artifact("Rope", "{0}: Tap target creature."),
      ],
    },
    script: [act("Rope", "{0}", "Old Bear"), wait, act("Rope", "{0}", "Old Bear"), wait],
    then: [life("A", 21)],
  })
  shows("603.3b: of triggers at once the active player's go on the stack first", {
    a: { on: [ward("At the beginning of each end step, each player loses half their life, rounded up.")] },
    b: { on: [enchantment("Well", "At the beginning of each end step, each player gains 2 life.")] },
    then: [life("A", 11)],
  })
  shows(
    "603.4: an 'if' is asked as it triggers and as it resolves",
    {
      a: { on: [ward("At the beginning of your end step, if you control a creature, you gain 5 life.")] },
      then: [life("A", 20)],
    },
    {
      a: {
        on: [ward("At the beginning of your end step, if you control a creature, you gain 5 life."), bear],
        hand: [kill],
      },
      script: [{ ...at({ step: "end" }, cast("Kill", "Old Bear")) }],
      then: [life("A", 20)],
    },
  )
  shows("603.5: 'you may' is chosen as it resolves", {
    a: { on: [ward("At the beginning of your end step, you may draw a card.")] },
    choices: { A: [false] },
    stopAt: { turn: 2, step: "upkeep" },
    then: [hand("A", 0)],
  })
  shows("603.6a: what enters sees itself enter", {
    a: { hand: [creature("Self", "1/1", "Whenever a creature enters, you gain 1 life.")] },
    script: [cast("Self"), wait],
    then: [life("A", 21)],
  })
  shows("603.6c, 603.10a: what leaves sees itself leave, and those that leave with it", {
    a: {
      on: [creature("Last", "1/1", "Whenever a creature dies, you gain 1 life."), bear],
      hand: [sorcery("Wrath", "Destroy all creatures.")],
    },
    script: [cast("Wrath"), wait],
    then: [life("A", 22)],
  })
  shows("603.6d: 'enters with' is no trigger", {
    a: { hand: [creature("Grown", "0/0", "This creature enters with two +1/+1 counters on it.")] },
    script: [cast("Grown"), { ...wait }],
    then: [size("Grown", 2, 2)],
  })
  shows("603.7a, 603.7b: a delayed ability waits, and triggers once", {
    a: { hand: [sorcery("Later", "At the beginning of the next end step, you gain 3 life.")] },
    script: [cast("Later"), wait, now(life("A", 20))],
    stopAt: { turn: 3, step: "upkeep" },
    then: [life("A", 23)],
  })
  shows("603.7c: it affects the object that it means, not a new one", {
    a: {
      on: [bear],
      hand: [
        sorcery("Doom", "Sacrifice target creature you control at the beginning of the next end step."),
        blink,
      ],
    },
    script: [cast("Doom", "Old Bear"), wait, cast("Blink", "Old Bear"), wait],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Old Bear")],
  })
  shows("603.8: a state is waited for until it is so", {
    a: {
      on: [creature("Lonely", "1/1", "When you control no other creatures, sacrifice this creature."), bear],
      hand: [kill],
    },
    script: [now(there("A", "Lonely")), cast("Kill", "Old Bear"), wait],
    then: [inGraveyard("A", "Lonely")],
  })
  shows("603.12: a reflexive ability triggers on what the resolution did", {
    a: {
      on: [bear],
      hand: [sorcery("Pact", "You may sacrifice a creature. When you do, target opponent loses 3 life.")],
    },
    script: [cast("Pact"), wait],
    choices: { A: [true, "Old Bear"] },
    targets: { A: [B] },
    then: [life("B", 17)],
  })
})

describe("static, mana, loyalty and linked abilities (604–607)", () => {
  shows("604.1, 604.2: a static ability is simply so, as long as it is there", {
    a: {
      on: [enchantment("Anthem", "Creatures you control get +1/+1."), bear],
      hand: [instant("Break", "Destroy target enchantment.")],
    },
    script: [now(size("Old Bear", 3, 3)), cast("Break", "Anthem"), wait],
    then: [size("Old Bear", 2, 2)],
  })
  shows("604.3: what defines a characteristic works in every zone", {
    a: {
      graveyard: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
      ],
      on: [[3, "Forest"]],
      hand: [sorcery("Raise", "Return target creature card with power 3 from your graveyard to your hand.")],
    },
    script: [cast("Raise", "Maro"), wait],
    then: [inHand("A", "Maro")],
  })
  shows("605.3b: a mana ability doesn't use the stack", {
    a: { on: ["Forest"] },
    script: [act("Forest", "{T}: Add {G}"), now(onStack(0))],
  })
  shows("605.1a, 605.4a: nor does a triggered mana ability", {
    a: {
      on: [
        "Forest",
        aura(
          "Growth",
          "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.",
        ),
      ],
      hand: [sorcery("Two", heal(4), "{G}{G}")],
    },
    then: [there("A", "Forest")],
  })
  shows("606.5: costs of loyalty are one cost: a permanent that adds to it", {
    a: { on: [planeswalker("Old Friend", "1", "−2: You gain 5 life.")] },
    script: [now(can("A", "−2", false))],
  })
  shows("607.2a: 'the exiled card' is what its own other ability exiled", {
    a: {
      on: [bear],
      hand: [
        creature(
          "Keeper",
          "1/1",
          "When this creature enters, exile another target creature you control.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
        ),
        kill,
      ],
    },
    script: [cast("Keeper"), wait, now(inExile("A", "Old Bear")), cast("Kill", "Keeper"), wait],
    targets: { A: ["Old Bear"] },
    then: [there("A", "Old Bear")],
  })
  shows("607.2i: 'if it was kicked' is its own kicker", {
    a: {
      on: ["Forest"],
      hand: [
        sorcery("Kick", "Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 5 life instead."),
      ],
    },
    script: [cast("Kick")],
    choices: { A: [true] },
    then: [life("A", 25)],
  })
})

describe("resolving and effects (608–611)", () => {
  shows("608.1: the top of the stack resolves as all pass", {
    a: { hand: [instant("Quick", heal(2))] },
    script: [cast("Quick"), now(onStack(1)), wait, now(onStack(0))],
    then: [life("A", 22)],
  })
  shows("608.2b: all targets illegal, nothing happens", {
    a: { hand: [instant("Drain", "Destroy target creature. You gain 3 life.")] },
    b: { on: [bear], hand: [instant("Veil", "Target creature gains hexproof until end of turn.")] },
    script: [
      cast("Drain", "Old Bear"),
      at({ player: "B" }, { ...cast("Veil", "Old Bear"), when: { onStack: "Cast Drain" } }),
    ],
    then: [life("A", 20), there("B", "Old Bear")],
  })
  shows("608.2c: instructions are followed in their order", {
    a: { life: 10, hand: [sorcery("Both", "You gain 10 life. You lose half your life, rounded up.")] },
    script: [cast("Both"), wait],
    then: [life("A", 10)],
  })
  shows("608.2d: what is not chosen as it is cast is chosen as it resolves", {
    a: { hand: [sorcery("Edict", "Target player sacrifices a creature.")] },
    b: { on: [bear, ox] },
    script: [cast("Edict", B), wait],
    choices: { B: ["Grey Ox"] },
    then: [inGraveyard("B", "Grey Ox"), there("B", "Old Bear")],
  })
  shows("608.2e: players choose in turn order, and it is done at once", {
    a: { on: [bear], hand: [sorcery("All", "Each player sacrifices a creature.")] },
    b: { on: [ox] },
    script: [cast("All"), wait],
    then: [inGraveyard("A", "Old Bear"), inGraveyard("B", "Grey Ox")],
  })
  shows("608.2g, 608.2h: information is of now, or the last known", {
    a: {
      on: [giant],
      hand: [
        sorcery(
          "Toss",
          "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's power.",
        ),
      ],
    },
    script: [cast("Toss")],
    choices: { A: ["Big Giant"] },
    then: [life("A", 25)],
  })
  shows("608.2n: a resolved instant goes to its owner's graveyard last", {
    a: { hand: [instant("Quick", heal(2))] },
    script: [cast("Quick"), wait],
    then: [inGraveyard("A", "Quick")],
  })
  shows("608.3, 608.3a: a resolving permanent spell enters the battlefield", {
    a: { hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [controlledBy("Old Bear", "A")],
  })
  shows("608.3b, 608.3c: a resolving Aura spell enters attached to its target", {
    a: { on: [bear], hand: [aura("Cloak", "Enchant creature\nEnchanted creature gets +1/+1.")] },
    script: [cast("Cloak", "Old Bear"), wait],
    then: [{ check: "attachedTo", card: "Old Bear", attachment: "Cloak", is: true }],
  })
  shows("609.3: as much as possible is done", {
    a: { hand: [sorcery("Rack", "Target player discards three cards.")] },
    b: { hand: ["Forest"] },
    script: [cast("Rack", B), wait],
    then: [hand("B", 0), inGraveyard("B", "Forest")],
  })
  shows("609.4: 'as though' is for that effect alone", {
    a: {
      on: [
        creature("Wall", "3/3", "Defender"),
        enchantment(
          "Rest",
          "Creatures you control with defender can attack as though they didn't have defender.",
        ),
      ],
    },
    script: [attack("Wall"), at({ step: "endOfCombat" }, now(has("Wall", "defender")))],
    then: [life("B", 17)],
  })
  shows("609.4b: mana spent as though of any color", {
    a: {
      on: ["Forest", enchantment("Lantern", "You may spend mana as though it were mana of any color.")],
      hand: [sorcery("Blue", heal(4), "{U}")],
    },
    script: [cast("Blue")],
    then: [life("A", 24)],
  })
  shows("609.7, 609.7a: a source of one's choice is chosen as the effect is made", {
    a: { on: [bear] },
    b: {
      hand: [
        instant(
          "Circle",
          "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
        ),
      ],
    },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Circle"))],
    choices: { B: ["Old Bear"] },
    then: [life("B", 20)],
  })
  shows("610.3: 'until it leaves' brings it back right after", {
    a: {
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Ring"), wait, now(inExile("B", "Old Bear")), cast("Break", "Ring"), wait],
    targets: { A: ["Old Bear"] },
    then: [there("B", "Old Bear")],
  })
  shows("610.3a: gone before, it exiles nothing", {
    a: {
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [bear] },
    script: [cast("Ring"), { ...cast("Break", "Ring"), when: { notOnStack: "Cast Ring" } }, wait],
    targets: { A: ["Old Bear"] },
    then: [there("B", "Old Bear"), inGraveyard("A", "Ring")],
  })
  shows("610.3c: it comes back under its owner's control", {
    a: {
      on: [bear],
      hand: [
        enchantment(
          "Ring",
          "When this enchantment enters, exile target creature until this enchantment leaves the battlefield.",
        ),
        instant("Break", "Destroy target enchantment."),
      ],
    },
    b: { on: [ox] },
    script: [cast("Ring"), wait, cast("Break", "Ring"), wait],
    targets: { A: ["Grey Ox"] },
    then: [controlledBy("Grey Ox", "B")],
  })
  shows("611.2a: without a duration an effect lasts", {
    a: { on: [bear], hand: [sorcery("Dye", "Target creature becomes blue.")] },
    script: [cast("Dye", "Old Bear"), wait],
    stopAt: { turn: 3, step: "upkeep" },
    then: [color("Old Bear", "U")],
  })
  shows("611.2b: 'for as long as' that is over does nothing", {
    a: {
      on: [
        creature(
          "Thief",
          "1/1",
          "{0}: Gain control of target creature for as long as you control this creature.",
        ),
        kill,
      ].slice(0, 1),
      hand: [kill],
    },
    b: { on: [bear] },
    script: [act("Thief", "{0}", "Old Bear"), cast("Kill", "Thief"), wait],
    then: [controlledBy("Old Bear", "B")],
  })
  shows("611.2c: what changes characteristics is fixed to those that are there", {
    a: { on: [bear], hand: [instant("Rally", "Creatures you control get +1/+1 until end of turn."), ox] },
    script: [
      cast("Rally"),
      wait,
      cast("Grey Ox"),
      wait,
      now(size("Old Bear", 3, 3)),
      now(size("Grey Ox", 2, 4)),
    ],
  })
  shows("611.2d: a value is counted once, as the effect begins", {
    a: {
      on: [bear],
      hand: [
        instant(
          "Horde",
          "Target creature gets +X/+X until end of turn, where X is the number of creatures you control.",
        ),
        ox,
      ],
    },
    script: [cast("Horde", "Old Bear"), wait, cast("Grey Ox"), wait, now(size("Old Bear", 3, 3))],
  })
  shows("611.3, 611.3a: a static ability's effect is never fixed", {
    a: { on: [enchantment("Anthem", "Creatures you control get +1/+1.")], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [size("Old Bear", 3, 3)],
  })
})

describe("layers (613)", () => {
  const humble = enchantment("Humble", "Creatures lose all abilities and have base power and toughness 1/1.")
  shows("613.1, 613.1a: copying comes first: what is written on the original, not what acts on it", {
    a: {
      on: [
        bear,
        enchantment("Anthem", "Other creatures you control get +0/+0."),
        aura("Robe", "Enchant creature"),
      ].slice(0, 1),
      hand: [
        instant("Grow", "Target creature gets +3/+3 until end of turn."),
        creature(
          "Twin",
          "0/0",
          "You may have this creature enter as a copy of any creature on the battlefield.",
          "Shapeshifter",
        ),
      ],
    },
    script: [
      cast("Grow", "Old Bear"),
      wait,
      cast("Twin"),
      wait,
      now({ check: "powerToughness", card: { card: "Old Bear", copy: true }, power: 2, toughness: 2 }),
    ],
    choices: { A: [true, "Old Bear"] },
  })
  shows("613.1c: text changes go before types", {
    a: { on: [bear], hand: [instant("Rename", "Target creature becomes an Elf until end of turn.")] },
    script: [cast("Rename", "Old Bear"), wait, now(subtype("Old Bear", "Elf"))],
  })
  shows(
    "613.1d, 613.1f: types in layer 4, abilities in layer 6: a land made a creature is a creature for the anthem",
    {
      a: {
        on: [
          "Forest",
          enchantment("Wake", "All lands are 1/1 creatures that are still lands."),
          enchantment("Wings", "Creatures you control have flying."),
        ],
      },
      then: [has("Forest", "flying"), size("Forest", 1, 1)],
    },
  )
  shows("613.1e: colors in layer 5", {
    a: {
      on: [
        creature("Green Bear", "2/2", "", "Bear", "{G}"),
        enchantment("Dye", "All creatures are blue."),
        enchantment("Blues", "Blue creatures you control get +1/+1."),
      ],
    },
    then: [size("Green Bear", 3, 3)],
  })
  shows("613.4a: what defines its size first, 613.4b: then what sets it", {
    a: {
      on: [
        {
          ...creature(
            "Maro",
            "*/*",
            "Maro's power and toughness are each equal to the number of lands you control.",
          ),
        },
        [4, "Forest"],
      ],
      hand: [instant("Shrink", "Target creature has base power and toughness 1/1 until end of turn.")],
    },
    script: [now(size("Maro", 4, 4)), cast("Shrink", "Maro"), wait, now(size("Maro", 1, 1))],
  })
  shows("613.4c: then what adds, counters among it", {
    a: {
      on: [humble, bear, enchantment("Anthem", "Creatures you control get +1/+1.")],
      hand: [instant("Grow", "Put a +1/+1 counter on target creature.")],
    },
    script: [cast("Grow", "Old Bear"), wait],
    then: [size("Old Bear", 3, 3)],
  })
  shows("613.4d: then what switches", {
    a: {
      on: [ox],
      hand: [
        instant("Turn", "Switch target creature's power and toughness until end of turn."),
        instant("Grow", "Target creature gets +1/+0 until end of turn."),
      ],
    },
    script: [cast("Turn", "Grey Ox"), wait, cast("Grow", "Grey Ox"), wait, now(size("Grey Ox", 4, 3))],
  })
  shows("613.7, 613.7b: in a layer the later effect is applied later", {
    a: {
      on: [bear],
      hand: [
        instant("One", "Target creature has base power and toughness 1/1 until end of turn."),
        instant("Four", "Target creature has base power and toughness 4/4 until end of turn."),
      ],
    },
    script: [cast("Four", "Old Bear"), wait, cast("One", "Old Bear"), wait, now(size("Old Bear", 1, 1))],
  })
  shows("613.7a, 613.7d: a static ability's timestamp is its object's, of when it entered", {
    a: {
      on: [bear, humble],
      hand: [instant("Four", "Target creature has base power and toughness 4/4 until end of turn.")],
    },
    script: [cast("Four", "Old Bear"), wait, now(size("Old Bear", 4, 4))],
  })
  shows("613.7c: a keyword counter put later gives what was taken before", {
    a: {
      on: [bear],
      hand: [
        instant("Strip", "Target creature loses all abilities until end of turn."),
        instant("Wings", "Put a flying counter on target creature."),
      ],
    },
    script: [
      cast("Strip", "Old Bear"),
      wait,
      cast("Wings", "Old Bear"),
      wait,
      now(has("Old Bear", "flying")),
    ],
  })
  shows("613.7e: an Equipment that is attached gets a new timestamp", {
    a: {
      on: [
        bear,
        card(
          "Dwarf Mask",
          "Artifact — Equipment",
          "Equipped creature has base power and toughness 1/1.\nEquip {0}",
        ),
      ],
      hand: [instant("Four", "Target creature has base power and toughness 4/4 until end of turn.")],
    },
    script: [
      cast("Four", "Old Bear"),
      wait,
      act("Dwarf Mask", "Equip", "Old Bear"),
      wait,
      now(size("Old Bear", 1, 1)),
    ],
  })
  shows("613.9: the later of two that contradict wins", {
    a: {
      on: [creature("Bird", "1/1", "Flying")],
      hand: [
        instant("Down", "Target creature loses flying until end of turn."),
        instant("Up", "Target creature gains flying until end of turn."),
      ],
    },
    script: [cast("Down", "Bird"), wait, cast("Up", "Bird"), wait, now(has("Bird", "flying"))],
  })
})

describe("replacement and prevention (614–616)", () => {
  shows("614.1a: instead", {
    a: { on: [enchantment("Void", "If a creature would die, exile it instead."), bear], hand: [kill] },
    script: [cast("Kill", "Old Bear"), wait],
    then: [inExile("A", "Old Bear")],
  })
  shows("614.1b: skip", {
    a: { on: [enchantment("Still", "Skip your draw step.")] },
    stopAt: { turn: 3, step: "end" },
    then: [hand("A", 0)],
  })
  shows("614.1c, 614.1d: enters with, enters tapped", {
    a: { on: [enchantment("Slow", "Creatures enter tapped.")], hand: [bear] },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear")],
  })
  shows("614.5: an effect replaces an event once", {
    a: {
      on: [[2, enchantment("Double", "If you would gain life, you gain twice that much life instead.")]],
      hand: [sorcery("Heal", heal(1))],
    },
    script: [cast("Heal"), wait],
    then: [life("A", 24)],
  })
  shows("614.6: what was replaced never happened", {
    a: {
      on: [
        enchantment("Void", "If a creature would die, exile it instead."),
        enchantment("Mourn", "Whenever a creature dies, you gain 5 life."),
        bear,
      ],
      hand: [kill],
    },
    script: [cast("Kill", "Old Bear"), wait],
    then: [life("A", 20)],
  })
  shows("614.8: regeneration: tapped, damage gone, out of combat", {
    a: { on: [creature("Troll", "2/2", "{0}: Regenerate this creature.")], hand: [kill] },
    script: [act("Troll", "{0}"), wait, cast("Kill", "Troll"), wait],
    then: [there("A", "Troll"), tapped("Troll")],
  })
  shows("614.9: redirection", {
    a: { on: [bear] },
    b: {
      on: [
        creature(
          "Palisade",
          "0/5",
          "All damage that would be dealt to you is dealt to this creature instead.",
        ),
      ],
    },
    script: [attack("Old Bear")],
    then: [life("B", 20), damage("Palisade", 2)],
  })
  shows("614.10, 614.10a: two skips skip the next two", {
    a: { hand: [[2, sorcery("Nap", "Target player skips their next draw step.")]] },
    script: [cast("Nap", B), wait, cast("Nap", B), wait],
    stopAt: { turn: 6, step: "draw" },
    then: [hand("B", 1)],
  })
  shows("614.12: how it enters is found as it would be there", {
    a: {
      on: [
        enchantment("Slow", "Artifacts enter tapped."),
        enchantment("Metal", "Creatures you control are artifacts in addition to their other types."),
      ],
      hand: [bear],
    },
    script: [cast("Old Bear"), wait],
    then: [tapped("Old Bear")],
  })
  shows("615.1a: prevented damage is not dealt", {
    a: { on: [bear] },
    b: { hand: [instant("Fog", "Prevent all combat damage that would be dealt this turn.")] },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Fog"))],
    then: [life("B", 20)],
  })
  shows("615.7: a shield of N goes with the damage that it prevents", {
    a: { on: [giant] },
    b: { hand: [instant("Salve", "Prevent the next 3 damage that would be dealt to you this turn.")] },
    script: [attack("Big Giant"), at({ step: "declareBlockers", player: "B" }, cast("Salve"))],
    then: [life("B", 18)],
  })
  shows("615.10: one of each damage", {
    a: { on: [bear, giant] },
    b: { on: [enchantment("Armor", "If a source would deal damage to you, prevent 1 of that damage.")] },
    script: [attack("Old Bear"), attack("Big Giant")],
    then: [life("B", 15)],
  })
  shows("615.12: what can't be prevented is dealt", {
    a: { on: [creature("Sure", "3/3", "Damage that would be dealt by this creature can't be prevented.")] },
    b: { hand: [instant("Fog", "Prevent all combat damage that would be dealt this turn.")] },
    script: [attack("Sure"), at({ step: "declareBlockers", player: "B" }, cast("Fog"))],
    then: [life("B", 17)],
  })
  shows("615.13: 'when damage is prevented this way'", {
    a: { on: [giant] },
    b: {
      hand: [
        instant(
          "Turnabout",
          "Prevent all damage target creature would deal this turn. You gain life equal to its power.",
        ),
      ],
    },
    script: [
      attack("Big Giant"),
      at({ step: "declareBlockers", player: "B" }, cast("Turnabout", "Big Giant")),
    ],
    then: [life("B", 25)],
  })
  shows("616.1: the affected player chooses among several, 616.1f: until none is left", {
    a: {
      on: [
        enchantment("Plus", "If you would gain life, you gain that much life plus 1 instead."),
        enchantment("Double", "If you would gain life, you gain twice that much life instead."),
      ],
      hand: [sorcery("Heal", heal(1))],
    },
    script: [cast("Heal"), wait],
    choices: { A: ["Plus"] },
    then: [life("A", 24)],
  })
  shows("616.2: one effect makes another applicable", {
    a: {
      on: [
        enchantment("Turned", "If you would draw a card, you gain 1 life instead."),
        enchantment("Double", "If you would gain life, you gain twice that much life instead."),
      ],
      hand: [sorcery("One", "Draw a card.")],
    },
    script: [cast("One"), wait],
    then: [life("A", 22)],
  })
})
