import { playerName } from "@apnap/words"
import { Picture } from "../card/picture.tsx"
import { useStore } from "../client/store.ts"
import { SentenceText } from "../log/sentence-text.tsx"
import { toldOf } from "../log/told.ts"
import type { LogEntry, Seen, SeenCard } from "../protocol/table.ts"
import { useLanguage, useWords } from "../words/use-words.ts"

/** Maximum number of events listed; the log has them all. */
const MOST = 12

/** The events of another player's last or current turn. */
export function LastTurn({ seen, onOpen }: { seen: Seen; onOpen: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const log = useStore((s) => s.log)
  const turn = lastTurnOfOthers(log)
  if (turn === null) return null
  const [begins, ...events] = turn
  const told = toldOf(
    events.filter((entry) => !isBetween(entry)),
    false,
    language,
  )
  const name = playerName(begins.who.name, language)
  const now = seen.turn.number === begins.turn
  return (
    <section className="last-turn" aria-label={t(now ? "table.thisTurnOf" : "table.lastTurnOf", { name })}>
      <header>
        <h2>{t(now ? "table.thisTurnOf" : "table.lastTurnOf", { name })}</h2>
        <button type="button" className="quiet" onClick={onOpen}>
          {t("table.openLog")}
        </button>
      </header>
      <ul>
        {told.slice(-MOST).map(({ key, entry, text, times }) => (
          <li key={key}>
            <Of card={shownIn(entry, seen)} />
            <span>
              <SentenceText entry={entry} text={text} times={times} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The entries of the last turn of another player, beginning with the start of the turn; null before the first. */
export function lastTurnOfOthers(log: readonly LogEntry[]): readonly [LogEntry, ...LogEntry[]] | null {
  const from = log.findLastIndex(({ kind, who }) => kind === "beginsTurn" && !who.you)
  if (from < 0) return null
  const rest = log.slice(from + 1)
  const to = rest.findIndex(({ kind }) => kind === "beginsTurn")
  return [log[from], ...(to < 0 ? rest : rest.slice(0, to))]
}

/** Events between what was cast and what it did, which are told themselves. */
const BETWEEN: ReadonlySet<string> = new Set(["triggers", "untriggered", "resolves", "damageOnStack"])

function isBetween({ kind, detail }: LogEntry): boolean {
  return BETWEEN.has(kind === "action" ? detail : kind)
}

/** The picture of the card that an event is about; its place stays empty if it is seen nowhere any more. */
function Of({ card }: { card: SeenCard | undefined }) {
  return (
    <span className="of" aria-hidden="true">
      {card === undefined ? null : <Picture name={card.name} subject={card.portrait} alt="" />}
    </span>
  )
}

function shownIn({ object, source, other, who }: LogEntry, seen: Seen): SeenCard | undefined {
  const name = [object, who, source, other].find(({ is }) => is === "object" || is === "ability")?.name ?? ""
  if (name === "") return
  const graveyards = seen.players.flatMap(({ graveyard }) => graveyard)
  return [...seen.stack, ...seen.battlefield, ...graveyards, ...seen.exile].find((card) => card.name === name)
}
