import { describe, expect, it } from "vitest"
import { lifeOf, onBattlefield, played } from "./testing/table.ts"

const ERA = "2014-02"
const at = (step: "declareAttackers" | "declareBlockers" | "combatDamage", player: string) =>
  ({ turn: 1, step, player }) as const
const attack = (creature: string) =>
  ({ ...at("declareAttackers", "A"), do: "attack", creature, defender: { player: "B" } }) as const
const block = (creature: string, attacker: string) =>
  ({ ...at("declareBlockers", "B"), do: "block", creature, attacker }) as const
const UNSUMMON = {
  name: "Test Unsummoning",
  mana_cost: "{U}",
  type_line: "Instant",
  oracle_text: "Return target creature to its owner's hand.",
}

describe("blocks that change", () => {
  it("510.1d: a blocker with nothing left to block assigns no damage, to nobody [S004-3.4.a-21]", () => {
    expect(
      played({
        ruleset: ERA,
        cards: [UNSUMMON],
        players: {
          A: { hand: ["Test Unsummoning"], battlefield: ["Grizzly Bears", "Island"] },
          B: { battlefield: ["Hill Giant"] },
        },
        script: [
          attack("Grizzly Bears"),
          block("Hill Giant", "Grizzly Bears"),
          { ...at("declareBlockers", "A"), do: "cast", card: "Test Unsummoning", targets: ["Grizzly Bears"] },
        ],
        expect: [lifeOf("A", 20), lifeOf("B", 20), { check: "damage", card: "Hill Giant", is: 0 }],
      }),
    ).toBe("")
  })

  it("509.1h: what becomes blocked by an effect is blocked, by nothing: Trap Runner stops its damage [S004-3.3.a-20] [S004-3.3.a-eff-1]", () => {
    const TRAP = {
      name: "Trap Runner",
      mana_cost: "{2}{W}{W}",
      type_line: "Creature — Human Soldier",
      oracle_text:
        "{T}: Target unblocked attacking creature becomes blocked. Activate only during combat after blockers are declared.",
      power: "2",
      toughness: "3",
    }
    const struck = (with_: boolean, life: number) =>
      played({
        ruleset: ERA,
        cards: [TRAP],
        players: { A: { battlefield: ["Hill Giant"] }, B: { battlefield: ["Trap Runner"] } },
        script: [
          attack("Hill Giant"),
          ...(with_
            ? ([
                {
                  ...at("declareBlockers", "B"),
                  do: "activate",
                  ability: "{T}:",
                  source: "Trap Runner",
                  targets: ["Hill Giant"],
                },
              ] as const)
            : []),
        ],
        expect: [lifeOf("B", life), onBattlefield("Hill Giant", 1)],
      })
    expect([struck(true, 20), struck(false, 17)]).toEqual(["", ""])
  })

  it("508.2: after attackers are declared the active player has priority, then the other: both may act [S004-3.2.c-1]", () => {
    expect(
      played({
        ruleset: ERA,
        players: {
          A: { hand: ["Lightning Bolt"], battlefield: ["Hill Giant", "Mountain"] },
          B: { hand: ["Lightning Bolt"], battlefield: ["Grizzly Bears", "Mountain"] },
        },
        script: [
          attack("Hill Giant"),
          { ...at("declareAttackers", "A"), do: "check", that: { check: "stack", is: 0 } },
          { ...at("declareAttackers", "A"), do: "cast", card: "Lightning Bolt", targets: ["Grizzly Bears"] },
          {
            ...at("declareAttackers", "B"),
            do: "cast",
            card: "Lightning Bolt",
            targets: ["Hill Giant"],
            when: { onStack: "Cast Lightning Bolt" },
          },
        ],
        expect: [lifeOf("B", 20), onBattlefield("Hill Giant", 0), onBattlefield("Grizzly Bears", 0)],
      }),
    ).toBe("")
  })
})

it("506.7c: a spell for an opponent's combat is cast in no other part of that turn, and not in one's own combat [S004-3-34]", () => {
  const ambush = {
    name: "Ambush",
    mana_cost: "{U}",
    type_line: "Instant",
    oracle_text: "Cast this spell only during combat on an opponent's turn.\nDraw a card.",
  }
  const able = (player: string, step: "precombatMain" | "beginningOfCombat", is: boolean) =>
    ({
      turn: 1,
      step,
      player,
      do: "check",
      that: { check: "canDo", player, ability: "Cast Ambush", is },
    }) as const
  const side = { hand: ["Ambush"], battlefield: ["Island"] }
  expect(
    played({
      ruleset: ERA,
      cards: [ambush],
      players: { A: side, B: side },
      script: [
        able("B", "precombatMain", false),
        able("B", "beginningOfCombat", true),
        able("A", "beginningOfCombat", false),
      ],
      expect: [],
    }),
  ).toBe("")
})
