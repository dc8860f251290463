import type { Game } from "@apnap/engine"
import type { Explained, WhyAsked } from "../protocol/why.ts"
import { explainEvent } from "./explain-event.ts"
import { explainObject } from "./explain-object.ts"
import { explainPlayer } from "./explain-player.ts"

/** Why something is as it is or happened, as far as the viewer may know. */
export function explain(game: Game, about: WhyAsked, person: number): Explained {
  switch (about.why) {
    case "object":
      return explainObject(game, about.id, person)
    case "event":
      return explainEvent(game, about.index, person)
    case "player":
      return explainPlayer(game, about.id, person)
  }
}
