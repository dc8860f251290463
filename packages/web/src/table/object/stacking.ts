import type { SeenCard } from "../../protocol/table.ts"

/** Identical-looking permanents in one pile; a permanent with attachments has its own. */
export interface Pile {
  cards: readonly SeenCard[]
  /** The attachments of the first card, and theirs in turn. */
  attached: readonly SeenCard[]
}

/** Up to this many piles, creatures and other nonlands share a row. */
const ONE_ROW = 6

/**
 * A player's permanents in rows from the middle outwards: creatures first, lands last. `keyOf` distinguishes otherwise equal ones, for
 * example if chosen.
 */
export function rowsOf(
  cards: readonly SeenCard[],
  all: readonly SeenCard[],
  keyOf: (card: SeenCard) => string,
): (readonly Pile[])[] {
  const hosts = new Set(all.map(({ id }) => id))
  const free = cards.filter((card) => card.attachedTo <= 0 || !hosts.has(card.attachedTo))
  const isCreature = (card: SeenCard) => card.types.includes("creature")
  const isLand = (card: SeenCard) => card.types.includes("land") && !isCreature(card)
  const pile = (list: readonly SeenCard[]) => piled(list, all, keyOf)
  const creatures = pile(free.filter(isCreature))
  const lands = pile(free.filter(isLand))
  const others = pile(free.filter((card) => !isCreature(card) && !isLand(card)))
  const before =
    creatures.length + others.length <= ONE_ROW ? [[...creatures, ...others]] : [creatures, others]
  return [...before, lands].filter((row) => row.length > 0)
}

function piled(
  list: readonly SeenCard[],
  all: readonly SeenCard[],
  keyOf: (card: SeenCard) => string,
): Pile[] {
  const piles = new Map<string, SeenCard[]>()
  const attached = new Map<number, SeenCard[]>()
  for (const card of list) {
    const own = attachedTo(card, all)
    attached.set(card.id, own)
    const key = own.length > 0 ? `alone ${card.id}` : `${looks(card)} ${keyOf(card)}`
    piles.set(key, [...(piles.get(key) ?? []), card])
  }
  return [...piles.values()].map((cards) => ({ cards, attached: attached.get(cards[0].id)! }))
}

/** The attachments of a permanent, followed by theirs. */
function attachedTo(host: SeenCard, all: readonly SeenCard[]): SeenCard[] {
  return all
    .filter((card) => card.attachedTo === host.id && card.id !== host.id)
    .flatMap((card) => [card, ...attachedTo(card, all)])
}

const looked = new WeakMap<SeenCard, string>()

/** Everything that visibly distinguishes two permanents. */
function looks(card: SeenCard): string {
  let text = looked.get(card)
  if (text === undefined) {
    text = lookOf(card)
    looked.set(card, text)
  }
  return text
}

function lookOf(card: SeenCard): string {
  const { name, known, kind, owner, tapped, sick, damage, power, toughness, attacking, blocking } = card
  const ill = sick && card.types.includes("creature") && !card.keywords.includes("haste")
  return JSON.stringify([
    name,
    known,
    kind,
    owner,
    tapped,
    ill,
    damage,
    power,
    toughness,
    attacking,
    blocking,
    card.keywords,
    card.counters,
    card.types,
    card.notes,
    card.holds,
    card.under?.name,
  ])
}
