import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { sacrifice } from "../../events/moving/destroy.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, writable } from "../../state/writing/edit.ts"
import { card, creature, put, settle, table, when } from "../../testing/table.ts"
import { ANY, artifact, cast, enchantment, has, ME, sequence, YOU } from "../testing/cards.ts"
import { always, board, SELF } from "../testing/combat.ts"
import { CREATURE, gain, land, play } from "../testing/drive.ts"

const token = (name: string, abilities: Ability[] = []) => ({
  ...creature(name, 2, 2, abilities),
  token: true,
})

/** The turns that begin from now on, by active player. */
function turns(s: State, count: number): number[] {
  const seen: number[] = []
  let last = s.turn.number
  play(s, (now) => {
    if (now.turn.number !== last && now.over === null) seen.push(now.turn.active)
    last = now.turn.number
    return seen.length >= count
  })
  return seen
}

/** The steps that begin from now on in this turn. */
function steps(s: State, attack = false): string[] {
  const begun = () => s.events.filter((e) => e.kind === "step").map((e) => e.detail)
  const from = begun().length
  let seen: string[] = []
  const { number } = s.turn
  play(
    s,
    (now) => {
      if (now.turn.number === number) seen = begun().slice(from)
      return now.turn.number !== number
    },
    (d) => (attack && d.kind === "attackers" ? d.candidates.map((_, i) => [i, 0] as const) : undefined),
  )
  return seen
}

describe("cases 52 and 53: phasing", () => {
  const splitter = card({ name: "Splitter", types: ["artifact"], subtypes: ["Equipment"] })
  const pacifism = card({
    name: "Pacifism",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
  })

  /** A creature with Equipment and an Aura phases out in the first player's turn; what is there after his next untap step. */
  function phased(era: string, isToken: boolean) {
    const s = board("precombatMain", era)
    const noise = (on: "moves" | "attached" | "unattached"): Ability =>
      on === "moves"
        ? when({ on, object: ANY, to: "battlefield" }, gain)
        : when({ on, attachment: ANY }, gain)
    put(s, 1, enchantment("Alarm", noise("moves"), noise("attached"), noise("unattached")))
    const bear = put(s, 0, isToken ? token("Bear") : creature(), "battlefield", {
      counters: { charge: 1 },
      damage: 1,
      tapped: true,
    })
    const sword = put(s, 0, splitter, "battlefield", { attachedTo: bear })
    const aura = put(s, 1, pacifism, "battlefield", { attachedTo: bear })
    execute(s, { do: "phaseOut", what: SELF }, contextOf(bear, 1))
    settle(s)
    const away = [bear, sword, aura].map((id) => s.objects[id]?.phasedOut ?? -1)
    play(s, (now) => now.turn.number === 5 && now.turn.step === "upkeep")
    const object = s.objects[bear]
    const back = [bear, sword, aura].map((id) => s.objects[id]?.phasedOut ?? -1)
    return {
      away,
      back,
      attached: s.objects[sword]!.attachedTo,
      tapped: object?.tapped,
      damage: object?.damage,
      counters: object?.counters,
      life: s.players[1].life,
    }
  }

  it.each(["2011-09-30", "2014-02"])(
    "case 52, 704.5d@2014-02: a token that phases out is gone, and its attachments stay away (%s)",
    (era) => {
      expect(phased(era, true)).toMatchObject({ away: [-1, 2, 2], back: [-1, 2, 2] })
      expect(phased(era, false)).toMatchObject({ away: [1, 2, 2], back: [0, 0, 0] })
    },
  )

  it.each(["2017-09-29", "current"])(
    "case 52, 702.26c, 702.26g: it comes back with all, untapped afterwards, without any trigger (%s)",
    (era) => {
      for (const isToken of [true, false]) {
        const { away, back, attached, ...rest } = phased(era, isToken)
        expect([away, back, attached > 0]).toEqual([[1, 2, 2], [0, 0, 0], true])
        expect(rest).toEqual({ tapped: false, damage: 0, counters: { charge: 1 }, life: 20 })
      }
    },
  )

  it.each(["2009-07", "2014-02", "current"])(
    "case 53, 702.26d, 603.10b: phasing out in the untap step triggers once, and waits for the upkeep (%s)",
    (era) => {
      const s = board("end", era)
      writable(s).turn = { ...s.turn, active: 1, nextPlayer: 0 }
      const mill: Effect = { do: "mill", count: 3 }
      const away = when({ on: "phases", object: ME, out: true }, mill)
      const familiar = put(
        s,
        0,
        creature("Familiar", 2, 2, [
          ...has("phasing"),
          away,
          when({ on: "moves", object: ME, from: "battlefield" }, mill),
        ]),
      )
      let placed = ""
      play(
        s,
        (now) => now.turn.step === "draw" && now.turn.number === 4,
        (_d, now) => {
          if (now.stack.length > 0) placed ||= now.turn.step
          return undefined
        },
      )
      expect([placed, s.objects[familiar]!.phasedOut, s.players[0].graveyard.length]).toEqual([
        "upkeep",
        1,
        3,
      ])
      play(s, (now) => now.turn.number === 6 && now.turn.step === "draw")
      expect([s.objects[familiar]!.phasedOut, s.players[0].graveyard.length]).toEqual([0, 3])
    },
  )
})

describe("cases 54 to 57: turns, phases and steps that are added or skipped", () => {
  const warp = (who: "you" | "opponents", loseAtEnd = false): Effect => ({
    do: "extraTurn",
    player: { who },
    ...(loseAtEnd && { loseAtEnd: true }),
  })

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 54, 500.7: the turn added last comes first; a loss at its end goes with it (%s)",
    (era) => {
      const s = board("precombatMain", era, 3)
      cast(s, 0, warp("you"))
      cast(s, 0, { do: "extraTurn", player: { who: "left" } })
      expect(turns(s, 4)).toEqual([1, 0, 1, 2])
      const doomed = board("precombatMain", era)
      for (const effect of [warp("you"), warp("opponents"), warp("you", true)]) cast(doomed, 0, effect)
      expect(turns(doomed, 4)).toEqual([0])
      expect(doomed.players[0].left?.how).toBe("lost")
      const skipped = board("precombatMain", era)
      for (const effect of [warp("you"), warp("opponents"), warp("you", true)]) cast(skipped, 0, effect)
      cast(skipped, 0, { do: "skip", what: "turn", count: 2 })
      expect(turns(skipped, 3)).toEqual([1, 1, 0])
      expect(skipped.over).toBeNull()
    },
  )

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 55, 500.8, 505.1a: combats added later come first, and only the first main phase is precombat (%s)",
    (era) => {
      const s = board("precombatMain", era)
      const soldier = put(s, 0, creature("Soldier", 1, 1))
      put(s, 0, creature("Knight", 1, 1, has("vigilance")))
      const assault: Effect = sequence(
        { do: "untap", what: { sel: "all", filter: CREATURE } },
        { do: "extraPhase", phases: ["combat", "postcombatMain"] },
      )
      edit(s, soldier).tapped = true
      cast(s, 0, assault)
      cast(s, 0, assault)
      const fought: number[] = []
      const seen: string[] = []
      play(
        s,
        (now) => now.turn.number > 3,
        (d, now) => {
          if (d.kind === "attackers") {
            fought.push(d.candidates.length)
            return d.candidates.map((_, i) => [i, 0] as const)
          }
          if (d.kind === "priority" && d.player === 0 && now.turn.step !== seen.at(-1))
            seen.push(now.turn.step)
          return undefined
        },
      )
      expect(fought).toEqual([2, 1, 1])
      expect(seen.filter((x) => x.endsWith("Main"))).toEqual([
        "precombatMain",
        "postcombatMain",
        "postcombatMain",
        "postcombatMain",
      ])
      expect(s.players[1].life).toBe(16)
    },
  )

  it.each(["2014-02", "current"])(
    "case 56, 500.9: upkeeps added after this one, with their own triggers and no untapping (%s)",
    (era) => {
      const s = board("untap", era)
      writable(s).turn = { ...s.turn, stage: "end" }
      const haze = when(
        { on: "step", step: "upkeep", player: YOU },
        { do: "extraPhase", phases: ["upkeep"], after: "upkeep" },
        {
          condition: { if: "not", of: { if: "happened", event: { on: "step", step: "upkeep" }, atLeast: 2 } },
        },
      )
      for (const name of ["A", "B"]) put(s, 0, enchantment(name, haze))
      put(s, 0, enchantment("Clock", when({ on: "step", step: "upkeep" }, gain)))
      const mine = put(s, 0, land, "battlefield", { tapped: true })
      let seen: string[] = []
      play(
        s,
        (now) => {
          seen = now.events.filter((e) => e.kind === "step").map((e) => e.detail)
          return now.turn.step === "precombatMain"
        },
        (d) => (d.kind === "order" ? d.options.map((_, i) => i) : undefined),
      )
      expect(seen).toEqual(["upkeep", "upkeep", "upkeep", "draw", "precombatMain"])
      expect([s.players[0].life, s.objects[mine]!.tapped]).toEqual([23, true])
    },
  )

  it("case 56, 500.10, 500.10a: upkeeps after the combat phase come in beginning phases of their own; on another's turn none does", () => {
    const s = board("combatDamage", "current")
    const two: Effect = { do: "extraPhase", phases: ["upkeep", "upkeep"], after: "combat", youGet: true }
    execute(s, two, contextOf(0, 0))
    expect(steps(s)).toEqual(["endOfCombat", "upkeep", "upkeep", "postcombatMain", "end", "cleanup"])
    const before = board("combatDamage", "2021-04-22")
    execute(before, two, contextOf(0, 0))
    expect(steps(before)).toEqual(["endOfCombat", "postcombatMain", "end", "cleanup"])
    const other = board("combatDamage", "current")
    execute(other, two, contextOf(0, 1))
    expect(steps(other)).toEqual(["endOfCombat", "postcombatMain", "end", "cleanup"])
  })

  it.each(["2014-02", "current"])(
    "case 57, 614.10, 702.26m: in a skipped untap step nothing phases and nothing untaps; the upkeep comes (%s)",
    (era) => {
      const s = board("end", era)
      put(s, 1, enchantment("Stasis", always({ static: "skipStep", who: { who: "players" }, what: "untap" })))
      put(s, 1, enchantment("Clock", when({ on: "step", step: "upkeep" }, gain)))
      const away = put(s, 0, creature("Away", 2, 2, has("phasing")), "battlefield", { phasedOut: 1 })
      const goes = put(s, 0, creature("Goes", 2, 2, has("phasing")))
      const tapped = put(s, 0, land, "battlefield", { tapped: true })
      play(s, (now) => now.turn.number === 5 && now.turn.step === "draw")
      expect([
        s.objects[away]!.phasedOut,
        s.objects[goes]!.phasedOut,
        s.objects[tapped]!.tapped,
        s.players[1].life,
      ]).toEqual([1, 0, true, 22])
    },
  )
})

describe("cases 58 to 60: hands, mana and a watcher that is sacrificed", () => {
  it.each(["2003-07", "2014-02", "current"])(
    "case 58, 402.2, 613.11: the later of two effects on the hand size; only the active player discards (%s)",
    (era) => {
      const tower = always({ static: "handSize", who: YOU, size: "none" })
      const profusion = always({ static: "handSize", who: YOU, size: 2 })
      const left = (...abilities: Ability[]) => {
        const s = board("end", era)
        for (const ability of abilities) put(s, 0, enchantment("Rule", ability))
        for (const player of [0, 1]) for (let i = 0; i < 9; i++) put(s, player, land, "hand")
        const asked = play(s, (now) => now.turn.number > 3).filter((d) => d.rule === "514.1")
        return [
          asked.map((d) => d.kind === "choose" && d.min),
          s.players[0].hand.length,
          s.players[1].hand.length,
        ]
      }
      expect(left(tower, profusion)).toEqual([[7], 2, 9])
      expect(left(profusion, tower)).toEqual([[], 9, 9])
      expect(left()).toEqual([[2], 7, 9])
    },
  )

  const GREEN = { type: "G" } as const

  it("case 59, 500.5: mana through the steps of a phase and burn, then from step to step", () => {
    const after = (era: string, kept: Ability[] = []) => {
      const s = board("upkeep", era)
      for (const ability of kept) put(s, 0, enchantment("Upwelling", ability))
      editPlayer(s, 0).pool = [GREEN, GREEN]
      play(s, (now) => now.turn.step === "draw")
      const inDraw = s.players[0].pool.length
      play(s, (now) => now.turn.step === "precombatMain")
      return [inDraw, s.players[0].pool.length, s.players[0].life]
    }
    expect(after("2003-07")).toEqual([2, 0, 18])
    for (const era of ["2009-07", "current"]) expect(after(era)).toEqual([0, 0, 20])
    const upwelling = always({ static: "manaPersists", who: { who: "players" } })
    expect(after("current", [upwelling])).toEqual([2, 2, 20])
  })

  it("case 59, 500.5: what lasts until end of combat ends before the pools empty, today", () => {
    const left = (era: string) => {
      const s = board("endOfCombat", era)
      execute(
        s,
        { do: "rule", effects: [{ static: "manaPersists", who: YOU }], duration: "endOfCombat" },
        contextOf(0, 0),
      )
      editPlayer(s, 0).pool = [GREEN]
      play(s, (now) => now.turn.step === "postcombatMain")
      return s.players[0].pool.length
    }
    expect([left("2014-02"), left("current")]).toEqual([1, 0])
    const s = board("upkeep", "current")
    editPlayer(s, 0).pool = [{ ...GREEN, persists: "turn" }]
    const seen: string[] = []
    play(s, (now) => {
      if (now.players[0].pool.length > 0) seen.push(now.turn.step)
      return now.turn.number > 3
    })
    expect([seen.includes("end"), s.players[0].pool]).toEqual([true, []])
  })

  it("case 60, 603.10a: a watcher sacrificed with two Treasures sees all three go, today", () => {
    const triggered = (era: string, withIt: boolean) => {
      const s = table(2, era)
      const devil = put(s, 0, creature("Devil", 3, 3, [when({ on: "sacrifice", object: ANY }, gain)]))
      const treasures = ["A", "B"].map((name) => put(s, 0, artifact(name)))
      sacrifice(s, withIt ? [devil, ...treasures] : treasures, 0)
      return s.waiting.length
    }
    expect([triggered("current", true), triggered("current", false)]).toEqual([3, 2])
    expect(["2003-07", "2014-02", "2025-06"].map((era) => triggered(era, false))).toEqual([2, 2, 2])
  })
})
