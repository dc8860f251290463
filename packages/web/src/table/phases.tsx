import type { Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import type { Seen } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { seatInside } from "./seat-name.ts"

/** Steps that are seldom stopped at are shown in the place of another. */
const SHOWN_AS: Partial<Record<Step, Step>> = {
  firstStrikeDamage: "combatDamage",
  endOfCombat: "combatDamage",
  cleanup: "end",
}
const SHOWN = STEPS.filter((step) => SHOWN_AS[step] === undefined)

/** The steps of the turn, the present one marked (500.1). */
export function Phases({ seen }: { seen: Seen }) {
  const t = useWords()
  const { active, number, step } = seen.turn
  const now = SHOWN_AS[step] ?? step
  // 103.5: hands are kept before the first turn.
  if (number === 0)
    return (
      <div className="phases">
        <p className="turn">
          <b>{t("table.beforeGame")}</b>
        </p>
      </div>
    )
  const whose =
    active === seen.player ? t("table.yourTurn") : t("table.theirTurn", { name: seatInside(seen, active) })
  return (
    <div className={`phases ${active === seen.player ? "mine" : "theirs"}`}>
      <p className="turn">
        <b>{whose}</b>{" "}
        <span>
          {t("table.turn", { count: number })}
          {seen.dayNight === "neither" ? "" : ` · ${t(`table.${seen.dayNight}`)}`}
        </span>
      </p>
      <ol>
        {SHOWN.map((each) => (
          <li
            key={each}
            className={each === now ? "now" : ""}
            aria-current={each === now ? "step" : undefined}
          >
            {t(`step.${each === now ? step : each}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
