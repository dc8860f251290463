import type { Until } from "@apnap/session/protocol"
import { useEffect } from "react"
import { act, useStore } from "../client/store.ts"
import { askWhy } from "../why/why-store.ts"
import { usePreview } from "./preview/preview-store.ts"
import { switchSound } from "./sound/sound-store.ts"

/**
 * Keyboard shortcuts: c passes or confirms (as does space, outside buttons), e ends the turn, r resolves all, f is full control, m sound, u
 * undoes, h goes to the hand, arrows move between cards.
 */
export function useKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null)
    return
  const target = event.target as HTMLElement
  if (target.matches("input, select, textarea") || target.closest("[role=log]") !== null) return
  if (event.key.startsWith("Arrow")) return moveFocus(event)
  if (event.key === "c" || (event.key === " " && !target.matches("button"))) {
    event.preventDefault()
    document.querySelector<HTMLButtonElement>("[data-primary]:not(:disabled)")?.click()
  } else if (event.key === "?") whyLookedAt()
  else if (event.key === "e") passUntil("endOfTurn")
  else if (event.key === "r") passUntil("resolveAll")
  else if (event.key === "f") act.settings({ fullControl: !useStore.getState().settings.fullControl })
  else if (event.key === "u") act.undoLast()
  else if (event.key === "m") switchSound()
  else if (event.key === "h") toHand()
  else if (event.key === "Escape") cancel()
}

/** Cancels the spell or ability in progress. */
function cancel(): void {
  const to = useStore.getState().table?.prompt?.cancel
  if (to != null) act.undo(to)
}

/** Ignores keys while the question has just changed: they may be meant for the previous one. */
function passUntil(until: Until): void {
  if (document.querySelector(".prompt[data-settling]") === null) act.pass(until)
}

/** Focuses the next usable card in hand, or the next card if none is: with four players they are dozens of tabs away. */
export function toHand(): void {
  const cards = [...document.querySelectorAll<HTMLElement>(".hand [data-card]")]
  const usable = cards.filter((card) => card.matches(".mark-usable, .mark-open"))
  const stops = usable.length > 0 ? usable : cards
  const at = stops.findIndex((card) => card === document.activeElement)
  stops[(at + 1) % stops.length]?.focus()
}

/** Explains the card being looked at. */
function whyLookedAt(): void {
  const { card } = usePreview.getState()
  if (card !== null) askWhy(card.id)
}

/** Focuses the nearest card or player in the arrow's direction. */
function moveFocus(event: KeyboardEvent): void {
  const from = document.activeElement
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")]
  if (!(from instanceof HTMLElement) || !from.matches("[data-card]")) {
    cards.at(-1)?.focus()
    return
  }
  event.preventDefault()
  const here = centre(from)
  let best: { card: HTMLElement; distance: number } | null = null
  for (const card of cards) {
    const { x, y } = centre(card)
    const [along, across] = onAxis(event.key, x - here.x, y - here.y)
    if (along <= 1) continue
    const distance = along + 2 * Math.abs(across)
    if (best === null || distance < best.distance) best = { card, distance }
  }
  best?.card.focus()
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Distance along and across the arrow's direction. */
function onAxis(key: string, dx: number, dy: number): [number, number] {
  switch (key) {
    case "ArrowLeft":
      return [-dx, dy]
    case "ArrowRight":
      return [dx, dy]
    case "ArrowUp":
      return [-dy, dx]
    default:
      return [dy, dx]
  }
}
