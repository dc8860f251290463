import type { Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { ALWAYS_MINE, type Stops, WITHOUT_STOP } from "@apnap/session/protocol"
import { act, useStore } from "../../client/store.ts"
import { useWords } from "../../words/use-words.ts"

const STOPS = STEPS.filter((step) => !WITHOUT_STOP.has(step))
const WHOSE = ["mine", "theirs"] as const

const isAlways = (whose: keyof Stops, step: Step): boolean => whose === "mine" && ALWAYS_MINE.includes(step)

/** The steps, on whose turns, in which the person wants to be asked. */
export function StopsTable() {
  const t = useWords()
  return (
    <>
      <h3>{t("settings.stops")}</h3>
      <p className="hint">{t("settings.stopsHint")}</p>
      <table className="stops">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("settings.mine")}</th>
            <th scope="col">{t("settings.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {STOPS.map((step) => (
            <tr key={step}>
              <th scope="row">{t(`step.${step}`)}</th>
              {WHOSE.map((whose) => (
                <td key={whose}>
                  <Stop whose={whose} step={step} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Stop({ whose, step }: { whose: keyof Stops; step: Step }) {
  const t = useWords()
  const stops = useStore((s) => s.settings.stops)
  const list = stops[whose]
  const flip = () => {
    const next = list.includes(step) ? list.filter((each) => each !== step) : [...list, step]
    act.settings({ stops: { ...stops, [whose]: next } })
  }
  return (
    <input
      type="checkbox"
      aria-label={`${t(`step.${step}`)}, ${t(`settings.${whose}`)}`}
      checked={isAlways(whose, step) || list.includes(step)}
      disabled={isAlways(whose, step)}
      onChange={flip}
    />
  )
}
