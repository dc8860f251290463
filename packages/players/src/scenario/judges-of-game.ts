import { characteristics, countersOn } from "@apnap/engine"
import { canBegin } from "./finding.ts"
import { each, type Judge, permanentsOf, seats } from "./judge.ts"
import { stackBegins } from "./on-stack.ts"
import { Unsupported } from "./outcome.ts"

function inZone(zone: "hand" | "graveyard" | "library"): Judge {
  return (s, c, names) =>
    seats(s, c, names).reduce(
      (sum, p) =>
        sum + s.players[p][zone].filter((id) => c.card === undefined || names.isNamed(s, id, c.card)).length,
      0,
    )
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
        (c.card === undefined || names.isNamed(s, id, c.card)),
    ).length,
  command: (s, c, names) =>
    s.command.filter(
      (id) =>
        seats(s, c, names).includes(s.objects[id]!.owner) &&
        (c.card === undefined ||
          names.isNamed(s, id, c.card) ||
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
        .filter((id) => names.isNamed(s, id, c.card!))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    if (c.zone !== undefined)
      return seats(s, c, names)
        .flatMap((p) => [
          ...s.players[p].hand,
          ...s.players[p].graveyard,
          ...s.exile.filter((id) => s.objects[id]!.owner === p),
        ])
        .filter((id) => names.isNamed(s, id, c.card!))
        .reduce((sum, id) => sum + countersOn(s, id, String(c.counter)), 0)
    const found = each(s, c, names, (id) => countersOn(s, id, String(c.counter)))
    return found
  },
  playerCounters: (s, c, names) => s.players[names.player(c.player!)].counters?.[String(c.counter)] ?? 0,
  zone: (s, c, names) =>
    [...s.objects].some((o) => o !== undefined && names.cards.get(c.card!) === o.card && o.zone === c.zone),
  manaPool: (s, c, names) =>
    s.players[names.player(c.player!)].pool.filter((mana) => mana.type === c.color).length,
  stack: (s, c) => s.stack.filter((id) => c.text === undefined || stackBegins(s, id, String(c.text))).length,
  canDo: (s, c, _names, options) => {
    if (options === null) throw new Unsupported({ feature: "canDo without priority" })
    return canBegin(s, String(c.ability), options)
  },
  attackers: (s) =>
    s.battlefield
      .filter((id) => (s.objects[id]!.combat?.attacking ?? 0) !== 0)
      .map((id) => characteristics(s, id).name)
      .sort(),
  blockers: (s) =>
    s.battlefield
      .filter((id) => (s.objects[id]!.combat?.blocking.length ?? 0) > 0)
      .map((id) => characteristics(s, id).name)
      .sort(),
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
}
