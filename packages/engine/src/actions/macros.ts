import type { CardFace } from "../language/card.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { RulesEffect } from "../language/effects/rules-effect.ts"
import type { TokenSpec } from "../language/effects/token.ts"
import type { Filter } from "../language/filter.ts"
import { type Selector, YOU } from "../language/selector.ts"

type Action = Extract<RulesEffect, { do: "action" }>

/** A keyword action as an instruction of the ability language; `n` is its number. */
type Macro = (n: number, e: Action) => Effect

/** The names under which a macro finds its objects and leaves what it made or chose. */
export const WHAT = "actionObjects"
export const DONE = "actionResult"

const THOSE: Selector = { sel: "bound", name: WHAT }
const CREATURES: Filter = {
  is: "and",
  of: [
    { is: "type", type: "creature" },
    { is: "controlledBy", player: YOU },
  ],
}

function sequence(...of: Effect[]): Effect {
  return { do: "sequence", of }
}

function counters(on: Selector, count: number, kind = "+1/+1"): Effect {
  return { do: "addCounters", kind, count, on }
}

function token(
  predefined: Extract<TokenSpec, { predefined: string }>["predefined"],
  count: number,
  extra: { counters?: readonly { kind: string; count: number }[] } = {},
): Effect {
  return { do: "createToken", token: { predefined }, count, bind: DONE, ...extra }
}

function designate(as: Extract<Effect, { do: "designate" }>["as"]): Macro {
  return () => ({ do: "designate", what: THOSE, as })
}

function choose(filter: Filter, from?: Selector): Selector {
  return { sel: "choose", filter, bind: DONE, ...(from && { from }) }
}

function top(count: number): Selector {
  return { sel: "libraryTop", of: YOU, count }
}

/** Those of the named cards that are still in exile. */
function left(name: string): Selector {
  return { sel: "filtered", of: { sel: "bound", name }, filter: { is: "inZone", zone: "exile" } }
}

const HUMAN_SOLDIER: CardFace = {
  name: "Human Soldier",
  types: ["creature"],
  subtypes: ["Human", "Soldier"],
  colors: ["W"],
  power: 1,
  toughness: 1,
}

/** Keyword actions that the ability language can express. */
export const MACROS: Readonly<Record<string, Macro>> = {
  giveGift: () => ({ do: "nothing" }), // 702.174c: the keyword's effect is already done
  // 702.149c: the training ability is already done.
  train: () => ({ do: "nothing" }),
  mentor: () => ({ do: "nothing" }), // 702.134c: the mentor ability resolves
  firebend: () => ({ do: "nothing" }), // 702.189b: the firebending ability resolves
  crewed: () => ({ do: "nothing" }), // 702.122d: the crew ability resolved
  investigate: (n) => token("clue", n), // 701.16a
  incubate: (n) => token("incubator", 1, n > 0 ? { counters: [{ kind: "+1/+1", count: n }] } : {}), // 701.53a
  goad: designate("goaded"), // 701.15a
  detain: designate("detained"), // 701.35a
  suspect: designate("suspected"), // 701.60a
  harness: designate("harnessed"), // 701.64a
  unsuspect: () => ({ do: "designate", what: THOSE, as: "suspected", remove: true }), // 701.60a
  // 701.36a
  populate: () => ({
    do: "createCopyToken",
    of: { sel: "choose", filter: { is: "and", of: [CREATURES, { is: "token" }] } },
    bind: DONE,
  }),
  // 701.37a
  monstrosity: (n) => ({
    do: "if",
    condition: { if: "is", of: THOSE, filter: { is: "not", of: { is: "designation", of: "monstrous" } } },
    then: sequence(counters(THOSE, n), { do: "designate", what: THOSE, as: "monstrous" }),
  }),
  // 701.39a
  bolster: (n) =>
    counters(
      choose(
        { is: "any" },
        { sel: "extreme", of: { sel: "all", filter: CREATURES }, by: "toughness", least: true },
      ),
      n,
    ),
  manifest: (n) => ({ do: "manifest", what: top(n), bind: DONE }), // 701.40a
  cloak: (n) => ({ do: "manifest", what: top(n), cloak: true, bind: DONE }), // 701.58a
  support: () => counters(THOSE, 1), // 701.41a: on the targets
  // 701.46a
  adapt: (n) => ({
    do: "if",
    condition: { if: "is", of: THOSE, filter: { is: "counters", kind: "+1/+1", op: "=", than: 0 } },
    then: counters(THOSE, n),
  }),
  // Not in the rules yet (701.1): draw a card, then discard one; if it's a nonland card, create a Human Soldier.
  recruit: () =>
    sequence(
      { do: "draw", count: 1 },
      { do: "discard", count: 1, bind: "recruited" },
      {
        do: "if",
        condition: {
          if: "compare",
          left: {
            n: "countOf",
            of: {
              sel: "filtered",
              of: { sel: "bound", name: "recruited" },
              filter: { is: "not", of: { is: "type", type: "land" } },
            },
          },
          op: ">=",
          right: 1,
        },
        then: { do: "createToken", token: { face: HUMAN_SOLDIER }, count: 1, bind: DONE },
      },
    ),
  learn: () => ({ do: "learn" }), // 701.48a
  venture: (_n, e) => ({ do: "venture", ...(e.text !== undefined && { into: e.text }) }), // 701.49a
  tempt: () => ({ do: "ringTempts" }), // 701.54a
  // 701.57a
  discover: (n) =>
    sequence(
      {
        do: "digUntil",
        exile: true,
        bind: DONE,
        restBind: "passed",
        filter: {
          is: "and",
          of: [
            { is: "not", of: { is: "type", type: "land" } },
            { is: "manaValue", op: "<=", than: n },
          ],
        },
      },
      {
        do: "cast",
        what: { sel: "bound", name: DONE },
        free: true,
        optional: true,
        filter: { is: "manaValue", op: "<=", than: n },
      },
      { do: "move", what: left(DONE), to: "hand" },
      { do: "move", what: left("passed"), to: "library", position: -1, order: "random" },
    ),
  // 701.63a, b
  endure: (n) =>
    n === 0
      ? { do: "nothing" }
      : {
          do: "chooseOne",
          of: [
            { label: "counters", effect: counters(THOSE, n) },
            {
              label: "token",
              effect: {
                do: "createToken",
                bind: DONE,
                token: {
                  face: {
                    name: "",
                    types: ["creature"],
                    subtypes: ["Spirit"],
                    colors: ["W"],
                    power: n,
                    toughness: n,
                  },
                },
              },
            },
          ],
        },
  // 701.65a
  airbend: () =>
    sequence(
      { do: "move", what: THOSE, to: "exile", bind: DONE },
      { do: "forEach", of: { sel: "bound", name: DONE }, bind: "each", effect: airbent() },
    ),
  // 701.66a
  earthbend: (n) =>
    sequence(
      {
        do: "change",
        what: THOSE,
        duration: "permanent",
        changes: [
          { change: "addTypes", types: ["creature"] },
          { change: "setPT", power: 0, toughness: 0 },
          { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "haste" }] },
        ],
      },
      counters(THOSE, n),
      {
        do: "delayed",
        when: {
          on: "moves",
          object: { is: "among", of: THOSE },
          from: "battlefield",
          to: ["graveyard", "exile"],
        },
        effect: {
          do: "move",
          what: { sel: "bound", name: "it" },
          to: "battlefield",
          tapped: true,
          control: YOU,
        },
      },
    ),
  // 701.68a
  blight: (n) => counters(choose(CREATURES), n, "-1/-1"),
}

function airbent(): Effect {
  const each: Selector = { sel: "bound", name: "each" }
  return {
    do: "permitPlay",
    what: each,
    player: { who: "ownerOf", of: each },
    duration: "permanent",
    cost: [{ pay: "mana", mana: "{2}" }],
    castOnly: true,
  }
}
