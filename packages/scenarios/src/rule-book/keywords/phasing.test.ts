import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  A,
  act,
  at,
  card,
  cast,
  controlledBy,
  creature,
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

const out = instant("Vanish", "Target creature phases out.")
const later = (turn: number) => ({ stopAt: { turn, step: "precombatMain" } }) as const
const sword = card("Sword", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}")

describe("phasing (702.26)", () => {
  shows("702.26e: what is phased out isn't affected by an effect that begins meanwhile", {
    a: {
      on: [bear, ox],
      hand: [
        out,
        sorcery("March", "Each creature you control becomes a Zombie in addition to its other types."),
      ],
    },
    script: [cast("Vanish", "Old Bear"), wait, cast("March"), wait],
    ...later(3),
    then: [subtype("Old Bear", "Zombie", false), subtype("Grey Ox", "Zombie")],
  })
  shows("702.26f: an effect for as long as something holds ends as that phases out", {
    a: {
      on: [
        creature(
          "Jailer",
          "1/1",
          "{0}: Gain control of target creature for as long as this creature remains on the battlefield. Activate only once.",
          "Human",
        ),
      ],
      hand: [out],
    },
    b: { on: [bear] },
    script: [
      act("Jailer", "{0}: Gain", "Old Bear"),
      wait,
      now(controlledBy("Old Bear", "A")),
      cast("Vanish", "Jailer"),
      wait,
    ],
    then: [controlledBy("Old Bear", "B")],
  })
  shows("702.26b: an Equipment that phased out alone isn't counted as attached", {
    a: {
      on: [
        creature("Champ", "1/1", "This creature gets +1/+1 for each Aura and Equipment attached to it."),
        sword,
      ],
      hand: [instant("Shimmer", "Target artifact phases out.")],
    },
    script: [act("Sword", "Equip", "Champ"), wait, now(size("Champ", 3, 3)), cast("Shimmer", "Sword"), wait],
    then: [size("Champ", 1, 1)],
  })
  shows("702.26h: what would phase out directly and with its host does so with its host", {
    a: {
      on: [bear, sword],
      hand: [instant("Fade", "Each permanent you control phases out.")],
    },
    script: [act("Sword", "Equip", "Old Bear"), wait, cast("Fade"), wait, now(there("A", "Sword", 0))],
    ...later(3),
    then: [size("Old Bear", 3, 3), { check: "attachedTo", card: "Old Bear", attachment: "Sword", is: true }],
  })
  const fade = instant("Fade", "Target artifact phases out.")
  shows("702.26i: an Equipment that phased out itself comes back on what it was on", {
    a: { on: [bear, sword], hand: [fade] },
    script: [
      act("Sword", "Equip", "Old Bear"),
      wait,
      cast("Fade", "Sword"),
      wait,
      now(size("Old Bear", 2, 2)),
    ],
    ...later(3),
    then: [size("Old Bear", 3, 3)],
  })
  shows("702.26i: and on nothing where that is gone", {
    a: { on: [bear, sword], hand: [fade, instant("Kill", "Destroy target creature.")] },
    script: [
      act("Sword", "Equip", "Old Bear"),
      wait,
      cast("Fade", "Sword"),
      wait,
      cast("Kill", "Old Bear"),
      wait,
    ],
    ...later(3),
    then: [{ check: "attached", card: "Sword", is: false }],
  })
  shows("702.26j: phasing in and out attaches and unattaches nothing that would trigger", {
    a: {
      on: [
        bear,
        card(
          "Blade",
          "Artifact — Equipment",
          "Whenever this Equipment becomes attached to a creature, you gain 1 life.\nWhenever this Equipment becomes unattached from a permanent, you gain 10 life.\nEquip {0}",
        ),
      ],
      hand: [fade],
    },
    script: [act("Blade", "Equip", "Old Bear"), wait, cast("Fade", "Blade"), wait],
    ...later(3),
    then: [life("A", 21), { check: "attachedTo", card: "Old Bear", attachment: "Blade", is: true }],
  })
  shows("702.26m: where the untap step is skipped nothing phases", {
    a: { on: [bear], hand: [out, sorcery("Doze", "Target player skips their next untap step.")] },
    script: [cast("Vanish", "Old Bear"), wait, cast("Doze", A), wait],
    checkpoints: [{ ...later(3), expect: [there("A", "Old Bear", 0)] }],
    ...later(5),
    then: [there("A", "Old Bear")],
  })
  shows("702.26n: what phased out under who has left phases in with the untap step that follows their turn", {
    a: {},
    b: { on: [creature("Thief", "1/1")], hand: [out, sorcery("Steal", "Gain control of target creature.")] },
    c: { on: [bear] },
    format: "freeForAll",
    turnOrder: ["B", "A", "C"],
    script: [
      at({ player: "B" }, cast("Steal", "Old Bear")),
      at({ player: "B" }, wait),
      at({ player: "B" }, cast("Vanish", "Old Bear")),
      at({ player: "B" }, wait),
      { turn: 2, step: "precombatMain", player: "B", do: "concede" },
    ],
    checkpoints: [{ ...later(3), expect: [there("C", "Old Bear", 0)] }],
    ...later(4),
    then: [there("C", "Old Bear")],
  })
})
