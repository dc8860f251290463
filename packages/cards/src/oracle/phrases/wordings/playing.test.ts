import { describe, expect, it } from "vitest"
import { readLine } from "../../compile.ts"

function read(line: string): string {
  const result = readLine(line, ["Test Card"], false)
  if (!result.understood) throw new Error(`stopped at "${result.stoppedAt}"`)
  return JSON.stringify(result.abilities)
}

describe("cards played from elsewhere (601.3)", () => {
  it("among the cards that this exiled (607.2a)", () => {
    const text = read("You may cast red spells from among cards exiled with Test Card.")
    expect(text).toContain('"zone":"exile"')
    expect(text).toContain('{"is":"exiledWith"}')
    expect(text).toContain('"castOnly":true')
  })

  it("only some of the cards of a permission, and for free", () => {
    const text = read(
      "When Test Card enters, exile the top four cards of your library. Until end of turn, you may cast artifact spells from among those cards without paying their mana costs.",
    )
    expect(text).toContain('"do":"permitPlay","what":{"sel":"bound","name":"moved"},"duration":"endOfTurn"')
    expect(text).toContain('"filter":{"is":"type","type":"artifact"},"free":true')
  })

  it("one spell at once, or any number (608.2g)", () => {
    const exiling = "When Test Card enters, exile the top four cards of your library. You may cast"
    expect(read(`${exiling} a spell from among them without paying its mana cost.`)).toContain('"count":1')
    const any = read(`${exiling} any number of spells from among them without paying their mana costs.`)
    expect(any).toContain('"count":999')
  })

  it("what is cast this way enters tapped", () => {
    const text = read(
      "Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell this way, that artifact enters tapped.",
    )
    expect(text).toContain('"oncePerTurn":true,"with":[{"change":"addAbilities"')
  })

  it("what playing it triggers (603.12), by the player whose turn it is", () => {
    const text = read(
      "During each player's turn, that player may play a land or cast a spell from among cards exiled with Test Card, and they may spend mana as though it were mana of any color to cast that spell. When they do, exile the top card of their library.",
    )
    expect(text).toContain('"then":{"do":"move","what":{"sel":"libraryTop","of":{"who":"active"}')
  })
})
