import type { Amount, Effect, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import { certain } from "../../players/owners.ts"

// Cards put back into a library.

for (const [words, label, higher] of [
  ["on their choice of the top or bottom of their library", "top", {}],
  ["into their library second from the top or on the bottom", "second from the top", { position: 1 }],
] as const)
  clause.iso(
    `{who:player} puts it ${words}`,
    ({ who }) => {
      const of = (who as { of?: Selector }).of
      return of && putHigherOrLast(who, of, label, higher)
    },
    (e) =>
      e.do === "chooseOne" && e.player?.who === "ownerOf" && e.of[0].label === label
        ? { who: e.player }
        : undefined,
  )
function putHigherOrLast(
  player: PlayerSelector,
  what: Selector,
  label: string,
  higher: { position?: number },
): Effect {
  return {
    do: "chooseOne",
    player,
    of: [
      { label, effect: { do: "move", what, to: "library", ...higher } },
      { label: "bottom", effect: { do: "move", what, to: "library", position: -1 } },
    ],
  }
}
for (const [nth, position] of [
  ["second", 1],
  ["third", 2],
  ["fourth", 3],
  ["seventh", 6],
] as const)
  does([`put {what:object} into {o:owners} library ${nth} from the top`], {
    do: "move",
    what: what(),
    to: "library",
    position,
  })
const BENEATH = "put(s) {what:object} into {o:owners} library just beneath the top"
does.iso(
  `${BENEATH} x cards of that library , where x is {n:quantity}`,
  () => undefined, // read as any X that is told behind its sentence
  (e) =>
    e.do === "move" && typeof e.beneath === "object" && e.beneath.n !== "x"
      ? { what: e.what, n: e.beneath }
      : undefined,
)
does(`${BENEATH} {n:number} cards of that library`, {
  do: "move",
  what: what(),
  to: "library",
  beneath: $<Amount>("n"),
})
does("shuffle(s) {o:own} hand and graveyard into {p:owners} library", {
  do: "shuffle",
  into: { sel: "all", filter: { is: "any" }, zone: ["hand", "graveyard"] },
})
certain("shuffler", ["its owner", "their owner", "their owners", "that player"])
does("put(s) {what:object} on top of their owners ' libraries , then those players shuffle", {
  do: "move",
  what: $<Selector>("what"),
  to: "library",
  shuffle: true,
})
