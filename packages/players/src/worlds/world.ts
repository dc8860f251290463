import { type Decision, Game, type ObjectId, type PlayerId, type Ref, type State } from "@apnap/engine"
import { edit, editPlayer, editState, invalidate, notesOf } from "@apnap/engine/internal"
import { type Dice, dice } from "../random.ts"

/**
 * A game consistent with the player's knowledge (400.2): the cards hidden from them in libraries, other hands and face down are redealt
 * among their places by the seed, except those `shown`. The game itself isn't changed. Null if the pending decision reveals more than such
 * a world could preserve.
 */
export function imagine(
  game: Game,
  player: PlayerId,
  seed: number,
  shown: Iterable<ObjectId> = [],
): Game | null {
  const decision = game.decision!
  const roll = dice(seed)
  const s = game.fork().state
  const seen = new Set<Ref>([...refsOf(decision), ...shown])
  for (const p of s.players) redeal(s, hiddenPlaces(s, p.id, player, seen), roll)
  renewLists(s)
  const word = () => Math.floor(roll() * 2 ** 32) | 0
  editState(s).random = { key: Array.from({ length: 8 }, word), draws: 0 }
  notesOf(s).derived = null
  const world = Game.from(s)
  return isSame(world.decision, decision) ? world : null
}

function refsOf(d: Decision): readonly Ref[] {
  if (d.kind === "choose" || d.kind === "order" || d.kind === "distribute") return d.options
  if (d.kind === "confirm") return d.about ?? []
  return d.kind === "option" ? d.options.flatMap((o) => (o.object === undefined ? [] : [o.object])) : []
}

/** Places of the owner's cards hidden from the viewer, in an order that reveals nothing. */
function hiddenPlaces(s: State, owner: PlayerId, viewer: PlayerId, seen: ReadonlySet<Ref>): ObjectId[] {
  const { hand, library } = s.players[owner]
  const hides = (id: ObjectId) => s.objects[id]!.kind === "card" && !seen.has(id)
  const inHand = owner === viewer || s.players[owner].decidedBy === viewer ? [] : hand
  const faceDown = [...s.battlefield, ...s.exile].filter((id) => {
    const o = s.objects[id]!
    return o.owner === owner && o.faceDown && o.controller !== viewer && !o.memory?.lookers?.includes(viewer)
  })
  return [...library, ...inHand, ...faceDown].filter(hides)
}

/** Redeals the cards among these places; sorted first, so that only their identities matter, not where they were. */
function redeal(s: State, places: readonly ObjectId[], roll: Dice): void {
  const cards = places.map((id) => ({ def: s.objects[id]!.def, card: s.objects[id]!.card }))
  cards.sort((a, b) => a.def - b.def || a.card - b.card)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1))
    const other = cards[i]
    cards[i] = cards[j]
    cards[j] = other
  }
  places.forEach((id, i) => {
    const object = edit(s, id)
    object.def = cards[i].def
    object.card = cards[i].card
  })
  invalidate(s)
}

/** Copies the lists, because the engine memoizes what it reads off the battlefield by list identity. */
function renewLists(s: State): void {
  for (const { id } of s.players) {
    const own = editPlayer(s, id)
    own.hand = [...own.hand]
    own.library = [...own.library]
  }
  editState(s).exile = [...s.exile]
}

function isSame(a: Decision | null, b: Decision): boolean {
  return a !== null && a.kind === b.kind && a.player === b.player && JSON.stringify(a) === JSON.stringify(b)
}
