import { useState } from "react"
import { useWords } from "../words/use-words.ts"
import { desk, useDesk } from "./desk-store.ts"
import { cardsOnDesk, seatsOf, withEntry } from "./draft.ts"
import { DEEDS, type EntryDraft, entryOf, NEW_ENTRY, usualStep } from "./entry-draft.ts"
import { Particulars, some } from "./particulars.tsx"
import { Pick, PickMoment } from "./pick.tsx"

/** A new step of the script: when, who, what. */
export function EntryForm() {
  const t = useWords()
  const { draft, cards } = useDesk()
  const [entry, setEntry] = useState<EntryDraft>(NEW_ENTRY)
  const seats = seatsOf(draft)
  const set = (part: Partial<EntryDraft>) => setEntry({ ...entry, ...part })
  const names = cardsOnDesk(draft)
  const { deed } = entry
  const abilities = cards.find(({ name }) => name === entry.card)?.abilities ?? []
  const made = entryOf(entry, seats)
  const say = (name: string) =>
    name === "" ? t("desk.choose") : seats.includes(name) ? t("desk.player", { seat: name }) : name
  const needsCard = !["waitStack", "passOnce", "concede", "rollPlanarDie"].includes(deed)
  return (
    <fieldset className="desk-form" aria-label={t("desk.newStep")}>
      <PickMoment turn={entry.turn} step={entry.step} onPick={set} />
      <Pick
        label={t("desk.who")}
        value={entry.player}
        options={seats}
        onPick={(player) => set({ player })}
        say={say}
      />
      <Pick
        label={t("desk.does")}
        value={deed}
        options={DEEDS}
        onPick={(deed) => set({ deed, step: usualStep(deed, entry.step) })}
        say={(deed) => t(`desk.deed.${deed}`)}
      />
      {needsCard ? (
        <Pick
          label={t("desk.card")}
          value={entry.card}
          options={some(names)}
          onPick={(card) => set({ card, ability: "" })}
          say={say}
        />
      ) : null}
      <Particulars entry={entry} abilities={abilities} seats={seats} names={names} say={say} set={set} />
      <label className="check">
        <input
          type="checkbox"
          checked={entry.illegal}
          onChange={({ target }) => set({ illegal: target.checked })}
        />
        {t("desk.mustFail")}
      </label>
      <button
        type="button"
        disabled={made === null}
        onClick={() => {
          if (made !== null) desk.edit(withEntry(draft, made))
          set({ card: "", other: "", ability: "", targets: [], illegal: false })
        }}
      >
        {t("desk.addStep")}
      </button>
    </fieldset>
  )
}
