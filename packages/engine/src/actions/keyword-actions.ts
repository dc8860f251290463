import type { Effect, RulesEffect } from "../language/effect.ts"
import type { Filter } from "../language/filter.ts"
import type { Selector } from "../language/selector.ts"
import type { Context } from "../characteristics/context.ts"
import { bind } from "../characteristics/context.ts"
import { carryOut } from "../events/interpreter.ts"
import { record } from "../events/record.ts"
import { resolveObjects, resolvePlayers, resolveQuantity } from "../effects/selecting.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { explore } from "./explore.ts"
import { connive } from "./connive.ts"
import { proliferate } from "./proliferate.ts"
import { amass } from "./amass.ts"

type Action = Extract<RulesEffect, { do: "action" }>
/** A keyword action as an instruction of the language; "what" and "player" are bound for it, `n` is its number. */
type Macro = (n: number, e: Action) => Effect

const WHAT: Selector = { sel: "bound", name: "what" }
const YOUR_CREATURES: Filter = { is: "and", of: [{ is: "type", type: "creature" }, { is: "controlledBy", player: { who: "you" } }] }
const token = (predefined: "clue" | "food" | "treasure" | "blood" | "map" | "junk" | "lander") => (n: number): Effect => ({ do: "createToken", token: { predefined }, count: n })

/** Keyword actions that the language can say (701). Adding one is adding a line here. */
const MACROS: Readonly<Record<string, Macro>> = {
  investigate: token("clue"), // 701.16a
  adapt: (n) => ({ do: "if", condition: { if: "is", of: WHAT, filter: { is: "counters", kind: "+1/+1", op: "=", than: 0 } }, then: { do: "addCounters", kind: "+1/+1", count: n, on: WHAT } }), // 701.46a
  monstrosity: (n) => ({
    do: "if",
    condition: { if: "not", of: { if: "is", of: WHAT, filter: { is: "designation", of: "monstrous" } } },
    then: { do: "sequence", of: [{ do: "addCounters", kind: "+1/+1", count: n, on: WHAT }, { do: "designate", what: WHAT, as: "monstrous" }] },
  }), // 701.37a
  bolster: (n) => ({ do: "addCounters", kind: "+1/+1", count: n, on: { sel: "choose", filter: { is: "any" }, from: { sel: "extreme", of: { sel: "all", filter: YOUR_CREATURES }, by: "toughness", least: true }, count: 1 } }), // 701.39a
  populate: () => ({ do: "createCopyToken", of: { sel: "choose", filter: { is: "and", of: [YOUR_CREATURES, { is: "token" }] }, count: 1 } }), // 701.36a
  goad: () => ({ do: "designate", what: WHAT, as: "goaded", duration: "yourNextTurn" }), // 701.15a
  suspect: () => ({ do: "designate", what: WHAT, as: "suspected" }), // 701.60a
  detain: () => ({ do: "designate", what: WHAT, as: "detained", duration: "yourNextTurn" }), // 701.35a
  fateseal: (n) => ({ do: "reorderTop", count: n, of: { who: "opponents" } }), // 701.29a
  manifest: (n) => ({ do: "manifest", what: { sel: "libraryTop", of: { who: "you" }, count: n } }), // 701.40a
  cloak: (n) => ({ do: "manifest", what: { sel: "libraryTop", of: { who: "you" }, count: n }, cloak: true }), // 701.58a
  venture: () => ({ do: "venture" }), // 701.49a
  endure: (n) => ({
    do: "chooseOne",
    of: [
      { label: "counters", effect: { do: "addCounters", kind: "+1/+1", count: n, on: WHAT } },
      { label: "token", effect: { do: "createToken", token: { face: { name: "Spirit", types: ["creature"], subtypes: ["Spirit"], colors: ["W"], power: n, toughness: n } } } },
    ],
  }), // 701.63a
}

/** Keyword actions that need more than the language says. */
const PROCEDURES: Readonly<Record<string, (s: State, e: Action, context: Context, n: number) => void>> = { explore, connive, proliferate, amass }

/** Carries out a keyword action (701) and records that it was done. */
export function keywordAction(s: State, e: Action, context: Context): void {
  const n = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  const what = e.what === undefined ? [context.source] : resolveObjects(s, e.what, context)
  for (const player of resolvePlayers(s, e.player, context)) {
    const inner = { ...context, you: player }
    bind(inner, "what", what)
    const procedure = PROCEDURES[e.action]
    if (procedure !== undefined) procedure(s, e, inner, n)
    else carryOut(s, macro(e, n), inner)
    if (e.bind !== undefined) bind(context, e.bind, [playerRef(player)])
    record(s, { kind: "action", rule: "701", player, object: what[0] ?? 0, amount: n, detail: e.action, source: context.source })
  }
}

function macro(e: Action, n: number): Effect {
  const found = MACROS[e.action]
  if (found === undefined) throw new Error(`language/action: no keyword action is called "${e.action}"`)
  return found(n, e)
}
