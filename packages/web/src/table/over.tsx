import { tell } from "@apnap/words"
import { useEffect } from "react"
import { TO_WIN, useMatch } from "../client/match.ts"
import { results } from "../client/results-store.ts"
import { act, useStore } from "../client/store.ts"
import { RuleNumber } from "../log/rule-number.tsx"
import { Further } from "../online/elsewhere.tsx"
import type { Seen, Table } from "../protocol/table.ts"
import { cardName, useCardNames } from "../words/card-names.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { decisiveLoss } from "./decisive.ts"
import { Dialog } from "./dialogs/dialog.tsx"
import { LifeChart } from "./life-chart.tsx"
import { NextOfMatch } from "./next-of-match.tsx"
import { callResultBack, putResultAside, useOver } from "./over-store.ts"

/** 810.9: a team has one life total, which changes by events of either player. */
const SHARED_LIFE = "twoHeadedGiant"

/** How the game ended, and why. */
export function Over() {
  const table = useStore((store) => store.table)
  return table === null ? null : <Ended table={table} />
}

function Ended({ table }: { table: Table }) {
  const t = useWords()
  const language = useLanguage()
  const log = useStore((store) => store.log)
  const elsewhere = useStore((store) => store.elsewhere) !== null
  const isMatch = useMatch(({ match }) => match?.game === act.gameId())
  const goesOn = useMatch(({ match }) => isMatch && match !== null && Math.max(...match.wins) < TO_WIN)
  const aside = useOver((store) => store.aside)
  useCounted(table)
  // Each table numbers its games anew: a dismissal at one doesn't apply to the next.
  useEffect(() => callResultBack, [])
  const { over, player } = table.seen
  const isSeated = table.seen.players[player] !== undefined
  if (over === null || table.watching !== null || aside === table.game) return null
  const title =
    over.winners.length === 0
      ? t("over.draw")
      : over.winners.includes(player)
        ? t("over.won")
        : isSeated
          ? t("over.lost")
          : t("over.ended")
  const loss = decisiveLoss(log)
  return (
    <Dialog title={title} onClose={() => putResultAside(table.game)} className="over">
      {loss === undefined ? null : <p>{tell(loss, language)}</p>}
      <WonAnte seen={table.seen} />
      {table.variant === SHARED_LIFE ? null : <LifeChart seen={table.seen} />}
      <div className="hint">
        <RuleNumber rule={loss?.rule ?? over.rule} {...(loss !== undefined && { number: loss.number })} />
      </div>
      <div className="buttons">
        {elsewhere ? (
          <Further />
        ) : (
          <>
            <NextOfMatch winner={over.winners.length === 0 ? null : over.winners.includes(player) ? 0 : 1} />
            {isMatch ? null : <Again table={table} lost={!over.winners.includes(player)} />}
            <button type="button" onClick={act.finish}>
              {t(goesOn ? "over.endMatch" : "menu.newGame")}
            </button>
          </>
        )}
        <button type="button" onClick={() => act.watch(0)}>
          {t("replay.title")}
        </button>
        <button type="button" onClick={() => putResultAside(table.game)}>
          {t("over.look")}
        </button>
      </div>
    </Dialog>
  )
}

/** 407.2: the cards that the winners come to own. */
function WonAnte({ seen: { over, ante = [], player, players } }: { seen: Seen }) {
  const t = useWords()
  useCardNames()
  const won = ante.filter(({ id }) => over?.ante?.includes(id))
  if (over === null || won.length === 0) return null
  const cards = won.map(({ name }) => cardName(name)).join(", ")
  const winners = over.winners.map((seat) => players[seat].name).join(", ")
  const isYours = over.winners.length === 1 && over.winners[0] === player
  return <p>{isYours ? t("over.anteYours", { cards }) : t("over.ante", { winners, cards })}</p>
}

/** Counts a finished local game for its deck. */
function useCounted({ seen: { over, player }, watching }: Table): void {
  const ended =
    over === null || watching !== null
      ? null
      : over.winners.length === 0
        ? "drawn"
        : over.winners.includes(player)
          ? "won"
          : "lost"
  useEffect(() => {
    if (ended !== null && useStore.getState().elsewhere === null) results.end(act.gameId(), ended)
  }, [ended])
}

/** Offers a rematch: the loser chooses who begins (103.1); a losing computer begins itself. */
function Again({ table, lost }: { table: Table; lost: boolean }) {
  const t = useWords()
  if (!act.mayPlayAgain()) return null
  const { player, players } = table.seen
  const other = players.find(({ id }) => id !== player)?.id ?? player
  if (!lost)
    return (
      <button type="button" className="primary" onClick={() => act.playAgain(other)}>
        {t("over.again")}
      </button>
    )
  return (
    <>
      <button type="button" className="primary" onClick={() => act.playAgain(player)}>
        {t("over.againBegin")}
      </button>
      <button type="button" onClick={() => act.playAgain(other)}>
        {t("over.againFollow")}
      </button>
    </>
  )
}
