import { type Decision, Game, type ObjectId, type PlayerId, type Ref, type State } from "@apnap/engine"
import { edit, editPlayer, editState, invalidate, notesOf } from "@apnap/engine/internal"
import { type Dice, dice } from "../random.ts"

/**
 * A game as it may be for all that the player knows (400.2): the cards that are hidden from him, in libraries, in other hands and face
 * down, are dealt anew by the seed among the places that hold them, but for those that were `shown`. The game itself stays as it is. Null when
 * the decision that waits shows more than such a world could keep.
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

/** Places of the owner's cards that the viewer can't see, in an order that says nothing of the cards. */
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

/** Deals the cards of these places among them; sorted first, so that only which cards they are matters, and not where they were. */
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

/** Other cards make other lists: what is read of a list off the battlefield is remembered, by the engine, for as long as it is the same list. */
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
