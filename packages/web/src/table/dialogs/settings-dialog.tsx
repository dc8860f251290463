import { useState } from "react"
import { act, useStore } from "../../client/store.ts"
import { PictureSettings } from "../../pictures/picture-settings.tsx"
import { guard } from "../../prompt/settling.ts"
import { forgetOrder, useTriggerMemory } from "../../prompt/trigger-order/trigger-memory.ts"
import { UNTIL_SEEN } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { switchSound, useSound } from "../sound/sound-store.ts"
import { Dialog } from "./dialog.tsx"
import { StopsTable } from "./stops-table.tsx"

const SECOND = 1000
const MOST_PACE = 2

const SHOWN_FOR = [0, 800, 1600, 3000, 5000, UNTIL_SEEN]
const GUARDS = [0, 300, 600]

/** The settings for how the person is asked. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const orders = useTriggerMemory((s) => Object.keys(s.orders).length)
  return (
    <Dialog title={t("menu.settings")} onClose={onClose} className="settings">
      {ASKED.map((name) => (
        <AskedChoice key={name} name={name} />
      ))}
      <SoundChoice />
      <PaceChoice />
      <ShownChoice />
      <GuardChoice />
      {orders === 0 ? null : (
        <button type="button" onClick={() => forgetOrder()}>
          {t("settings.forgetOrders", { count: orders })}
        </button>
      )}
      <PictureSettings />
      <StopsTable />
    </Dialog>
  )
}

/** Options for being asked more often. */
const ASKED = ["hold", "fullControl", "byHand"] as const

function AskedChoice({ name }: { name: (typeof ASKED)[number] }) {
  const t = useWords()
  const on = useStore((s) => s.settings[name])
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => act.settings({ [name]: target.checked })}
      />
      {t(`settings.${name}`)}
    </label>
  )
}

function SoundChoice() {
  const t = useWords()
  const sound = useSound((s) => s.on)
  return (
    <label className="check">
      <input type="checkbox" checked={sound} onChange={switchSound} />
      {t("settings.sound")}
    </label>
  )
}

/** The minimum time of computer actions. */
function PaceChoice() {
  const t = useWords()
  const pace = useStore((s) => s.settings.pace)
  return (
    <label className="field-label">
      {t("settings.pace", { time: t("settings.seconds", { count: pace / SECOND }) })}
      <input
        type="range"
        min={0}
        max={MOST_PACE}
        step={0.05}
        value={pace / SECOND}
        onChange={({ target }) => act.settings({ pace: Math.round(Number(target.value) * SECOND) })}
      />
    </label>
  )
}

/** How long another player's spell or ability is shown. */
function ShownChoice() {
  const t = useWords()
  const show = useStore((s) => s.settings.show)
  const said = (time: number) => {
    if (time === UNTIL_SEEN) return t("settings.showUntilSeen")
    return time === 0 ? t("settings.showNot") : t("settings.seconds", { count: time / SECOND })
  }
  return (
    <label className="field-label">
      {t("settings.show")}
      <select value={show} onChange={({ target }) => act.settings({ show: Number(target.value) })}>
        {SHOWN_FOR.map((time) => (
          <option key={time} value={time}>
            {said(time)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How soon a changed button accepts clicks. */
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
