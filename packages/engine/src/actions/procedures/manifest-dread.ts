import { bind } from "../../characteristics/context.ts"
import { libraryTop } from "../../characteristics/queries/library-top.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { moveAll } from "../../events/moving/move.ts"
import { putFaceDown } from "../../one-shot/objects/face-down.ts"
import { DONE } from "../macros.ts"
import type { Procedure } from "../procedures.ts"

/** 701.62a: manifests one of the top two cards and puts the other into the graveyard. */
export const manifestDread: Procedure = (s, _e, context) => {
  const { you: player, source } = context
  const cards = libraryTop(s, player, 2)
  const [chosen] = chooseObjects(s, player, cards, 1, 1, {
    rule: "701.62a",
    purpose: "manifest",
    source,
    hint: "good",
  })
  if (chosen === undefined) return
  const made = putFaceDown(s, chosen, "manifest", context)
  bind(context, DONE, made)
  const rest = made.length > 0 ? cards.filter((id) => id !== chosen) : cards
  moveAll(
    s,
    rest.map((id) => ({ id, to: "graveyard" as const, rule: "701.62a", by: player, source })),
  )
}
