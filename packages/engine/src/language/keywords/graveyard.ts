import type { Effect } from "../effects/effect.ts"
import { YOU } from "../selector.ts"
import {
  activate,
  all,
  always,
  atNext,
  bound,
  CREATURE,
  costOf,
  DIES,
  numberOf,
  SELF,
  SORCERY,
  sequence,
  TARGET,
  target,
  targetIn,
  when,
  word,
} from "./build.ts"
import { defineKeywords } from "./expand.ts"

/** "If it would leave the battlefield, exile it instead of putting it anywhere else": of the ability that returned it, not its own. */
const EXILE_INSTEAD: Effect = {
  do: "rule",
  effects: [
    {
      static: "alter",
      event: { on: "moves", object: { is: "among", of: bound("unearthed") }, from: "battlefield" },
      alter: { to: "zone", zone: "exile" },
    },
  ],
  duration: "permanent",
}

/** Keywords about dying, and keywords of cards in a graveyard. */
defineKeywords({
  // 702.46a
  soulshift: (k) => [
    when(
      "soulshift",
      DIES,
      { do: "may", effect: { do: "move", what: TARGET, to: "hand" } },
      {
        targets: targetIn(
          "graveyard",
          { is: "subtype", subtype: "Spirit" },
          { is: "manaValue", op: "<=", than: numberOf(k) },
        ),
      },
    ),
  ],
  // 702.55a
  haunt: () => [
    when(
      "haunt",
      DIES,
      sequence(
        { do: "move", what: SELF, to: "exile", bind: "haunting" },
        { do: "action", action: "haunt", what: TARGET },
      ),
      { targets: target(CREATURE) },
    ),
  ],
  // 702.59a
  recover: (k) => [
    when(
      "recover",
      {
        on: "moves",
        object: all(CREATURE, { is: "ownedBy", player: YOU }),
        from: "battlefield",
        to: "graveyard",
      },
      {
        do: "may",
        cost: costOf(k),
        then: { do: "move", what: SELF, to: "hand" },
        else: { do: "move", what: SELF, to: "exile" },
      },
      { zone: "graveyard" },
    ),
  ],
  // 702.84a
  unearth: (k) => [
    activate(
      "unearth",
      costOf(k),
      sequence(
        {
          do: "move",
          what: SELF,
          to: "battlefield",
          control: YOU,
          with: [{ change: "addAbilities", abilities: [word("haste")] }],
          bind: "unearthed",
        },
        EXILE_INSTEAD,
        atNext("end", { do: "move", what: bound("unearthed"), to: "exile" }),
      ),
      { zone: "graveyard", ...SORCERY },
    ),
  ],
  // 702.135a
  afterlife: (k) => [
    when("afterlife", DIES, {
      do: "createToken",
      count: numberOf(k),
      token: {
        face: {
          name: "",
          types: ["creature"],
          subtypes: ["Spirit"],
          colors: ["W", "B"],
          power: 1,
          toughness: 1,
          abilities: [word("flying")],
        },
      },
    }),
  ],
  // 702.52a
  dredge: (k) => [
    always(
      "dredge",
      [
        {
          static: "replace",
          event: { on: "draw", player: YOU },
          optional: true,
          with: sequence({ do: "mill", count: numberOf(k) }, { do: "move", what: SELF, to: "hand" }),
        },
      ],
      {
        zone: "graveyard",
        condition: { if: "exists", filter: { is: "any" }, zone: "library", of: YOU, atLeast: numberOf(k) },
      },
    ),
  ],
})
