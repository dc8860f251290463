import type { Effect, PlayerSelector, Selector } from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"

// Choices on resolution (608.2d).

clause("choose {what:object}", { do: "bind", name: "chosen", objects: $("what") })

const option = define<{ label: string; effect: Effect }>(ORACLE, "token option")
option.iso(
  "a {t:token}",
  ({ t }) => ({ label: labelOf(t), effect: { do: "createToken", token: t } as Effect }),
  (o) => (o.effect.do === "createToken" ? { t: o.effect.token } : undefined),
)
function labelOf(token: unknown): string {
  const spec = token as { predefined?: string; face?: { name: string } }
  return spec.predefined ?? spec.face?.name ?? ""
}
does(
  [
    "create(s) your choice of {a:token option} or {b:token option}",
    "create(s) {a:token option} or {b:token option}",
  ],
  {
    do: "chooseOne",
    of: [$("a"), $("b")],
  },
)
does("create(s) your choice of {a:token option} , {b:token option} , or {c:token option}", {
  do: "chooseOne",
  of: [$("a"), $("b"), $("c")],
})
does("clash with a opponent", { do: "clash", bind: "clash" })
does.iso(
  "choose(s) {what:simple object}",
  ({ what: w }) =>
    (w as Selector).sel === "choose" ? { do: "chooseObjects", what: w, bind: "chosen" } : undefined,
  (e) => (e.do === "chooseObjects" ? { what: e.what } : undefined),
)
clause("choose a card type", { do: "chooseText", what: "cardType", bind: "type" })
clause("choose a creature type", { do: "chooseText", what: "creatureType", bind: "type" })
clause("choose a card name", { do: "chooseText", what: "cardName", bind: "name" })
clause("choose a color", { do: "chooseColor", bind: "color" })
clause("choose a opponent", { do: "choosePlayer", from: { who: "opponents" }, bind: "chosenPlayer" })
clause("choose a opponent at random", {
  do: "choosePlayer",
  from: { who: "choose", from: { who: "opponents" }, random: true },
  bind: "chosenPlayer",
})
clause.iso(
  "choose {p:player}",
  ({ p }) =>
    (p as PlayerSelector | { who: "mention" }).who === "mention"
      ? { do: "bind", name: "chosenPlayer", players: p }
      : undefined,
  (e) => (e.do === "bind" && e.players !== undefined ? { p: e.players } : undefined),
)
// 608.2d
clause("for each player , choose friend or foe", { do: "friendOrFoe", of: { who: "players" } })
clause("choose a player", { do: "choosePlayer", from: { who: "players" }, bind: "chosenPlayer" })
