import { hostFits } from "../../characteristics/queries/host.ts"
import { characteristics } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { moveAll } from "../../events/moving/move.ts"
import type { Procedure } from "../procedures.ts"

/** 702.65a, b, 701.12d, e: exchanges the Aura and an Aura card from hand; nothing happens if either can't move. */
export const auraSwap: Procedure = (s, _e, context) => {
  const { source, you } = context
  const aura = s.objects[source]
  if (aura?.zone !== "battlefield" || aura.owner !== you) return
  const host = aura.attachedTo
  const auras = s.players[you].hand.filter(
    (id) => characteristics(s, id).subtypes.includes("Aura") && hostFits(s, id, host),
  )
  const [card] = chooseObjects(s, you, auras, 1, 1, { rule: "702.65a", purpose: "auraSwap", source })
  if (card === undefined) return
  moveAll(s, [
    { id: source, to: "hand", rule: "701.12e", by: you, source },
    {
      id: card,
      to: "battlefield",
      rule: "701.12e",
      by: you,
      source,
      entering: { controller: you, attachTo: host },
    },
  ])
}
