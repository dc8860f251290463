import { useWords } from "../words/use-words.ts"
import { without } from "./draft.ts"
import type { EntryDraft } from "./entry-draft.ts"
import { Pick, PickNumber } from "./pick.tsx"

/** What more there is to say of a deed: which ability, whom it attacks or blocks, the targets, the counters. */
export function Particulars({
  entry,
  abilities,
  seats,
  names,
  say,
  set,
}: {
  entry: EntryDraft
  abilities: readonly string[]
  seats: readonly string[]
  names: readonly string[]
  say: (name: string) => string
  set: (part: Partial<EntryDraft>) => void
}) {
  const t = useWords()
  const { deed } = entry
  return (
    <>
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
    </>
  )
}

/** A choice that may still be open. */
export const some = (list: readonly string[]) => ["", ...list]

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
