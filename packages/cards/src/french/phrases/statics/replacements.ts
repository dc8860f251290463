import { french } from "../../say.ts"

// « si … devait …, … à la place » (614), and prevention (615).

const PREVENTED = [
  ["", "toutes les blessures"],
  ["combat ", "toutes les blessures de combat"],
  ["non combat ", "toutes les blessures non-combat"],
] as const
for (const [english, said] of PREVENTED) {
  french("static", {
    [`prevent all ${english}damage that would be dealt to {f:subject}`]: `prévenez ${said} qui devraient {f:à être infligées}`,
    [`prevent all ${english}damage that would be dealt to you and {f:plain things}`]: `prévenez ${said} qui devraient être infligées à vous et à {f:le}`,
  })
  if (english === "non combat ") continue
  french("static", {
    [`prevent all ${english}damage that would be dealt by {f:subject}`]: `prévenez ${said} qui devraient être infligées par {f}`,
    [`prevent all ${english}damage that would be dealt to and dealt by {f:subject}`]: `prévenez ${said} qui devraient être infligées à {f} et par {f}`,
  })
}
french("static", {
  "combat damage can't be prevented": "les blessures de combat ne peuvent pas être prévenues",
  "damage can't be prevented": "les blessures ne peuvent pas être prévenues",
  "{s:prevention} . {e:sentence}": "{s} . {e:command}",
  "if {e:would} , exile {i:it again} instead": "si {e} , <exiler:imperative> {i} à la place",
  "if {e:would} , exile {i:it again} with a {kind:counter} counter on it instead":
    "si {e} , <exiler:imperative> {i} avec un marqueur {kind} à la place",
  "if {f:discarded} would be put into a graveyard from anywhere , exile it instead":
    "si {f!} <devoir:imperfect> être [mis] dans un cimetière d'où que ce soit , <exiler:imperative> {it} à la place",
  "if {e:hurt} , prevent {n:digits} of that damage": "si {e} , prévenez {n} de ces blessures",
  "if {e:hurt} , {d:that dealer} deals {a:changed damage} {v:that victim}": "si {e} , elle inflige {a} {v}",
  "if {e:would} , instead exile {i:it again} with a {kind:counter} counter on it":
    "si {e} , <exiler:imperative> {i} avec un marqueur {kind} à la place",
  "if {e:would} , instead exile {i:it again} with {n:number} {kind:counter} counters on it":
    "si {e} , <exiler:imperative> {i} avec {n} marqueurs {kind} à la place",
  "if {e:would} , instead exile {i:it again} and {s:besides}":
    "si {e} , à la place <exiler:imperative> {i} et {s:command}",
  "if one or more tokens would be created , twice that many of those tokens are created instead":
    "si au moins un jeton devait être créé , le double de ces jetons est créé à la place",
  "if one or more tokens would be created under your control , twice that many of those tokens are created instead":
    "si au moins un jeton devait être créé sous votre contrôle , le double de ces jetons est créé à la place",
  "if {e:counted would} , that many plus one {kind:any counter} counters are put on {i:it again} instead":
    "si {e} , autant de marqueurs {kind} plus un sont mis sur {i} à la place",
  "if {e:counted would} , twice that many {kind:any counter} counters are put on {i:it again} instead":
    "si {e} , le double de marqueurs {kind} est mis sur {i} à la place",
  "if you would draw a card , draw two cards instead":
    "si vous deviez piocher une carte , piochez deux cartes à la place",
  "if {p:hurt player} would mill one or more cards , they mill twice that many cards instead":
    "si {p!} <devoir:imperfect> meuler au moins une carte , ce joueur meule le double de cartes à la place",
  "if {p:hurt player} would mill one or more cards , they mill that many cards plus {n:number} instead":
    "si {p!} <devoir:imperfect> meuler au moins une carte , ce joueur meule autant de cartes plus {n} à la place",
  "if {p:hurt player} would face a villainous choice , they face that choice a additional time":
    "si {p!} <devoir:imperfect> affronter un choix perfide , il affronte ce choix une fois de plus",
  "if {p:hurt player} would search a library , that player searches the top {n:number} cards of that library instead":
    "si {p!} <devoir:imperfect> chercher dans une bibliothèque , ce joueur cherche dans les {n} cartes du dessus de cette bibliothèque à la place",
  "you may look at a additional {n:number} cards each time you surveil":
    "vous pouvez regarder {n} cartes de plus à chaque fois que vous surveillez",
  "while voting , you may vote a additional time": "lorsque vous votez , vous pouvez voter une fois de plus",
  "while voting , you get a additional vote": "lorsque vous votez , vous avez un vote de plus",
  "if a opponent would draw two or more cards , instead you and that player each draw a card":
    "si un adversaire devait piocher au moins deux cartes , vous et ce joueur piochez chacun une carte à la place",
  "if {f:subject} {v:deed gerund} causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time":
    "si {f!} {v:indicative} et que cela fait se déclencher une capacité déclenchée d'un permanent que vous contrôlez , cette capacité se déclenche une fois de plus",
  "if {who:event player} {v:act gerund} causes a triggered ability of a permanent you control to trigger , that ability triggers a additional time":
    "si {who!} {v:indicative} et que cela fait se déclencher une capacité déclenchée d'un permanent que vous contrôlez , cette capacité se déclenche une fois de plus",
  "if a triggered ability of {f:subject} triggers , that ability triggers a additional time":
    "si une capacité déclenchée de {f} se déclenche , cette capacité se déclenche une fois de plus",
})
french("would card", {
  "a card": () => ({ words: ["une", "carte"] }),
  "a card or token": () => ({ words: ["une", "carte", "ou", "un", "jeton"] }),
})
french("would", {
  "{f:would card} would be put into a graveyard from anywhere":
    "{f} devait être mise dans un cimetière d'où que ce soit",
  "a card or token would be put into {who:graveyard whose} graveyard from anywhere":
    "une carte ou un jeton devait être mis dans {who~cimetière} d'où que ce soit",
  "a card would be put into {who:graveyard whose} graveyard from anywhere":
    "une carte devait être mise dans {who~cimetière} d'où que ce soit",
  "{f:subject} would die": "{f!} <devoir:imperfect> mourir",
  "{f:subject} would be put into a graveyard from anywhere":
    "{f!} <devoir:imperfect> être [mis] dans un cimetière d'où que ce soit",
  "a card {p:player} didn't control would be put into {who:graveyard whose} graveyard from anywhere":
    "une carte que {p!} ne <contrôler:imperfect> pas devait être mise dans {who~cimetière} d'où que ce soit",
})
french("counted would", {
  "one or more {kind:counter} counters would be put on {f:subject}":
    "au moins un marqueur {kind} devait être mis sur {f}",
})
french("hurt", {
  "a {f:source thing} would deal damage to {who:hurt player}":
    "{f!:un} <devoir:imperfect> {who:à infliger des blessures}",
  "a {f:source thing} would deal damage to a permanent or player":
    "{f!:un} <devoir:imperfect> infliger des blessures à un permanent ou à un joueur",
  "a {f:source thing} would deal damage to {t:subject}":
    "{f!:un} <devoir:imperfect> infliger des blessures à {t}",
  "a {f:source thing} would deal damage to {who:hurt player} or a permanent {p:hurt player} control(s)":
    "{f!:un} <devoir:imperfect> infliger des blessures à {who} ou à un permanent que {p!} <contrôler:indicative>",
})
french("that victim", { instead: "à la place" })
french("besides", { "{clause}": "{clause}" })
french("changed damage", {
  "{n:digits} damage": "{n} {n#blessure|blessures}",
  "that much damage minus {n:digits}": "autant de blessures moins {n}",
  "half that damage , rounded up": "la moitié de ces blessures , arrondie à l'unité supérieure",
  "half that damage , rounded down": "la moitié de ces blessures , arrondie à l'unité inférieure",
  "that much damage plus {n:digits}": "autant de blessures plus {n}",
  "double that damage": "le double de ces blessures",
  "triple that damage": "le triple de ces blessures",
})
french("does", {
  "if {e:hurt} this turn , {d:that dealer} deals {a:changed damage} {v:that victim}":
    "si {e} ce tour-ci , elle inflige {a} {v}",
  "if any {f:source thing} would deal 1 or more damage to a permanent or player this turn , it deals {n:digits} damage to that permanent or player instead":
    "si {f:un} devait infliger au moins 1 blessure à un permanent ou un joueur ce tour-ci , elle lui inflige {n} {n#blessure|blessures} à la place",
})
french("static", {
  "if {e:player would} , {i:bare instead} instead": "si {e} , {i:command} à la place",
  "if {e:player would} while {c:condition} , {i:bare instead} instead":
    "si {e} alors que {c:stated} , {i:command} à la place",
  "if {p:hurt player} would gain life , that player gains no life instead":
    "si {p!} <devoir:imperfect> gagner des points de vie , ce joueur n'en gagne pas à la place",
})
french("another's life", { "a opponent": "un adversaire", "a player": "un joueur" })
for (const [verb, would, yours, theirs] of [
  ["gain", "gagner", "gagnez", "gagne"],
  ["lose", "perdre", "perdez", "perd"],
])
  for (const [words, amount] of [
    ["twice that much life", "le double"],
    ["that much life plus {n:digits}", "autant plus {n}"],
  ])
    for (const [who, whom, end, then] of [
      ["you", "vous deviez", `you ${verb}`, `vous en ${yours}`],
      ["{p:another's life}", "{p!} <devoir:imperfect>", `they ${verb}(s)`, `ce joueur en ${theirs}`],
    ]) {
      const [english, said] = [`if ${who} would ${verb} life`, `si ${whom} ${would} des points de vie`]
      const [instead, altered] = [`, ${end} ${words} instead`, `, ${then} ${amount} à la place`]
      french("static", {
        [`${english} ${instead}`]: `${said} ${altered}`,
        [`${english} while {c:condition} ${instead}`]: `${said} alors que {c:stated} ${altered}`,
        [`${english} during your turn ${instead}`]: `${said} pendant votre tour ${altered}`,
      })
    }
french("player would", {
  "{p:hurt player} would gain life": "{p!} <devoir:imperfect> gagner des points de vie",
  "{p:hurt player} would pay life": "{p!} <devoir:imperfect> payer des points de vie",
  "{e:would draw}": "{e}",
  "{p:hurt player} would lose the game": "{p!} <devoir:imperfect> perdre la partie",
})
french("would draw", {
  "{p:hurt player} would draw a card": "{p!} <devoir:imperfect> piocher une carte",
  "you would draw a card except the first one you draw in each of your draw steps":
    "vous deviez piocher une carte autre que la première que vous piochez pendant chacune de vos étapes de pioche",
  "{p:hurt player} would draw a card except the first one they draw in each of their draw steps":
    "{p!} <devoir:imperfect> piocher une carte autre que la première qu'il pioche pendant chacune de ses étapes de pioche",
})
for (const [words, said] of [
  ["skip that draw", "cette pioche est passée"],
  ["you may skip that draw", "vous pouvez passer cette pioche"],
])
  french("static", {
    [`if {e:would draw} , ${words} instead`]: `si {e} , ${said} à la place`,
    [`if {e:would draw} while {c:condition} , ${words} instead`]: `si {e} alors que {c:stated} , ${said} à la place`,
  })
french("bare instead", {
  "{e:sentence}": "{e}",
})
french("static list", {
  "you can't lose the game and your opponents can't win the game":
    "vous ne pouvez pas perdre la partie et vos adversaires ne peuvent pas la gagner",
  "{p:player} can't pay life or sacrifice {t:plain things} to cast spells or activate abilities":
    "{p!} ne <pouvoir> ni payer de points de vie ni sacrifier {t:de} pour lancer des sorts ou activer des capacités",
})
french("hurt", {
  "{f:subject} would deal damage to a permanent or player":
    "{f!} <devoir:imperfect> infliger des blessures à un permanent ou à un joueur",
})
for (const [english, said] of PREVENTED.slice(1))
  french("static", {
    [`if a {f:source thing} would deal a amount of ${english}damage less than {n:quantity} to {who:hurt player} , that source deals damage equal to {m:quantity} instead`]: `si {f:un} devait {who:à infliger} une quantité de ${said.replace("toutes les ", "")} inférieure à {n} , cette source inflige à la place autant de blessures que {m}`,
    [`${english}damage that would be dealt by {t:things subject} can't be prevented`]: `${said.replace("toutes ", "")} qui devraient être infligées par {t} ne peuvent pas être prévenues`,
  })
french("static", {
  "if {e:hurt} , {i:sentence} instead": "si {e} , {i:command} à la place",
  "if one or more {kind:counter} counters would be put on {f:subject} , that many {k:counter} counters minus one are put on {i:it again} instead":
    "si au moins un marqueur {kind} devait être mis sur {f} , autant de marqueurs {k} moins un sont mis sur {i} à la place",
  "if one or more {t:plain things} would be created under your control , three times that many of those tokens are created instead":
    "si au moins {t:one} devait être créé sous votre contrôle , le triple de ces jetons est créé à la place",
  "lethal damage dealt to {t:plain things} is determined by their power rather than their toughness":
    "les blessures mortelles sont déterminées , pour {t:tous} , par la force plutôt que par l'endurance",
  "{p:barred} can't get counters": "{p!} ne <pouvoir> pas recevoir de marqueurs",
  "counters can't be put on {t:plain things}": "des marqueurs ne peuvent pas être mis sur {t:tous}",
  "{c:card things} in graveyards and libraries can't enter the battlefield":
    "les {c} dans les cimetières et les bibliothèques ne peuvent pas arriver sur le champ de bataille",
  "{c:card things} in graveyards can't enter the battlefield":
    "les {c} dans les cimetières ne peuvent pas arriver sur le champ de bataille",
  "{t:plain things} can't enter the battlefield": "{t!:le} ne peuvent pas arriver sur le champ de bataille",
})
french("static list", {
  "{p:barred} can't cast {s:spell things} from graveyards or libraries":
    "{p!} ne <pouvoir> pas lancer {s:de} depuis des cimetières ou des bibliothèques",
  "{p:barred} can't play lands or cast {s:spell things} from your|their hand|hands":
    "{p!} ne <pouvoir> pas jouer de terrains ni lancer {s:de} depuis la main",
  "you may cast ~ from your graveyard or from exile":
    "vous pouvez lancer cette carte depuis votre cimetière ou depuis l'exil",
})
french("static", {
  "if {e:would} , put {i:it again} on top of its owner 's library instead":
    "si {e} , <mettre:imperative> {i} au-dessus de la bibliothèque de son propriétaire à la place",
  "if {e:would} , you may put {i:it again} on top of its owner 's library instead":
    "si {e} , vous pouvez <mettre:infinitive> {i} au-dessus de la bibliothèque de son propriétaire à la place",
})
french("static", {
  "if {e:would} , put {i:it again} on the bottom of its owner 's library instead":
    "si {e} , <mettre:imperative> {i} au-dessous de la bibliothèque de son propriétaire à la place",
  "if {e:would} , instead that card is revealed and put on the bottom of {o:owners} library":
    "si {e} , à la place cette carte est révélée et mise au-dessous de la bibliothèque de son propriétaire",
})
french("would", {
  "{f:subject} would be put into a graveyard": "{f!} <devoir:imperfect> être [mis] dans un cimetière",
})
french("static", {
  "if one or more counters would be put on {f:subject} , that many plus one of each of those kinds of counters are put on {i:it again} instead":
    "si au moins un marqueur devait être mis sur {f} , autant de marqueurs de chacune de ces sortes plus un sont mis sur {i} à la place",
})
french("static", {
  "if {e:would} , shuffle {i:it again} into its owner 's library instead":
    "si {e} , <mélanger:imperative> {i} dans la bibliothèque de son propriétaire à la place",
})
french("does", {
  "if {e:would} this turn , exile {i:it again} instead":
    "si {e} ce tour-ci , <exiler:imperative> {i} à la place",
})
french("player would", {
  "damage would be dealt to {p:hurt player}": "des blessures devaient {p:à être infligées}",
  "damage would be dealt to {f:subject}": "des blessures devaient être infligées à {f}",
  "you would proliferate": "vous deviez proliférer",
  "{f:subject} would explore": "{f!} <devoir:imperfect> explorer",
  "{f:subject} would connive": "{f!} <devoir:imperfect> conniver",
})
