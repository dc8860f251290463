import { compileCard, findCard } from "@apnap/cards"
import { createState, Game, objectView, type PlayerId, place, type Zone } from "@apnap/engine"
import { expect, it } from "vitest"
import { seenCard } from "./seen-card.ts"

/** A card as its owner sees it in a zone. */
function seenIn(zone: Zone, name: string) {
  const s = createState({
    players: [
      { name: "A", deck: [] },
      { name: "B", deck: [] },
    ],
    openingHands: false,
  })
  const owner: PlayerId = 0
  const id = place(s, owner, zone, findCard(name)!)
  return seenCard(s, objectView(s, id, owner))
}

it("715.2: beside a creature its adventure is told", () => {
  const unicorn = seenIn("hand", "Lonesome Unicorn")
  expect(unicorn.text).toEqual(["Vigilance"])
  expect(unicorn.faces).toMatchObject([
    { name: "Rider in Need", cost: "{2}{W}", types: ["sorcery"], subtypes: ["Adventure"], size: "" },
  ])
  expect(unicorn.faces[0].text[0]).toContain("Knight")
})

it("709.4: a split card is told half by half", () => {
  const fire = seenIn("hand", "Fire // Ice")
  expect(fire.text).toEqual([])
  expect(fire.faces.map(({ name, cost }) => [name, cost])).toEqual([
    ["Fire", "{1}{R}"],
    ["Ice", "{1}{U}"],
  ])
  expect(fire.faces[0].text[0]).toMatch(/^Fire deals/)
})

it("712.8a, 718.2: the other side, and the prototype's cost and size, are told too", () => {
  expect(seenIn("battlefield", "Delver of Secrets").faces).toMatchObject([
    { name: "Insectile Aberration", size: "3/2" },
  ])
  expect(seenIn("hand", "Boulderbranch Golem").faces).toMatchObject([
    { name: "Boulderbranch Golem", cost: "{3}{G}", size: "3/3" },
  ])
  expect(seenIn("hand", "Shock").faces).toEqual([])
})

const GEM = compileCard({
  name: "Gem",
  layout: "mutate",
  mana_cost: "{3}{G}",
  type_line: "Creature — Cat",
  oracle_text: "Mutate {0}\nTrample",
  power: "4",
  toughness: "4",
}).definition

it("702.140e: of a merged permanent the cards under its top are told, whose abilities it has", () => {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const players = ["A", "B"].map((name) => ({ name, deck }))
  const s = createState({ players, seed: 1, openingHands: false, startingPlayer: 0 })
  const bears = place(s, 0, "battlefield", findCard("Grizzly Bears")!)
  place(s, 0, "hand", GEM)
  const game = Game.from(s)
  const isMutate = () =>
    game.decision?.kind === "priority"
      ? game.decision.options.findIndex((o) => o.do === "cast" && o.way === "mutate")
      : -1
  while (isMutate() < 0) game.decide(game.decision!, 0)
  game.decide(game.decision!, isMutate())
  while (game.state.objects[bears]?.memory?.merged === undefined) {
    const { kind } = game.decision!
    game.decide(game.decision!, kind === "choose" || kind === "option" ? [0] : 0)
  }
  const card = seenCard(game.state, objectView(game.state, bears, 0))
  expect([card.name, ...card.faces.map(({ name }) => name)].toSorted()).toEqual(["Gem", "Grizzly Bears"])
})
