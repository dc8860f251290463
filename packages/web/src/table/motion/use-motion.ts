import { useLayoutEffect, useRef } from "react"
import type { Seen, SeenCard, Table } from "../../protocol/table.ts"
import { type Box, delayOf, transformTo } from "./move.ts"

/** A card as it lay on the page. */
interface Lain {
  box: Box
  element: HTMLElement
}

const MOVE = { duration: 300, easing: "cubic-bezier(.2,.8,.2,1)" }
const LEAVE = { duration: 360, easing: "cubic-bezier(.4,0,1,1)" }
const RISE = { duration: 700, easing: "ease-out" }
const FADE = { duration: 120 }
/** Where a number stands that only fades. */
const STILL = ["translate(-50%, -50%)", "translate(-50%, -50%)"]

/** What our movements of cards that lie on the page are called. */
const MOVES = "moves"

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Lets cards be seen moving from where they lay to where they lie, those that leave to their graveyards, and numbers rise where life changes. */
export function useMotion({ seen, game }: Table): void {
  const before = useRef<{ seen: Seen; game: number; lain: ReadonlyMap<number, Lain> } | null>(null)
  useLayoutEffect(() => {
    const last = before.current
    if (last !== null && last.seen === seen) return
    const bodies = bodiesOf(seen)
    rest()
    const lain = measured(bodies)
    if (last !== null && last.game === game && !document.hidden) {
      moveAll(last.lain, lain)
      leaveAll(last.lain, lain, seen)
      changeLife(last.seen, seen)
      showDamage(last.seen, seen)
    }
    before.current = { seen, game, lain }
  }, [seen, game])
}

/** Cards that still move are where they are going: a place that is passed on the way is none to measure. */
function rest(): void {
  for (const animation of document.getAnimations()) if (animation.id === MOVES) animation.cancel()
}

/** The cards that lie on the page, by the id under which they do. */
function bodiesOf(seen: Seen): ReadonlyMap<number, SeenCard> {
  const lists = [seen.battlefield, seen.stack, ...seen.players.map(({ cards }) => cards)]
  return new Map(lists.flat().map((card) => [card.id, card]))
}

/** Where each physical card lies; an ability on the stack is none. */
function measured(cards: ReadonlyMap<number, SeenCard>): ReadonlyMap<number, Lain> {
  const lain = new Map<number, Lain>()
  for (const element of document.querySelectorAll<HTMLElement>("main.table [data-card]")) {
    const card = cards.get(Number(element.dataset.card))
    if (card === undefined || card.kind === "ability") continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0) lain.set(card.body, { box: { left, top, width, height }, element })
  }
  return lain
}

function moveAll(from: ReadonlyMap<number, Lain>, to: ReadonlyMap<number, Lain>): void {
  let moved = 0
  for (const [body, { box, element }] of to) {
    const start = from.get(body)?.box ?? originOf(element)
    const transform = start === null ? null : transformTo(start, box)
    if (transform === null) continue
    if (isStill()) element.animate({ opacity: [0, 1] }, FADE)
    else
      element.animate(
        { transform: [transform, "none"] },
        { ...MOVE, id: MOVES, delay: delayOf(moved), fill: "backwards" },
      )
    moved++
  }
}

/** What was not seen before comes from where it was hidden: a drawn card from the library, the play of another from their hand. */
function originOf(element: HTMLElement): Box | null {
  const isDrawn = element.closest("section.hand") !== null
  const source = isDrawn
    ? document.querySelector(".you .zone-count .thumb")
    : element.closest(".board.mine") === null
      ? document.querySelector(".foe .in-hand")
      : null
  const box = source?.getBoundingClientRect()
  return box === undefined || box.width === 0 ? null : box
}

/** A card that is no longer there goes to its owner's graveyard, or fades where it lay. */
function leaveAll(from: ReadonlyMap<number, Lain>, to: ReadonlyMap<number, Lain>, seen: Seen): void {
  let left = 0
  for (const [body, { box, element }] of from) {
    if (to.has(body)) continue
    const owner = seen.players.find(({ graveyard }) => graveyard.some((card) => card.body === body))
    const side = owner === undefined ? null : owner.id === seen.player ? ".you" : ".foe"
    ghost(element, box, side === null ? null : graveyardOf(side), delayOf(left++))
  }
}

/** Where a player's graveyard lies: its top card, or what names it where no card is shown. */
function graveyardOf(side: string): Box | null {
  const zone = document.querySelectorAll(`${side} .zone-count:not(.in-hand)`)[1]
  const thumb = zone?.querySelector(".thumb")?.getBoundingClientRect()
  return thumb !== undefined && thumb.width > 0 ? thumb : (zone?.getBoundingClientRect() ?? null)
}

function ghost(element: HTMLElement, box: Box, to: Box | null, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute("data-card")
  copy.setAttribute("aria-hidden", "true")
  copy.tabIndex = -1
  copy.classList.add("ghost")
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  document.querySelector("main.table")?.append(copy)
  const end = to === null || isStill() ? "none" : (transformTo(to, box) ?? "none")
  const frames = { transform: ["none", end], opacity: [1, end === "none" ? 0 : 0.4] }
  const time = isStill() ? FADE : { ...LEAVE, delay }
  void copy.animate(frames, time).finished.finally(() => copy.remove())
}

/** The difference of a player's life rises from it. */
function changeLife(before: Seen, now: Seen): void {
  for (const { id, life } of now.players) {
    const by = life - (before.players[id]?.life ?? life)
    if (by !== 0) rise(document.querySelector(`main.table [data-card="${-id - 1}"]`), by)
  }
}

/** Damage that a creature has been dealt rises from it. */
function showDamage(before: Seen, now: Seen): void {
  const earlier = new Map(before.battlefield.map(({ id, damage }) => [id, damage]))
  for (const { id, damage } of now.battlefield) {
    const by = damage - (earlier.get(id) ?? 0)
    if (by > 0) rise(document.querySelector(`main.table [data-card="${id}"]`), -by)
  }
}

function rise(from: Element | null, by: number): void {
  const box = from?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return
  const number = document.createElement("span")
  number.className = by > 0 ? "rising gain" : "rising loss"
  number.setAttribute("aria-hidden", "true")
  number.textContent = by > 0 ? `+${by}` : `−${-by}`
  Object.assign(number.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` })
  document.querySelector("main.table")?.append(number)
  const path = isStill() ? STILL : ["translate(-50%, -30%)", "translate(-50%, -190%)"]
  const frames = { transform: path, opacity: [0, 1, 1, 0] }
  void number.animate(frames, RISE).finished.finally(() => number.remove())
}
