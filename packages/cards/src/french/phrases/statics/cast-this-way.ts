import { third } from "../../phrase.ts"
import { french, passes } from "../../say.ts"

// « Si vous lancez un sort de cette manière, … »

for (const symbol of ["static", "once"])
  french(symbol, {
    [`{e:mere ${symbol}} . if you cast a spell this way , {r:cast rider}`]:
      "{e} . Si vous lancez un sort de cette manière , {r}",
  })
french("clause", {
  "{e:mere clause} . if you do , it {x:cast so in all}": "{e} . Si vous faites ainsi , [il] {x:indicative}",
  "you may cast a {s:spell thing} from your graveyard this turn . if you do , it {x:cast so in all}":
    "vous pouvez lancer {s:un} depuis votre cimetière ce tour-ci . Si vous faites ainsi , [il] {x:indicative}",
  "{e:permitting} . when you play a card this way , {t:sentence}":
    "{e} . Quand vous jouez une carte de cette manière , {t:command}",
  "{e:mere clause} . if you cast a spell this way , {r:cast rider}":
    "{e} . Si vous lancez un sort de cette manière , {r}",
  "{e:mere clause} . you may cast {s:spell things} this way {free:for free}":
    "{e} . Vous pouvez lancer {s:un} de cette manière {free}",
  "you may cast {what:object} by {g:gerunds} rather than paying its mana cost":
    "vous pouvez <lancer:infinitive> {what} {g} plutôt que de payer son coût de mana",
})
french("clause", {
  "{what:simple object} becomes foretold": "{what!} <devenir> [prédit]",
  "its foretell cost is its mana cost reduced by {m:mana}":
    "son coût de prédiction est égal à son coût de mana réduit de {m}",
})
french("cast rider", {
  "pay life equal to its mana value rather than pay its mana cost":
    "payez autant de points de vie que sa valeur de mana plutôt que de payer son coût de mana",
  "you may spend mana as though it were mana of any color to cast it":
    "vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour le lancer",
  "you may cast it as though it had flash": "vous pouvez le lancer comme s'il avait le flash",
  "mana of any type can be spent to cast it":
    "du mana de n'importe quel type peut être dépensé pour le lancer",
  "that {n:cast noun} {x:cast so}": "{n!} {x}",
})
french("cast noun", {
  artifact: () => ({ words: ["cet", "artefact"], features: third("m") }),
  creature: () => ({ words: ["cette", "créature"], features: third("f") }),
  permanent: () => ({ words: ["ce", "permanent"], features: third("m") }),
  spell: () => ({ words: ["ce", "sort"], features: third("m") }),
})
french("cast so", {
  "enters tapped": "<arriver> [engagé]",
  "enters with a {kind:counter} counter on it": "<arriver> avec un marqueur {kind} sur [lui]",
})
passes("permitting", "clause")
french("cast so in all", {
  "{x:cast so}": "{x}",
  "has {k:abilities}": "<avoir> {k}",
  "{x:cast so} and {b:is now}": "{x} et {b}",
})
french("once list", {
  "{e:once}": "{e}",
  "you may cast a {s:spell thing} from your hand or the top of your library without paying its mana cost":
    "vous pouvez lancer {s:un} depuis votre main ou depuis le dessus de votre bibliothèque sans payer son coût de mana",
})
french("once", {
  "you may cast a {s:spell thing} from your hand without paying its mana cost":
    "vous pouvez lancer {s:un} depuis votre main sans payer son coût de mana",
  "you may cast a {s:spell thing} from your hand by {g:gerunds} rather than paying its mana cost":
    "vous pouvez lancer {s:un} depuis votre main {g} plutôt que de payer son coût de mana",
  "you may cast a {s:spell thing} by {g:gerunds} rather than paying its mana cost":
    "vous pouvez lancer {s:un} {g} plutôt que de payer son coût de mana",
})
