import { useState } from "react"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { checkWords } from "../say.ts"
import {
  CHECK_FIELDS,
  type CheckDraft,
  type CheckKind,
  checkOf,
  NEW_CHECK,
  RELATIONS,
} from "./check-draft.ts"
import { cardsInDraft, seatsOf, withCheck, without, withStop } from "./draft.ts"
import { Pick, PickMoment, PickNumber } from "./pick.tsx"

/** When the scenario ends, and what must be true then. */
export function ChecksEditor() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  return (
    <section className="panel" aria-labelledby="desk-checks">
      <h2 id="desk-checks">{t("desk.checks")}</h2>
      <fieldset className="desk-form" aria-label={t("desk.stopAt")}>
        <span className="form-word">{t("desk.stopAt")}</span>
        <PickMoment {...draft.stopAt} onPick={(stop) => judgeTool.edit(withStop(draft, stop))} />
      </fieldset>
      {draft.expect.length === 0 ? <p className="hint">{t("desk.noChecks")}</p> : null}
      <ul className="desk-list">
        {draft.expect.map((check, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal assertions are told apart by their place
          <li key={at}>
            <span>{checkWords(t, check)}</span>
            <span className="tools">
              <button
                type="button"
                aria-label={t("desk.remove", { number: at + 1 })}
                onClick={() => judgeTool.edit({ ...draft, expect: without(draft.expect, at) })}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ul>
      <CheckForm />
    </section>
  )
}

function CheckForm() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const [check, setCheck] = useState<CheckDraft>(NEW_CHECK)
  const set = (part: Partial<CheckDraft>) => setCheck({ ...check, ...part })
  const made = checkOf(check)
  return (
    <fieldset className="desk-form" aria-label={t("desk.newCheck")}>
      <Pick
        label={t("desk.about")}
        value={check.kind}
        options={Object.keys(CHECK_FIELDS) as CheckKind[]}
        onPick={(kind) => set({ kind })}
        say={(kind) => t(`desk.checkKind.${kind}`)}
      />
      {CHECK_FIELDS[check.kind].map((field) => (
        <Field
          key={field}
          field={field}
          check={check}
          set={set}
          cards={cardsInDraft(draft)}
          seats={seatsOf(draft)}
        />
      ))}
      <button
        type="button"
        disabled={made === null}
        onClick={() => {
          if (made !== null) judgeTool.edit(withCheck(draft, made))
        }}
      >
        {t("desk.addCheck")}
      </button>
    </fieldset>
  )
}

interface Fields {
  check: CheckDraft
  set: (part: Partial<CheckDraft>) => void
}

function NumberField({ check, set }: Fields) {
  const t = useWords()
  return (
    <>
      <Pick
        label={t("desk.relation")}
        value={check.relation}
        options={RELATIONS}
        onPick={(relation) => set({ relation })}
        say={(relation) => t(`desk.relations.${relation}`)}
      />
      <PickNumber label={t("desk.number")} value={check.number} onPick={(number) => set({ number })} />
    </>
  )
}

function SizeField({ check, set }: Fields) {
  const t = useWords()
  return (
    <>
      <PickNumber label={t("desk.power")} value={check.power} onPick={(power) => set({ power })} />
      <PickNumber
        label={t("desk.toughness")}
        value={check.toughness}
        onPick={(toughness) => set({ toughness })}
      />
    </>
  )
}

function Field({
  field,
  check,
  set,
  cards,
  seats,
}: Fields & {
  field: (typeof CHECK_FIELDS)[CheckKind][number]
  cards: readonly string[]
  seats: readonly string[]
}) {
  const t = useWords()
  switch (field) {
    case "player":
      return (
        <Pick
          label={t("desk.who")}
          value={check.player}
          options={seats}
          onPick={(player) => set({ player })}
          say={(seat) => t("desk.player", { seat })}
        />
      )
    case "card":
      return (
        <Pick
          label={t("desk.card")}
          value={check.card}
          options={["", ...cards]}
          onPick={(card) => set({ card })}
          say={(card) => card || t("desk.choose")}
        />
      )
    case "number":
      return <NumberField check={check} set={set} />
    case "size":
      return <SizeField check={check} set={set} />
    case "truth":
      return (
        <Pick
          label={t("desk.true")}
          value={check.truth ? "yes" : "no"}
          options={["yes", "no"]}
          onPick={(truth) => set({ truth: truth === "yes" })}
          say={(truth) => t(`desk.${truth}`)}
        />
      )
    default:
      return (
        <label>
          {t(`desk.field.${field}`)}
          <input value={check[field]} onChange={({ target }) => set({ [field]: target.value })} />
        </label>
      )
  }
}
