import type { Effect, PlayerSelector } from "@apnap/engine"
import { partIn } from "../../filling.ts"
import { YOU } from "../../phrase.ts"
import { french, missing, type Saying, say, sayAs } from "../../say.ts"
import { xInEmblem } from "./emblem.ts"

// Clauses: who acts or may act, under which condition and how often.
// The verb takes the sentence's mood: a command to you, a statement about others, an infinitive for options.

const GAINS: ReadonlySet<string> = new Set([
  "gainLife",
  "loseLife",
  "winGame",
  "loseGame",
  "playerCounters",
  "becomeMonarch",
])
/** Instructions to you are commands, except gaining and losing life and the like, which are statements. */
const byPlayer: Saying = (part, setting) => {
  const who = partIn(part, "who")?.value as PlayerSelector
  const effect = partIn(part, "d")
  if (effect === undefined) return missing(part, setting)
  const told = who.who === "you" && setting.mood === "imperative" && !GAINS.has((effect.value as Effect).do)
  return told
    ? say(effect, { ...setting, subject: YOU })
    : sayAs("{who!} {d}", part, { ...setting, actor: who })
}

french("clause", {
  "{d:does}": "{d}",
  "{who:player} {d:does list}": byPlayer,
  "{who:chosen player} {d:does list}": "{who!} {d}",
  "you may {e:bare clause} if {c:condition}": "vous pouvez {e:infinitive} si {c:stated}",
  "you may have {e:bare clause}": "vous pouvez faire que {e:subjunctive}",
  "you may have ~ deal {n:digits} damage to {to:recipient}":
    "vous pouvez faire que {~!} <infliger:subjunctive> {n} {n#blessure|blessures} {to:à}",
  "you may {e:sentence}": "vous pouvez {e:infinitive}",
  "~ {c:changes} {d:duration} and {k:changes} {e:duration}": "{~!} {c} {d} et {k} {e}",
  "you may {d:does list}": "vous pouvez {d:infinitive}",
  "{who:player} may have you {e:does list}": "{who!} <pouvoir> vous faire {e:infinitive}",
  "{who:player} may have {e:bare clause}": "{who!} <pouvoir> faire que {e:subjunctive}",
  "{who:player} may {d:does list}": (part, setting) =>
    sayAs("{who!} <pouvoir> {d:infinitive}", part, {
      ...setting,
      actor: partIn(part, "who")?.value as PlayerSelector,
    }),
  "you may pay {c:costs}": "vous pouvez {c:paid}",
  "you may pay {c:costs} and {e:bare clause}": "vous pouvez {c:paid} et {e:infinitive}",
  "{who:player} may pay {c:costs}": "{who!} <pouvoir> {c:paid}",
  "if {c:condition} , {e:sentence}": "si {c:stated} , {e}",
  "{e:bare clause} if {c:condition}": "{e} si {c:stated}",
  "{e:denied clause} unless {who:player} pay(s) {c:costs}": "{e} à moins que {who!:stated} ne {c:paying}",
  "{e:denied clause} unless {who:player} {c:costs}": "{e} à moins que {who!:stated} ne {c:paying}",
  "{e:denied clause} unless {c:condition}": "{e} à moins que {c:unless}",
  "for each {n:each} , {e:bare clause}": "pour chaque {n} , {e}",
  "for each {n:each} , {a:bare clause} and {b:bare clause}": "pour chaque {n} , {a} et {b}",
  "for each {t:thing} , {e:clause for each}": "pour chaque {t} , {e}",
  "for each of them , {e:clause for each}": "pour chacun d'eux , {e}",
  "for each of them , {a:bare clause} , then ~ deals damage equal to {n:quantity} to that permanent or player":
    "pour chacun d'eux , {a} , puis {~!} <infliger> à ce permanent ou à ce joueur un nombre de blessures égal à {n}",
  "for each {t:plain thing} {w:died this way} , {e:clause for each}":
    "pour chaque {t} [mis:t] au cimetière de cette manière , {e}",
  "for each {t:thing} {p:way done} this way , {e:clause for each}":
    "pour chaque {t} {p} de cette manière , {e}",
  "{e:damage clause} for each {n:each}": "{e} pour chaque {n}",
  "{e:sentence} , where x is {n:quantity}": (part, setting) =>
    xInEmblem(part, setting) ?? sayAs("{e} , X étant {n:named}", part, setting),
  "{e:counted targets} , where x is {n:quantity}": "{e} , X étant {n:named}",
  "{e:aimed later}": "{e}",
  "{r:restriction} {d:duration}": (part, setting) => {
    // « tant qu'elle reste exilée » is said of cards in exile only.
    const lasting = partIn(part, "d")?.template?.endsWith("remain exiled") === true
    return sayAs(lasting ? "{r:stated} pour le reste de la partie" : "{r:stated} {d}", part, setting)
  },
  "{s:passing static} this turn": "{s:stated} ce tour-ci",
  "{s:passing static} for the rest of the game": "{s:stated} pour le reste de la partie",
  "you may cast {t:spell things} this turn as though they had flash":
    "vous pouvez lancer {t:un} ce tour-ci comme s'ils avaient le flash",
  "{e:may clause} . do this only once each turn": "{e} . Ne faites ceci qu'une seule fois par tour",
  "{w:discarder} discards {what:simple object}": "{w!} <se défausser:indicative> {what:de}",
  "you may put the exiled card onto the battlefield if it's {f:thing filter} . if you don't put it onto the battlefield , put it into its owner 's hand":
    "vous pouvez mettre la carte exilée sur le champ de bataille si c'est {f} . Si vous ne la mettez pas sur le champ de bataille , mettez-la dans la main de son propriétaire",
  "you may cast a {s:spell thing} from your graveyard this turn":
    "vous pouvez lancer {s:un} depuis votre cimetière ce tour-ci",
  "until end of turn , if {p:player} would draw a card , instead {i:bare instead}":
    "jusqu'à la fin du tour , si {p!} <devoir:imperfect> piocher une carte , à la place {i:command}",
  "{e:whole process} . if {c:condition} , {f:bare clause} and repeat this process":
    "{e} . Si {c:stated} , {f:command} et répétez ce procédé",
  "{p:player} get(s) a emblem with {a:emblem abilities}": "{p!} <gagner> un emblème avec {a}",
  "you get a emblem with {a:emblem abilities}": "vous gagnez un emblème avec {a}",
  "cast any number of {t:things} {free:for free}": "lancez n'importe quel nombre de {t:from} {free}",
})
french("does", {
  "the next time {e:player would} this turn , {i:bare instead} instead":
    "la prochaine fois ce tour-ci que {e} , {i:command} à la place",
})
