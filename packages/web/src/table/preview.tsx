import type { Ref } from "@apnap/engine"
import { reasonIn } from "@apnap/words"
import { SymbolText } from "../card/mana.tsx"
import { WholeCard } from "../card/whole-card.tsx"
import { act, useStore } from "../client/store.ts"
import { RuleNumber } from "../log/rule-number.tsx"
import { useSummary } from "../log/use-summary.ts"
import { ActionButton } from "../prompt/action-button.tsx"
import { actionsOn } from "../prompt/draft.ts"
import { askWhy } from "../why/why-store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import type { Reason, SeenCard } from "../worker/protocol.ts"
import { nameOf } from "./card-words.ts"
import { Dialog } from "./dialog.tsx"
import { closeSheet, useLookedAt, usePreview } from "./preview-store.ts"

/** The card that is looked at, beside the table. */
export function Preview() {
  const t = useWords()
  const card = useLookedAt()
  const player = usePreview((s) => s.player)
  const about = card?.id ?? player
  return (
    <section className="preview" aria-label={t("table.preview")}>
      {card === null ? <div className="card back" aria-hidden="true" /> : <WholeCard card={card} />}
      <div className="told-of" aria-live="polite">
        {about === null ? null : <Reasons about={about} />}
        <PaymentNote />
      </div>
      {card === null ? null : <WhyButton card={card} />}
    </section>
  )
}

/** The card over the table, with what can be done with it. */
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

/** Opens what made the card as it is. */
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

/** Why it can't be used now, with the rules that say so. */
function Reasons({ about }: { about: Ref }) {
  const t = useWords()
  const reasons = useStore((s) => s.reasons)
  if (reasons === null || reasons.about !== about || reasons.list.length === 0) return null
  return (
    <ul className="reasons">
      {reasons.list.map((reason) => (
        <li key={`${reason.what} ${reason.text} ${reason.rule}`}>
          {reasons.list.length === 1 || reason.text === "" ? null : (
            <i>
              <SymbolText text={reason.text} />{" "}
            </i>
          )}
          <b>{t(`why.${reason.what}`)}</b>
          {t("do.colon")}
          <Because reason={reason} /> <RuleNumber rule={reason.rule} number={reason.number} />
        </li>
      ))}
    </ul>
  )
}

/** The reason in the person's language; where it is not known there, our summary of its rule says it. */
function Because({ reason }: { reason: Reason }) {
  const language = useLanguage()
  const said = reasonIn(reason.reason, language)
  return language === "en" || said !== reason.reason ? said : <Summary reason={reason} />
}

function Summary({ reason: { rule, reason } }: { reason: Reason }) {
  const says = useSummary(rule)
  return says === "" ? <span lang="en">{reason}</span> : says
}
