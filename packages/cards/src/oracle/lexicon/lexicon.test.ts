import { describe, expect, it } from "vitest"
import { frenchText } from "../../french/print.ts"
import { abilities } from "../testing/read.ts"
import { wordings } from "../testing/wordings.ts"
import { formsOf, inForm } from "./forms.ts"

const YOU = { who: "you" }

wordings("verbs of the lexicon, as triggers", [
  [
    "603.2: one subject with two verbs",
    "Whenever Zap enters or deals combat damage to a player, draw a card.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "damage", combat: true }] } },
  ],
  [
    "603.2c: one or more at once",
    "Whenever one or more other creatures you control leave the battlefield without dying, draw a card.",
    { when: { on: "moves", from: "battlefield", notTo: "graveyard", batch: true } },
  ],
  [
    "the object itself as it is discarded",
    "When you discard Zap, you gain 3 life.",
    { when: { on: "discard", card: { is: "self" } } },
  ],
  [
    "121.1: which of the turn's cards",
    "Whenever you draw your third card each turn, you gain 1 life.",
    { when: { on: "draw", nth: 3 } },
  ],
  [
    "120.3: so much damage at least",
    "Whenever Zap is dealt 3 or more damage, draw a card.",
    { when: { on: "damage", amount: { op: ">=", than: 3 } } },
  ],
  [
    "701.16a: a keyword action, for the first time",
    "Whenever you investigate for the first time each turn, draw a card.",
    { when: { on: "qualified", event: { on: "action", action: "investigate", player: YOU }, nth: 1 } },
  ],
  [
    "400.3: a hand of one's own takes only one's own cards",
    "Whenever Zap or another creature is returned to your hand from the battlefield, draw a card.",
    { when: { on: "moves", object: { is: "and", of: [{ is: "or" }, { is: "ownedBy", player: YOU }] } } },
  ],
])

wordings("verbs of the lexicon, of what happened", [
  [
    "in this combat",
    "At end of combat, if Zap attacked or blocked this combat, draw a card.",
    { condition: { if: "happened", thisCombat: true, event: { on: "anyOf" } } },
  ],
  [
    "what did not happen to anything",
    "At the beginning of your end step, if no permanents left the battlefield this turn, draw a card.",
    { condition: { if: "not", of: { if: "happened", event: { from: "battlefield" } } } },
  ],
  [
    "what a creature did not do, as a quality of it",
    "Destroy each creature that didn't attack this turn.".replace("Destroy", "{T}: Destroy"),
    { effect: { what: { filter: { of: [{}, { is: "not", of: { is: "thisTurn" } }] } } } },
  ],
  [
    "of one of several players, never of all together",
    "Zap has haste as long as an opponent sacrificed two or more creatures this turn.",
    { condition: { if: "compare", left: { n: "countPlayers", of: { who: "such" } } } },
  ],
  [
    "what is counted by what players did to it",
    "{T}: You gain 1 life for each card you've discarded this turn.",
    { effect: { amount: { n: "thisTurn", event: { on: "discard", player: YOU } } } },
  ],
  [
    "404.1: into whose graveyard, in the passive",
    "{T}: Draw a card for each creature put into your graveyard from the battlefield this turn.",
    { effect: { count: { n: "thisTurn", event: { to: "graveyard" } } } },
  ],
  [
    "how much life each of them lost",
    "At the beginning of each end step, each opponent loses life equal to the life they lost this turn.",
    { effect: { effect: { amount: { n: "thisTurn", sum: "amount" } } } },
  ],
])

describe("forms of verbs", () => {
  it("are made where nothing else is known", () => {
    expect(formsOf("scry")).toEqual({
      bare: "scry",
      third: "scries",
      past: "scried",
      participle: "scried",
      gerund: "scrying",
    })
    expect(formsOf("tap").past).toBe("tapped")
    expect(formsOf("draw").participle).toBe("drawn")
  })
  it("stand in their places in a phrase", () => {
    expect(inForm("<be> put into exile", "present")).toBe("is/are put into exile")
    expect(inForm("<leave> the battlefield", "past")).toBe("left the battlefield")
  })
})

describe("the same in French", () => {
  const CREATURE = { name: "Zap", types: ["creature" as const], subtypes: [], abilities: [] }
  it.each([
    [
      "Whenever Zap enters or dies, draw a card.",
      "À chaque fois que cette créature arrive ou meurt, piochez une carte.",
    ],
    [
      "At the beginning of your end step, if you didn't discard a card this turn, draw a card.",
      "Au début de votre étape de fin, si vous ne vous êtes pas défaussé d’une carte ce tour-ci, piochez une carte.",
    ],
    [
      "At the beginning of your end step, if another creature entered under your control this turn, draw a card.",
      "Au début de votre étape de fin, si une autre créature est arrivée sous votre contrôle ce tour-ci, piochez une carte.",
    ],
    [
      "{T}: You gain 1 life for each card you've drawn this turn.",
      "{T} : Vous gagnez un nombre de points de vie égal au nombre de cartes que vous avez piochées ce tour-ci.",
    ],
  ])("%s", (english, french) => {
    const said = frenchText(abilities(english)[0], CREATURE)
    expect(said).toEqual({ text: expect.any(String) })
    expect(said && "text" in said && said.text.replaceAll("\u202f", " ")).toBe(french)
  })
})
