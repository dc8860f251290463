import type { Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { ALWAYS_MINE, type Stops, WITHOUT_STOP } from "@apnap/session/protocol"
import { useState } from "react"
import { act, useStore } from "../../client/store.ts"
import { PictureSettings } from "../../pictures/picture-settings.tsx"
import { guard } from "../../prompt/settling.ts"
import { forgetOrder, useTriggerMemory } from "../../prompt/trigger-order/trigger-memory.ts"
import { UNTIL_SEEN } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { switchSound, useSound } from "../sound/sound-store.ts"
import { Dialog } from "./dialog.tsx"

const STOPS = STEPS.filter((step) => !WITHOUT_STOP.has(step))
const SECOND = 1000
const MOST_PACE = 2

const SHOWN_FOR = [0, 800, 1600, 3000, 5000, UNTIL_SEEN]
const GUARDS = [0, 300, 600]

const isAlways = (whose: keyof Stops, step: Step): boolean => whose === "mine" && ALWAYS_MINE.includes(step)

/** How the person wants to be asked. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const settings = useStore((s) => s.settings)
  const sound = useSound((s) => s.on)
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
          checked={settings.fullControl}
          onChange={({ target }) => act.settings({ fullControl: target.checked })}
        />
        {t("settings.fullControl")}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.byHand}
          onChange={({ target }) => act.settings({ byHand: target.checked })}
        />
        {t("settings.byHand")}
      </label>
      <label className="check">
        <input type="checkbox" checked={sound} onChange={switchSound} />
        {t("settings.sound")}
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
      <label className="field-label">
        {t("settings.show")}
        <select value={settings.show} onChange={({ target }) => act.settings({ show: Number(target.value) })}>
          {SHOWN_FOR.map((time) => (
            <option key={time} value={time}>
              {time === UNTIL_SEEN
                ? t("settings.showUntilSeen")
                : time === 0
                  ? t("settings.showNot")
                  : t("settings.seconds", { count: time / SECOND })}
            </option>
          ))}
        </select>
      </label>
      <GuardChoice />
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
                    checked={isAlways(whose, step) || settings.stops[whose].includes(step)}
                    disabled={isAlways(whose, step)}
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

/** How soon a button that has changed takes clicks. */
function GuardChoice() {
  const t = useWords()
  const [time, setTime] = useState(guard.time)
  const choose = (chosen: number) => {
    guard.set(chosen)
    setTime(chosen)
  }
  const seconds = (each: number) => t("settings.seconds", { count: each / SECOND })
  return (
    <label className="field-label">
      {t("settings.guard")}
      <select value={time} onChange={({ target }) => choose(Number(target.value))}>
        {GUARDS.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? t("settings.guardNone") : t("settings.guardAfter", { time: seconds(each) })}
          </option>
        ))}
      </select>
    </label>
  )
}
