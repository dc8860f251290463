import { create } from "zustand"
import { follow } from "../../client/follow.ts"
import { keepPreference, keptPreference } from "../../client/keep.ts"
import { soundsOf } from "./score.ts"
import { play } from "./synth.ts"

/** Whether sound is on. */
export const useSound = create(() => ({ on: keptPreference("sound", true) }))

export function switchSound(): void {
  const on = !useSound.getState().on
  keepPreference("sound", on)
  useSound.setState({ on })
}

/** Seconds between simultaneous sounds. */
const APART = 0.07

follow(({ table, log }, before) => {
  const last = before.table
  if (!useSound.getState().on || table === null || last === null || table.game !== last.game) return
  if (table === last || table.watching !== null) return
  const sounds = soundsOf(log.slice(before.log.length))
  sounds.forEach((sound, i) => {
    play(sound, i * APART)
  })
  if (table.prompt !== null && last.prompt === null && table.seen.turn.active !== table.seen.player)
    play("priority", sounds.length * APART)
  if (table.seen.over !== null && last.seen.over === null)
    play(table.seen.over.winners.includes(table.seen.player) ? "won" : "lost", sounds.length * APART)
})
