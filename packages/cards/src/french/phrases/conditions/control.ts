import type { Selector } from "@apnap/engine"
import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partIn } from "../../filling.ts"
import { isGone } from "../../origin.ts"
import { french, type Setting, sayAs } from "../../say.ts"

// Who controls what.

/** The imperfect for what an instruction before has taken away: « si vous la contrôliez ». */
function wasThere(part: Derivation, setting: Setting): string {
  const what = partIn(part, "what")?.value as Selector | undefined
  return what !== undefined && isGone(what, setting.ability) ? ":imperfect" : ""
}

french("condition", {
  "you control a {t:thing}": "{vous!} <contrôler> {t:un}",
  "you control another {a:plain thing} or a {b:plain thing}": "{vous!} <contrôler> {a:another} ou {b:un}",
  "you control another {t:thing}": "{vous!} <contrôler> {t:another}",
  "you control {n:number} or more {t:things}": "{vous!} <contrôler> au moins {n} {t}",
  "you control {n:number} or fewer {t:plain things}": "{vous!} <contrôler> {n} {t} ou moins",
  "you control no {t:things}": "{vous!} ne <contrôler> {t:aucun}",
  "you control {what:simple object}": (part, setting) =>
    sayAs(`{vous!} <contrôler${wasThere(part, setting)}> {what}`, part, setting),
  "you control your commander": "{vous!} <contrôler> votre commandant",
  "you control {n:number} or more {t:plain things} with different powers":
    "{vous!} <contrôler> au moins {n} {t} de forces différentes",
  "you control {n:number} or more {t:plain things} with different names":
    "{vous!} <contrôler> au moins {n} {t} de noms différents",
  "you control fewer {t:plain things} than {who:player}": "{vous!} <contrôler> moins de {t} que {who}",
  "{who:player} control(s) more {t:plain things} than {other:player}":
    "{who!} <contrôler> plus de {t} que {other}",
  "a player controls a {t:plain thing}": "{joueur!} <contrôler> {t:un}",
  "a opponent controls a {t:plain thing}": "{adversaire!} <contrôler> {t:un}",
  "defending player controls a {t:plain thing}": "{défenseur!} <contrôler> {t:un}",
  "your opponents control no {t:plain things}": "vos adversaires ne contrôlent {t:aucun}",
  "defending player controls no {t:plain things}": "{défenseur!} ne <contrôler> {t:aucun}",
  "you control a {a:plain thing} and a {b:plain thing}": "vous contrôlez {a:un} et {b:un}",
  "you control exactly one {t:plain thing}": "vous contrôlez exactement {t:un}",
  "you control exactly {n:number} {t:plain things}": "vous contrôlez exactement {n} {t}",
  "you control a {a:plain thing} , a {b:plain thing} , or a {c:plain thing}":
    "{vous!} <contrôler> {a:un} , {b:un} ou {c:un}",
  "you control a {a:plain thing} or a {b:plain thing}": "{vous!} <contrôler> {a:un} ou {b:un}",
  "you control at least {n:number} other {t:plain things}": "{vous!} <contrôler> au moins {n} autres {t}",
  "you both own and control ~ and a {t:plain thing}": "vous possédez et contrôlez à la fois {~} et {t:un}",
  "you don't control {what:simple object}": "{vous!} ne <contrôler> pas {what}",
})
