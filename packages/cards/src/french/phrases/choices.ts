import { french, frenchOf, passes } from "../say.ts"
import { listed } from "./lists.ts"

// Choices on resolution, and several things of one kind in one instruction.

passes("facing player")
french("clause", {
  "{what:object} gain(s) your choice of {k:ability choice} {d:duration}":
    "{what!} <acquérir> , au choix , {k} {d}",
  "{what:object} get(s) {s:size} and gain(s) your choice of {k:ability choice} {d:duration}":
    "{what!} <gagner> {s} et <acquérir> , au choix , {k} {d}",
  "{p:facing player} face(s) a villainous choice — {a:sentence} , or {b:sentence}":
    "{p!} <affronter> un choix perfide — {a:stated} , ou {b:stated}",
  "{p:player} face(s) a villainous choice — {a:sentence} , or {b:sentence}":
    "{p!} <affronter> un choix perfide — {a:stated} , ou {b:stated}",
})
frenchOf("ability choice", listed("ou"))
french("counters put", {
  "a {kind:counter} counter on {what:object}": "un marqueur {kind} sur {what}",
  "{n:number} {kind:counter} counters on {what:object}": "{n} marqueurs {kind} sur {what}",
})
french("next sentence", { "and {counters put}": "et {counters put}" })
french("next instruction", { "and {counters put}": "et {counters put}" })
french("made tokens", { "a {t:token}": "{t:un}", "{n:number} {t:tokens}": "{n} {t}" })
french("next sentence", { "{tokens joint} {made tokens}": "et {made tokens}" })
french("next instruction", { "{tokens joint} {made tokens}": "et {made tokens}" })
