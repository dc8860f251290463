import { french } from "../../say.ts"

// What instructions before have done.

french("condition", {
  "two {t:things} that share a color were milled this way":
    "deux {t} qui partagent une couleur ont été meulées de cette manière",
  "two {t:things} that share a card type were milled this way":
    "deux {t} qui partagent un type de carte ont été meulées de cette manière",
  "one or more {t:things} are|were {p:way done} this way":
    "au moins une {t!} <avoir> été {p} de cette manière",
  "you discard|discarded a {t:thing} this way": "vous vous défaussez de {t:un} de cette manière",
  "you sacrifice|sacrificed a {t:thing} this way": "vous sacrifiez {t:un} de cette manière",
  "you exile|exiled a {t:thing} this way": "vous exilez {t:un} de cette manière",
  "you reveal|revealed a {t:thing} this way": "vous révélez {t:un} de cette manière",
  "you mill|milled a {t:thing} this way": "vous meulez {t:un} de cette manière",
  "you put a {t:thing} into your hand this way": "vous mettez {t:un} dans votre main de cette manière",
  "you didn't put a {t:thing} into your hand this way":
    "vous n'avez pas mis {t:un} dans votre main de cette manière",
  "you put a {t:thing} onto the battlefield this way":
    "vous mettez {t:un} sur le champ de bataille de cette manière",
  "you didn't put a {t:thing} onto the battlefield this way":
    "vous n'avez pas mis {t:un} sur le champ de bataille de cette manière",
  "a {t:plain thing} is dealt damage this way": "{t:un} <subir:indicative> des blessures de cette manière",
  "a player is dealt damage this way": "un joueur <subir> des blessures de cette manière",
  "a {t:thing} was|is {p:way done} this way": "{t!:un} <avoir> été {p} de cette manière",
  "a {t:plain thing} dies this way": "{t!:un} <mourir> de cette manière",
})
