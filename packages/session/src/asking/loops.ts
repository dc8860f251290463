import type { Answer, Asked, PlayerId, State, Viewer } from "@apnap/engine"
import { PASS } from "../protocol/stops.ts"
import { Repetition } from "./repetition.ts"

/** A loop that a player repeats, and how many more times they want it. */
export interface LoopUnderWay {
  readonly player: PlayerId
  readonly left: number
}

/** 732.2: what each player of a game repeats, and may repeat. */
export class Loops {
  readonly #of = new Map<Viewer, Repetition>()

  /** Whoever asks for theirs has their choices noted from then on. */
  of(viewer: Viewer): Repetition {
    const known = this.#of.get(viewer)
    if (known !== undefined) return known
    const repetition = new Repetition()
    this.#of.set(viewer, repetition)
    return repetition
  }

  /** The loop that another player repeats; null if there is none, or they have left the game. */
  ofAnother({ players }: State, viewer: Viewer): LoopUnderWay | null {
    for (const [player, { left }] of this.#of)
      if (player !== viewer && left > 0 && players[player].left === null) return { player, left }
    return null
  }

  /**
   * A decision is answered: who acts ends what the other players repeat (732.2b). What is returned notes it, once the rules have taken the
   * answer: a refused one ends nothing (733.1).
   */
  answers(s: State, { decision, decider }: Asked, answer: Answer): () => void {
    const note = this.#of.get(decider)?.answers(s, decision, answer)
    return () => {
      note?.()
      if (decision.kind !== "priority" || answer === PASS) return
      for (const [player, repetition] of this.#of) if (player !== decider) repetition.end()
    }
  }
}
