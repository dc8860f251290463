import { findCard } from "@apnap/cards"
import type { NameDecision } from "@apnap/engine"
import { Game } from "@apnap/engine"
import { afterEach, expect, it } from "vitest"
import { speakCards } from "./card-text.ts"
import { optionTexts } from "./describe.ts"

afterEach(() => speakCards("en"))

it("types to choose from are told in French where it is spoken (205.3)", async () => {
  const deck = Array.from({ length: 60 }, () => findCard("Forest")!)
  const players = [
    { name: "Ana", deck },
    { name: "Luc", deck },
  ]
  const { state } = Game.start({ players, seed: 1 })
  const asked = { kind: "name", player: 0, rule: "205.3e", source: 0, purpose: "type" } as const
  const types: NameDecision = { ...asked, of: "creatureType", options: ["Goblin", "Bat", "Zubera"] }
  expect(optionTexts(state, types, [])).toEqual(["", "", ""])
  await speakCards("fr")
  expect(optionTexts(state, types, [])).toEqual(["gobelin", "chauve-souris", ""])
  const cardTypes: NameDecision = { ...asked, of: "cardType", options: ["creature", "land"] }
  expect(optionTexts(state, cardTypes, [])).toEqual(["créature", "terrain"])
})
