import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MOST_GAMES } from "./limits.ts"
import { type Answered, type Client, clientHere, clientOfCommand, type ToolData } from "./testing/client.ts"

let client: Client
beforeAll(async () => {
  client = await clientHere()
})
afterAll(() => client.close())

const explain = (lines: string, more: object = {}) => client.call("explain_scenario", { lines, ...more })
/** The rule numbers of the matching lines. */
const rulesOf = ({ data }: Answered, text: string): string[] =>
  data.events.filter((e) => e.text.includes(text)).map((e) => e.rule)
const permanents = ({ data }: Answered, seat: number) => data.end.players[seat].battlefield.map((p) => p.name)

describe("judge questions", () => {
  it("Giant Growth in response saves the Bears: the last spell resolves first (608.2)", async () => {
    const told = await explain(`
      A hand: Lightning Bolt
      A battlefield: Mountain
      B hand: Giant Growth
      B battlefield: Forest; Grizzly Bears
      turn 1 main: A casts Lightning Bolt -> Grizzly Bears
      turn 1 main: B casts Giant Growth -> Grizzly Bears`)
    const order = told.data.events.map((e) => e.text).filter((text) => text.includes("resolves"))
    expect(order).toEqual(["Giant Growth resolves.", "Lightning Bolt resolves."])
    expect(permanents(told, 1)).toContain("Grizzly Bears")
  })

  it("what has hexproof is no legal target, and the rule is named (702.11b)", async () => {
    const told = await explain(`
      A hand: Lightning Bolt
      A battlefield: Mountain
      B battlefield: Sacred Wolf
      turn 1 main: A casts Lightning Bolt -> Sacred Wolf`)
    expect(told.data).toMatchObject({ outcome: "failed", refused: [{ rule: "702.11b" }] })
    expect(told.data.end.stack).toEqual([])
    expect(told.text).toContain("702.11b")
  })

  it("a creature without flying or reach can't block a flyer (702.9b), and the attack goes on", async () => {
    const told = await explain(`
      A battlefield: Serra Angel
      B battlefield: Grizzly Bears
      turn 1 attackers: A attacks with Serra Angel -> B
      turn 1 blockers: B blocks with Grizzly Bears -> Serra Angel`)
    expect(told.data).toMatchObject({ outcome: "passed", refused: [{ rule: "702.9b" }] })
    expect(told.data.end.players[1].life).toBe(16)
  })

  it("two with no toughness left die together, as a state-based action (704.5f), in French too", async () => {
    const plague = {
      name: "Test Plague",
      mana_cost: "{B}",
      type_line: "Sorcery",
      oracle_text: "All creatures get -2/-2 until end of turn.",
    }
    const told = await client.call("explain_scenario", {
      scenario: {
        cards: [plague],
        players: {
          A: { hand: ["Test Plague"], battlefield: ["Swamp", "Grizzly Bears"] },
          B: { battlefield: ["Grizzly Bears"] },
        },
        script: [{ turn: 1, step: "precombatMain", player: "A", do: "cast", card: "Test Plague" }],
      },
      language: "fr",
    })
    expect(rulesOf(told, "Grizzly Bears")).toContain("704.5f")
    expect([...permanents(told, 0), ...permanents(told, 1)]).not.toContain("Grizzly Bears")
    expect(told.text).toContain("cimetière")
  })

  it("two of a legend: three outcomes through the eras, each with the rule that decides (704.5j, 420.5e@2003-07)", async () => {
    const { data, text } = await client.call("compare_eras", {
      lines: `
        A hand: Isamaru, Hound of Konda
        A battlefield: Plains
        B battlefield: Isamaru, Hound of Konda
        turn 1 main: A casts Isamaru, Hound of Konda`,
    })
    expect(data.outcomes).toHaveLength(3)
    expect(data.changes.map((c) => Object.keys(c.before.knobs))).toEqual([["legendRule"], ["legendRule"]])
    expect(text).toContain("420.5e")
  })
})

describe("rules and cards", () => {
  it("a rule by its number of an era", async () => {
    const { data } = await client.call("look_up_rule", { number: "420.5e", era: "2003-07" })
    expect(data.says).toContain("704.5j")
  })

  it("a card as it is understood, with the rules that matter", async () => {
    const { data } = await client.call("card", { name: "Serra Angel" })
    expect(data).toMatchObject({ understood: true, missing: [] })
    expect(data.rules.map((one) => one.rule)).toEqual(["302.1", "702.9", "702.20"])
  })
})

describe("refusals have codes", () => {
  it.each([
    ["explain_scenario", { lines: "A frobnicates" }, "lines/unknown"],
    ["explain_scenario", { lines: "until: turn 1 tea" }, "lines/moment"],
    ["explain_scenario", {}, "question/form"],
    ["explain_scenario", { scenario: { players: { Z: { life: 3 } } } }, "scenario/shape"],
    ["explain_scenario", { lines: "rules: 1066" }, "unknown-ruleset"],
    ["explain_scenario", { lines: "A battlefield: 401 Forest" }, "question/size"],
    ["explain_scenario", { lines: "until: turn 31 end" }, "question/size"],
    ["explain_scenario", { lines: "A battlefield: 2 Forrest" }, "cards/unknown"],
    ["compare_eras", { lines: "A hand: Ligtning Bolt" }, "cards/unknown"],
    ["card", { name: "x".repeat(201) }, "input/invalid"],
    ["look_up_rule", { number: "999.1" }, "rule/unknown"],
    ["look_up_rule", { number: "704.5j", language: "xx" }, "input/invalid"],
    ["card", { name: "Nobody of Nowhere" }, "cards/unknown"],
    ["act", { game: "game-0", answer: 0 }, "game/unknown"],
    ["start_game", { players: [{ plays: "greedy" }, { plays: "greedy" }] }, "game/nobody"],
    ["start_game", { players: [{ plays: "me", deck: "nothing" }, { plays: "greedy" }] }, "deck/unknown"],
    ["start_game", { variant: ["chess"] }, "variant"],
  ])("%s %j: %s", async (tool, input, code) => {
    const { isError, data } = await client.call(tool, input)
    expect([isError, data.refusal?.code]).toEqual([true, code])
  })

  it("a misspelt card is answered with the names like it", async () => {
    const { data } = await client.call("explain_scenario", { lines: "A battlefield: 2 Forrest" })
    expect(data.refusal?.message).toBe('no card is called "Forrest" (did you mean "Forest"?)')
  })

  it("a game that waits for another answer stays as it was", async () => {
    const { data } = await client.call("start_game", { seed: 3 })
    const wrong = await client.call("act", { game: data.game, answer: "yes" })
    expect(wrong.data.refusal.code).toBe("answer/form")
    expect((await client.call("act", { game: data.game, answer: 7 })).data.refusal).toMatchObject({
      code: "illegal-answer",
      rule: "103.5",
    })
    expect((await client.call("legal_actions", { game: data.game })).data.serial).toBe(data.serial)
  })

  it("no more games are kept than so many; one that is conceded makes room", async () => {
    const own = await clientHere()
    for (let i = 0; i < MOST_GAMES; i++) await own.call("start_game", { seed: i })
    expect((await own.call("start_game")).data.refusal.code).toBe("game/too-many")
    expect((await own.call("act", { game: "game-1", concede: true })).data.over?.rule).toBe("104.2a")
    expect((await own.call("start_game")).data.game).toBe(`game-${MOST_GAMES + 1}`)
    await own.close()
  })
})

describe("a game through the protocol", () => {
  it("is played to its end by answers that the tool lists, over the command's own stdio", {
    timeout: 120_000,
  }, async () => {
    const remote = await clientOfCommand()
    const tools = (await remote.request("tools/list", {})) as { result: { tools: { name: string }[] } }
    expect(tools.result.tools.map(({ name }) => name)).toEqual([
      "explain_scenario",
      "look_up_rule",
      "card",
      "legal_actions",
      "start_game",
      "act",
      "compare_eras",
    ])
    const players = [
      { plays: "me", deck: "aggro" },
      { plays: "greedy", deck: "midrange" },
    ]
    let { data } = await remote.call("start_game", { players, seed: 11 })
    const { game } = data
    for (let moves = 0; data.over === undefined && moves < 600; moves++) {
      const next = await remote.call("act", { game, answer: answerTo(data.decision) })
      expect(next.isError, next.text).toBe(false)
      data = next.data
    }
    expect(data.over?.rule).toMatch(/^(104|704)/)
    await remote.close()
  })

  it("says what may not be done, with the rule", async () => {
    const { data } = await client.call("start_game", { seed: 5, players: [{ plays: "me" }, { plays: "me" }] })
    await client.call("act", { game: data.game, answer: 0 })
    const { data: main } = await client.call("act", { game: data.game, answer: 0 })
    const dear = main.view.players.flatMap((p) => p.cards).find((one) => one.manaValue > 0)
    const { data: why } = await client.call("legal_actions", { game: data.game, about: dear?.name })
    expect(why.refused[0]).toMatchObject({
      rule: expect.stringMatching(/^\d{3}\./),
      reason: expect.any(String),
    })
  })
})

/** A simple player: plays whatever it can, attacks with everything, never blocks. */
function answerTo({ kind, form, min, options }: ToolData["decision"]): unknown {
  const first = (n: number) => Array.from({ length: n }, (_, i) => i)
  switch (form) {
    case "one":
      return kind === "priority" ? options.length - 1 : 0
    case "number":
      return min
    case "order":
      return first(options.length)
    case "some":
      return kind === "attackers" ? first(options.length) : first(min)
    default:
      return options[0]
  }
}
