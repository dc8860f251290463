import fc from "fast-check"
import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Cost } from "../../language/cost.ts"
import { adds, card, creature, land, mana, paid, payable, spell, table } from "../testing/table.ts"

const anyColor: ActivatedAbility = {
  ability: "activated",
  cost: [{ pay: "tap" }, { pay: "sacrificeSelf" }],
  effect: { do: "addMana", mana: { choice: "anyColor" } },
}
const BOARD: readonly CardDefinition[] = [
  land("Forest"),
  land("Plains"),
  land("Island", { subtypes: ["Island", "Forest"], supertypes: [] }),
  creature("Elf", [adds("{G}")], { colors: ["G"] }),
  creature("Bear"),
  card({ name: "Treasure", subtypes: ["Treasure"] }, [anyColor]),
  card({ name: "Signet" }, [adds("{W}{U}", [{ pay: "mana", mana: "{1}" }, { pay: "tap" }])]),
  card({ name: "Altar" }, [adds("{C}{C}", [{ pay: "sacrifice", filter: { is: "type", type: "creature" } }])]),
  card({ name: "Ring" }, [adds("{C}{C}")]),
]
const PARTS: readonly Cost[] = [
  [],
  [{ pay: "sacrifice", filter: { is: "type", type: "creature" } }],
  [{ pay: "sacrifice", filter: { is: "type", type: "artifact" } }],
  [{ pay: "tapOthers", filter: { is: "type", type: "creature" } }],
  [{ pay: "sacrifice", filter: { is: "any" }, count: 2 }],
  [{ pay: "life", amount: 19 }],
]
const SPELLS = [
  card({ name: "Plain", types: ["sorcery"] }),
  card({ name: "Convoked", types: ["sorcery"] }, [{ ability: "keyword", keyword: "convoke" }]),
]

it("118.3: what is said to be payable is paid, and nothing else", () => {
  const board = fc.array(fc.nat(BOARD.length - 1), { maxLength: 6 })
  const cost = fc.array(fc.constantFrom("{G}", "{W}", "{U}", "{1}", "{1}", "{G/P}", "{2/W}"), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      board,
      cost,
      fc.constantFrom(...PARTS),
      fc.constantFrom(...SPELLS),
      (ids, symbols, parts, definition) => {
        const s = table()
        for (const i of ids) place(s, 0, "battlefield", BOARD[i])
        const what = spell(place(s, 0, "hand", definition), 0)
        const base = symbols.length === 0 ? parts : [...mana(symbols.join("")), ...parts]
        const possible = payable(s, base, what)
        const result = paid(s, base, what)
        expect(result.illegal).toBe(!possible)
        expect(s.players[0].life).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 400 },
  )
})
