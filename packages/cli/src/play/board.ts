import { isPlayerRef, type ObjectView, type Ref, refPlayer, type View } from "@apnap/engine"
import color from "picocolors"

/** The board as text lines: the opponent above, you below, the stack between. */
export function drawBoard(view: View): string[] {
  const you = view.players[view.player]
  const others = view.players.filter((p) => p.id !== view.player)
  return [
    rule(`Turn ${view.turn.number}, ${view.players[view.turn.active].name}: ${view.turn.step}`),
    ...(view.command.length === 0
      ? []
      : [
          `Command zone: ${view.command.map((o) => `${label(o)} (${view.players[o.owner].name})`).join(", ")}`,
        ]),
    ...others.flatMap((p) => [header(view, p.id), ...rows(view, p.id)]),
    ...(view.stack.length === 0
      ? []
      : [color.yellow("Stack (top first):"), ...view.stack.toReversed().map((o) => `  ${label(o)}`)]),
    ...rows(view, you.id),
    header(view, you.id),
    `Hand: ${you.cards.map((c) => `${c.name} ${color.dim(c.cost)}`).join(", ") || "empty"}`,
  ]
}

function rule(text: string): string {
  return color.bold(`── ${text} ${"─".repeat(Math.max(0, 70 - text.length))}`)
}

function header(view: View, id: number): string {
  const p = view.players[id]
  const pool = p.pool === "" ? "" : `  mana ${p.pool}`
  return color.cyan(
    `${p.name}: ${p.life} life, hand ${p.hand}, library ${p.library}, graveyard ${p.graveyard.length}${pool}`,
  )
}

/** Lands on one line, everything else on another, the same things counted. */
function rows(view: View, id: number): string[] {
  const own = view.battlefield.filter((o) => o.controller === id)
  const isLand = (o: ObjectView) => o.types.includes("land") && !o.types.includes("creature")
  return [own.filter((o) => !isLand(o)), own.filter(isLand)]
    .filter((list) => list.length > 0)
    .map((list) => `  ${grouped(list.map(label)).join(" · ")}`)
}

function grouped(labels: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of labels) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ${text}` : text))
}

/** One object in a few words. */
export function label(o: ObjectView): string {
  const size = o.power === null ? "" : ` ${o.power}/${o.toughness}`
  const marks = [
    o.tapped ? "tapped" : "",
    o.attacking !== 0 ? "attacking" : "",
    o.blocking.length > 0 ? "blocking" : "",
    o.damage > 0 ? `${o.damage} damage` : "",
    ...Object.entries(o.counters).map(([kind, n]) => `${n} ${kind}`),
  ].filter((mark) => mark !== "")
  const name = o.name || (o.kind === "ability" ? "an ability" : "face down")
  return `${name}${size}${marks.length > 0 ? color.dim(` (${marks.join(", ")})`) : ""}`
}

/** Any object or player of the view by its reference. */
export function nameOf(view: View, ref: Ref): string {
  if (isPlayerRef(ref)) return view.players[refPlayer(ref)].name
  const lists = [
    view.battlefield,
    view.stack,
    view.exile,
    view.command,
    ...view.players.flatMap((p) => [p.cards, p.graveyard]),
  ]
  for (const list of lists) {
    const found = list.find((o) => o.id === ref)
    if (found !== undefined) return label(found)
  }
  return `object ${ref}`
}
