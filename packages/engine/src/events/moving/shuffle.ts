import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { shuffledLibrary } from "../../state/random/random.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { record } from "../record.ts"
import { hideReordered } from "./shown-tops.ts"

/** 701.24: puts a library in random order. Cards found in it that an effect then puts into a place of it are left `aside` (701.24b). */
export function shuffle(s: State, player: PlayerId, rule = "701.24a", aside: readonly ObjectId[] = []): void {
  const { library } = s.players[player]
  hideReordered(s, player, aside.length === 0 ? library : library.filter((id) => !aside.includes(id)))
  editPlayer(s, player).library = shuffledLibrary(s, player)
  invalidateIfRead(s, "library")
  record(s, { kind: "shuffles", rule, player })
}
