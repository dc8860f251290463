import type { Selector } from "../../language/selector.ts"
import { type Facts, SIZE } from "./facts.ts"

export const SELECTOR_FACTS: Readonly<Record<Selector["sel"], Facts>> = {
  self: { individual: true },
  giver: { individual: true },
  target: {},
  bound: { individual: true },
  all: {},
  attachedTo: { reads: ["4"], individual: true },
  attachments: { individual: true },
  choose: {},
  libraryTop: { volatile: "library" },
  graveyardTop: { volatile: "library" },
  linked: { volatile: true, individual: true },
  union: {},
  filtered: {},
  lastKnown: {},
  blocking: { volatile: true },
  blockedBy: { volatile: "combat" },
  attackedBy: { volatile: true },
  pairedWith: { volatile: true, individual: true },
  thisAbility: { individual: true },
  targetsOf: {},
  sourceOf: {},
  extreme: { reads: SIZE },
  chosen: { volatile: true, individual: true },
  players: {},
}
