import { findCard } from "@apnap/cards"
import { createState, type GameObject, type Memory, objectView, place, type State } from "@apnap/engine"
import { seenCard } from "@apnap/session"
import type { TFunction } from "i18next"
import { expect, it } from "vitest"
import { nameOf } from "./card-words.ts"

const t = ((key: string, { name }: { name?: string } = {}) =>
  name === undefined ? key : `${key} ${name}`) as TFunction

type Lying = Partial<Pick<GameObject, "memory" | "faceDown" | "counters">> & { zone?: "battlefield" | "hand" }

/** A card of the first player, and what a player is told of it. */
function onTable(name: string, { zone = "battlefield", ...more }: Lying = {}) {
  const deck = Array.from({ length: 10 }, () => findCard("Forest")!)
  const s: State = createState({
    players: [
      { name: "You", deck },
      { name: "Computer", deck },
    ],
    seed: 1,
    openingHands: false,
  })
  const id = place(s, 0, zone, findCard(name)!)
  Object.assign(s.objects[id]!, more)
  return (viewer: number) => seenCard(s, objectView(s, id, viewer))
}

it("709.5: a Room without an unlocked door has no name, and is called by that of its card", () => {
  const room = onTable("Unholy Annex // Ritual Chamber")(1)
  expect(room.name).toBe("")
  expect(nameOf(t, room)).toBe("Unholy Annex // Ritual Chamber")
})

it("708.5: who controls a face-down permanent is told what it is, and nobody else", () => {
  const told = onTable("Wurmcoil Engine", { faceDown: true, memory: { faceDownAs: "manifest" } })
  expect(told(0).under).toMatchObject({ name: "Wurmcoil Engine", cost: "{6}" })
  expect(nameOf(t, told(0))).toBe("card.faceDownAs Wurmcoil Engine")
  expect(nameOf(t, told(1))).toBe("card.faceDown")
  expect(JSON.stringify(told(1))).not.toContain("Wurmcoil")
})

it("what was chosen for a permanent, its level, protector and designations are told to everybody", () => {
  const notes = (memory: Memory, name = "Grizzly Bears") => onTable(name, { memory })(1).notes
  expect(notes({ chosen: { type: "Goblin" } }, "Cavern of Souls")).toEqual([
    { what: "type", value: "Goblin" },
  ])
  expect(notes({ chosen: { player: 1 } })).toEqual([{ what: "player", value: "Computer" }])
  expect(notes({ classLevel: 2 }, "Ranger Class")).toEqual([{ what: "level", value: "2" }])
  expect(notes({ protector: 0 }, "Invasion of Dominaria // Serra Faithkeeper")).toEqual([
    { what: "protector", value: "You" },
  ])
  expect(notes({ designations: ["monstrous", "companion"] })).toEqual([{ what: "is", value: "monstrous" }])
})

it("310.4a, 310.4c: a battle's defense is the printed one in the hand, and its counters on the battlefield", () => {
  const battle = "Invasion of Dominaria // Serra Faithkeeper"
  expect(onTable(battle, { zone: "hand" })(0).defense).toBe(5)
  expect(onTable(battle, { counters: { defense: 3 } })(0).defense).toBe(3)
})
