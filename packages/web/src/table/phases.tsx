import type { Step } from "@apnap/engine"
import { ALWAYS_MINE, WITHOUT_STOP } from "@apnap/session/protocol"
import { useMatch } from "../client/match.ts"
import { act, useStore } from "../client/store.ts"
import type { Seen } from "../protocol/table.ts"
import { cardName, useCardNames } from "../words/card-names.ts"
import { useWords } from "../words/use-words.ts"
import { seatInside } from "./seat-name.ts"

/** A rare step is shown as another. */
const SHOWN_AS: Partial<Record<Step, Step>> = { firstStrikeDamage: "combatDamage" }

/** The steps by phase (500.1). */
const PHASES: readonly (readonly Step[])[] = [
  ["untap", "upkeep", "draw"],
  ["precombatMain"],
  ["beginningOfCombat", "declareAttackers", "declareBlockers", "combatDamage", "endOfCombat"],
  ["postcombatMain"],
  ["end", "cleanup"],
]

/** Which game of a match it is, and how the match stands. */
function InMatch() {
  const t = useWords()
  const match = useMatch((s) => s.match)
  if (match === null || match.game !== act.gameId()) return null
  const [mine, theirs] = match.wins
  const game = match.counted.length + (match.counted.includes(match.game) ? 0 : 1)
  return <span className="in-match">{t("table.inMatch", { game, mine, theirs })}</span>
}

/** The steps of the turn, with the current one marked (500.1). */
export function Phases({ seen }: { seen: Seen }) {
  const t = useWords()
  const { active, number, step } = seen.turn
  const now = SHOWN_AS[step] ?? step
  // 103.5: opening hands are decided before the first turn.
  if (number === 0)
    return (
      <div className="phases">
        <p className="turn">
          <b>{t("table.beforeGame")}</b>{" "}
          <span>
            <InMatch />
          </span>
        </p>
        <SubgameSign seen={seen} />
      </div>
    )
  const mine = active === seen.player
  const whose = mine ? t("table.yourTurn") : t("table.theirTurn", { name: seatInside(seen, active) })
  return (
    <div className={`phases ${mine ? "mine" : "theirs"}`}>
      <p className="turn">
        <b>{whose}</b>{" "}
        <span>
          {t("table.turn", { count: number })}
          {seen.dayNight === "neither" ? "" : ` · ${t(`table.${seen.dayNight}`)}`}
          <InMatch />
        </span>
      </p>
      <SubgameSign seen={seen} />
      <ol>
        {PHASES.map((steps) => (
          <li key={steps[0]}>
            <ol className="group">
              {steps.map((each) => (
                <li
                  key={each}
                  className={each === now ? "now" : ""}
                  aria-current={each === now ? "step" : undefined}
                >
                  <StepButton step={each} shown={each === now ? step : each} mine={mine} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** 729: that this is a subgame, and of which card; which one, where it is within another. */
function SubgameSign({ seen: { subgame } }: { seen: Seen }) {
  const t = useWords()
  useCardNames()
  if (subgame === undefined) return null
  const { depth, by } = subgame
  const what = by === "" ? t("table.subgame") : t("table.subgameOf", { card: cardName(by) })
  return (
    <p className="subgame badge" role="status">
      {depth > 1 ? t("table.subgameWithin", { what, depth }) : what}
    </p>
  )
}

/** A step; pressing it toggles its stop. */
function StepButton({ step, shown, mine }: { step: Step; shown: Step; mine: boolean }) {
  const t = useWords()
  const stops = useStore((s) => s.settings.stops)
  const whose = mine ? "mine" : "theirs"
  const always = mine && ALWAYS_MINE.includes(step)
  const list = stops[whose]
  const flip = () => {
    const next = list.includes(step) ? list.filter((each) => each !== step) : [...list, step]
    act.settings({ stops: { ...stops, [whose]: next } })
  }
  return (
    <button
      type="button"
      className="step"
      aria-pressed={always || list.includes(step)}
      disabled={always || WITHOUT_STOP.has(step)}
      title={t(always ? "settings.always" : "settings.stopHere")}
      onClick={flip}
    >
      {t(`step.${shown}`)}
    </button>
  )
}
