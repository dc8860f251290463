import { describe, expect, it } from "vitest"
import { readLine } from "./compile.ts"
import { withoutPersons } from "./persons.ts"

const names = ["Vera, Duellist", "Vera"]
const abilities = (line: string) => {
  const result = readLine(line, names, false)
  return result.understood ? result.abilities : null
}

describe("201.5: a text speaks of a legend that is a person as he or she", () => {
  it("and means the object itself", () => {
    expect(abilities("When Vera enters, she deals 2 damage to any target.")).toEqual(
      abilities("When Vera enters, it deals 2 damage to any target."),
    )
    expect(abilities("Whenever Vera attacks, he gets +1/+0 until end of turn.")).toMatchObject([
      { effect: { what: { sel: "self" } } },
    ])
  })

  it("also after it was moved, and where a text can only say so", () => {
    expect(
      abilities("{T}: Exile Vera, then return her to the battlefield transformed under her owner's control."),
    ).toMatchObject([{ effect: { of: [{ to: "exile" }, { to: "battlefield", transformed: true }] } }])
    expect(abilities("Vera enters with two +1/+1 counters on him.")).not.toBeNull()
  })

  it("and never of another object that was named last", () => {
    expect(abilities("Whenever Vera attacks, attach up to one target Equipment to her.")).toMatchObject([
      { effect: { to: { sel: "self" } } },
    ])
    expect(
      abilities("When Vera enters, you may discard a card. If you do, put a +1/+1 counter on him."),
    ).toBeNull()
  })

  it("tells what is hers from her", () => {
    expect(withoutPersons("Return her to her owner's hand.")).toEqual({
      withIt: "Return it to its owner's hand.",
      withName: ["Return ~ to its owner's hand.", "Return it to ~'s owner's hand."],
    })
    expect(withoutPersons("There is nobody here.")).toBeNull()
  })

  it("a planeswalker type is no name: a Vera planeswalker may be another one", () => {
    const gideon = readLine(
      "Gideon planeswalkers you control have hexproof.",
      ["Gideon of the Trials", "Gideon"],
      false,
    )
    expect(gideon).toMatchObject({
      abilities: [
        { effects: [{ what: { filter: { of: [{ is: "subtype", subtype: "Gideon" }, {}, {}] } } }] },
      ],
    })
  })
})
