import { COLOR_WORDS } from "../../../oracle/words/colors.ts"
import { COLORS } from "../../lexicon/colors.ts"
import { french } from "../../say.ts"

// Shared characteristics, and rolled, chosen and exiled results.

for (const [words, said] of [
  ["with the same name as", "avec le même nom que"],
  ["that has|have the same name as", "qui <avoir:indicative> le même nom que"],
  ["that doesn't|don't have the same name as", "qui ne <avoir:indicative> pas le même nom que"],
  ["that share(s) a color with", "qui <partager:indicative> une couleur avec"],
  ["that share(s) a creature type with", "qui <partager:indicative> un type de créature avec"],
  ["that share(s) a card type with", "qui <partager:indicative> un type de carte avec"],
  [
    "that doesn't|don't share a creature type with",
    "qui ne <partager:indicative> aucun type de créature avec",
  ],
])
  french("post", {
    [`${words} a {t:thing}`]: `${said} {t:un}`,
    [`${words} another {t:thing}`]: `${said} {t:another}`,
  })
french("post", {
  "that share(s) a creature type with your commander":
    "qui <partager:indicative> un type de créature avec votre commandant",
})
french("condition", {
  "{w:object} has/have the same name as a {t:thing}": "{w!} <avoir> le même nom que {t:un}",
  "{w:object} share(s) a color with a {t:thing}": "{w!} <partager> une couleur avec {t:un}",
  "{w:object} share(s) a creature type with a {t:thing}": "{w!} <partager> un type de créature avec {t:un}",
  "it's exiled": "[il:@] est en exil",
})
french("event", {
  "{what:subject} becomes plotted": "{what} devient [comploté:what]",
  "~ and at least one other creature attack": "{~} et au moins une autre créature attaquent",
})
french("static list", {
  "you may play lands and cast {s:spell things} from the top of your library":
    "vous pouvez jouer des terrains et lancer {s:un} depuis le dessus de votre bibliothèque",
})
french("static", {
  "untap ~ during each other player 's untap step":
    "dégagez {~} pendant l'étape de dégagement de chaque autre joueur",
  "{w:objects'} activated abilities can't be activated":
    "les capacités activées {w:de} ne peuvent pas être activées",
})
french(
  "color word",
  Object.fromEntries(Object.entries(COLOR_WORDS).map(([word, letter]) => [word, `[${COLORS[letter]}]`])),
)
french("thing filter", { "{a:color word} or {b:color word}": "{a} ou {b}" })
french("clause", {
  "{d:duration} , {a:object} {c:changes} and {b:object} {e:changes}": "{d} , {a!} {c} et {b!} {e}",
})
french("post", {
  "that share(s) one of {y:those types} with {w:simple object}":
    "qui <partager:indicative> un de ces types avec {w}",
})
