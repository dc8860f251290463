import { useState } from "react"
import { positionAddress } from "../../client/addresses.ts"
import { packed } from "../../client/packed.ts"
import { LinkDialog } from "../../table/dialogs/link-dialog.tsx"
import { useWords } from "../../words/use-words.ts"
import { useJudgeTool } from "../judge-tool-store.ts"
import { fileOf } from "./draft.ts"

/** A button that creates a link to the scenario being edited. */
export function PositionLink() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const [link, setLink] = useState<string | null>(null)
  const make = async () => setLink(positionAddress(await packed(fileOf(draft))))
  return (
    <>
      <button type="button" onClick={make}>
        {t("desk.link")}
      </button>
      {link === null ? null : (
        <LinkDialog
          title={t("desk.link")}
          hint={t("desk.linkHint")}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
    </>
  )
}
