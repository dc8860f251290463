import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { editPlayer } from "../../state/edit.ts"
import { shuffledLibrary } from "../../state/random/random.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { record } from "../record.ts"

/** 701.24: puts a library in random order. */
export function shuffle(s: State, player: PlayerId, rule = "701.24a"): void {
  editPlayer(s, player).library = shuffledLibrary(s, player)
  invalidateIfRead(s, "library")
  record(s, { kind: "shuffles", rule, player })
}
