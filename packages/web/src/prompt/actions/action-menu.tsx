import { act, useStore } from "../../client/store.ts"
import { Dialog } from "../../table/dialogs/dialog.tsx"
import { cardsOf, nameOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import { actionsOn } from "../draft.ts"
import { useDraft } from "../draft-store.ts"
import { ActionButton } from "./action-button.tsx"
import { Refused } from "./refused.tsx"

const WIDTH = 300

/** The actions of the clicked object, if there are several. */
export function ActionMenu() {
  const t = useWords()
  const menu = useDraft((s) => s.menu)
  const table = useStore((s) => s.table)
  const reasons = useStore((s) => s.reasons)
  const decision = table?.prompt?.decision
  if (menu === null || table === null || decision?.kind !== "priority") return null
  const card = cardsOf(table.seen, table.prompt?.cards).get(menu.ref)
  const close = () => useDraft.setState({ menu: null })
  const left = Math.max(8, Math.min(menu.x - WIDTH / 2, window.innerWidth - WIDTH - 8))
  const bottom = Math.max(8, window.innerHeight - menu.y + 6)
  return (
    <Dialog
      key={menu.ref}
      title={card === undefined ? "" : nameOf(t, card)}
      onClose={close}
      className="action-menu"
      style={{ "--left": `${left}px`, "--bottom": `${bottom}px` } as React.CSSProperties}
    >
      {actionsOn(decision.options, menu.ref).map((index) => (
        <ActionButton
          key={index}
          index={index}
          onDo={() => {
            close()
            act.answer(index)
          }}
        />
      ))}
      {reasons?.about === menu.ref
        ? reasons.list.map((reason) => (
            <Refused key={`${reason.what} ${reason.text} ${reason.key}`} reason={reason} />
          ))
        : null}
    </Dialog>
  )
}
