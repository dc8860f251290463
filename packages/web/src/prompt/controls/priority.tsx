import type { PriorityDecision } from "@apnap/engine"
import { act } from "../../client/store.ts"
import { cardsOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import type { Prompt, Table } from "../../worker/protocol.ts"
import { ActionButton } from "../action-button.tsx"
import { PassUntil } from "./pass-until.tsx"

/** Passing, once or for longer, and the actions with what doesn't lie on the table or in the hand. */
export function Priority({
  table,
  prompt,
  decision,
}: {
  table: Table
  prompt: Prompt
  decision: PriorityDecision
}) {
  const t = useWords()
  const { seen } = table
  const mine = seen.turn.active === seen.player
  const main = seen.stack.length === 0 && mine
  const words =
    seen.stack.length > 0
      ? t("prompt.resolve")
      : main && seen.turn.step === "precombatMain"
        ? t("prompt.attack")
        : t("prompt.next")
  const apart = elsewhere(table, decision)
  return (
    <>
      {apart.length === 0 ? null : (
        <fieldset className="choices" aria-label={t("prompt.otherActions")}>
          {apart.map((index) => (
            <ActionButton key={`${prompt.at} ${index}`} index={index} onDo={() => act.answer(index)} />
          ))}
        </fieldset>
      )}
      <div className="buttons">
        <button type="button" className="primary" data-primary onClick={() => act.pass("once")}>
          {words}
        </button>
        {seen.stack.length === 0 ? (
          <button type="button" onClick={() => act.pass("endOfTurn")}>
            {t("prompt.endTurn")}
          </button>
        ) : null}
        <PassUntil />
      </div>
    </>
  )
}

/** Actions with objects that are neither on the battlefield nor in the hand: in graveyards, exile, the command zone; and with none. */
function elsewhere({ seen, prompt }: Table, decision: PriorityDecision): number[] {
  const near = new Set([...seen.battlefield, ...seen.players[seen.player].cards].map(({ id }) => id))
  const known = cardsOf(seen, prompt?.cards)
  return decision.options.flatMap((o, i) =>
    o.do === "pass" || (near.has(o.object) && known.has(o.object)) ? [] : [i],
  )
}
