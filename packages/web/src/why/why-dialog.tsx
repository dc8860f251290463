import type { Explained } from "@apnap/session/protocol"
import { playerName } from "@apnap/words"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { spoken } from "../words/index.ts"
import { useWords } from "../words/use-words.ts"
import { WhyEvent } from "./why-event.tsx"
import { WhyObject } from "./why-object.tsx"
import { WhyPlayer } from "./why-player.tsx"
import { closeWhy, useWhy } from "./why-store.ts"

/** Explains why something is as it is, or why it happened, above the table. */
export function WhyDialog() {
  const { explained } = useWhy()
  const title = useTitle(explained)
  if (explained === null) return null
  return (
    <Dialog title={title} onClose={closeWhy} className="why-dialog">
      {explained.is === "object" ? <WhyObject about={explained} /> : null}
      {explained.is === "event" ? <WhyEvent about={explained} /> : null}
      {explained.is === "player" ? <WhyPlayer about={explained} /> : null}
    </Dialog>
  )
}

function useTitle(explained: Explained | null): string {
  const t = useWords()
  if (explained === null) return ""
  if (explained.is === "event") return t("explain.titleEvent")
  if (explained.is === "object") return t("explain.title", { name: explained.name })
  const { name, you } = explained.player
  return you ? t("explain.titleYou") : t("explain.titlePlayer", { name: playerName(name, spoken()) })
}
