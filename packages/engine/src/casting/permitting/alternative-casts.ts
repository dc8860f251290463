import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { isCreatureType } from "../../characteristics/queries/names/subtypes.ts"
import { characteristics, objectOf, opponentsOf } from "../../characteristics/query.ts"
import type { Cost } from "../../language/cost.ts"
import type { Filter } from "../../language/filter.ts"
import type { Keyword } from "../../language/keyword.ts"
import type { TargetSlot } from "../../language/selector.ts"
import type { Change } from "../../language/statics/change.ts"
import type { CardType, Zone } from "../../language/vocabulary.ts"
import type { GameEvent } from "../../state/event.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** How a keyword lets its card be cast: from which zone, for what cost, as what. To add one, add an entry. */
export interface AlternativeCast {
  /** Absent: from wherever the card could be cast anyway. */
  from?: Zone
  /** Instead of the mana cost; absent: the keyword's own cost, or the mana cost if it has none. */
  cost?: Cost
  /** In addition to that cost. */
  additional?: Cost
  /** The face it is cast as. Default: the front face; from other zones, any castable face. */
  face?: number
  /** What the resulting spell must be. */
  spell?: readonly CardType[]
  faceDown?: boolean
  condition?: (s: State, player: PlayerId, id: ObjectId) => boolean
  timing?: "sorcery" | "instant"
  changes?: readonly Change[]
  /** Whether a land with the keyword can be played this way. */
  lands?: true
  /** The targets required when cast this way; an empty list for none. */
  targets?: readonly TargetSlot[]
}

const CREATURE: Filter = { is: "type", type: "creature" }
const NON_HUMAN: Filter = {
  is: "and",
  of: [
    CREATURE,
    { is: "not", of: { is: "subtype", subtype: "Human" } },
    { is: "ownedBy", player: { who: "ownerOf", of: { sel: "self" } } },
  ],
}
const INSTANT_OR_SORCERY: readonly CardType[] = ["instant", "sorcery"]
const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }
const UNBLOCKED: Filter = { is: "and", of: [CREATURE, { is: "attacking" }, { is: "unblocked" }, YOURS] }
const FACE_DOWN: AlternativeCast = { cost: [{ pay: "mana", mana: "{3}" }], faceDown: true }
const OWN_COST: AlternativeCast = {}
const NO_TARGETS: readonly TargetSlot[] = []

/** 702.103b: an Aura enchantment with enchant creature, and not a creature. */
const BESTOWED: readonly Change[] = [
  { change: "removeTypes", types: ["creature"] },
  { change: "addSubtypes", subtypes: ["Aura"] },
  { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }] },
]

function thisTurn(s: State, fit: (e: GameEvent) => boolean): boolean {
  return s.events.some(fit)
}

function combatDamage(s: State, fit: (source: ObjectId) => boolean): boolean {
  return thisTurn(
    s,
    (e) =>
      e.kind === "damage" &&
      e.combat &&
      isPlayerRef(e.other) &&
      objectOf(s, e.source) !== undefined &&
      fit(e.source),
  )
}

/** 702.76a: dealt by a source that the player controlled and that shared a creature type with the card. */
function prowled(s: State, player: PlayerId, id: ObjectId): boolean {
  const types = characteristics(s, id).subtypes.filter(isCreatureType)
  return combatDamage(
    s,
    (source) =>
      objectOf(s, source)!.controller === player &&
      types.some((subtype) => matchesFilter(s, { is: "subtype", subtype }, source, contextOf(id, player))),
  )
}

/** 702.173a: an Assassin or a commander. */
function walkedFreely(s: State, player: PlayerId, id: ObjectId): boolean {
  const quality: Filter = { is: "or", of: [{ is: "subtype", subtype: "Assassin" }, { is: "commander" }] }
  return combatDamage(
    s,
    (source) =>
      objectOf(s, source)!.controller === player && matchesFilter(s, quality, source, contextOf(id, player)),
  )
}

/** Exiled by this keyword's action on an earlier turn (702.143a, 702.170a). */
function exiledAs(as: "foretold" | "plotted"): AlternativeCast["condition"] {
  return (s, player, id) => {
    const object = objectNow(s, id)
    return (
      object.owner === player &&
      object.memory?.designations?.includes(as) === true &&
      (object.memory.exileTurn ?? 0) < s.turn.number
    )
  }
}

/** 702.170c: a plotted card may be cast whether or not it has plot. */
export function isPlotted({ memory }: GameObject): boolean {
  return memory?.designations?.includes("plotted") === true
}

/** Keywords that let a card be cast in another way (702), one entry each; costs and effects are data. */
export const ALTERNATIVE_CASTS: Partial<Record<Keyword, AlternativeCast>> = {
  flashback: { from: "graveyard", spell: INSTANT_OR_SORCERY }, // 702.34a
  escape: { from: "graveyard" },
  retrace: { from: "graveyard", additional: [{ pay: "discard", filter: { is: "type", type: "land" } }] },
  jumpStart: { from: "graveyard", additional: [{ pay: "discard" }], spell: INSTANT_OR_SORCERY }, // 702.133a
  disturb: { from: "graveyard", face: 1 },
  harmonize: { from: "graveyard" },
  aftermath: { from: "graveyard", face: 1 }, // 702.127a
  mayhem: {
    from: "graveyard",
    lands: true, // 702.187c
    condition: (s, player, id) =>
      thisTurn(s, (e) => e.kind === "discard" && e.player === player && e.object === id),
  },
  overload: { targets: NO_TARGETS },
  evoke: OWN_COST,
  dash: OWN_COST,
  blitz: OWN_COST,
  bestow: { changes: BESTOWED, targets: [{ filter: CREATURE }] },
  mutate: { targets: [{ filter: NON_HUMAN }] },
  cleave: { face: 1 }, // 702.148a: the text without the words in brackets
  awaken: OWN_COST,
  warp: { from: "hand" },
  impending: OWN_COST,
  emerge: OWN_COST,
  spectacle: {
    condition: (s, player) =>
      thisTurn(s, (e) => e.kind === "loseLife" && opponentsOf(s, player).includes(e.player)),
  },
  surge: { condition: (s, player) => thisTurn(s, (e) => e.kind === "cast" && e.player === player) },
  prowl: { condition: prowled },
  freerunning: { condition: walkedFreely },
  foretell: { from: "exile", condition: exiledAs("foretold") },
  plot: { from: "exile", cost: [], condition: exiledAs("plotted"), timing: "sorcery" },
  moreThanMeetsTheEye: { face: 1 }, // 702.162a
  webSlinging: {
    additional: [{ pay: "return", filter: { is: "and", of: [CREATURE, { is: "tapped" }, YOURS] } }],
  },
  // 702.190a: during the declare blockers step of the player's own turn.
  sneak: {
    additional: [{ pay: "return", filter: UNBLOCKED, bind: "sneaked" }],
    condition: (s, player) => s.turn.active === player && s.turn.step === "declareBlockers",
    timing: "instant",
  },
  morph: FACE_DOWN,
  megamorph: FACE_DOWN,
  disguise: FACE_DOWN,
}
