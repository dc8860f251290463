import { isPlayerRef, type ObjectView, type PlayerView, type Ref, refPlayer, type View } from "@apnap/engine"
import { cardNameIn } from "@apnap/words"
import color from "picocolors"
import type { Phrases } from "./phrases.ts"
import { objectsOf } from "./read-card.ts"

const WIDTH = 74

/** The board as text lines: opponents at the top, then a line and the stack, then you. */
export function drawBoard(view: View, words: Phrases): string[] {
  const labelled = (o: ObjectView) => label(o, words)
  const ofOwner = (o: ObjectView) => `${labelled(o)} (${view.players[o.owner].name})`
  const zone = (title: string, cards: readonly ObjectView[]) =>
    cards.length === 0 ? [] : [`${title} ${cards.map(ofOwner).join(", ")}`]
  const you = view.players[view.player]
  const others = view.players.filter((p) => p.id !== view.player)
  return [
    rule(momentOf(view, words)),
    ...(view.subgame === undefined
      ? []
      : [color.yellow(words.subgame(view.subgame.depth, cardNameIn(view.subgame.by, words.language)))]),
    ...zone(words.commandZone, view.command),
    ...zone(words.ante, view.ante ?? []),
    ...others.flatMap((p) => [header(view, p.id, words), ...shownHand(p, words), ...rows(view, p.id, words)]),
    ...(view.stack.length === 0
      ? []
      : [color.yellow(words.stack), ...view.stack.toReversed().map((o) => `  ${labelled(o)}`)]),
    color.dim("─".repeat(WIDTH)),
    ...rows(view, you.id, words),
    header(view, you.id, words),
    handOf(you, words),
  ]
}

function momentOf({ turn, players }: View, words: Phrases): string {
  return turn.number === 0
    ? words.beforeGame
    : words.turn(turn.number, players[turn.active].name, words.steps[turn.step])
}

function handOf({ cards }: PlayerView, words: Phrases): string {
  const named = cards.map(({ name, cost }) => {
    const said = cardNameIn(name, words.language)
    return cost === "" ? said : `${said} ${color.dim(cost)}`
  })
  return `${words.hand} ${named.join(", ") || words.empty}`
}

/** What is seen of another's hand: a teammate's (808.5), or cards that are revealed. */
function shownHand(player: PlayerView, words: Phrases): string[] {
  return player.cards.length === 0 ? [] : [`  ${handOf(player, words)}`]
}

function rule(text: string): string {
  return color.bold(`── ${text} ${"─".repeat(Math.max(0, WIDTH - 4 - text.length))}`)
}

function header(view: View, id: number, words: Phrases): string {
  const p = view.players[id]
  const pool = p.pool === "" ? "" : `  ${words.mana} ${p.pool}`
  const marks = marksOf(view, p, words)
  const beside = marks.length === 0 ? "" : ` (${marks.join(", ")})`
  return color.cyan(
    `${words.player(`${p.name}${beside}`, p.life, p.hand, p.library, p.graveyard.length)}${pool}`,
  )
}

/** Whose side a player is on, and which turn they take where several go on at once. */
function marksOf({ players, player: reader, turns = [] }: View, p: PlayerView, words: Phrases): string[] {
  const teams = [...new Set(players.map(({ team }) => team))]
  const own = players.find(({ id }) => id === reader)?.team
  const isOther = p.team !== own || p.id === reader
  const team = isOther ? words.team(teams.indexOf(p.team) + 1) : words.yourTeam
  return [
    ...(teams.length < players.length ? [team] : []),
    ...(p.emperor ? [words.emperor] : []),
    ...turns.filter(({ active }) => active === p.id).map(({ number }) => words.takesTurn(number)),
  ]
}

/** Lands on one line, everything else on another; equal items are counted. */
function rows(view: View, id: number, words: Phrases): string[] {
  const own = view.battlefield.filter((o) => o.controller === id)
  const isLand = (o: ObjectView) => o.types.includes("land") && !o.types.includes("creature")
  return [own.filter((o) => !isLand(o)), own.filter(isLand)]
    .filter((list) => list.length > 0)
    .map((list) => `  ${grouped(list.map((o) => label(o, words))).join(" · ")}`)
}

function grouped(labels: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of labels) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${count}× ${text}` : text))
}

/** One object in a few words. */
function label(o: ObjectView, words: Phrases): string {
  const size = o.power === null ? "" : ` ${o.power}/${o.toughness}`
  const marks = [
    o.tapped ? words.tapped : "",
    o.attacking !== 0 ? words.attacking : "",
    o.blocking.length > 0 ? words.blocking : "",
    o.damage > 0 ? words.damage(o.damage) : "",
    ...Object.entries(o.counters).map(([kind, n]) => `${n} ${kind}`),
  ].filter((mark) => mark !== "")
  const name = cardNameIn(o.name, words.language) || (o.kind === "ability" ? words.anAbility : words.faceDown)
  return `${name}${size}${marks.length > 0 ? color.dim(` (${marks.join(", ")})`) : ""}`
}

/** Any object or player of the view by its reference. */
export function nameOf(view: View, ref: Ref, words: Phrases): string {
  if (isPlayerRef(ref)) return view.players[refPlayer(ref)].name
  const found = objectsOf(view).find(({ id }) => id === ref)
  return found === undefined ? words.object(ref) : label(found, words)
}
