import type { Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { useWords } from "../../words/use-words.ts"

/** A labelled select. */
export function Pick<T extends string>({
  label,
  value,
  options,
  onPick,
  say = (option) => option,
}: {
  label: string
  value: T
  options: readonly T[]
  onPick: (option: T) => void
  say?: (option: T) => string
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onPick(target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A labelled integer input. */
export function PickNumber({
  label,
  value,
  least,
  onPick,
}: {
  label: string
  value: number
  least?: number
  onPick: (value: number) => void
}) {
  return (
    <label className="tight">
      {label}
      <input
        type="number"
        step={1}
        min={least}
        value={value}
        onChange={({ target }) => onPick(Math.max(least ?? -Infinity, Math.trunc(Number(target.value))))}
      />
    </label>
  )
}

/** A turn and step of the game. */
export function PickMoment({
  turn,
  step,
  onPick,
}: {
  turn: number
  step: Step
  onPick: (moment: { turn: number; step: Step }) => void
}) {
  const t = useWords()
  return (
    <>
      <PickNumber label={t("desk.turn")} value={turn} least={1} onPick={(turn) => onPick({ turn, step })} />
      <Pick
        label={t("desk.step")}
        value={step}
        options={STEPS}
        onPick={(step) => onPick({ turn, step })}
        say={(step) => t(`step.${step}`)}
      />
    </>
  )
}
