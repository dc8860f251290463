import { useStore } from "../client/store.ts"
import type { Seen } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { lifeByTurn } from "./life-by-turn.ts"
import { seatName } from "./seat-name.ts"

/** Of the drawing; the line of a life total has the colour of its seat. */
const WIDE = 400
const HIGH = 90
const EDGE = 4

/** Everybody's life by turn, drawn, and in words for readers. */
export function LifeChart({ seen: { players, player }, seen }: { seen: Seen }) {
  const t = useWords()
  const log = useStore((s) => s.log)
  const lines = players.map((one) => ({ ...one, lives: lifeByTurn(log, one) }))
  const turns = lines[0].lives.length - 1
  if (turns < 2) return null
  const all = lines.flatMap(({ lives }) => lives)
  const [least, most] = [Math.min(0, ...all), Math.max(...all)]
  const across = (turn: number) => EDGE + (turn / turns) * (WIDE - 2 * EDGE)
  const down = (life: number) => EDGE + ((most - life) / (most - least)) * (HIGH - 2 * EDGE)
  return (
    <figure className="life-chart">
      <figcaption>
        {t("over.life")}
        {lines.map(({ id, lives }) => (
          <span key={id} className={id === player ? "of-you" : ""} data-seat={id}>
            {seatName(t, seen, id)} <span className="for-readers">{lives.join(", ")}</span>
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <path className="zero" d={`M0 ${down(0)}H${WIDE}`} />
        {lines.map(({ id, lives }) => (
          <polyline
            key={id}
            className={id === player ? "of-you" : ""}
            data-seat={id}
            points={lives.map((life, turn) => `${across(turn)},${down(life)}`).join(" ")}
          />
        ))}
      </svg>
    </figure>
  )
}
