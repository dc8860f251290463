import { capitalised, type Language, optionIn } from "@apnap/words"
import { SymbolText } from "../../card/mana.tsx"
import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import type { EntryDraft } from "./entry-draft.ts"
import { Pick, PickNumber } from "./pick.tsx"

interface Casting {
  entry: EntryDraft
  card: JudgeToolCard
  set: (part: Partial<EntryDraft>) => void
}

/** The name of a way or cost, with its mana. */
const called = (language: Language, key: string, mana = "") =>
  `${capitalised(optionIn(key, language))} ${mana}`.trim()

/** How a spell is cast: way, costs, X and modes; only what its card asks for. */
export function CastingForm({ entry, card, set }: Casting) {
  const t = useWords()
  const language = useLanguage()
  const { ways, asksX } = card.casting
  return (
    <>
      {ways.length === 0 ? null : (
        <Pick
          label={t("desk.way")}
          value={entry.using}
          options={["", ...ways]}
          onPick={(using) => set({ using })}
          say={(way) => (way === "" ? t("desk.usualWay") : called(language, way))}
        />
      )}
      <Costs entry={entry} card={card} set={set} />
      {asksX ? <PickNumber label="X" value={entry.x ?? 0} least={0} onPick={(x) => set({ x })} /> : null}
      {card.modes.length === 0 ? null : <Modes entry={entry} card={card} set={set} />}
    </>
  )
}

/** Additional costs, each paid once or any number of times. */
function Costs({ entry, card, set }: Casting) {
  const language = useLanguage()
  const { costs } = card.casting
  const pay = (at: number, times: number) =>
    set({ paid: costs.map((_, i) => (i === at ? times : (entry.paid[i] ?? 0))) })
  return costs.map(({ key, mana, many }, at) =>
    many ? (
      <PickNumber
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its place
        key={at}
        label={called(language, key, mana)}
        value={entry.paid[at] ?? 0}
        least={0}
        onPick={(times) => pay(at, times)}
      />
    ) : (
      <Check
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its place
        key={at}
        text={called(language, key, mana)}
        checked={(entry.paid[at] ?? 0) > 0}
        onCheck={(checked) => pay(at, checked ? 1 : 0)}
      />
    ),
  )
}

/** 700.2: the chosen modes. */
function Modes({ entry, card, set }: Casting) {
  const t = useWords()
  const choose = (mode: number, isChosen: boolean) =>
    set({
      modes: isChosen
        ? [...entry.modes, mode].sort((a, b) => a - b)
        : entry.modes.filter((other) => other !== mode),
    })
  return (
    <fieldset className="modes" aria-label={t("desk.modes")}>
      <legend>{t("desk.modes")}</legend>
      {card.modes.map((text, i) => (
        <Check
          key={text}
          text={text}
          checked={entry.modes.includes(i + 1)}
          onCheck={(checked) => choose(i + 1, checked)}
        />
      ))}
    </fieldset>
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
