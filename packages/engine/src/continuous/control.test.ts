import { describe, expect, it } from "vitest"
import { controllerOf } from "../characteristics/query.ts"
import { destroy } from "../events/moving/destroy.ts"
import { phaseOut } from "../one-shot/objects/phasing.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, writable } from "../state/writing/edit.ts"
import { card, creature, put, settle, table, when } from "../testing/table.ts"
import { beginTurn } from "../turn/next-turn.ts"
import { untapStep } from "../turn/untap-step.ts"

/** "You control enchanted creature." */
const magic = card({
  name: "Magic",
  types: ["enchantment"],
  subtypes: ["Aura"],
  abilities: [
    { ability: "keyword", keyword: "enchant", filter: { is: "type", type: "creature" } },
    {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "attachedTo" },
          changes: [{ change: "control", player: { who: "you" } }],
        },
      ],
    },
  ],
})

/** Player 1 takes player 0's creature with an Aura. */
function stolen(s: State, bear: ObjectId): ObjectId {
  const aura = put(s, 1, magic, "battlefield", { attachedTo: bear })
  settle(s)
  expect(controllerOf(s, bear)).toBe(1)
  return aura
}

const combat = (attacking: number) => ({
  attacking,
  blocking: [],
  blockedBy: [],
  blocked: false,
  band: 0,
})

describe("613.1b: control that a static ability gives", () => {
  it("302.6: whoever takes a creature has not controlled it since his turn began, and neither has he who gets it back", () => {
    const s = table()
    const bear = put(s, 0, creature(), "battlefield", { sick: false })
    const aura = stolen(s, bear)
    expect(s.objects[bear]!.sick).toBe(true)
    writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
    beginTurn(s)
    expect([s.turn.active, s.objects[bear]!.sick]).toEqual([0, true])
    beginTurn(s)
    expect([s.turn.active, s.objects[bear]!.sick]).toEqual([1, false])
    destroy(s, [aura], "701.8a")
    settle(s)
    expect([controllerOf(s, bear), s.objects[bear]!.sick, s.controlled]).toEqual([0, true, {}])
  })

  it("502.1, 702.26d: it phases in when he who controlled it untaps, and is not summoning sick for that", () => {
    const s = table()
    const bear = put(s, 0, creature(), "battlefield", { sick: false })
    const aura = stolen(s, bear)
    edit(s, bear).sick = false
    phaseOut(s, [bear])
    settle(s)
    writable(s).turn = { ...s.turn, step: "untap", phase: "beginning" }
    untapStep(s)
    expect([bear, aura].map((id) => s.objects[id]!.phasedOut)).toEqual([1, 2])
    writable(s).turn = { ...s.turn, active: 1 }
    untapStep(s)
    settle(s)
    expect([bear, aura].map((id) => s.objects[id]!.phasedOut)).toEqual([0, 0])
    expect([controllerOf(s, bear), s.objects[bear]!.sick]).toEqual([1, false])
  })

  it("506.4: an attacking creature is removed from combat", () => {
    const s = table()
    const bear = put(s, 0, creature())
    writable(s).turn = { ...s.turn, step: "declareAttackers", phase: "combat" }
    edit(s, bear).combat = combat(-2)
    stolen(s, bear)
    expect(s.objects[bear]!.combat).toBeNull()
  })

  it("603.2: an ability that waits for somebody to gain control of it triggers", () => {
    const s = table()
    const bear = put(
      s,
      0,
      creature("Bear", 2, 2, [
        when(
          { on: "control", object: { is: "self" }, gainedBy: { who: "you" } },
          { do: "gainLife", amount: 1 },
        ),
      ]),
    )
    stolen(s, bear)
    expect(s.stack.length).toBe(1)
    expect(s.events.filter(({ kind }) => kind === "control")).toMatchObject([{ player: 1, amount: 0 }])
  })
})
