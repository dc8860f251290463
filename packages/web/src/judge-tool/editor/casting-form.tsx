import { capitalised, optionIn } from "@apnap/words"
import { SymbolText } from "../../card/mana.tsx"
import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import type { EntryDraft } from "./entry-draft.ts"
import { Pick, PickNumber } from "./pick.tsx"

/** How a spell is cast: in which way, with which costs, X and modes; only what its card asks for. */
export function CastingForm({
  entry,
  card,
  set,
}: {
  entry: EntryDraft
  card: JudgeToolCard
  set: (part: Partial<EntryDraft>) => void
}) {
  const t = useWords()
  const language = useLanguage()
  const { ways, costs, asksX } = card.casting
  const pay = (at: number, times: number) =>
    set({ paid: costs.map((_, i) => (i === at ? times : (entry.paid[i] ?? 0))) })
  const called = (key: string, mana = "") => `${capitalised(optionIn(key, language))} ${mana}`.trim()
  return (
    <>
      {ways.length === 0 ? null : (
        <Pick
          label={t("desk.way")}
          value={entry.using}
          options={["", ...ways]}
          onPick={(using) => set({ using })}
          say={(way) => (way === "" ? t("desk.usualWay") : called(way))}
        />
      )}
      {costs.map(({ key, mana, many }, at) =>
        many ? (
          <PickNumber
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its place
            key={at}
            label={called(key, mana)}
            value={entry.paid[at] ?? 0}
            least={0}
            onPick={(times) => pay(at, times)}
          />
        ) : (
          <Check
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its place
            key={at}
            text={called(key, mana)}
            checked={(entry.paid[at] ?? 0) > 0}
            onCheck={(checked) => pay(at, checked ? 1 : 0)}
          />
        ),
      )}
      {asksX ? <PickNumber label="X" value={entry.x ?? 0} least={0} onPick={(x) => set({ x })} /> : null}
      {card.modes.length === 0 ? null : (
        <fieldset className="modes" aria-label={t("desk.modes")}>
          <legend>{t("desk.modes")}</legend>
          {card.modes.map((text, i) => (
            <Check
              key={text}
              text={text}
              checked={entry.modes.includes(i + 1)}
              onCheck={(checked) =>
                set({
                  modes: checked
                    ? [...entry.modes, i + 1].sort((a, b) => a - b)
                    : entry.modes.filter((mode) => mode !== i + 1),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

function Check({
  text,
  checked,
  onCheck,
}: {
  text: string
  checked: boolean
  onCheck: (checked: boolean) => void
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      <span>
        <SymbolText text={text} />
      </span>
    </label>
  )
}
