import type { OwnCard } from "@apnap/scenarios"
import { useId, useState } from "react"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { withOwnCard, withoutOwnCard } from "./draft.ts"

/** The fields of a card in printed order, with the card file's names. */
const FIELDS = [
  "name",
  "mana_cost",
  "type_line",
  "oracle_text",
  "power",
  "toughness",
  "loyalty",
  "defense",
] as const
type Field = (typeof FIELDS)[number]
type Words = Record<Field, string>

const BLANK = Object.fromEntries(FIELDS.map((field) => [field, ""])) as Words
/** Fields that only some types have (208.1, 209.1, 210.1). */
const ONLY_FOR: Partial<Record<Field, RegExp>> = {
  power: /Creature|Vehicle|Spacecraft/,
  toughness: /Creature|Vehicle|Spacecraft/,
  loyalty: /Planeswalker/,
  defense: /Battle/,
}

/** Custom cards of the scenario: worded as on a card and placed like others. They are saved in its file. */
export function OwnCardsEditor() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const known = useJudgeTool((s) => s.own)
  const [words, setWords] = useState(BLANK)
  const cards = draft.cards ?? []
  return (
    <details className="panel" open={cards.length > 0 || undefined}>
      <summary>
        <h2>{t("desk.own")}</h2>
      </summary>
      <p className="hint">{t("desk.ownHint")}</p>
      {cards.length === 0 ? null : (
        <ul className="desk-own">
          {cards.map((card) => (
            <li key={card.name}>
              <span className="chip">
                <span>{card.name}</span>
                {card.card_faces === undefined ? (
                  <button
                    type="button"
                    aria-label={t("desk.ownChange", { card: card.name })}
                    title={t("desk.ownChange", { card: card.name })}
                    onClick={() => setWords(wordsOf(card))}
                  >
                    ✎
                  </button>
                ) : null}
                <button
                  type="button"
                  aria-label={t("desk.ownDrop", { card: card.name })}
                  onClick={() => judgeTool.edit(withoutOwnCard(draft, card.name))}
                >
                  ✕
                </button>
              </span>
              {(known.find(({ name }) => name === card.name)?.lacking ?? []).map((line) => (
                <p key={line} className="verdict failed" role="alert">
                  {t("desk.ownLacks", { line })}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <OwnCardForm words={words} setWords={setWords} />
    </details>
  )
}

function OwnCardForm({ words, setWords }: { words: Words; setWords: (words: Words) => void }) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const badCost = !MANA.test(words.mana_cost)
  const shown = FIELDS.filter((field) => ONLY_FOR[field]?.test(words.type_line) ?? true)
  return (
    <fieldset className="desk-form own-card" aria-label={t("desk.ownNew")}>
      {shown.map((field) => (
        <OwnField
          key={field}
          field={field}
          value={words[field]}
          bad={field === "mana_cost" && badCost}
          onText={(text) => setWords({ ...words, [field]: text })}
        />
      ))}
      <button
        type="button"
        disabled={words.name.trim() === "" || words.type_line.trim() === "" || badCost}
        onClick={() => {
          judgeTool.edit(withOwnCard(draft, cardOf(words, shown)))
          setWords(BLANK)
        }}
      >
        {t("desk.ownAdd")}
      </button>
    </fieldset>
  )
}

function OwnField({
  field,
  value,
  bad,
  onText,
}: {
  field: Field
  value: string
  bad: boolean
  onText: (text: string) => void
}) {
  const t = useWords()
  const id = useId()
  return (
    <div className={`card-field ${WIDTHS[field] ?? ""}`}>
      <label htmlFor={id}>{t(`desk.ownField.${field}`)}</label>
      {field === "oracle_text" ? (
        <textarea id={id} rows={3} lang="en" value={value} onChange={({ target }) => onText(target.value)} />
      ) : (
        <input
          id={id}
          lang={field === "type_line" ? "en" : undefined}
          value={value}
          placeholder={PLACEHOLDERS[field]}
          aria-invalid={bad || undefined}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </div>
  )
}

const WIDTHS: Partial<Record<Field, string>> = {
  type_line: "wide",
  oracle_text: "whole",
  power: "tight",
  toughness: "tight",
  loyalty: "tight",
  defense: "tight",
}
const PLACEHOLDERS: Partial<Record<Field, string>> = {
  mana_cost: "{1}{R}",
  type_line: "Creature — Goblin",
  power: "2",
  toughness: "2",
}
/** Only mana symbols (107.4). */
const MANA = /^(?:\{[^{}\s]+\})*$/

/** The card described by the fields; empty ones are omitted. */
function cardOf(words: Words, shown: readonly Field[]): OwnCard {
  const said = shown.flatMap((field) => (words[field].trim() === "" ? [] : [[field, words[field].trim()]]))
  return { ...Object.fromEntries(said), name: words.name.trim(), type_line: words.type_line.trim() }
}

function wordsOf(card: OwnCard): Words {
  return Object.fromEntries(FIELDS.map((field) => [field, card[field] ?? ""])) as Words
}
