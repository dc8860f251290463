import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { useWords } from "../../words/use-words.ts"
import { useJudgeTool } from "../judge-tool-store.ts"
import { CastingForm } from "./casting-form.tsx"
import { copiesOf, without } from "./draft.ts"
import type { EntryDraft, TargetDraft } from "./entry-draft.ts"
import { Pick, PickNumber } from "./pick.tsx"

interface Of {
  entry: EntryDraft
  /** The card used, if known. */
  card: JudgeToolCard | undefined
  seats: readonly string[]
  names: readonly string[]
  say: (name: string) => string
  set: (part: Partial<EntryDraft>) => void
}

/** The details of an action: which ability, whom it attacks or blocks, targets, counters. */
export function Particulars({ entry, card, seats, names, say, set }: Of) {
  const t = useWords()
  const { deed } = entry
  return (
    <>
      {deed === "activate" ? (
        <Pick
          label={t("desk.ability")}
          value={entry.ability}
          options={some(card?.abilities ?? [])}
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
      {deed === "cast" && card !== undefined ? <CastingForm entry={entry} card={card} set={set} /> : null}
      {deed === "cast" || deed === "activate" ? (
        <>
          <Targets
            entry={entry}
            options={[...seats, ...names]}
            divides={card?.casting.divides === true}
            say={say}
            set={set}
          />
          <Pick
            label={t("desk.response")}
            value={entry.response}
            options={some(names)}
            onPick={(response) => set({ response })}
            say={(name) => (name === "" ? t("desk.anyTime") : name)}
          />
        </>
      ) : null}
      {deed === "addCounters" ? <Counters entry={entry} set={set} /> : null}
    </>
  )
}

/** Which counters are put on it, and how many. */
function Counters({ entry, set }: { entry: EntryDraft; set: (part: Partial<EntryDraft>) => void }) {
  const t = useWords()
  return (
    <>
      <label>
        {t("desk.counter")}
        <input value={entry.counter} onChange={({ target }) => set({ counter: target.value })} />
      </label>
      <PickNumber label={t("desk.number")} value={entry.count} onPick={(count) => set({ count })} />
    </>
  )
}

/** Options preceded by an empty one. */
export const some = (list: readonly string[]) => ["", ...list]

/** The targets chosen so far, each with its number among equal names and its share, and a field for another. */
function Targets({
  entry,
  options,
  divides,
  say,
  set,
}: {
  entry: EntryDraft
  options: readonly string[]
  divides: boolean
  say: (name: string) => string
  set: (part: Partial<EntryDraft>) => void
}) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const change = (at: number, part: Partial<TargetDraft>) =>
    set({ targets: entry.targets.map((target, i) => (i === at ? { ...target, ...part } : target)) })
  return (
    <>
      <Pick
        label={t("desk.target")}
        value=""
        options={["", ...options]}
        onPick={(name) => set({ targets: [...entry.targets, { name, nth: 0, share: 0 }] })}
        say={say}
      />
      {entry.targets.map(({ name, nth, share }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same target may be chosen twice
        <span key={at} className="target-draft">
          <button
            type="button"
            className="chip"
            aria-label={t("desk.dropTarget", { name: say(name) })}
            onClick={() => set({ targets: without(entry.targets, at) })}
          >
            {say(name)} ✕
          </button>
          {copiesOf(draft, name) > 1 ? (
            <PickNumber
              label={t("desk.whichOf", { name })}
              value={nth}
              least={0}
              onPick={(nth) => change(at, { nth })}
            />
          ) : null}
          {divides ? (
            <PickNumber
              label={t("desk.share")}
              value={share}
              least={0}
              onPick={(share) => change(at, { share })}
            />
          ) : null}
        </span>
      ))}
    </>
  )
}
