import { french } from "../say.ts"

// Loyalty abilities: who may activate them, when, and how often.

french("static", {
  "{p:barred} can't activate planeswalkers ' loyalty abilities":
    "{p!} ne <pouvoir> pas activer de capacités de loyauté de planeswalkers",
  "you may activate loyalty abilities of {t:plain things} on any player 's turn any time you could cast a instant":
    "vous pouvez activer les capacités de loyauté de {t:le} pendant le tour de n'importe quel joueur à tout moment où vous pourriez lancer un éphémère",
  "you may activate loyalty abilities of ~ on any player 's turn any time you could cast a instant":
    "vous pouvez activer les capacités de loyauté de {~} pendant le tour de n'importe quel joueur à tout moment où vous pourriez lancer un éphémère",
  "you may activate the loyalty abilities of {w:planeswalkers meant} twice each turn rather than only once":
    "vous pouvez activer les capacités de loyauté de {w} deux fois par tour plutôt qu'une seule",
})
french("clause", {
  "{p:barred} can't cast spells or activate planeswalkers ' loyalty abilities this turn":
    "{p!} ne <pouvoir> pas lancer de sorts ni activer de capacités de loyauté de planeswalkers ce tour-ci",
  "you may activate the loyalty abilities of {w:planeswalkers meant} twice this turn rather than only once":
    "vous pouvez activer les capacités de loyauté de {w} deux fois ce tour-ci plutôt qu'une seule",
  "unattach {what:object}": "<détacher> {what}",
  "unattach all {t:plain things} from {of:object}": "<détacher> tous les {t} de {of}",
})
french("planeswalkers meant", { "~": "{~}", "{t:plain things}": "{t:le}" })
french("static", { "~ escapes with {k:abilities}": "{~!} s'évade avec {k}" })
