import { USUAL_STOPS } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import { readRecord } from "../worker/record.ts"
import { Session } from "../worker/session.ts"
import { optionsInOrder } from "./options-in-order.ts"

const SETTINGS = { stops: USUAL_STOPS, hold: false, fullControl: false, byHand: false, pace: 0, show: 0 }

/** Whose creatures and players are offered for this spell, in the order in which they are. */
function offered(spell: string, land: string, bears = ["Grizzly Bears"]): (number | null)[] {
  const mine = { hand: [spell], battlefield: [land, ...bears] }
  const session = new Session(readRecord(savedPosition(mine, { battlefield: ["Hill Giant"] })), SETTINGS)
  const { prompt } = session.table()
  const options = prompt?.decision.kind === "priority" ? prompt.decision.options : []
  session.answer(
    prompt!.at,
    options.findIndex((o) => o.do === "cast"),
  )
  const table = session.table()
  const decision = table.prompt!.decision
  if (decision.kind !== "choose") throw new Error(`asked for ${decision.kind}`)
  return optionsInOrder(table, decision).map(({ whose }) => whose)
}

it("what helps is offered to one's own first, what harms to those of others", () => {
  expect(offered("Giant Growth", "Forest")).toEqual([0, 1])
  expect(offered("Shock", "Mountain")).toEqual([1, 1, 0, 0])
})

it("what helps another player's creature says whose it is, though there is no other", () => {
  expect(offered("Giant Growth", "Forest", [])).toEqual([1])
})
