import { USUAL_STOPS } from "@apnap/session/protocol"
import { describe, expect, it } from "vitest"
import { savedPosition } from "../../../../session/src/testing/position.ts"
import { readRecord } from "../../worker/record.ts"
import { Session } from "../../worker/session.ts"
import { soundOf, soundsOf } from "./score.ts"

const SETTINGS = { stops: USUAL_STOPS, hold: false, fullControl: false, byHand: false, pace: 0, show: 0 }

/** What is heard when the person does this first. */
function heard(what: "play" | "cast", hand: string, battlefield: readonly string[]) {
  const session = new Session(readRecord(savedPosition({ hand: [hand], battlefield }, {})), SETTINGS)
  const { prompt } = session.table()
  const options = prompt?.decision.kind === "priority" ? prompt.decision.options : []
  session.answer(
    prompt!.at,
    options.findIndex((o) => o.do === what),
  )
  return soundsOf(session.table().log)
}

describe("what is heard", () => {
  it("a land comes down, a spell is cast", () => {
    expect(heard("play", "Forest", [])).toContain("land")
    expect(heard("cast", "Grizzly Bears", ["Forest", "Forest"])).toContain("cast")
  })

  it("each sound once, however many do the same at a time", () => {
    const sounds = heard("cast", "Grizzly Bears", ["Forest", "Forest"])
    expect(sounds.filter((sound) => sound === "tap")).toHaveLength(1)
  })

  it("what is told of the turn alone is silent", () => {
    const session = new Session(readRecord(savedPosition({}, {})), SETTINGS)
    const steps = session.table().log.filter(({ kind }) => kind === "step")
    expect(steps.map(soundOf).every((sound) => sound === null)).toBe(true)
  })
})
