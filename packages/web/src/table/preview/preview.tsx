import type { Ref } from "@apnap/engine"
import { SymbolText } from "../../card/mana.tsx"
import { WholeCard } from "../../card/whole-card.tsx"
import { act, useStore } from "../../client/store.ts"
import { ActionButton } from "../../prompt/actions/action-button.tsx"
import { subjectOf } from "../../prompt/actions/action-words.ts"
import { Because } from "../../prompt/actions/because.tsx"
import { actionsOn } from "../../prompt/draft.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { askWhy } from "../../why/why-store.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { Dialog } from "../dialogs/dialog.tsx"
import { nameOf } from "./card-words.ts"
import { closeSheet, keepLooking, lookAwaySoon, useLookedAt, usePreview } from "./preview-store.ts"

/** The card being looked at, beside the table. */
export function Preview() {
  const t = useWords()
  const card = useLookedAt()
  const player = usePreview((s) => s.player)
  const open = usePreview((s) => s.open)
  const about = card?.id ?? player
  return (
    <section
      className={open ? "preview open" : "preview"}
      aria-label={t("table.preview")}
      onMouseEnter={keepLooking}
      onMouseLeave={lookAwaySoon}
      onFocus={keepLooking}
      onBlur={lookAwaySoon}
    >
      {card === null ? null : <WholeCard card={card} />}
      <div className="told-of" aria-live="polite">
        {about === null ? null : <Reasons about={about} />}
        <PaymentNote />
      </div>
      {card === null ? null : <WhyButton card={card} />}
    </section>
  )
}

/** The card above the table, with its possible actions. */
export function PreviewSheet() {
  const t = useWords()
  const sheet = usePreview((s) => s.sheet)
  const card = useLookedAt()
  const prompt = useStore((s) => (s.busy ? null : (s.table?.prompt ?? null)))
  if (!sheet || card === null) return null
  const actions = prompt?.decision.kind === "priority" ? actionsOn(prompt.decision.options, card.id) : []
  return (
    <Dialog title={nameOf(t, card)} onClose={closeSheet} className="preview-sheet">
      <WholeCard card={card} />
      <Reasons about={card.id} />
      {actions.map((index) => (
        <ActionButton
          key={index}
          index={index}
          onDo={() => {
            closeSheet()
            act.answer(index)
          }}
        />
      ))}
      <WhyButton card={card} />
    </Dialog>
  )
}

/** Explains why the card is as it is. */
function WhyButton({ card }: { card: SeenCard }) {
  const t = useWords()
  return (
    <button
      type="button"
      className="why-button"
      onClick={() => {
        closeSheet()
        askWhy(card.id)
      }}
    >
      {t("explain.ask")}
    </button>
  )
}

/** What casting it would tap, and what could still be cast. */
function PaymentNote() {
  const t = useWords()
  const payment = useStore((s) => s.payment)
  if (payment === null) return null
  const { taps, left } = payment
  return (
    <p className="payment">
      {t("table.taps", { count: taps.length })}{" "}
      {left.length === 0 ? t("table.leavesNothing") : t("table.leaves", { names: left.join(", ") })}
    </p>
  )
}

/** Why it, or one of its uses, is unavailable now, with the rules responsible. */
function Reasons({ about }: { about: Ref }) {
  const t = useWords()
  const language = useLanguage()
  const reasons = useStore((s) => s.reasons)
  const decision = useStore((s) => s.table?.prompt?.decision)
  if (reasons === null || reasons.about !== about || reasons.list.length === 0) return null
  const isAlone =
    reasons.list.length === 1 &&
    (decision?.kind !== "priority" || actionsOn(decision.options, about).length === 0)
  return (
    <ul className="reasons">
      {reasons.list.map((reason) => {
        const subject = subjectOf(t, reason, language)
        return (
          <li key={`${reason.what} ${subject} ${reason.rule}`}>
            {isAlone || subject === "" ? null : (
              <i>
                <SymbolText text={subject} />{" "}
              </i>
            )}
            <b>{t(`why.${reason.what}`)}</b>
            {t("do.colon")}
            <Because reason={reason} />
          </li>
        )
      })}
    </ul>
  )
}
