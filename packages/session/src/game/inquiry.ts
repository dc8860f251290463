import type { Game, Viewer } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { Payment, Reason } from "../protocol/table.ts"
import type { Explained, WhyAsked } from "../protocol/why.ts"
import { speaking } from "../telling/card-text.ts"
import { isShown } from "../telling/is-shown.ts"
import { paymentFor } from "../telling/preview.ts"
import { reasonsFor } from "../telling/reasons.ts"
import { explain } from "../why/explain.ts"

/** What a viewer may ask about a game, in a language; null means the current one (`speakCards`). */
export class Inquiry {
  readonly #game: Game
  readonly #viewer: Viewer
  readonly #language: Language | null

  constructor(game: Game, viewer: Viewer, language: Language | null) {
    this.#game = game
    this.#viewer = viewer
    this.#language = language
  }

  /** What one of the actions now offered would tap; null if that can't be predicted, or nothing is asked of the viewer. */
  payment(option: number): Payment | null {
    if (this.#game.decider !== this.#viewer) return null
    return speaking(this.#language, () => paymentFor(this.#game, option))
  }

  /** Why something is as it is, or why it happened. */
  explained(about: WhyAsked): Explained {
    return speaking(this.#language, () => explain(this.#game, about, this.#viewer))
  }

  /** Why nothing can be done with an object now; empty for a viewer who isn't deciding. */
  reasons(ref: number, by: number | null): Reason[] {
    // 400.2: nothing about a hidden card is revealed, not even why it can't be cast.
    if (this.#game.decider !== this.#viewer || !isShown(this.#game, ref, this.#viewer)) return []
    return speaking(this.#language, () => reasonsFor(this.#game, ref, by))
  }
}
