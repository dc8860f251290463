import { type CombatRole, characteristics, countersOn, viewOf } from "@apnap/engine"
import { canBegin } from "../naming/finding.ts"
import { namesOf } from "../naming/names.ts"
import { stackBegins } from "../naming/on-stack.ts"
import { beginnable } from "./beginnable.ts"
import { each, type Judge, permanentsOf, seats } from "./judge.ts"

function inZone(zone: "hand" | "graveyard" | "library"): Judge {
  return (s, c, names) =>
    seats(s, c, names).reduce(
      (sum, p) =>
        sum + s.players[p][zone].filter((id) => c.card === undefined || names.means(s, c.card, id)).length,
      0,
    )
}

/** The sorted names of a player's creatures with this combat role. */
function declaredBy(has: (role: CombatRole) => boolean): Judge {
  return (s, c, names) =>
    permanentsOf(s, { ...c, card: undefined }, names)
      .filter((id) => {
        const role = s.objects[id]!.combat
        return role !== null && has(role)
      })
      .map((id) => namesOf(s, id).at(-1)!)
      .sort()
}

/** Checks of zones, players, the turn and the game. */
export const JUDGES_OF_GAME: Readonly<Record<string, Judge>> = {
  life: (s, c, names) => s.players[names.player(c.player!)].life,
  hand: inZone("hand"),
  graveyard: inZone("graveyard"),
  library: inZone("library"),
  exile: (s, c, names) =>
    s.exile.filter(
      (id) =>
        seats(s, c, names).includes(s.objects[id]!.owner) &&
        (c.card === undefined || names.means(s, c.card, id)),
    ).length,
  command: (s, c, names) =>
    s.command.filter(
      (id) =>
        seats(s, c, names).includes(s.objects[id]!.owner) &&
        (c.card === undefined ||
          names.means(s, c.card, id) ||
          `Emblem ${characteristics(s, id).name}` === c.card),
    ).length,
  permanents: (s, c, names) =>
    permanentsOf(s, c, names).filter(
      (id) =>
        (c.tapped === undefined || s.objects[id]!.tapped === c.tapped) &&
        (c.token === undefined || (s.objects[id]!.kind === "token") === c.token),
    ).length,
  counters: (s, c, names) => {
    if (c.zone === "exile")
      return s.exile
        .filter((id) => names.means(s, c.card!, id))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    if (c.zone !== undefined)
      return seats(s, c, names)
        .flatMap((p) => [
          ...s.players[p].hand,
          ...s.players[p].graveyard,
          ...s.exile.filter((id) => s.objects[id]!.owner === p),
        ])
        .filter((id) => names.means(s, c.card!, id))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    const found = each(s, c, names, (id) => countersOn(s, id, String(c.counter)))
    return found
  },
  playerCounters: (s, c, names) => s.players[names.player(c.player!)].counters?.[String(c.counter)] ?? 0,
  zone: (s, c, names) =>
    [...s.objects].some(
      (o) =>
        o !== undefined &&
        o.zone === c.zone &&
        names.means(s, c.card!, o.id) &&
        (c.player === undefined || o.owner === names.player(c.player)),
    ),
  manaPool: (s, c, names) =>
    s.players[names.player(c.player!)].pool.filter((mana) => mana.type === c.color).length,
  stack: (s, c) => s.stack.filter((id) => c.text === undefined || stackBegins(s, id, String(c.text))).length,
  canDo: (s, c, names, step) => canBegin(s, String(c.ability), beginnable(s, names.player(c.player!), step)),
  attackers: declaredBy(({ attacking }) => attacking !== 0),
  blockers: declaredBy(({ blocking }) => blocking.length > 0),
  activePlayer: (s, _c, names) => names.seats[s.turn.active],
  monarch: (s, _c, names) => names.seats[s.monarch] ?? null,
  initiative: (s, _c, names) => names.seats[s.initiative] ?? null,
  turn: (s) => s.turn.number,
  speed: (s, c, names) => s.players[names.player(c.player!)].speed,
  dayNight: (s) => s.dayNight,
  won: (s, c, names) => s.over?.winners.includes(names.player(c.player!)) === true,
  lost: (s, c, names) => s.players[names.player(c.player!)].left?.how === "lost",
  inGame: (s, c, names) => s.players[names.player(c.player!)].left === null,
  gameOver: (s) => s.over !== null,
  draw: (s) => s.over !== null && s.over.winners.length === 0,
  sees: (s, c, names) => {
    const view = viewOf(s, names.player(c.player!))
    const hands = view.players.flatMap(({ cards, libraryTop }) => [
      ...cards,
      ...(libraryTop ? [libraryTop] : []),
    ])
    const shown = [...hands, ...view.battlefield, ...view.stack, ...view.exile, ...view.command]
    const inGraveyards = view.players.flatMap(({ graveyard }) => graveyard)
    return [...shown, ...inGraveyards].some(
      ({ id, known, name }) => known && (name === c.card || names.means(s, c.card!, id)),
    )
  },
  decider: (s, c, names) => names.seats[s.players[names.player(c.player!)].decidedBy],
  topCardRevealed: (s, c, names) => {
    const player = names.player(c.player!)
    return s.players.every(({ id }) => id === player || viewOf(s, id).players[player].libraryTop !== null)
  },
}
