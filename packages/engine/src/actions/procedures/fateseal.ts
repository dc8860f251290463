import { opponentsOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { arrangeLibrary, sortTop } from "../../one-shot/library/scry.ts"
import { playerRef, refPlayer } from "../../state/ref.ts"
import type { Procedure } from "../procedures.ts"

/** 701.29a: scry, but on an opponent's library. */
export const fateseal: Procedure = (s, _e, context, n) => {
  const options = opponentsOf(s, context.you).map(playerRef)
  const [ref] = chooseObjects(s, context.you, options, 1, 1, {
    rule: "701.29a",
    purpose: "choosePlayer",
    source: context.source,
  })
  if (ref === undefined) return
  const { player, top, away } = sortTop(s, context.you, refPlayer(ref), n, "701.29a", "scry", true, context)
  arrangeLibrary(s, player, top, away)
}
