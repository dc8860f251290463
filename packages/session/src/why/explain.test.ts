import { Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import type { ExplainedEvent, ExplainedObject, ExplainedPlayer } from "../protocol/why.ts"
import { savedPosition } from "../testing/position.ts"
import { explain } from "./explain.ts"

/** Answers with what each decision in turn is given; priority is passed while nothing is given for it. */
function go(game: Game, ...answers: ((game: Game) => unknown)[]): void {
  for (const answer of answers) game.decide(game.decision!, answer(game) as number)
}

/** Casts a card from the hand. */
function cast(name: string) {
  return ({ decision, state }: Game) => {
    if (decision?.kind !== "priority") throw new Error(`not asked for an action: ${decision?.kind}`)
    return decision.options.findIndex(
      (o) => o.do === "cast" && state.definitions[state.objects[o.object]!.def].name === name,
    )
  }
}

/** Chooses the option that is a permanent of this name. */
function target(name: string) {
  return ({ decision, state }: Game) => {
    if (decision?.kind !== "choose") throw new Error(`not asked for a target: ${decision?.kind}`)
    const at = decision.options.findIndex(
      (o) => o > 0 && state.definitions[state.objects[o]!.def].name === name,
    )
    return [at]
  }
}

const pass = () => 0
const at = (game: Game, fits: (kind: string) => boolean) => game.history().findIndex(({ kind }) => fits(kind))
const find = (game: Game, name: string) => game.view(0).battlefield.find((card) => card.name === name)!.id

const anthem = Game.load(
  savedPosition({ battlefield: ["Grizzly Bears", "Glorious Anthem"] }, { hand: ["Shock"] }),
)

describe("an object", () => {
  it("613.4c: a creature is told with what was printed, the anthem that changed it, and what it is now", () => {
    const bears = find(anthem, "Grizzly Bears")
    const { printed, now, steps } = explain(anthem, { why: "object", id: bears }, 0) as ExplainedObject
    expect([printed.power, now.power]).toEqual([2, 3])
    expect(steps).toMatchObject([
      {
        layer: "7c",
        rule: "613.4c",
        by: "ability",
        source: "Glorious Anthem",
        changed: [{ what: "size", before: "2/2", after: "3/3" }],
      },
    ])
  })

  it("613.8a: an effect that takes another's ability away says so of each land that it changes", () => {
    const lands = ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Karplusan Forest"]
    const game = Game.load(savedPosition({ battlefield: lands }, {}))
    for (const land of lands.slice(1)) {
      const { steps } = explain(game, { why: "object", id: find(game, land) }, 0) as ExplainedObject
      expect(steps).toMatchObject([
        { layer: "4", source: "Blood Moon", ends: ["Urborg, Tomb of Yawgmoth"], comes: null },
      ])
    }
    const [step] = (
      explain(anthem, { why: "object", id: find(anthem, "Grizzly Bears") }, 0) as ExplainedObject
    ).steps!
    expect(step.ends).toEqual([])
  })

  it("611.2a: an effect that lasts is told by the spell that it came from, which is gone", () => {
    const game = Game.load(
      savedPosition({ hand: ["Giant Growth"], battlefield: ["Grizzly Bears", "Forest"] }, {}),
    )
    go(game, cast("Giant Growth"), target("Grizzly Bears"), pass, pass)
    const { steps } = explain(game, { why: "object", id: find(game, "Grizzly Bears") }, 0) as ExplainedObject
    expect(steps).toMatchObject([{ by: "effect", source: "Giant Growth" }])
  })

  it("405.2: abilities of permanents that are gone are told by their places and sources, and the permanents no more", () => {
    const creatures = ["Blood Artist", "Zulaport Cutthroat"]
    const lands = ["Plains", "Plains", "Plains", "Plains"]
    const game = Game.load(
      savedPosition({ hand: ["Wrath of God"], battlefield: [...creatures, ...lands] }, {}),
    )
    const gone = creatures.map((name) => find(game, name))
    go(game, cast("Wrath of God"), pass, pass)
    while (game.decision!.kind !== "priority") {
      const { decision } = game
      game.decide(decision!, decision?.kind === "order" ? [...decision.options.keys()] : [0])
    }
    const { stack } = game.state
    expect(stack).toHaveLength(4)
    for (const id of stack) {
      const { places } = explain(game, { why: "object", id }, 1) as ExplainedObject
      expect(places.length).toBeGreaterThan(0)
      for (const { other } of places) expect(creatures).toContain(other)
    }
    for (const id of gone)
      expect(explain(game, { why: "object", id }, 0)).toMatchObject({ name: "", places: [] })
  })

  it("400.2: a card in another's hand is not told", () => {
    const [shock] = anthem.state.players[1].hand
    const about = explain(anthem, { why: "object", id: shock }, 0) as ExplainedObject
    expect([about.steps, about.name, about.now.types]).toEqual([null, "", ""])
  })
})

describe("an event", () => {
  it("is told in both languages, with its rule", () => {
    const index = at(anthem, (kind) => kind === "step")
    const about = explain(anthem, { why: "event", index }, 0) as ExplainedEvent
    expect(about.rule).toBe(anthem.history()[index].rule)
    expect(about.text?.fr).not.toBe(about.text?.en)
  })

  it("704.3: a creature that dies by lethal damage dies in a check of state-based actions", () => {
    const game = Game.load(
      savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, { battlefield: ["Grizzly Bears"] }),
    )
    go(game, cast("Shock"), target("Grizzly Bears"), pass, pass)
    const index = at(game, (kind) => kind === "destroyed")
    const about = explain(game, { why: "event", index }, 0) as ExplainedEvent
    expect(about).toMatchObject({ rule: "704.5g", check: { nth: 1, of: 1, others: [], rule: "704.3" } })
  })
})

describe("a player", () => {
  it("119.3: the life total is told from the total before to that of now, with what did it", () => {
    const game = Game.load(savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, {}))
    go(game, cast("Shock"), ({ decision }) => [decision!.kind === "choose" && decision!.options.indexOf(-2)])
    go(game, pass, pass)
    const about = explain(game, { why: "player", id: 1 }, 0) as ExplainedPlayer
    expect(about).toMatchObject({ began: 20, life: 18, player: { you: false } })
    expect(about.changes).toMatchObject([{ by: -2, total: 18, source: "Shock", rule: "120.3a" }])
  })
})
