import { describe, expect, it } from "vitest"
import { searchCard } from "../search/search-card.ts"
import { type Draft, type DraftVariant, isOver, startDraft } from "./draft.ts"
import { type DraftCard, draftCard, type Rarity } from "./draft-card.ts"
import { DraftError } from "./draft-error.ts"
import { choosePick } from "./drafter.ts"
import { pick } from "./pick.ts"
import { draftView } from "./view.ts"

const made = (name: string, text: string, rarity: Rarity, type_line = "Creature — Elf Scout"): DraftCard =>
  draftCard(searchCard({ name, layout: "normal", type_line, oracle_text: text, mana_cost: "{1}{G}" }), rarity)
const plain = (count: number, rarity: Rarity, text = "") =>
  Array.from({ length: count }, (_, i) => made(`${rarity} ${i}`, text, rarity))
const POOL = [...plain(12, "common"), ...plain(6, "uncommon"), ...plain(4, "rare")]
const RECIPE = { common: 4, uncommon: 1, rare: 1, mythicOneIn: 0 }

function start(variant: DraftVariant = "conspiracyDraft", cards = POOL, players = ["A", "B", "C"]): Draft {
  return startDraft({ variant, players, cards, recipe: RECIPE, seed: 7 })
}

/** All players take the first cards of their packs. */
function once(draft: Draft): Draft {
  const many = draft.variant === "commanderDraft" ? 2 : 1
  const seats = [...draft.players.keys()].filter((seat) => draft.packs[seat].length > 0)
  return seats.reduce((now, seat) => pick(now, seat, { take: now.packs[seat].slice(0, many) }), draft)
}

const times = (draft: Draft, count: number) => Array.from({ length: count }).reduce<Draft>(once, draft)

function refusal(call: () => unknown): string | undefined {
  try {
    call()
  } catch (error) {
    if (error instanceof DraftError) return error.rule ?? error.code
    throw error
  }
  return "nothing was refused"
}

describe("a Conspiracy Draft (905.1)", () => {
  it("905.1a: one card is drafted from each pack, and the rest is passed until the packs of the round are empty", () => {
    const first = start()
    expect(first.packs.map((pack) => pack.length)).toEqual([6, 6, 6])
    expect(refusal(() => pick(first, 0, { take: first.packs[0].slice(0, 2) }))).toBe("905.1a")
    expect(refusal(() => pick(first, 0, { take: [first.packs[1][0]] }))).toBe("905.1a")
    const next = once(first)
    expect([next.packs.map((pack) => pack.length), next.piles.map((pile) => pile.length)]).toEqual([
      [5, 5, 5],
      [1, 1, 1],
    ])
    expect([times(first, 5).round, times(first, 6).round, times(first, 6).packs[0].length]).toEqual([1, 2, 6])
    const over = times(first, 18)
    expect([isOver(times(first, 17)), isOver(over), over.piles.map((pile) => pile.length)]).toEqual([
      false,
      true,
      [18, 18, 18],
    ])
    expect(new Set(over.piles.flat()).size).toBe(54)
  })

  it("905.1b: packs go to the left in the first and third round, to the right in the second", () => {
    const goesTo = (draft: Draft) => {
      const rest = draft.packs[0].slice(1)
      return once(draft).packs.findIndex((pack) => pack.join() === rest.join())
    }
    expect([0, 6, 12].map((picks) => goesTo(times(start(), picks)))).toEqual([1, 2, 1])
  })

  it("905.1c: a player sees their pack, their pile and what lies face up, nothing else", () => {
    const seeker = made("Face", "Draft this card face up.", "common")
    const draft = once(start("conspiracyDraft", [...plain(3, "common"), seeker, ...POOL.slice(12)]))
    const names = (seat: number) => {
      const { pack, pile } = draftView(draft, seat)
      return [pack.map(({ card }) => card), pile.map(({ card }) => card)]
    }
    expect(names(1)).toEqual([draft.packs[1], draft.piles[1]])
    const hidden = [...draft.packs[0], ...draft.piles[2].filter((card) => !draft.faceUp.includes(card))]
    const seen = JSON.stringify([
      draftView(draft, 1).pack,
      draftView(draft, 1).pile,
      draftView(draft, 1).faceUp,
    ])
    for (const card of hidden) expect(seen).not.toContain(`"card":${card},`)
    const chose = pick(draft, 0, { take: [draft.packs[0][0]] })
    expect([draftView(chose, 0).pack, draftView(chose, 1).pileSizes]).toEqual([[], [1, 1, 1]])
    expect(refusal(() => pick(chose, 0, { take: [draft.packs[0][1]] }))).toBe("905.1a")
  })

  it("is the same for the same seed, and no pack has a card twice", () => {
    expect(start()).toEqual(start())
    for (const pack of start().packs) expect(new Set(pack.map((card) => start().printed[card])).size).toBe(6)
    expect(refusal(() => start("conspiracyDraft", POOL.slice(3, 9)))).toBe("draft/pool")
    expect(refusal(() => start("conspiracyDraft", POOL, ["A"]))).toBe("draft/players")
    const recipe = { common: 0, uncommon: 0, rare: 0, mythicOneIn: 8 }
    const empty = { variant: "conspiracyDraft", players: ["A", "B"], cards: POOL, recipe, seed: 1 } as const
    expect(refusal(() => startDraft(empty))).toBe("draft/pool")
  })
})

describe("cards that matter during a draft (905.2)", () => {
  const with4 = (text: string, type_line?: string) =>
    Array.from({ length: 4 }, (_, i) => made(`Special ${i}`, text, "common", type_line))
  const draftOf = (text: string, type?: string) =>
    start("conspiracyDraft", [...with4(text, type), ...POOL.slice(12)])
  /** The first card that says so, drafted by the first player while the others take what comes. */
  function special(draft: Draft): { after: Draft; card: number } {
    const card = draft.packs[0].find((one) => draft.cards[draft.printed[one]].name.startsWith("Special"))!
    const first = pick(draft, 0, { take: [card] })
    const other = (now: Draft, seat: number) => {
      const ordinary = now.packs[seat].find((one) => !now.cards[now.printed[one]].name.startsWith("Special"))!
      return pick(now, seat, { take: [ordinary] })
    }
    return { after: [1, 2].reduce(other, first), card }
  }

  it("905.2b: one is revealed as it is drafted with what is noted for it, which everybody may look at for ever", () => {
    const text =
      "Reveal this card as you draft it and note how many cards you've drafted this draft round, including this card."
    const { after, card } = special(times(draftOf(text), 0))
    const mine = after.notes.filter((note) => note.seat === 0)
    expect(mine).toEqual([{ seat: 0, card, name: after.cards[after.printed[card]].name, noted: 1 }])
    expect(after.faceUp).toEqual([])
    expect(draftView(times(after, 17), 2).notes).toContainEqual(mine[0])
  })

  it("905.2b: who passed it is noted, and the name of the next card drafted", () => {
    const passed = once(draftOf("Reveal this card as you draft it and note the player who passed it to you."))
    expect(
      special(passed)
        .after.notes.filter(({ seat }) => seat === 0)
        .at(-1)?.noted,
    ).toBe("C")
    const next = special(
      draftOf("Reveal this card as you draft it. Reveal the next card you draft and note its name."),
    ).after
    expect(next.notes.filter(({ seat }) => seat === 0)).toEqual([])
    const later = once(next)
    expect(later.notes.find(({ seat }) => seat === 0)?.noted).toBe(
      later.cards[later.printed[later.piles[0][1]]].name,
    )
  })

  it("905.2c: one that is drafted face up stays so until the draft is over or it is turned face down", () => {
    const text =
      "Draft this card face up.\nAs you draft a card, you may reveal it, note its name, then turn this card face down."
    const { after, card } = special(draftOf(text))
    expect(draftView(after, 2).faceUp[0].map((seen) => seen.card)).toEqual([card])
    expect(isOver(times(after, 17)) && times(after, 17).faceUp).toEqual([])
    const using = [1, 2].reduce(
      (now, seat) => pick(now, seat, { take: [now.packs[seat][0]] }),
      pick(after, 0, { take: [after.packs[0][0]], using: card }),
    )
    expect(using.faceUp.includes(card)).toBe(false)
    expect(using.notes[0]).toMatchObject({
      seat: 0,
      noted: using.cards[using.printed[after.packs[0][0]]].name,
    })
    expect(refusal(() => pick(using, 0, { take: [using.packs[0][0]], using: card }))).toBe("905.2c")
    expect(refusal(() => pick(after, 1, { take: [after.packs[1][0]], using: card }))).toBe("905.2c")
    expect(refusal(() => pick(after, 0, { take: [after.packs[0][0]], using: 9999 }))).toBe("905.2c")
  })

  it("905.2c: one leaves the pile for an additional card from the pack that it is put into", () => {
    const text =
      "Draft this card face up.\nAs you draft a card, you may draft an additional card from that booster pack. If you do, put this card into that booster pack."
    const { after, card } = special(draftOf(text))
    const used = [1, 2].reduce(
      (now, seat) => pick(now, seat, { take: [now.packs[seat][0]] }),
      pick(after, 0, { take: after.packs[0].slice(0, 2), using: card }),
    )
    expect([used.piles[0].length, used.faceUp.includes(card), used.packs[1].includes(card)]).toEqual([
      2,
      false,
      true,
    ])
    expect(used.packs.map((pack) => pack.length)).toEqual([4, 4, 4])
  })

  it("905.2b: nobody passed a card of the pack that was opened, also if it is the additional card", () => {
    const texts = [
      "Draft this card face up.\nAs you draft a card, you may draft an additional card from that booster pack. If you do, put this card into that booster pack.",
      "Reveal this card as you draft it and note the player who passed it to you.",
    ]
    const cards = [0, 1, 2, 3].map((i) => made(`Special ${i}`, texts[i % 2], "common"))
    const named = (draft: Draft, seat: number, name: string) =>
      draft.packs[seat].find((card) => draft.cards[draft.printed[card]].name === name)!
    const first = start("conspiracyDraft", [...cards, ...POOL.slice(12)])
    const using = named(first, 0, "Special 0")
    const ordinary = (draft: Draft, seat: number) =>
      draft.packs[seat].filter((card) => draft.cards[draft.printed[card]].abilities.length === 0)
    const others = (draft: Draft) =>
      [1, 2].reduce((now, seat) => pick(now, seat, { take: now.packs[seat].slice(0, 1) }), draft)
    const held = others(pick(first, 0, { take: [using] }))
    const taken = (draft: Draft, ...names: string[]) =>
      others(
        pick(draft, 0, {
          take: [ordinary(draft, 0)[0], ...names.map((name) => named(draft, 0, name))],
          using,
        }),
      )
    const later = taken(held, "Special 1")
    const mine = later.notes.filter(({ card }) => later.piles[0].includes(card))
    expect(mine.map(({ noted }) => noted)).toEqual(["C"])
    let second = held
    while (second.round === 1) second = others(pick(second, 0, choosePick(second, 0)))
    const news = taken(second, "Special 1").notes.slice(second.notes.length)
    expect(news.filter(({ seat }) => seat === 0)).toEqual([])
  })

  it("905.2a: what players do at the same time is done in random order", () => {
    const text =
      "Reveal this card as you draft it and note how many cards you've drafted this draft round, including this card."
    const order = (seed: number) => {
      const cards = [...with4(text), ...plain(6, "uncommon", text), ...plain(4, "rare", text)]
      const draft = startDraft({
        variant: "conspiracyDraft",
        players: ["A", "B", "C"],
        cards,
        recipe: RECIPE,
        seed,
      })
      return once(draft)
        .notes.map(({ seat }) => seat)
        .join("")
    }
    const orders = new Set(Array.from({ length: 30 }, (_, seed) => order(seed)))
    expect(orders.size).toBeGreaterThan(3)
    const again = order(5)
    expect(order(5)).toBe(again)
  })
})

describe("a Commander Draft (903.13)", () => {
  it("903.13b: two cards are drafted from each pack before it is passed", () => {
    const draft = start("commanderDraft")
    expect(refusal(() => pick(draft, 0, { take: draft.packs[0].slice(0, 1) }))).toBe("903.13b")
    expect(once(draft).piles.map((pile) => pile.length)).toEqual([2, 2, 2])
    expect([times(draft, 3).round, isOver(times(draft, 9))]).toEqual([2, true])
  })

  it("903.13c: packs go to the left, then to the right, then to the left", () => {
    const goesTo = (draft: Draft) => {
      const rest = draft.packs[0].slice(2)
      return once(draft).packs.findIndex((pack) => pack.join() === rest.join())
    }
    expect([0, 3, 6].map((picks) => goesTo(times(start("commanderDraft"), picks)))).toEqual([1, 2, 1])
  })

  it("903.13d: nobody sees another's pack or pile", () => {
    const draft = once(start("commanderDraft"))
    const { pack, pile, faceUp } = draftView(draft, 1)
    expect([pack.map(({ card }) => card), pile.map(({ card }) => card), faceUp.flat()]).toEqual([
      draft.packs[1],
      draft.piles[1],
      [],
    ])
  })
})

it("a computer drafts to the end, from what it sees alone", () => {
  for (const variant of ["conspiracyDraft", "commanderDraft"] as const) {
    let draft = start(variant)
    while (!isOver(draft))
      for (const seat of [0, 1, 2]) {
        const choice = choosePick(draft, seat)
        const unknown = { ...draft, packs: draft.packs.map((pack, other) => (other === seat ? pack : [])) }
        expect(choosePick(unknown, seat)).toEqual(choice)
        draft = pick(draft, seat, choice)
      }
    expect(draft.piles.map((pile) => pile.length)).toEqual([18, 18, 18])
  }
})
