import { useState } from "react"
import { SymbolText } from "../card/mana.tsx"
import { useWords } from "../words/use-words.ts"
import { desk, useDesk } from "./desk-store.ts"
import { cardsOnDesk, moved, seatsOf, withEntry, without } from "./draft.ts"
import { DEEDS, type EntryDraft, entryOf, NEW_ENTRY, usualStep } from "./entry-draft.ts"
import { Pick, PickMoment, PickNumber } from "./pick.tsx"
import { entryWords } from "./say.ts"

/** What the players do, in order. */
export function ScriptEditor() {
  const t = useWords()
  const draft = useDesk((s) => s.draft)
  const change = (script: typeof draft.script) => desk.edit({ ...draft, script })
  return (
    <section className="panel" aria-labelledby="desk-script">
      <h2 id="desk-script">{t("desk.script")}</h2>
      {draft.script.length === 0 ? <p className="hint">{t("desk.noScript")}</p> : null}
      <ol className="desk-list">
        {draft.script.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal steps are told apart by their place
          <li key={at}>
            <small>{t("desk.moment", { turn: entry.turn, step: t(`step.${entry.step}`) })}</small>
            <span>
              <SymbolText text={entryWords(t, entry)} />
            </span>
            <span className="tools">
              <button
                type="button"
                aria-label={t("desk.earlier", { number: at + 1 })}
                disabled={at === 0}
                onClick={() => change(moved(draft.script, at, -1))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t("desk.later", { number: at + 1 })}
                disabled={at === draft.script.length - 1}
                onClick={() => change(moved(draft.script, at, 1))}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={t("desk.remove", { number: at + 1 })}
                onClick={() => change(without(draft.script, at))}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ol>
      <EntryForm />
    </section>
  )
}

function EntryForm() {
  const t = useWords()
  const { draft, cards } = useDesk()
  const [entry, setEntry] = useState<EntryDraft>(NEW_ENTRY)
  const seats = seatsOf(draft)
  const set = (part: Partial<EntryDraft>) => setEntry({ ...entry, ...part })
  const names = cardsOnDesk(draft)
  const { deed } = entry
  const abilities = cards.find(({ name }) => name === entry.card)?.abilities ?? []
  const made = entryOf(entry, seats)
  const some = (list: readonly string[]) => ["", ...list]
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
      {deed === "activate" ? (
        <Pick
          label={t("desk.ability")}
          value={entry.ability}
          options={some(abilities)}
          onPick={(ability) => set({ ability })}
          say={say}
        />
      ) : null}
      {deed === "attack" || deed === "block" ? (
        <Pick
          label={deed === "attack" ? t("desk.defender") : t("desk.attacker")}
          value={entry.other}
          options={some(deed === "attack" ? [...seats, ...names] : names)}
          onPick={(other) => set({ other })}
          say={say}
        />
      ) : null}
      {deed === "cast" || deed === "activate" ? (
        <Targets entry={entry} options={[...seats, ...names]} say={say} set={set} />
      ) : null}
      {deed === "addCounters" ? (
        <>
          <label>
            {t("desk.counter")}
            <input value={entry.counter} onChange={({ target }) => set({ counter: target.value })} />
          </label>
          <PickNumber label={t("desk.number")} value={entry.count} onPick={(count) => set({ count })} />
        </>
      ) : null}
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

/** The targets chosen so far, and one more. */
function Targets({
  entry,
  options,
  say,
  set,
}: {
  entry: EntryDraft
  options: readonly string[]
  say: (name: string) => string
  set: (part: Partial<EntryDraft>) => void
}) {
  const t = useWords()
  return (
    <>
      <Pick
        label={t("desk.target")}
        value=""
        options={["", ...options]}
        onPick={(name) => set({ targets: [...entry.targets, name] })}
        say={say}
      />
      {entry.targets.map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be chosen twice
          key={at}
          type="button"
          className="chip"
          aria-label={t("desk.dropTarget", { name: say(name) })}
          onClick={() => set({ targets: without(entry.targets, at) })}
        >
          {say(name)} ✕
        </button>
      ))}
    </>
  )
}
