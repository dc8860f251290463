import { editPlayer } from "../state/edit.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { shuffled } from "../state/random.ts"
import { stir } from "../characteristics/derived.ts"
import { move, moveAll } from "./move.ts"
import { record } from "./record.ts"
import { applyReplacements, propose } from "./replace.ts"

/** Draws cards one by one (121.2); each can be replaced. Returns the ids of the cards drawn. */
export function draw(s: State, player: PlayerId, count: number, source: ObjectId = NONE, rule = "121.1"): ObjectId[] {
  const drawn: ObjectId[] = []
  for (let i = 0; i < count; i++) {
    const id = drawOne(s, player, source, rule)
    if (id !== NONE) drawn.push(id)
  }
  return drawn
}

function drawOne(s: State, player: PlayerId, source: ObjectId, rule: string): ObjectId {
  if (s.players[player].left !== null) return NONE
  const p = propose({ kind: "draw", rule, player, amount: 1, source, detail: s.turn.step === "draw" ? "draw" : "" })
  if (!applyReplacements(s, p)) return NONE
  const top = s.players[p.player].library.at(-1)
  if (top === undefined) {
    editPlayer(s, p.player).drewFromEmpty = true // 704.5b
    return NONE
  }
  const id = move(s, { id: top, to: "hand", rule, cause: "draw", by: p.player, source })
  record(s, { kind: "draw", rule, player: p.player, object: id, amount: 1, source, detail: p.detail })
  return id
}

/** 701.24: puts a library in random order. */
export function shuffle(s: State, player: PlayerId, rule = "701.24a"): void {
  editPlayer(s, player).library = shuffled(s, s.players[player].library)
  stir(s)
  record(s, { kind: "shuffles", rule, player })
}

/** 701.17: puts cards from the top of a library into the graveyard. Returns their new ids. */
export function mill(s: State, player: PlayerId, count: number, source: ObjectId = NONE): ObjectId[] {
  const { library } = s.players[player]
  const cards = library.slice(Math.max(0, library.length - count)).reverse()
  return moveAll(s, cards.map((id) => ({ id, to: "graveyard" as const, rule: "701.17a", cause: "mill" as const, by: player, source }))).filter((id) => id !== NONE)
}
