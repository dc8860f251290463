import { NOTHING } from "../../phrase.ts"
import { french, sayAs } from "../../say.ts"

// Playing cards from unusual zones, with mana of any kind.

/** Mana permissions that follow a permission to play. */
const SPENDING = [
  ["", ""],
  [
    "you may spend mana as though it were mana of any color",
    "vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur",
  ],
  [
    "you may spend mana as though it were mana of any type",
    "vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quel type",
  ],
  [
    "you may spend mana from snow sources as though it were mana of any color",
    "vous pouvez dépenser du mana de sources neigeuses comme s'il s'agissait de mana de n'importe quelle couleur",
  ],
] as const
const PERMISSIONS = [
  ["you may cast {s:spell things} from among {t:things}", "vous pouvez lancer {s:un} parmi {t:le}"],
  [
    "you may play lands and cast spells from among {t:things}",
    "vous pouvez jouer des terrains et lancer des sorts parmi {t:le}",
  ],
  ["you may play {t:things}", "vous pouvez jouer {t:le from}"],
] as const
for (const [english, said] of PERMISSIONS)
  for (const [spend, spending] of SPENDING)
    french("static", {
      [spend === "" ? english : `${english} , and ${spend} to cast {i:spell again}`]:
        spending === "" ? said : `${said} , et ${spending} pour {i} lancer`,
    })
const FROM_GRAVEYARD =
  "vous pouvez jouer un terrain depuis votre cimetière ou lancer {s:un} depuis votre cimetière"
const PLAY_OR_CAST = "you may play a land from your graveyard or cast a {s:spell thing} from your graveyard"
for (const [english, said] of [
  ["", ""],
  [" from your hand", " depuis votre main"],
  [" from exile", " depuis l'exil"],
])
  french("once", {
    [`you may pay {c:mana cost} rather than pay the mana cost for a {s:spell thing} you cast${english}`]: `vous pouvez payer {c} plutôt que de payer le coût de mana de {s:un} que vous lancez${said}`,
  })
french("once", {
  [PLAY_OR_CAST]: FROM_GRAVEYARD,
  [`${PLAY_OR_CAST} . if you do , it gains {k:abilities}`]: `${FROM_GRAVEYARD} . Si vous faites ainsi , {it!} <acquérir> {k}`,
})
french("static", {
  "you may play lands and cast spells from {w:whose} hand":
    "vous pouvez jouer des terrains et lancer des sorts depuis {w~main}",
  "you may play lands and cast spells from the top of your library":
    "vous pouvez jouer des terrains et lancer des sorts depuis le dessus de votre bibliothèque",
  "you may play lands and cast spells from your graveyard":
    "vous pouvez jouer des terrains et lancer des sorts depuis votre cimetière",
  "you may cast ~ from your graveyard using its {k:casting keyword} ability":
    "vous pouvez lancer cette carte depuis votre cimetière en utilisant sa capacité de {k}",
  "you may {c:costs} rather than pay the mana cost for {s:spell things} you cast":
    "vous pouvez {c:paid} plutôt que de payer le coût de mana de {s:le} que vous lancez",
  "if you tap {f:subject} for mana , it produces twice as much of that mana instead":
    "si vous engagez {f} pour du mana , [il:f] <produire> le double de ce mana à la place",
  "if you tap {f:subject} for mana , it produces three times as much of that mana instead":
    "si vous engagez {f} pour du mana , [il:f] <produire> le triple de ce mana à la place",
  "if {f:subject} is tapped for mana , it produces {m:mana} instead of any other type and amount":
    "si {f!} <être> [engagé] pour du mana , [il] <produire> {m} à la place de tout autre type et de toute autre quantité",
  "if ~ would enter , {c:entry cost} instead . if you do , put ~ onto the battlefield . if you don't , put it into its owner 's graveyard":
    "si {~!} <devoir:imperfect> arriver , {c} à la place . Si vous faites ainsi , mettez {~} sur le champ de bataille . Si vous ne le faites pas , <mettre:imperative> {it} dans le cimetière de son propriétaire",
})
french("entry cost", { "{c:costs}": "{c:command}", "you may {c:costs}": "vous pouvez {c:infinitive}" })
for (const [english, word] of [
  ["bestow", "grâce"],
  ["blitz", "blitz"],
  ["dash", "précipitation"],
  ["evoke", "évocation"],
  ["mutate", "mutation"],
  ["overload", "surcharge"],
])
  french("casting keyword", { [english]: word })
for (const [verb, french_] of [
  ["play", "jouer"],
  ["cast", "lancer"],
] as const)
  for (const [free, words] of [
    ["", ""],
    [" {free:for free}", " sans payer son coût de mana"],
  ] as const)
    french("clause", {
      [`{d:duration} , {p:player} may ${verb} {what:object}${free}`]: `{d} , {p!} <pouvoir> ${french_} {what}${words}`,
    })
for (const [verb, french_] of [
  ["play", "jouer"],
  ["cast", "lancer"],
] as const)
  french("clause", {
    [`you may ${verb} {what:object} {d:duration} , and you may spend colorless mana as though it were mana of any color to cast {i:spell again}`]: `vous pouvez ${french_} {what} {d} et dépenser du mana incolore comme si c'était du mana de n'importe quelle couleur pour le lancer`,
  })
french("clause", {
  "you may cast {what:object} , and mana of any type can be spent to cast {i:spell again}":
    "vous pouvez lancer {what}, et du mana de n'importe quel type peut être dépensé pour le lancer",
  "you may cast {what:object} , and you may spend mana as though it were mana of any color to cast {i:spell again}":
    "vous pouvez lancer {what} et dépenser le mana comme si c'était du mana de n'importe quelle couleur pour le lancer",
  "you may cast {what:object} , and you may spend mana as though it were mana of any type to cast {i:spell again}":
    "vous pouvez lancer {what} et dépenser le mana comme si c'était du mana de n'importe quel type pour le lancer",
})
french("static list", {
  "you may play a land and cast a spell from among {t:things}":
    "vous pouvez jouer un terrain et lancer un sort parmi {t:le}",
})
french("static", {
  "spells and abilities your opponents control can't cause you to sacrifice {t:plain things}":
    "les sorts et les capacités que vos adversaires contrôlent ne peuvent pas vous faire sacrifier de {t}",
})
french("post", {
  "that was|were put there from libraries|library this turn": (part, setting) =>
    // « meulées de cette manière » says it already.
    setting.milled === true
      ? NOTHING
      : sayAs("qui y <avoir:indicative> été [mis] depuis une bibliothèque ce tour-ci", part, setting),
  "that was|were put there from the battlefield this turn":
    "qui y <avoir:indicative> été [mis] depuis le champ de bataille ce tour-ci",
  "that was|were put there from anywhere this turn": "qui y <avoir:indicative> été [mis] ce tour-ci",
})
for (const [english, said] of [
  ["type", "n'importe quel type"],
  ["color", "n'importe quelle couleur"],
] as const)
  french("clause", {
    [`you may play {what:object} {d:duration} , and you may spend mana as though it were mana of any ${english} to cast {i:spell again}`]: `vous pouvez <jouer:infinitive> {what} {d} , et vous pouvez dépenser du mana comme s'il s'agissait de mana de ${said} pour {i} lancer`,
    [`you may look at and play {what:object} {d:duration} , and you may spend mana as though it were mana of any ${english} to cast {i:spell again}`]: `vous pouvez <regarder:infinitive> {what} et <jouer:infinitive> {what} {d} , et vous pouvez dépenser du mana comme s'il s'agissait de mana de ${said} pour {i} lancer`,
  })
french("clause", {
  "{d:duration} , you may cast {s:spell things} from among {what:pile}":
    "{d} , vous pouvez lancer {s:un} parmi {what}",
  "{d:duration} , you may cast {s:spell things} from among {what:pile} {free:for free}":
    "{d} , vous pouvez lancer {s:un} parmi {what} {free}",
})
french("static", {
  "you may play {n:number} additional lands on each of your turns":
    "vous pouvez jouer {n} terrains supplémentaires pendant chacun de vos tours",
  "you may spend mana as though it were mana of any type to cast {s:spell things}":
    "vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quel type pour lancer {s:un}",
})
const AS_ANY_COLOR = "dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur"
french("static", {
  "you may spend mana as though it were mana of any color": `vous pouvez ${AS_ANY_COLOR}`,
  "players may spend mana as though it were mana of any color": `les joueurs peuvent ${AS_ANY_COLOR}`,
  "you may spend mana as though it were mana of any color to cast {s:spell things}": `vous pouvez ${AS_ANY_COLOR} pour lancer {s:un}`,
  "you may spend mana as though it were mana of any color to activate abilities of {t:all things}": `vous pouvez ${AS_ANY_COLOR} pour activer les capacités de {t:le}`,
  "you may spend mana as though it were mana of any color to pay the activation costs of ~ 's abilities": `vous pouvez ${AS_ANY_COLOR} pour payer les coûts d'activation des capacités de {~}`,
  "if a effect would put one or more counters on a permanent you control , it puts twice that many of those counters on that permanent instead":
    "si un effet devait mettre un ou plusieurs marqueurs sur un permanent que vous contrôlez , il met le double de ces marqueurs sur ce permanent à la place",
  "if ~ is in your opening hand and you're not the starting player , you may begin the game with ~|it on the battlefield {a:arrival} . if you do , {e:sentence}":
    "si cette carte est dans votre main de départ et que vous n'êtes pas le joueur qui commence , vous pouvez commencer la partie avec elle sur le champ de bataille {a} . Si vous faites ainsi , {e:command}",
})
french("event", {
  "a {f:source thing} deals damage to you or a permanent you control":
    "{f:un} vous inflige des blessures ou en inflige à un permanent que vous contrôlez",
})
