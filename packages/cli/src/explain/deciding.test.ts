import { compileCard, findCard } from "@apnap/cards"
import { BUILT_IN, type Scenario, type Stock } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { tellScenario } from "./tell.ts"

const stock: Stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }

type Parts = Pick<Scenario, "players"> & Partial<Scenario>

/** The lines told of a run, without the position it comes to. */
function told(parts: Parts, language: "en" | "fr" = "en"): string {
  const scenario: Scenario = {
    id: "told",
    format: "duel",
    script: [],
    strict: false,
    stopAt: { turn: 1, step: "end" },
    expect: [],
    ...parts,
  }
  return tellScenario(scenario, stock, language).join("\n")
}

const lands = (name: string, count: number) => Array.from({ length: count }, () => name)
const main = { turn: 1, step: "precombatMain", player: "A" } as const

describe("explain tells what decided", () => {
  it("101.2: an ability that an effect stops from triggering, and by what", () => {
    const orb = {
      ...{ name: "Orb", layout: "normal", mana_cost: "{0}", type_line: "Artifact" },
      oracle_text: "Creatures entering don't cause abilities to trigger.",
    }
    const guest = {
      ...{ name: "Guest", layout: "normal", mana_cost: "{0}", type_line: "Creature — Bear" },
      ...{ oracle_text: "When this creature enters, you gain 2 life.", power: "2", toughness: "2" },
    }
    const monk: Parts = {
      cards: [orb, guest],
      players: { A: { battlefield: ["Orb"], hand: ["Guest"] }, B: {} },
      script: [{ ...main, do: "cast", card: "Guest" }],
    }
    expect(told(monk)).toMatch(/101\.2 +An ability of Guest does not trigger because of Orb\./)
    expect(told(monk, "fr")).toMatch(/Guest ne se déclenche pas à cause d’Orb\./)
  })

  it("500.11: a step is skipped, and by what", () => {
    const stasis = { players: { A: { battlefield: ["Stasis"] }, B: {} } }
    expect(told(stasis)).toMatch(/500\.11 +A skips their untap step \(Stasis\)\./)
    expect(told(stasis, "fr")).toMatch(/500\.11 +A saute son étape de dégagement \(Stasis\)\./)
  })

  it("500.8: phases are added, and by what", () => {
    const assault: Parts = {
      players: { A: { battlefield: lands("Mountain", 4), hand: ["Relentless Assault"] }, B: {} },
      script: [{ ...main, do: "cast", card: "Relentless Assault" }],
    }
    expect(told(assault)).toMatch(
      /500\.8 +Added to this turn: combat phase, postcombat main phase \(Relentless Assault\)\./,
    )
    expect(told(assault, "fr")).toMatch(
      /500\.8 +Ce tour a en plus.+phase de combat.+\(Relentless Assault\)\./,
    )
  })

  it("613.1b: whose permanent is taken", () => {
    const magic: Parts = {
      players: {
        A: { battlefield: lands("Island", 4), hand: ["Control Magic"] },
        B: { battlefield: ["Grizzly Bears"] },
      },
      script: [{ ...main, do: "cast", card: "Control Magic", targets: ["Grizzly Bears"] }],
    }
    expect(told(magic)).toMatch(/613\.1b +A gains control of Grizzly Bears from B\./)
    expect(told(magic, "fr")).toMatch(/613\.1b +A acquiert le contrôle de Grizzly Bears, que B avait\./)
  })

  it("723.1: who makes whose choices", () => {
    const slaver: Parts = {
      players: { A: { battlefield: ["Mindslaver", ...lands("Island", 4)] }, B: {} },
      script: [{ ...main, do: "activate", ability: "{4}, {T}", targets: [{ player: "B" }] }],
      stopAt: { turn: 2, step: "upkeep" },
    }
    expect(told(slaver)).toMatch(/723\.1 +A makes the choices of B \(Mindslaver\)\./)
  })

  it("805.4: the steps of a team are told once, by its members", () => {
    const teams: Parts = {
      format: "twoHeadedGiant",
      turnOrder: ["A", "B", "C", "D"],
      players: { A: {}, B: { battlefield: ["Grizzly Bears"] }, C: {}, D: {} },
      script: [{ turn: 1, step: "declareAttackers", player: "B", do: "attack", creature: "Grizzly Bears" }],
    }
    const lines = told(teams).split("\n")
    expect(lines).toContain("  500.1    Turn 1: A & B.")
    expect(lines.filter((line) => line.includes("declare attackers step"))).toEqual([
      "  508      A & B's declare attackers step begins.",
    ])
    expect(lines.join()).not.toContain("Nothing has attacked")
    expect(lines).toContain("  103.8b   A & B skip their draw step.")
    expect(told(teams, "fr")).toContain("103.8b   A & B sautent leur étape de pioche.")
  })

  it("614.1a: what keeps a player from losing all their life; damage is told before its results (120.3a)", () => {
    const worship: Parts = {
      cards: [
        {
          name: "Worship",
          layout: "normal",
          mana_cost: "{3}{W}",
          type_line: "Enchantment",
          oracle_text:
            "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
        },
      ],
      players: {
        A: { battlefield: ["Mountain"], hand: ["Shock"] },
        B: { battlefield: ["Worship", "Grizzly Bears"], life: 2 },
      },
      script: [{ ...main, do: "cast", card: "Shock", targets: [{ player: "B" }] }],
    }
    expect(told(worship)).toMatch(
      /614\.6 +Worship replaces B's loss of life\.\n +608\.2c +Shock deals 2 damage to B\.\n +120\.3a +B loses 1 life\./,
    )
    expect(told(worship, "fr")).toMatch(/614\.6 +Worship remplace la perte de points de vie de B\./)
  })

  it("what the rules refused is told without the words of the format", () => {
    const refused: Parts = {
      players: { A: { hand: ["Shock"] }, B: {} },
      script: [{ ...main, do: "cast", card: "Shock", targets: [{ player: "B" }], illegal: true }],
    }
    expect(told(refused)).toMatch(/601\.2h +turn 1, precombat main phase: cast "Shock":/)
    expect(told(refused, "fr")).toMatch(/601\.2h +tour 1, phase principale d’avant combat.: lancer "Shock"/)
  })

  it("509.2@2014-02: the damage order, after the blocks", () => {
    const blocks: Parts = {
      ruleset: "2014-02",
      players: { A: { battlefield: ["Hill Giant"] }, B: { battlefield: ["Grizzly Bears", "Gray Ogre"] } },
      script: [
        { turn: 1, step: "declareAttackers", player: "A", do: "attack", creature: "Hill Giant" },
        ...(["Grizzly Bears", "Gray Ogre"] as const).map((creature) => ({
          ...({ turn: 1, step: "declareBlockers", player: "B", do: "block" } as const),
          ...{ creature, attacker: "Hill Giant" },
        })),
      ],
      choices: { A: ["Gray Ogre"] },
    }
    expect(told(blocks)).toMatch(
      /Gray Ogre blocks Hill Giant\.\n.*509\.2 +The damage of Hill Giant is assigned first to Gray Ogre\.\n.*509\.2 +Grizzly Bears is number 2 in the damage order of Hill Giant\./,
    )
  })

  it("300.3@2003-07: life lost by mana burn", () => {
    const burn: Parts = {
      ruleset: "2003-07",
      players: { A: { battlefield: ["Mountain"] }, B: {} },
      script: [{ ...main, do: "activate", ability: "{T}: Add {R}" }],
    }
    expect(told(burn)).toMatch(/300\.3 +A loses 1 life by mana burn\./)
  })

  it("614.6: what an effect replaces", () => {
    const peace: Parts = {
      players: {
        A: { battlefield: ["Rest in Peace", "Mountain"], hand: ["Shock"] },
        B: { battlefield: ["Grizzly Bears"] },
      },
      script: [{ ...main, do: "cast", card: "Shock", targets: ["Grizzly Bears"] }],
    }
    expect(told(peace)).toMatch(/614\.6 +Rest in Peace replaces the move of Grizzly Bears\./)
  })

  it("613.8a: an effect that waits for one it depends on, or is lost to it", () => {
    const moon = { players: { A: { battlefield: ["Blood Moon", "Urborg, Tomb of Yawgmoth"] }, B: {} } }
    expect(told(moon)).toMatch(
      /613\.8a +In layer 4, the effect of Urborg, Tomb of Yawgmoth depends on that of Blood Moon, which takes its ability away\./,
    )
  })

  it("613.7: of two effects that set the same, the newer one applies last", () => {
    const order = (battlefield: string[]) => told({ players: { A: { battlefield }, B: {} } })
    expect(order(["Humility", "Opalescence"])).toMatch(
      /613\.7 +In layer 7b, the effect of Opalescence applies after that of Humility: it is newer\./,
    )
    expect(order(["Opalescence", "Humility"])).toMatch(
      /the effect of Humility applies after that of Opalescence/,
    )
    expect(order(["Glorious Anthem", "Glorious Anthem", "Grizzly Bears"])).not.toContain("613.")
  })

  it("508.8: steps are left out for lack of attackers, not where the turn was ended (724.1)", () => {
    const stop: Parts = {
      cards: [
        {
          name: "Time Stop",
          layout: "normal",
          mana_cost: "{4}{U}{U}",
          type_line: "Instant",
          oracle_text: "End the turn.",
        },
      ],
      players: {
        A: { battlefield: ["Grizzly Bears"] },
        B: { battlefield: lands("Island", 6), hand: ["Time Stop"] },
      },
      script: [
        { turn: 1, step: "declareAttackers", player: "A", do: "attack", creature: "Grizzly Bears" },
        { turn: 1, step: "declareAttackers", player: "B", do: "cast", card: "Time Stop" },
      ],
      stopAt: { turn: 2, step: "upkeep" },
    }
    expect(told(stop)).toContain("The turn ends at once.")
    expect(told(stop)).not.toContain("508.8")
    expect(told({ players: { A: {}, B: {} } })).toMatch(/508\.8 +Nothing has attacked/)
  })

  it("807.4: turns that alternate are told once, each event under its own turn's step", () => {
    const seats = ["A", "B", "C", "D", "E", "F", "G", "H"]
    const red = { battlefield: ["Mountain"], hand: ["Shock"] }
    const shock = { step: "upkeep", do: "cast", card: "Shock" } as const
    const melee: Parts = {
      format: "grandMelee",
      turnOrder: seats,
      players: { ...Object.fromEntries(seats.map((seat) => [seat, {}])), A: red, E: red },
      script: [
        { turn: 1, player: "A", ...shock, targets: [{ player: "B" }] },
        { turn: 2, player: "E", ...shock, targets: [{ player: "F" }] },
      ],
      stopAt: { turn: 1, step: "end" },
    }
    const lines = told(melee).split("\n")
    expect(lines.filter((line) => line.includes("Shock deals"))).toHaveLength(2)
    expect(lines.filter((line) => line.includes("500.1 "))).toHaveLength(2)
    const before = (words: string) => lines[lines.findIndex((line) => line.includes(words)) - 1]
    expect(before("Shock deals 2 damage to B")).toContain("A's upkeep step")
    expect(before("Shock deals 2 damage to F")).toContain("E's upkeep step")
    const leftOut = lines.flatMap((line, i) => (line.includes("508.8") ? [lines[i - 1]] : []))
    expect(leftOut.map((line) => line.slice(11))).toEqual([
      "A's declare attackers step begins.",
      "E's declare attackers step begins.",
    ])
  })

  it("104.3b, 101.2: what can't happen at a check of state-based actions, and what forbids it", () => {
    const angel: Parts = {
      players: {
        A: { battlefield: ["Mountain"], hand: ["Shock"] },
        B: { battlefield: ["Platinum Angel"], life: 2 },
      },
      script: [{ ...main, do: "cast", card: "Shock", targets: [{ player: "B" }] }],
    }
    const lines = told(angel).split("\n")
    const forbidden = lines.filter((line) => line.includes("forbids"))
    expect(forbidden).toEqual([
      "  704.5a   Platinum Angel forbids B's loss of the game, having 0 or less life.",
    ])
    expect(told(angel, "fr")).toMatch(/704\.5a +Platinum Angel interdit la défaite de B, avec un total de 0/)
  })

  it("702.12b: what is indestructible isn't destroyed, by lethal damage or an effect", () => {
    const myr: Parts = {
      players: {
        A: { battlefield: lands("Swamp", 3), hand: ["Murder"] },
        B: { battlefield: ["Darksteel Myr"] },
      },
      script: [{ ...main, do: "cast", card: "Murder", targets: ["Darksteel Myr"] }],
    }
    expect(told(myr)).toMatch(/702\.12b +Darksteel Myr is indestructible and isn't destroyed\./)
    const shocked: Parts = {
      players: {
        A: { battlefield: lands("Mountain", 2), hand: ["Shock", "Shock"] },
        B: { battlefield: ["Darksteel Myr"] },
      },
      script: ["Shock", "Shock"].map((card) => ({ ...main, do: "cast", card, targets: ["Darksteel Myr"] })),
    }
    expect(
      told(shocked).match(/704\.5g +Darksteel Myr is indestructible and isn't destroyed\./g),
    ).toHaveLength(2)
  })

  it("614.17: what an effect forbids while a spell resolves", () => {
    const leyline: Parts = {
      cards: [
        {
          name: "Leyline of Punishment",
          layout: "normal",
          mana_cost: "{2}{R}{R}",
          type_line: "Enchantment",
          oracle_text: "Players can't gain life.\nDamage can't be prevented.",
        },
      ],
      players: {
        A: { battlefield: ["Plains"], hand: ["Healing Salve"] },
        B: { battlefield: ["Leyline of Punishment"] },
      },
      script: [{ ...main, do: "cast", card: "Healing Salve", targets: [{ player: "A" }] }],
      modes: { A: [1] },
    }
    expect(told(leyline)).toMatch(/119\.3 +Leyline of Punishment forbids A's gain of life\./)
    expect(told(leyline, "fr")).toMatch(/Leyline of Punishment interdit le gain de points de vie de A\./)
  })

  it("answers that nothing asked for are told in the reader's language", () => {
    const idle: Parts = { players: { A: {}, B: {} }, choices: { A: ["Shock"] } }
    expect(told(idle)).toContain('unused: choices of A: "Shock"')
    expect(told(idle, "fr")).toContain('inutilisé\u202f: choix de A\u202f: "Shock"')
  })
})
