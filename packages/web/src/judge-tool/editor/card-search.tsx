import { typeIn } from "@apnap/words"
import { type KeyboardEvent, useId, useState } from "react"
import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { cardName } from "../../words/card-names.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { layable, useJudgeTool } from "../judge-tool-store.ts"
import { found } from "./finding.ts"
import { bring, useBrought } from "./use-brought.ts"

/** Maximum number of names offered. */
const MOST = 10

/** The cards to search. */
type Deck = "cards" | "schemes" | "planes"

/** The cards matching a text, those already loaded first; `take` loads one of the others. */
function useFound(deck: Deck, text: string) {
  const stock = useJudgeTool()
  const cards = deck === "cards" ? layable(stock) : stock[deck]
  const brought = useBrought(deck === "cards" ? text : "").filter(
    ({ name }) => !cards.some((card) => card.name === name),
  )
  const take = (name: string) => {
    if (brought.some((card) => card.name === name)) void bring(name)
  }
  return { list: [...found(cards, text), ...brought].slice(0, MOST), take }
}

/** Finds a card by name: a list below the field, operated by arrows, Enter and pointer. */
export function CardSearch({
  label,
  deck,
  onCard,
}: {
  label: string
  deck: Deck
  onCard: (name: string) => void
}) {
  const t = useWords()
  const [text, setText] = useState("")
  const [at, setAt] = useState(0)
  const id = useId()
  const { list, take } = useFound(deck, text)
  const choose = (name: string | undefined) => {
    if (name === undefined) return
    onCard(name)
    take(name)
    setText("")
    setAt(0)
  }
  const onKey = (event: KeyboardEvent) => {
    if (list.length === 0) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setAt((at + (event.key === "ArrowDown" ? 1 : list.length - 1)) % list.length)
    } else if (event.key === "Enter") {
      event.preventDefault()
      choose(list[at]?.name)
    } else if (event.key === "Escape") setText("")
  }
  return (
    <div className="card-search">
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={list.length > 0}
        aria-controls={list.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={list.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t("desk.search")}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
        onBlur={() => setText("")}
      />
      {list.length === 0 ? null : <Options id={id} label={label} list={list} at={at} onChoose={choose} />}
      <p role="status" className="none-found">
        {text.trim() === "" || list.length > 0 ? "" : t("desk.noneFound")}
      </p>
    </div>
  )
}

/** The cards found; the field keeps keyboard and focus. */
function Options({
  id,
  label,
  list,
  at,
  onChoose,
}: {
  id: string
  label: string
  list: readonly Pick<JudgeToolCard, "name" | "types">[]
  at: number
  onChoose: (name: string) => void
}) {
  const language = useLanguage()
  return (
    <div role="listbox" id={id} aria-label={label} className="found">
      {list.map(({ name, types }, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={name}
          role="option"
          id={`${id}-${i}`}
          aria-selected={i === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          {cardName(name, language)} <small>{types.map((type) => typeIn(type, language)).join(" ")}</small>
        </div>
      ))}
    </div>
  )
}
