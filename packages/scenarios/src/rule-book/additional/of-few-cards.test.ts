import type { Effect, Filter, KeywordAbility, StaticEffect } from "@apnap/engine"
import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  activated,
  all,
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
  theSorcery,
  when,
  you,
  yours,
} from "../testing/definitions.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  aura,
  card,
  cast,
  castBy,
  counters,
  creature,
  has,
  inGraveyard,
  instant,
  life,
  now,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const hidden = "[no name]"
const land: Filter = { is: "type", type: "land" }
const destroyAll = (filter: Filter): Effect => ({ do: "destroy", what: all(filter) })

describe("what the text of few cards asks for (201, 206, 700–712)", () => {
  shows("201.2c: what has no name has no different name, but a name differs from none", {
    a: {
      on: [bear, ox, [3, "Plains"]],
      hand: [
        creature("Sleeper", "3/3", "Morph {9}", "Ape", "{9}"),
        theSorcery("Discord", destroyAll(both(CREATURE, { is: "differentName", than: target })), {
          targets: [{ filter: CREATURE }],
        }),
      ],
    },
    script: [castBy("Sleeper", "morph"), wait, cast("Discord", "Old Bear"), wait],
    then: [there("A", hidden), there("A", "Old Bear"), there("A", "Grey Ox", 0)],
  })
  for (const [rule, expansion, name] of [
    ["206.3a", "Arabian Nights", "Kird Ape"],
    ["206.3b", "Antiquities", "Ornithopter"],
    ["206.3c", "Homelands", "Abbey Gargoyles"],
  ] as const)
    shows(`${rule}: names originally printed in ${expansion}`, {
      a: {
        on: [creature(name, "1/1"), bear],
        hand: [theSorcery("Chime", destroyAll({ is: "originalName", expansion }))],
      },
      script: [cast("Chime"), wait],
      then: [there("A", name, 0), there("A", "Old Bear")],
    })
  const party: Effect = inOrder(
    { do: "chooseParty", bind: "party" },
    {
      do: "sacrifice",
      what: all(both(CREATURE, yours, { is: "not", of: { is: "among", of: bound("party") } })),
    },
  )
  shows("700.8d: a party is up to one creature of each of the four types", {
    a: {
      on: [
        creature("Priest", "1/1", "", "Cleric"),
        creature("Thief", "1/1", "", "Rogue"),
        creature("Sneak", "1/1", "", "Rogue"),
        bear,
      ],
      hand: [theSorcery("Gather", party)],
    },
    script: [cast("Gather"), wait],
    choices: { A: ["Priest", "Sneak"] },
    then: [there("A", "Priest"), there("A", "Sneak"), there("A", "Thief", 0), there("A", "Old Bear", 0)],
  })
  shows("702.1c: each variant of a keyword that an effect passes on is given", {
    a: {
      on: [
        creature("Saint", "1/1", "Protection from red\nFlying"),
        creature("Monk", "1/1", "Protection from black\nSwampwalk"),
        bear,
      ],
      hand: [
        theSorcery("Concert", {
          do: "change",
          what: all(both(CREATURE, yours)),
          changes: [
            {
              change: "keywordsOf",
              of: all(both(CREATURE, yours)),
              keywords: ["protection", "landwalk", "flying", "trample"],
            },
          ],
          duration: "endOfTurn",
        }),
      ],
    },
    script: [cast("Concert"), wait],
    then: [
      has("Old Bear", "protection from red"),
      has("Old Bear", "protection from black"),
      has("Old Bear", "swampwalk"),
      has("Old Bear", "flying"),
      has("Old Bear", "trample", false),
    ],
  })
  const wanderer = creature(
    "Wanderer",
    "1/1",
    "As long as a creature card with flying is in a graveyard, Wanderer has flying. The same is true for landwalk, protection, and trample.",
  )
  shows("702.1c: a static ability passes on each variant, for as long as something has it", {
    a: {
      on: [wanderer],
      graveyard: [creature("Saint", "1/1", "Protection from red"), creature("Toad", "1/1", "Swampwalk")],
    },
    b: { graveyard: [creature("Kite", "1/1", "Flying\nProtection from black")] },
    then: [
      has("Wanderer", "protection from red"),
      has("Wanderer", "protection from black"),
      has("Wanderer", "swampwalk"),
      has("Wanderer", "flying"),
      has("Wanderer", "trample", false),
    ],
  })
  const blessed: KeywordAbility = keyword("protection", {
    filter: { is: "color", color: "W" },
    sparing: { attached: { is: "controlledBy", player: { who: "controllerOf", of: { sel: "giver" } } } },
  })
  const blessing = theEnchantment(
    "Blessing",
    [
      keyword("enchant", { filter: CREATURE }),
      statically({
        static: "modify",
        what: { sel: "attachedTo" },
        changes: [{ change: "addAbilities", abilities: [blessed] }],
      }),
    ],
    { subtypes: ["Aura"], colors: ["W"] },
  )
  const white = (name: string) => aura(name, "Enchant creature\nEnchanted creature gets +1/+1.", "{W}")
  shows("702.16p: protection that doesn't remove what is attached already, but keeps new ones off", {
    a: { on: [bear, [4, "Plains"]], hand: [white("Halo"), white("Crown"), blessing] },
    script: [
      cast("Halo", "Old Bear"),
      wait,
      cast("Blessing", "Old Bear"),
      wait,
      now(there("A", "Halo")),
      { ...cast("Crown", "Old Bear"), illegal: true },
    ],
    then: [there("A", "Halo"), there("A", "Blessing"), size("Old Bear", 3, 3)],
  })
  const cascading = creature("Chaos", "4/4", "Cascade", "Elemental", "{4}")
  const landing: StaticEffect = {
    static: "asCascades",
    effect: {
      do: "may",
      effect: {
        do: "move",
        what: { sel: "filtered", of: { sel: "bound", name: "passed" }, filter: land },
        to: "battlefield",
        tapped: true,
      },
    },
  }
  shows("702.85b: what is done as one cascades comes before the last card is cast", {
    a: {
      on: [[4, "Plains"], theEnchantment("Bloom", [statically(landing)])],
      library: [
        "Forest",
        creature(
          "Cub",
          "1/1",
          "When this creature enters, you gain 1 life for each Forest you control.",
          "Bear",
          "{1}",
        ),
      ],
      hand: [cascading],
    },
    script: [cast("Chaos"), wait],
    choices: { A: [true, "Cub"] },
    then: [there("A", "Forest"), there("A", "Cub"), life("A", 21)],
  })
  shows("702.184c: an effect lets creatures station with their toughness", {
    a: {
      on: [
        theEnchantment("Loom", [
          statically({ static: "stationsWithToughness", creature: all(both(CREATURE, yours)) }),
        ]),
        ox,
        theArtifact("Hull", [keyword("station")], { subtypes: ["Spacecraft"] }),
      ],
    },
    script: [act("Hull", "Station"), wait],
    choices: { A: ["Grey Ox"] },
    then: [counters("Hull", "charge", 4)],
  })
  const copies = (of: { counters?: boolean; then?: boolean; ifCreature?: boolean }): StaticEffect => ({
    static: "enters",
    what: "self",
    copyOf: {
      filter: { is: "permanent" },
      optional: true,
      with: [
        {
          ...(of.ifCreature && {
            ifType: "creature",
            except: [{ change: "addAbilities", abilities: [keyword("flying")] }],
          }),
          ...(of.counters && { counters: [{ kind: "+1/+1", count: 2 }] }),
          ...(of.then && { then: { do: "reflexive", effect: gains(5) } }),
        },
      ],
    },
  })
  const alter = (name: string, of: Parameters<typeof copies>[0]) =>
    theCreature(name, "1/1", [statically(copies(of))], { subtypes: ["Shapeshifter"] })
  const sham = card(
    "Sham",
    "Creature — Shapeshifter",
    "You may have Sham enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.",
    "{U}",
  )
  const drone = { ...creature("Drone", "2/2", "Devoid", "Eldrazi", "{B}") }
  const copied = { card: "Drone", copy: true }
  shows(
    "707.9c: what doesn't copy a characteristic keeps its own, without what defines the other's (707.9d)",
    {
      a: { on: ["Island", drone], hand: [{ ...sham, power: "0", toughness: "0" }] },
      script: [cast("Sham"), wait],
      choices: { A: ["Drone"] },
      then: [
        there("A", "Drone", 2),
        { check: "color", card: copied, colors: "U", is: true },
        { check: "ability", card: copied, has: "devoid", is: false },
      ],
    },
  )
  const plainClone = alter("Blank", {})
  shows(
    "707.9e: counters that a copy effect adds aren't put if another copy effect applies after it",
    {
      a: { on: [bear], hand: [alter("Ego", { counters: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Old Bear"] },
      then: [{ check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 2 }],
    },
    {
      a: { on: [plainClone, bear], hand: [alter("Ego", { counters: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Blank", "Old Bear"] },
      then: [
        there("A", "Old Bear", 2),
        { check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 0 },
      ],
    },
  )
  shows("707.9f: whether such an exception applies is asked of what the copy would be without it", {
    a: {
      on: ["Forest", bear],
      hand: [
        alter("Frost", { counters: true, ifCreature: true }),
        alter("Rime", { counters: true, ifCreature: true }),
        instant("Wake", "Target land becomes a 1/1 creature until end of turn. It's still a land."),
      ],
    },
    script: [
      cast("Wake", "Forest"),
      wait,
      cast("Frost"),
      wait,
      now({ check: "counters", card: { card: "Forest", copy: true }, counter: "+1/+1", is: 0 }),
      cast("Rime"),
      wait,
    ],
    choices: { A: ["Forest", "Old Bear"] },
    then: [
      there("A", "Forest", 2),
      { check: "counters", card: { card: "Old Bear", copy: true }, counter: "+1/+1", is: 2 },
      { check: "ability", card: { card: "Old Bear", copy: true }, has: "flying", is: true },
    ],
  })
  shows(
    "707.9g: nor does what is linked to a copy effect trigger if another one applies after it",
    {
      a: { on: [bear], hand: [alter("Ego", { then: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Old Bear"] },
      then: [life("A", 25)],
    },
    {
      a: { on: [plainClone, bear], hand: [alter("Ego", { then: true })] },
      script: [cast("Ego"), wait],
      choices: { A: ["Blank", "Old Bear"] },
      then: [there("A", "Old Bear", 2), life("A", 20)],
    },
  )
  const heroism = when(
    {
      on: "cast",
      spell: { is: "targets", filter: both(CREATURE, yours), only: true, single: true },
      by: you,
    },
    inOrder(
      {
        do: "createToken",
        token: { face: { name: "Soldier", types: ["creature"], power: 1, toughness: 1 } },
        count: 2,
        bind: "tokens",
      },
      { do: "copySpell", of: bound("it"), target: bound("tokens") },
    ),
  )
  shows(
    "707.10e: the copy's targets are one of the objects that the effect names",
    {
      a: {
        on: [bear, theEnchantment("Heroism", [heroism])],
        hand: [instant("Triumph", "Target creature gets +2/+2 until end of turn.")],
      },
      script: [cast("Triumph", "Old Bear"), wait],
      choices: { A: [{ card: "Soldier Token", nth: 2 }] },
      then: [
        { check: "powerToughness", card: { card: "Soldier Token", nth: 2 }, power: 3, toughness: 3 },
        { check: "powerToughness", card: { card: "Soldier Token", nth: 1 }, power: 1, toughness: 1 },
        size("Old Bear", 4, 4),
      ],
    },
    {
      a: {
        on: [bear, theEnchantment("Heroism", [heroism])],
        hand: [instant("Cheer", "Put a +1/+1 counter on target creature named Old Bear.")],
      },
      script: [cast("Cheer", "Old Bear"), wait],
      then: [counters("Old Bear", "+1/+1", 1), there("A", "Soldier Token", 2)],
    },
  )
  shows("709.5g: half of a Room is locked", {
    a: {
      on: [
        theArtifact("Keys", [
          activated(
            { do: "unlock", door: "choose", what: target, orLock: true },
            { targets: [{ filter: { is: "subtype", subtype: "Room" } }] },
          ),
        ]),
      ],
      hand: [
        faces(
          "split",
          card("Hall", "Enchantment — Room", "Creatures you control get +1/+1."),
          card("Attic", "Enchantment — Room", "Creatures you control have flying.", "{5}"),
        ),
        bear,
      ],
    },
    script: [
      cast("Old Bear"),
      wait,
      cast("Hall"),
      wait,
      now(size("Old Bear", 3, 3)),
      act("Keys", "{0}", "Hall"),
      wait,
    ],
    choices: { A: ["left"] },
    then: [size("Old Bear", 2, 2), has("Old Bear", "flying", false)],
  })
  const transformed = theEnchantment("Night", [
    statically({ static: "enters", what: CREATURE, transformed: true }),
  ])
  shows(
    "712.13a: what would enter with a sorcery face up goes to the graveyard",
    {
      a: {
        on: [transformed],
        hand: [faces("transform", creature("Siege", "3/3"), sorcery("Valor", "You gain 9 life.", ""))],
      },
      script: [cast("Siege"), wait],
      then: [inGraveyard("A", "Siege"), there("A", "Valor", 0), there("A", "Siege", 0)],
    },
    {
      a: {
        on: [transformed],
        hand: [
          faces("transform", creature("Siege", "3/3"), sorcery("Valor", "You gain 9 life.", "")),
          instant("Fork", "Copy target creature spell."),
        ],
      },
      script: [cast("Siege"), { ...cast("Fork", "Siege"), when: { onStack: "Cast Siege" } }, wait],
      then: [there("A", "Valor", 0), there("A", "Siege", 0), life("A", 20)],
    },
  )
  const turning = {
    name: "Curse",
    layout: "transform",
    faces: [
      {
        name: "Curse",
        types: ["creature"],
        cost: "{0}",
        power: 1,
        toughness: 1,
        abilities: [activated({ do: "transform", what: self })],
      },
      {
        name: "Leech",
        types: ["creature"],
        power: 2,
        toughness: 2,
        abilities: [statically({ static: "asTransforms", as: gains(3) })],
      },
    ],
  } as const
  shows("712.20: what is done as it transforms isn't done afterwards", {
    a: { on: [turning] },
    script: [act("Curse", "{0}"), wait, now(life("A", 23))],
    then: [there("A", "Leech"), life("A", 23)],
  })
})
