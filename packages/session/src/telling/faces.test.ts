import { findCard } from "@apnap/cards"
import { createState, objectView, type PlayerId, place, type Zone } from "@apnap/engine"
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
