import { act, useStore } from "../../client/store.ts"
import { useWords } from "../../words/use-words.ts"
import { LinkDialog } from "./link-dialog.tsx"

/** A link that contains the whole game. */
export function Share() {
  const t = useWords()
  const link = useStore((s) => s.link)
  return link === null ? null : (
    <LinkDialog title={t("menu.share")} hint={t("share.hint")} link={link} onClose={act.forgetLink} />
  )
}
