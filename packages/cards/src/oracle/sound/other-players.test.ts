import { expect, it } from "vitest"
import { compileCard } from "../card.ts"
import { printFace } from "../print.ts"

/** The data of a card with this line, which must be whole and printed as it was. */
function read(line: string): string {
  const { definition, missing } = compileCard({
    name: "Zap",
    layout: "normal",
    type_line: "Enchantment",
    oracle_text: line,
  })
  expect([missing, printFace(definition.faces[0])]).toEqual([[], [line]])
  return JSON.stringify(definition.faces[0].abilities)
}
const THAT_PLAYER = '{"who":"otherThan","than":{"who":"bound","name":"player"}}'

it("'each other player' behind what a player does is other than that player, and than you where you do it", () => {
  expect(read("Whenever a player casts a spell, each other player draws a card.")).toContain(THAT_PLAYER)
  expect(read("Whenever you cast a spell, each other player draws a card.")).not.toContain(THAT_PLAYER)
  expect(read("Whenever a player casts a spell, another target player draws a card.")).toContain(THAT_PLAYER)
})

it("what each player has is not counted together", () => {
  const each = (said: string) => read(`At the beginning of your upkeep, if ${said}, draw a card.`)
  for (const said of ["each player has five or less life", "each opponent has no cards in hand"])
    expect(each(said)).toContain('"n":"countPlayers"')
  for (const more of ["more", "fewer"])
    expect(each(`you control ${more} creatures than each other player`)).toContain('"n":"countPlayers"')
})
