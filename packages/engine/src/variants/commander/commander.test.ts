import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { commandersIdentity } from "../../characteristics/color-identity.ts"
import { contextOf } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { characteristics } from "../../characteristics/query.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { moveAll } from "../../events/moving/move.ts"
import { createState } from "../../game/setup/setup.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Filter } from "../../language/filter.ts"
import { setAsker } from "../../state/choose.ts"
import type { AnswerTo, Decision } from "../../state/decision.ts"
import type { GameError } from "../../state/game-error.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, invalidate, writable } from "../../state/writing/edit.ts"
import { asking, card, creature, names, put, resolveAll, settle, table } from "../../testing/table.ts"

const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"], cost: "{2}{G}" })
const forest = card({
  name: "Forest",
  types: ["land"],
  supertypes: ["basic"],
  subtypes: ["Forest"],
  power: undefined,
})
const forests = (n: number) => Array.from({ length: n }, () => forest)

function game(deck: readonly CardDefinition[] = forests(99), commanders = [leader]): State {
  const players = ["A", "B", "C"].map((name) => ({ name, deck, commanders }))
  const s = createState({ players, variant: "commander", openingHands: false })
  writable(s).turn = {
    ...s.turn,
    number: 3,
    step: "precombatMain",
    phase: "precombatMain",
    stage: "priority",
  }
  return s
}

function refusal(deck: readonly CardDefinition[], commanders: CardDefinition[]): Partial<GameError> {
  try {
    game(deck, commanders)
  } catch (error) {
    const { code, rule } = error as GameError
    return { code, rule }
  }
  return {}
}

describe("Commander", () => {
  it("903.6, 903.7: commanders begin in the command zone, everybody with 40 life", () => {
    const s = game()
    expect(s.players.map((p) => p.life)).toEqual([40, 40, 40])
    expect(s.command.map((id) => s.objects[id]!.owner)).toEqual([0, 1, 2])
    expect(s.players[0].library).toHaveLength(99)
  })

  it("903.8: the owner may cast the commander from the command zone, for {2} more each time", () => {
    const s = game()
    for (let i = 0; i < 4; i++) put(s, 0, forest)
    const casts = () => legalActions(s, 0).filter((a) => a.do === "cast").length
    expect(casts()).toBe(1)
    editPlayer(s, 0).commanderCasts = { [s.players[0].commanders[0]]: 1 }
    invalidate(s)
    expect(casts()).toBe(0)
    put(s, 0, forest)
    expect(casts()).toBe(1)
  })

  it("903.10a, 704.6c: 21 combat damage by one commander over the game, not by two together", () => {
    const s = game()
    const [mine, other] = [s.command[0], s.command[1]].map(
      (id) => moveAll(s, [{ id, to: "battlefield", rule: "1" }])[0],
    )
    const hit = (source: number, amount: number) => {
      dealDamage(s, [{ source, to: playerRef(2), amount, combat: true }], "510.2")
      settle(s)
    }
    hit(mine, 14)
    hit(other, 7)
    expect(s.players[2].left).toBeNull()
    hit(mine, 7)
    expect(s.players[2].left).toEqual({ how: "lost", rule: "704.6c" })
  })

  it("903.9a, 704.6d: its owner may put a commander that died into the command zone, once for each death", () => {
    const s = game()
    const [id] = moveAll(s, [{ id: s.command[0], to: "battlefield", rule: "1" }])
    moveAll(s, [{ id, to: "graveyard", rule: "1" }])
    const [asked] = settle(s, 0)
    expect(asked).toMatchObject({ kind: "confirm", player: 0, rule: "903.9a" })
    settle(s)
    const [again] = moveAll(s, [{ id: s.players[0].graveyard[0], to: "exile", rule: "1" }])
    settle(s, 1)
    expect(s.objects[again]).toBeUndefined()
    expect(s.command.map((c) => s.objects[c]!.owner).sort()).toEqual([0, 1, 2])
  })

  it("903.9b: it may go to the command zone instead of a hand or library", () => {
    const s = game()
    const [id] = moveAll(s, [{ id: s.command[1], to: "battlefield", rule: "1" }])
    const before = setAsker(() => 1 as AnswerTo<Decision>)
    moveAll(s, [{ id, to: "hand", rule: "1" }])
    setAsker(before)
    expect(s.players[1].hand).toEqual([])
    expect(s.command).toHaveLength(3)
  })

  it("903.9c: of a merged permanent only the commander goes to the command zone", () => {
    const s = game()
    const [id] = moveAll(s, [{ id: s.command[0], to: "battlefield", rule: "1" }])
    const other = put(s, 0, creature("Host"), "outside")
    const { kind, def, card: physical, owner } = s.objects[id]!
    const host = s.objects[other]!
    const own = edit(s, id)
    Object.assign(own, {
      def: host.def,
      card: host.card,
      memory: { components: [{ kind, def, card: physical, owner }] },
    })
    const before = setAsker(() => 1 as AnswerTo<Decision>)
    moveAll(s, [{ id, to: "hand", rule: "1" }])
    setAsker(before)
    expect(names(s, s.players[0].hand)).toEqual(["Host"])
    expect(s.command.map((c) => names(s, [c])[0])).toEqual(["Leader", "Leader", "Leader"])
  })

  it("903.3b: melded with the other member of its pair the commander is the melded permanent", () => {
    const { cost: _, ...whole } = creature("Whole", 9, 9).faces[0]
    const half = (name: string) => {
      const { faces } = creature(name, 1, 1, [], { supertypes: ["legendary"], cost: "{G}" })
      return { name, layout: "meld" as const, faces: [...faces, whole] }
    }
    const s = game(forests(99), [half("Left")])
    const [source] = moveAll(s, [{ id: s.command[0], to: "battlefield", rule: "608.3a" }])
    put(s, 0, half("Right"))
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source })
    expect(s.battlefield.map((id) => characteristics(s, id).name)).toEqual(["Whole"])
    dealDamage(s, [{ source: s.battlefield[0], to: playerRef(1), amount: 9, combat: true }], "510.2")
    expect(Object.values(s.players[1].commanderDamage ?? {})).toEqual([9])
  })

  it("903.3c: the permanent that it is a component of is the commander, whichever card is on top", () => {
    for (const under of [0, 1]) {
      const mutate = { ability: "keyword", keyword: "mutate", cost: [{ pay: "mana", mana: "{G}" }] } as const
      const s = game(forests(99), [creature("Leader", 7, 7, [mutate], { supertypes: ["legendary"] })])
      const host = put(s, 0, creature("Host"))
      const [leading] = moveAll(s, [{ id: s.command[0], to: "stack", rule: "601.2a" }])
      const info = {
        kind: "spell",
        source: leading,
        ability: null,
        divided: null,
        modes: null,
        x: 0,
      } as const
      edit(s, leading).stack = { ...info, targets: [[host]], bindings: {} }
      edit(s, leading).memory = { way: "mutate" }
      resolveAll(s, under)
      expect(s.battlefield).toEqual([host])
      expect([...commandersIdentity(s, 0)]).toEqual(["G"]) // 903.4
      dealDamage(s, [{ source: host, to: playerRef(1), amount: 2, combat: true }], "510.2")
      expect(Object.values(s.players[1].commanderDamage ?? {})).toEqual([2])
    }
  })

  it("903.3e: what a commander is like now is seen in every zone, hand and library too", () => {
    const mine: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }] }
    const zone = ["battlefield", "command", "exile", "graveyard", "hand", "library"] as const
    const kin: Filter = { is: "sharesType", with: { sel: "all", filter: mine, zone }, kind: "creature" }
    const s = game(forests(99), [
      creature("Leader", 7, 7, [], { supertypes: ["legendary"], subtypes: ["Elf"], cost: "{G}" }),
    ])
    const [elf, ox] = ["Elf", "Ox"].map((kind) => put(s, 0, creature(kind, 1, 1, [], { subtypes: [kind] })))
    const seen = (id: number) => [elf, ox].map((one) => matchesFilter(s, kin, one, contextOf(id, 0)))
    let id = s.command[0]
    for (const to of ["hand", "library", "graveyard", "exile", "battlefield"] as const) {
      asking(to === "hand" || to === "library" ? [0] : [], () => {
        ;[id] = moveAll(s, [{ id, to, rule: "400.7" }])
      })
      expect([to, ...seen(elf)]).toEqual([to, true, false])
    }
    edit(s, id).faceDown = true
    invalidate(s)
    expect(seen(elf)).toEqual([false, false])
  })

  it("903.11: an effect that looks for cards outside the game finds none", () => {
    const s = game()
    put(s, 0, creature("Wished"), "outside")
    const wish = { do: "search", filter: { is: "any" }, count: 1, zone: "outside", to: "hand" } as const
    run(s, wish)
    expect(s.players[0].hand).toEqual([])
    const plain = table()
    put(plain, 0, creature("Wished"), "outside")
    run(plain, wish)
    expect(names(plain, plain.players[0].hand)).toEqual(["Wished"])
  })

  it("903.3: a commander stays one in every zone, and a copy of it is none", () => {
    const s = game()
    const [id] = moveAll(s, [{ id: s.command[0], to: "battlefield", rule: "1" }])
    const token = put(s, 0, leader, "battlefield", { kind: "token" })
    edit(s, token)
    const hits = [id, token].map((source) => {
      dealDamage(s, [{ source, to: playerRef(1), amount: 1, combat: true }], "510.2")
      return Object.values(s.players[1].commanderDamage ?? {})
    })
    expect(hits).toEqual([[1], [1]])
  })
})

describe("a Commander deck is refused", () => {
  const red = creature("Red", 1, 1, [], { cost: "{R}" })
  const activated = card({
    name: "Firebreather",
    cost: "{G}",
    abilities: [{ ability: "activated", cost: [{ pay: "mana", mana: "{R}" }], effect: { do: "drawGame" } }],
  })

  it("903.5a: that has not exactly a hundred cards", () => {
    expect(refusal(forests(98), [leader])).toEqual({ code: "deck-size", rule: "903.5a" })
    expect(refusal(forests(100), [leader])).toEqual({ code: "deck-size", rule: "903.5a" })
  })

  it("903.5b: with two of a name that is no basic land", () => {
    const bear = creature("Bear")
    expect(refusal([bear, bear, ...forests(97)], [leader])).toEqual({ code: "singleton", rule: "903.5b" })
  })

  it("903.5c: with a card outside the color identity, mana symbols of abilities counted", () => {
    expect(refusal([red, ...forests(98)], [leader])).toEqual({ code: "color-identity", rule: "903.5c" })
    expect(refusal([activated, ...forests(98)], [leader])).toEqual({ code: "color-identity", rule: "903.5c" })
  })

  it("903.5d: with a land of a basic type outside it", () => {
    const mountain = card({
      name: "Mountain",
      types: ["land"],
      supertypes: ["basic"],
      subtypes: ["Mountain"],
    })
    expect(refusal([mountain, ...forests(98)], [leader])).toEqual({ code: "color-identity", rule: "903.5d" })
  })

  it("903.4d, 903.4e: with a card that has another color on its back or in another half", () => {
    for (const layout of ["transform", "adventure"] as const) {
      const [front, back] = [
        creature("Front", 1, 1, [], { cost: "{G}" }),
        creature("Back", 1, 1, [], { cost: "{R}" }),
      ]
      const faced = { ...front, layout, faces: [front.faces[0], back.faces[0]] } satisfies CardDefinition
      expect(refusal([faced, ...forests(98)], [leader])).toEqual({ code: "color-identity", rule: "903.5c" })
      expect(refusal([front, ...forests(98)], [leader])).toEqual({})
    }
  })

  it("903.5e: with a sideboard", () => {
    const players = ["A", "B"].map((name) => ({
      name,
      deck: forests(99),
      commanders: [leader],
      sideboard: [forest],
    }))
    expect(() => createState({ players, variant: "commander", openingHands: false })).toThrow("903.5e")
  })

  it("903.3a: led by what is no legendary creature, unless it says that it can be a commander", () => {
    const odd = (says: boolean) =>
      card({
        name: "Odd",
        types: ["planeswalker"],
        cost: "{G}",
        abilities: says ? [{ ability: "keyword", keyword: "commander" }] : [],
      })
    expect(refusal(forests(99), [odd(true)])).toEqual({})
    expect(refusal(forests(99), [odd(false)])).toEqual({ code: "commander", rule: "903.3" })
  })

  it("903.3: without a legendary creature to lead it", () => {
    expect(refusal(forests(100), [])).toEqual({ code: "commander", rule: "903.3" })
    expect(refusal(forests(99), [creature("Bear")])).toEqual({ code: "commander", rule: "903.3" })
  })

  it("702.124h, 702.124: with two commanders, unless each has the same partner ability", () => {
    const partner = (name: string, cost: string, text?: string) =>
      creature(
        name,
        1,
        1,
        [{ ability: "keyword", keyword: "partner", ...(text !== undefined && { text }) }],
        {
          supertypes: ["legendary"],
          cost,
        },
      )
    const a = partner("Ana", "{G}")
    const b = partner("Ben", "{R}")
    expect(refusal([red, ...forests(97)], [a, b])).toEqual({})
    expect(refusal(forests(98), [a, leader])).toEqual({ code: "commander", rule: "702.124a" })
    expect(refusal(forests(98), [a, partner("Cleo", "{U}", "Dan")])).toEqual({
      code: "commander",
      rule: "702.124a",
    })
    expect(refusal(forests(98), [partner("Dan", "{G}", "Cleo"), partner("Cleo", "{G}", "Dan")])).toEqual({})
    expect(refusal(forests(97), [a, b, partner("Eve", "{G}")])).toEqual({
      code: "commander",
      rule: "702.124g",
    })
  })

  it("800.2: a game has one multiplayer variant", () => {
    const players = ["A", "B", "C"].map((name) => ({ name, deck: [] }))
    expect(() => createState({ players, variant: "nonsense" })).toThrow("no variant")
  })
})
