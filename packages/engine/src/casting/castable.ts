import { FLAG_BIT } from "../language/keyword.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { activeStatics, derived } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { characteristics, keywords } from "../characteristics/query.ts"
import { players } from "../characteristics/selector.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { Refusal } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { canAnnounce, type Announced } from "./announce.ts"
import { type Available, canPay, type PayFor, totalCost } from "./costs/index.ts"
import { type Proposal, spellAbilities } from "./proposal.ts"
import { isInstantSpeed } from "./timing.ts"

/** Why this proposal can't be begun now, or null. `mana` is what the player could spend, found when first asked for. */
export function castingRefusal(s: State, player: PlayerId, p: Proposal, sorceryTime: boolean, mana: () => Available): Refusal | null {
  if (!sorceryTime && (p.sorceryOnly || p.faceDown || !isInstantSpeed(s, player, p.object, p.spell)) && p.way !== "madness") return { rule: "117.1a", reason: "it can be cast only in your main phase while the stack is empty" }
  const forbidden = prohibition(s, player, p, sorceryTime)
  if (forbidden !== null) return forbidden
  if (p.base === null) return { rule: "118.6", reason: "it has no mana cost" }
  const context = contextOf(p.object, player)
  if (!canPayFor(s, player, p, context, mana())) return { rule: "601.2h", reason: "its costs can't be paid" }
  if (p.way !== "overload" && !p.faceDown && !canAnnounce(s, announcements(s, p), context)) return { rule: "601.2c", reason: "there is no legal choice of modes or targets" }
  return null
}

/** The modes and targets that the proposal asks for; an Aura spell's target is in its enchant ability (303.4a). */
export function announcements(s: State, p: Pick<Proposal, "spell" | "faceDown" | "way" | "object">): readonly Announced[] {
  if (p.faceDown || p.way === "overload") return NOTHING
  const spells = spellAbilities(p.spell)
  if (p.way === "bestow" || (p.spell.subtypes.includes("Aura") && (p.spell.types & TYPE_BIT.enchantment) !== 0)) return [...spells, { targets: [enchantSlot(s, p)] }]
  return spells
}
const NOTHING: readonly Announced[] = []

function enchantSlot(s: State, p: Pick<Proposal, "way" | "object" | "spell">): TargetSlot {
  if (p.way === "bestow") return { filter: { is: "type", type: "creature" } }
  const enchant = p.spell.abilities.find((a) => a.ability === "keyword" && a.keyword === "enchant") ?? keywords(s, p.object, "enchant")[0]
  if (enchant === undefined || enchant.ability !== "keyword") return { filter: { is: "permanent" } }
  if (enchant.player !== undefined) return { players: { who: enchant.player === "any" ? "players" : "opponents" } }
  const zone = enchant.filter !== undefined && enchant.filter.is === "and" && enchant.filter.of.some((f) => f.is === "inZone" && f.zone === "graveyard") ? ("graveyard" as const) : undefined
  return { ...(enchant.filter !== undefined && { filter: enchant.filter }), ...(zone !== undefined && { zone }) }
}

/** What the proposal is paid for. */
export function payFor(p: Proposal, context: Context, extra: Partial<PayFor> = {}): PayFor {
  return { kind: "spell", object: p.object, x: 0, context, ...(p.anyMana && { anyMana: "type" as const }), ...extra }
}

function canPayFor(s: State, player: PlayerId, p: Proposal, context: Context, mana: Available): boolean {
  const what = payFor(p, context)
  return canPay(s, player, totalCost(s, player, p.object, p.base, what), mana, what)
}

/** 601.3: effects that forbid casting it. */
function prohibition(s: State, player: PlayerId, p: Proposal, sorceryTime: boolean): Refusal | null {
  if ((derived(s).statics.get("cantCast")?.length ?? 0) === 0) return null
  const forbids = activeStatics(s, "cantCast").some(({ effect, context }) => {
    if (effect.self ? context.source !== p.object : !players(s, effect.who, context).includes(player)) return false
    const { zone } = s.objects[p.object]!
    if (effect.from !== undefined && effect.from !== zone) return false
    if (effect.notFrom !== undefined && effect.notFrom === zone) return false
    if (effect.during !== undefined && (effect.during === "ownTurn") !== (s.turn.active === player)) return false
    if (effect.onlySorcerySpeed && sorceryTime) return false
    if (effect.spells !== undefined && !fits(s, effect.spells, p.object, context)) return false
    if (effect.maxPerTurn === undefined) return true
    const cast = s.events.filter((e) => e.kind === "cast" && e.player === player && (effect.spells === undefined || fits(s, effect.spells, e.object, context)))
    return cast.length >= effect.maxPerTurn
  })
  return forbids ? { rule: "101.2", reason: "an effect says that it can't be cast" } : null
}

/** Whether the card could matter for casting from outside the hand at all: a quick test. */
export function hasWayOutsideHand(s: State, id: ObjectId): boolean {
  const object = s.objects[id]!
  if (object.memory?.way !== undefined || object.memory?.designations !== undefined) return true
  const { abilities, flags } = characteristics(s, id)
  return (flags & FLAG_BIT.flash) !== 0 ? abilities.length > 1 : abilities.some((a) => a.ability === "keyword" || (a.ability === "static" && a.zone !== undefined))
}
