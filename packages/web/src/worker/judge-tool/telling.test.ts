import { findCard } from "@apnap/cards"
import { BUILT_IN, type Scenario } from "@apnap/scenarios"
import { expect, it } from "vitest"
import { EMPTY } from "../../judge-tool/editor/draft.ts"
import { toldScenario } from "./telling.ts"

const bolt: Scenario = {
  ...EMPTY,
  players: { A: { hand: ["Shock"], battlefield: ["Mountain"] }, B: { battlefield: ["Grizzly Bears"] } },
  script: [
    { turn: 1, step: "precombatMain", player: "A", do: "cast", card: "Shock", targets: ["Grizzly Bears"] },
  ],
  expect: [
    { check: "life", player: "B", is: 18 },
    { check: "graveyard", player: "B", card: "Grizzly Bears", is: 1 },
  ],
}
const told = (scenario: Scenario) => toldScenario(scenario, { cards: { find: findCard }, decks: BUILT_IN })

it("each assertion is judged, also after one that does not hold", () => {
  const { outcome, checks } = told(bolt)
  expect(outcome).toBe("failed")
  expect(checks.map(({ fault }) => fault === null)).toEqual([false, true])
})

it("what happened is told in both languages, under its turn and its step, with its rule", () => {
  const { lines } = told(bolt)
  expect(lines.slice(0, 2).map(({ is }) => is)).toEqual(["turn", "step"])
  const dies = lines.find(({ rule }) => rule === "704.5g")!
  expect(dies.text.en).toContain("Grizzly Bears")
  expect(dies.text.fr).not.toBe(dies.text.en)
})

it("a card that is not known makes it unsupported, and says which", () => {
  const { outcome, reason } = told({ ...EMPTY, players: { A: { hand: ["Blaxck Lotus"] }, B: {} } })
  expect([outcome, reason]).toEqual([
    "unsupported",
    { en: 'card "Blaxck Lotus"', fr: "carte «\u202fBlaxck Lotus\u202f»" },
  ])
})

it("613.7, 613.8a, 508.8: what decided without an event of its own is told as well", () => {
  const battlefield = ["Humility", "Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth"]
  const { lines } = told({ ...EMPTY, players: { A: { battlefield }, B: {} } })
  const decided = lines.filter(({ rule }) => /^(613|508\.8)/.test(rule)).map(({ text }) => text)
  expect(decided.map(({ en }) => en)).toEqual([
    "In layer 4, the effect of Urborg, Tomb of Yawgmoth depends on that of Blood Moon, which takes its ability away.",
    "In layer 7b, the effect of Opalescence applies after that of Humility: it is newer.",
    "Nothing has attacked: the declare blockers and combat damage steps are skipped.",
  ])
  expect(decided[1].fr).toMatch(/Dans la couche 7b.+plus récent/)
})
