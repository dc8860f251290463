import { useLayoutEffect, useRef } from "react"
import type { Seen, SeenCard, Table } from "../../protocol/table.ts"
import { type Box, delayOf, pathTo, transformTo } from "./move.ts"

/** A card's previous place on the page. */
interface Lain {
  box: Box
  element: HTMLElement
}

const MOVE = { duration: 300, easing: "cubic-bezier(.2,.8,.2,1)" }
const LEAVE = { duration: 360, easing: "cubic-bezier(.4,0,1,1)" }
const RISE = { duration: 700, easing: "ease-out" }
const FADE = { duration: 120 }
/** The position of a number that only fades. */
const STILL = ["translate(-50%, -50%)", "translate(-50%, -50%)"]

/** The id of our animations of moving cards. */
const MOVES = "moves"

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Animates cards from their old to their new places, leaving cards to their graveyards, and changes of life. */
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

/** Finishes running moves before measuring: intermediate places don't count. */
function rest(): void {
  for (const animation of document.getAnimations()) if (animation.id === MOVES) animation.cancel()
}

/** The visible cards, by the id used on the page. */
function bodiesOf(seen: Seen): ReadonlyMap<number, SeenCard> {
  const lists = [seen.battlefield, seen.stack, ...seen.players.map(({ cards }) => cards)]
  return new Map(lists.flat().map((card) => [card.id, card]))
}

/** The place of each physical card; abilities on the stack are excluded. */
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
        { transform: pathTo(transform, getComputedStyle(element).transform) },
        { ...MOVE, id: MOVES, delay: delayOf(moved), fill: "backwards" },
      )
    moved++
  }
}

/** New cards come from where they were hidden: drawn cards from the library, others' plays from their hand. */
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

/** A card that is gone moves to its owner's graveyard, or fades in place. */
function leaveAll(from: ReadonlyMap<number, Lain>, to: ReadonlyMap<number, Lain>, seen: Seen): void {
  let left = 0
  for (const [body, { box, element }] of from) {
    if (to.has(body)) continue
    const owner = seen.players.find(({ graveyard }) => graveyard.some((card) => card.body === body))
    const side = owner === undefined ? null : owner.id === seen.player ? ".you" : ".foe"
    ghost(element, box, side === null ? null : graveyardOf(side), delayOf(left++))
  }
}

/** The place of a player's graveyard: its top card, or its label if no card is shown. */
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

/** A change of life rises from the player's life total. */
function changeLife(before: Seen, now: Seen): void {
  for (const { id, life } of now.players) {
    const by = life - (before.players[id]?.life ?? life)
    if (by !== 0) rise(document.querySelector(`main.table [data-card="${-id - 1}"]`), by)
  }
}

/** Damage dealt to a creature rises from it. */
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
