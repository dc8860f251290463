import { counterKind } from "@apnap/words"
import { GLYPHS } from "../../card/glyph.ts"
import type { SeenCard } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { noteWords } from "../preview/note-words.ts"

/** Counters already shown as the card's size. */
const TOLD_BY_SIZE: Readonly<Record<string, string>> = { loyalty: "planeswalker", defense: "battle" }

/** A card's badges on the table: combat role, relevant abilities, counters, damage, and the number in the pile. */
export function Badges({ card, count }: { card: SeenCard; count: number }) {
  const t = useWords()
  const language = useLanguage()
  const onField = card.zone === "battlefield"
  const signs = onField && card.types.includes("creature") ? signsOf(card) : []
  return (
    <>
      {card.tapped ? <i className="glyph tap-sign">{GLYPHS.T}</i> : null}
      {signs.length === 0 ? null : (
        <span className="signs">
          {signs.map((sign) => (
            <i key={sign} className={`glyph sign-${sign}`}>
              {GLYPHS[sign]}
            </i>
          ))}
        </span>
      )}
      <span className="badges">
        {card.notes.map((note) => (
          <Badge key={`${note.what} ${note.value}`} what="remark" text={noteWords(t, note, language, true)} />
        ))}
        {countersOn(card).map(([kind, n]) =>
          kind === "+1/+1" || kind === "-1/-1" ? (
            <Badge
              key={kind}
              what="counter"
              text={n === 1 ? kind : `${kind} ×${n}`}
              short={kind.replaceAll("1", `${n}`)}
              least={`${kind[0]}${n}`}
            />
          ) : (
            <Badge key={kind} what="counter" text={`${n} ${counterKind(kind, language)}`} least={`${n}`} />
          ),
        )}
        {card.damage > 0 ? <Badge what="damage" text={`−${card.damage}`} /> : null}
        {count > 1 ? <Badge what="count" text={`×${count}`} /> : null}
      </span>
    </>
  )
}

/**
 * Drawn by CSS: the tile's label says the same, so that its text matches its accessible name. `short`: for narrow tiles; `least`: for low
 * ones.
 */
function Badge({
  what,
  text,
  short = text,
  least = short,
}: {
  what: "counter" | "damage" | "count" | "remark"
  text: string
  short?: string
  least?: string
}) {
  return <span className={`badge ${what}`} data-text={text} data-short={short} data-least={least} />
}

function countersOn({ counters, types }: SeenCard): [string, number][] {
  return Object.entries(counters).filter(
    ([kind]) => !(types as readonly string[]).includes(TOLD_BY_SIZE[kind]),
  )
}

/** 302.6: whether it can't attack yet or use abilities with {T}. */
export function isSick({ sick, keywords, types, zone }: SeenCard): boolean {
  return zone === "battlefield" && sick && types.includes("creature") && !keywords.includes("haste")
}

function signsOf(card: SeenCard): string[] {
  return [
    card.attacking !== 0 ? "attacking" : "",
    card.blocking.length > 0 ? "blocking" : "",
    isSick(card) ? "sick" : "",
    ...card.keywords.filter((keyword) => Object.hasOwn(GLYPHS, keyword)),
  ].filter((sign) => sign !== "")
}
