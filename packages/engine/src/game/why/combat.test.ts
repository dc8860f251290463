import { describe, expect, it } from "vitest"
import { attackCandidates } from "../../combat/can-attack.ts"
import type { CardDefinition } from "../../language/card.ts"
import { type BareKeyword, keywordAbility } from "../../language/keyword-ability.ts"
import type { AttackersDecision } from "../../state/decision.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"
import { whyNotAttack } from "./combat.ts"

function creature(name: string, ...keywords: BareKeyword[]): CardDefinition {
  const abilities = keywords.map((keyword) => keywordAbility(keyword))
  return { name, layout: "normal", faces: [{ name, types: ["creature"], power: 2, toughness: 2, abilities }] }
}

/** A position with these creatures of both players, at the first declaration of this kind. */
function declared(kind: "attackers" | "blockers", mine: CardDefinition[], theirs: CardDefinition[]) {
  const players = [
    { name: "A", deck: [] },
    { name: "B", deck: [] },
  ]
  const s = createState({ players, openingHands: false })
  const own = mine.map((card) => place(s, 0, "battlefield", card))
  const others = theirs.map((card) => place(s, 1, "battlefield", card))
  invalidate(s)
  const decide = (game: Game) => {
    while (game.decision !== null && game.decision.kind !== kind) {
      const { decision } = game
      if (decision.kind === "attackers") game.decide(decision, [[0, 0]])
      else game.decide(decision, 0)
    }
    return game
  }
  return { s, own, others, decide }
}

describe("508.1a why a creature can't attack", () => {
  it("302.6, 702.3b, 508.1a: summoning sick, with defender, tapped, another player's, no creature", () => {
    const land: CardDefinition = {
      name: "Land",
      layout: "normal",
      faces: [{ name: "Land", types: ["land"] }],
    }
    const mine = [creature("Bear"), creature("New"), creature("Wall", "defender"), creature("Tapped"), land]
    const { s, own, others } = declared("attackers", mine, [creature("Foe")])
    const [bear, fresh, wall, tapped, plains] = own
    edit(s, fresh).sick = true
    edit(s, tapped).tapped = true
    invalidate(s)
    const decision: AttackersDecision = {
      kind: "attackers",
      player: 0,
      rule: "508.1",
      purpose: "attackers",
      source: 0,
      candidates: attackCandidates(s, 0),
      least: [],
    }
    const refusals = [bear, fresh, wall, tapped, plains, others[0]].map((id) => whyNotAttack(s, decision, id))
    expect(refusals.map((one) => one?.rule)).toEqual([
      undefined,
      "302.6",
      "702.3b",
      "508.1a",
      "508.1a",
      "508.1a",
    ])
  })

  it("is told of the declaration that is asked for, and changes nothing", () => {
    const { s, own, decide } = declared("attackers", [creature("Bear"), creature("Wall", "defender")], [])
    const game = decide(Game.from(s))
    const digest = game.digest()
    expect(own.map((id) => game.whyCombat(id)?.rule)).toEqual([undefined, "702.3b"])
    expect(game.digest()).toBe(digest)
  })
})

describe("509.1b why a creature can't block", () => {
  it("702.9b: a creature without flying or reach can't block one with flying, and says so of that attacker", () => {
    const { s, own, others, decide } = declared(
      "blockers",
      [creature("Bird", "flying")],
      [creature("Bear"), creature("Spider", "reach")],
    )
    const game = decide(Game.from(s))
    expect(game.whyCombat(others[0])).toMatchObject({ rule: "702.9b" })
    expect(game.whyCombat(others[1])).toBeNull()
    expect(game.whyCombat(own[0])).toBeNull()
    expect(game.whyCombat(own[0], others[0])).toMatchObject({ rule: "702.9b" })
    expect(game.whyCombat(own[0], others[1])).toBeNull()
  })

  it("is told only where attackers or blockers are declared", () => {
    const { s, own } = declared("attackers", [creature("Bear")], [])
    expect(Game.from(s).whyCombat(own[0])).toBeNull()
  })
})
