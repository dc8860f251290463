import type { Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { act, useStore } from "../../client/store.ts"
import { PictureSettings } from "../../pictures/picture-settings.tsx"
import { forgetOrder, useTriggerMemory } from "../../prompt/trigger-memory.ts"
import { useWords } from "../../words/use-words.ts"
import type { Stops } from "../../worker/stops.ts"
import { Dialog } from "./dialog.tsx"

/** Steps at which nobody stops: two without priority as a rule (502.4, 514.3), and one that is seldom there (510.4). */
const WITHOUT_STOP: ReadonlySet<Step> = new Set(["untap", "cleanup", "firstStrikeDamage"])
const STOPS = STEPS.filter((step) => !WITHOUT_STOP.has(step))
const SECOND = 1000
const MOST_PACE = 2

/** How the person wants to be asked. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const settings = useStore((s) => s.settings)
  const orders = useTriggerMemory((s) => Object.keys(s.orders).length)
  const flip = (whose: keyof Stops, step: Step) => {
    const list = settings.stops[whose]
    const next = list.includes(step) ? list.filter((each) => each !== step) : [...list, step]
    act.settings({ stops: { ...settings.stops, [whose]: next } })
  }
  return (
    <Dialog title={t("menu.settings")} onClose={onClose} className="settings">
      <label className="check">
        <input
          type="checkbox"
          checked={settings.hold}
          onChange={({ target }) => act.settings({ hold: target.checked })}
        />
        {t("settings.hold")}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.byHand}
          onChange={({ target }) => act.settings({ byHand: target.checked })}
        />
        {t("settings.byHand")}
      </label>
      <label className="field-label">
        {t("settings.pace", { time: t("settings.seconds", { count: settings.pace / SECOND }) })}
        <input
          type="range"
          min={0}
          max={MOST_PACE}
          step={0.05}
          value={settings.pace / SECOND}
          onChange={({ target }) => act.settings({ pace: Math.round(Number(target.value) * SECOND) })}
        />
      </label>
      {orders === 0 ? null : (
        <button type="button" onClick={() => forgetOrder()}>
          {t("settings.forgetOrders", { count: orders })}
        </button>
      )}
      <PictureSettings />
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
              {(["mine", "theirs"] as const).map((whose) => (
                <td key={whose}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`step.${step}`)}, ${t(`settings.${whose}`)}`}
                    checked={settings.stops[whose].includes(step)}
                    onChange={() => flip(whose, step)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
