import { describe } from "vitest"
import { bear, call, giant, kill, ox } from "../testing/cards.ts"
import { attacks, blocks } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  aura,
  block,
  C,
  can,
  cast,
  creature,
  damage,
  enchantment,
  instant,
  life,
  now,
  onStack,
  planeswalker,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const free = { c: {}, format: "freeForAll", turnOrder: ["A", "B", "C"] } as const

describe("attackers (506, 508)", () => {
  shows("506.3b: what another than the attacking player puts there attacking attacks nobody", {
    b: { hand: [call("Create a 2/2 white Cat creature token that's tapped and attacking.")] },
    a: { on: [bear] },
    script: [attack("Old Bear"), at({ ...attacks, player: "B" }, cast("Call"))],
    then: [there("B", "Cat Token"), life("A", 20), life("B", 18)],
  })
  shows("506.3d, 508.4d: put there attacking after blocks, a creature is unblocked", {
    a: { on: [bear], hand: [call("Create a 2/2 white Cat creature token that's tapped and attacking.")] },
    b: { on: [ox] },
    script: [attack("Old Bear"), block("Grey Ox", "Old Bear"), at(blocks, cast("Call"))],
    then: [life("B", 18)],
  })
  shows("506.4: a creature removed from combat deals no combat damage", {
    a: { on: [bear] },
    b: { hand: [call("Remove target attacking creature from combat.")] },
    script: [attack("Old Bear"), at({ ...attacks, player: "B" }, cast("Call", "Old Bear"))],
    then: [life("B", 20), there("A", "Old Bear")],
  })
  shows("506.4a: what would have kept it from attacking doesn't remove an attacker", {
    a: { on: [bear] },
    b: { hand: [call("Target creature gains defender until end of turn.")] },
    script: [attack("Old Bear"), at({ ...attacks, player: "B" }, cast("Call", "Old Bear"))],
    then: [life("B", 18)],
  })
  shows("506.4c: a creature that attacks a planeswalker that has left goes on attacking nothing", {
    a: { on: [bear], hand: [call("Destroy target planeswalker.")] },
    b: { on: [planeswalker("Old Friend", "3")] },
    script: [attack("Old Bear", "Old Friend"), at(attacks, cast("Call", "Old Friend"))],
    then: [life("B", 20)],
  })
  shows(
    "506.5: attacks alone: the only one declared",
    {
      a: { on: [creature("Loner", "2/2", "Whenever this creature attacks alone, you gain 3 life."), bear] },
      script: [attack("Loner")],
      then: [life("A", 23)],
    },
    {
      a: { on: [creature("Loner", "2/2", "Whenever this creature attacks alone, you gain 3 life."), bear] },
      script: [attack("Loner"), attack("Old Bear")],
      then: [life("A", 20)],
    },
  )
  shows("506.7a: 'only before attackers are declared' is over then", {
    a: { on: [bear] },
    b: { hand: [instant("Early", "Cast this spell only before attackers are declared.\nYou gain 2 life.")] },
    script: [
      now(can("B", "Cast Early")),
      attack("Old Bear"),
      at(attacks, now(can("B", "Cast Early", false))),
    ],
  })
  shows("506.7b: 'only during combat after blockers are declared'", {
    a: { on: [bear] },
    b: {
      hand: [
        instant("Late", "Cast this spell only during combat after blockers are declared.\nYou gain 2 life."),
      ],
    },
    script: [
      attack("Old Bear"),
      at(attacks, now(can("B", "Cast Late", false))),
      at({ ...blocks, player: "B" }, cast("Late")),
    ],
    then: [life("B", 20)],
  })
  shows("506.7c: 'only during combat'", {
    a: { on: [bear], hand: [instant("Mid", "Cast this spell only during combat.\nYou gain 2 life.")] },
    script: [now(can("A", "Cast Mid", false)), attack("Old Bear"), at(attacks, cast("Mid"))],
    then: [life("A", 22)],
  })
  shows("506.7f: nor where the declare blockers step is skipped", {
    a: {
      hand: [
        instant("Late", "Cast this spell only during combat after blockers are declared.\nYou gain 2 life."),
      ],
    },
    script: [at({ step: "endOfCombat" }, now(can("A", "Cast Late", false)))],
  })
  shows("508.1a: tapped creatures can't attack", {
    a: { on: [bear, artifact("Rope", "{0}: Tap target creature.")] },
    script: [act("Rope", "{0}", "Old Bear"), wait, now({ check: "mayAttack", card: "Old Bear", is: false })],
  })
  shows("508.1d: a creature that must attack does", {
    a: { on: [creature("Wild", "2/2", "This creature attacks each combat if able.")] },
    then: [life("B", 18)],
  })
  shows("508.1c: a creature that can't attack doesn't", {
    a: { on: [creature("Tame", "2/2", "This creature can't attack.")] },
    script: [now({ check: "mayAttack", card: "Tame", is: false })],
  })
  shows("508.1f: attackers tap", {
    a: { on: [bear] },
    script: [attack("Old Bear"), at(attacks, now(tapped("Old Bear")))],
  })
  shows("508.1h, 508.1j: a cost to attack is paid", {
    a: { on: [bear, "Forest"] },
    b: {
      on: [
        enchantment(
          "Toll",
          "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
        ),
      ],
    },
    script: [attack("Old Bear")],
    choices: { A: [true] },
    then: [life("B", 18), tapped("Forest")],
  })
  shows("508.1m, 508.2b: what triggers on the declaration is on the stack before anybody's priority", {
    a: { on: [creature("Herald", "2/2", "Whenever this creature attacks, you gain 2 life.")] },
    script: [attack("Herald"), at(attacks, now(onStack(1)))],
    then: [life("A", 22)],
  })
  shows("508.3a: 'whenever it attacks' is the declaration: not what enters attacking", {
    a: {
      on: [bear, enchantment("Drums", "Whenever a creature you control attacks, you gain 1 life.")],
      hand: [call("Create a 2/2 white Cat creature token that's tapped and attacking.")],
    },
    script: [attack("Old Bear"), at(attacks, wait), at(attacks, cast("Call"))],
    then: [life("A", 21), life("B", 16)],
  })
  shows("508.3c: 'whenever you attack with a creature' for each of them", {
    a: {
      on: [
        bear,
        giant,
        enchantment("Drums", "Whenever you attack with one or more creatures, you gain 1 life."),
      ],
    },
    script: [attack("Old Bear"), attack("Big Giant")],
    then: [life("A", 21)],
  })
  shows("508.3d: 'whenever you attack' once", {
    a: { on: [bear, giant, enchantment("Drums", "Whenever you attack, you gain 1 life.")] },
    script: [attack("Old Bear"), attack("Big Giant")],
    then: [life("A", 21)],
  })
  shows(
    "508.3f, 509.3g: 'attacks and isn't blocked' triggers after blocks",
    {
      a: {
        on: [creature("Sneak", "2/2", "Whenever this creature attacks and isn't blocked, you gain 2 life.")],
      },
      b: { on: [ox] },
      script: [attack("Sneak"), at(attacks, now(onStack(0)))],
      then: [life("A", 22)],
    },
    {
      a: {
        on: [creature("Sneak", "2/2", "Whenever this creature attacks and isn't blocked, you gain 2 life.")],
      },
      b: { on: [ox] },
      script: [attack("Sneak"), block("Grey Ox", "Sneak")],
      then: [life("A", 20)],
    },
  )
  shows("508.4: what enters attacking attacks whom its controller chooses", {
    a: { on: [bear], hand: [call("Create a 2/2 white Cat creature token that's tapped and attacking.")] },
    ...free,
    script: [attack("Old Bear"), at(attacks, cast("Call"))],
    choices: { A: [C] },
    then: [life("B", 18), life("C", 18)],
  })
  shows("508.4c: what enters attacking heeds no restriction on declaring", {
    a: {
      on: [bear],
      hand: [call("Create a 2/2 white Cat creature token with defender that's tapped and attacking.")],
    },
    script: [attack("Old Bear"), at(attacks, cast("Call"))],
    then: [life("B", 16)],
  })
  shows("508.8: without attackers there are no declare blockers and combat damage steps", {
    a: { on: [enchantment("Watch", "At the beginning of each combat, you gain 1 life.")] },
    checkpoints: [{ stopAt: { turn: 1, step: "endOfCombat" }, expect: [life("A", 21)] }],
    then: [life("A", 21)],
  })
  const ambush = call("Create a 2/2 white Cat creature token that's tapped and attacking.")
  shows(
    "508.8: nobody was declared, but a creature put onto the battlefield attacking in that step is blocked or deals its damage, by today's rules",
    {
      a: { hand: [ambush] },
      script: [at(attacks, cast("Call"))],
      then: [life("B", 18)],
    },
    {
      ruleset: "2004-10",
      a: { hand: [ambush] },
      script: [at(attacks, cast("Call"))],
      then: [life("B", 20)],
    },
  )
  shows("508.8: it has attacked, though it is gone before the step ends", {
    a: { hand: [ambush, kill] },
    script: [
      at(attacks, cast("Call")),
      at(attacks, { ...cast("Kill", "Cat Token"), when: { notOnStack: "Cast Call" } }),
      at(blocks, now(there("A", "Cat Token", 0))),
    ],
    then: [life("B", 20)],
  })
  const drain = aura(
    "Drain",
    "Enchant creature\nWhenever enchanted creature attacks, defending player loses 5 life.",
  )
  const split = [attack("Old Bear", C), attack("Grey Ox")]
  shows(
    "508.5: the defending player of an ability that a creature's attack triggers is whom that creature attacks (Trepanation Blade)",
    {
      ...free,
      a: { on: [bear, ox], hand: [drain] },
      script: [cast("Drain", "Old Bear"), wait, ...split],
      then: [life("B", 18), life("C", 13)],
    },
    {
      ...free,
      a: { on: [bear, ox], hand: [drain, kill] },
      script: [cast("Drain", "Old Bear"), wait, ...split, at(attacks, cast("Kill", "Old Bear"))],
      then: [life("B", 18), life("C", 15)],
    },
  )
  shows("508.5: even if the ability's source attacks another player (Brutal Hordechief)", {
    ...free,
    a: {
      on: [
        bear,
        creature(
          "Chief",
          "2/4",
          "Whenever another creature you control attacks, defending player loses 5 life.",
        ),
      ],
    },
    script: [attack("Old Bear", C), attack("Chief")],
    then: [life("B", 18), life("C", 13)],
  })
  shows("508.3e: those creatures are the ones that attack the player it speaks of", {
    ...free,
    a: { on: [bear, ox] },
    b: {
      on: [
        enchantment(
          "Thorns",
          "Whenever one or more creatures attack you, Thorns deals 1 damage to each of those creatures.",
        ),
      ],
    },
    script: split,
    then: [damage("Old Bear", 0), damage("Grey Ox", 1)],
  })
})
