import { french, frenchOf, passes } from "../../say.ts"

// Damage and its consequences, destruction, and prevention.

const FLOOR =
  "des blessures qui devraient réduire votre total de points de vie à moins de {n} le réduisent à {m} à la place"
french("static", {
  "damage that would reduce your life total to less than {n:digits} reduces it to {m:digits} instead": FLOOR,
  "if {c:condition} , damage that would reduce your life total to less than {n:digits} reduces it to {m:digits} instead": `si {c:stated} , ${FLOOR}`,
  "{p:player} can't get {kind:counter} counters": "{p!} ne <pouvoir> pas recevoir de marqueurs {kind}",
  "reveal the first card you draw each turn": "révélez la première carte que vous piochez à chaque tour",
  "reveal the first card you draw on each of your turns":
    "révélez la première carte que vous piochez à chacun de vos tours",
  "you may reveal the first card you draw each turn as you draw it":
    "vous pouvez révéler la première carte que vous piochez à chaque tour au moment où vous la piochez",
  "you draw cards from the bottom of your library rather than the top":
    "vous piochez les cartes du dessous de votre bibliothèque plutôt que du dessus",
  "it's a artifact creature with power and toughness each equal to its mana value":
    "c'est une créature-artefact avec une force et une endurance chacune égale à sa valeur de mana",
  "you may have ~ enter tapped as a copy of any {t:thing}":
    "vous pouvez faire que {~!} <arriver:subjunctive> [engagé] comme une copie de n'importe [quel:t] {t}",
  "~ enter(s) with {n:number} {kind:counter} counters on it for each {e:each}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] pour chaque {e}",
  "{t:plain things} enter with a {kind:counter} counter on it|them":
    "{t!:chaque} <arriver> avec un marqueur {kind} sur [lui]",
})
passes("all each", "several", "pointed object")
french("those each", { "of {w:object}": "{w}" })
french("all each", { "{t:plain thing}": "{t}" })
french("clause", {
  "each {w:all each} deals {n:digits} damage to {to:recipient}":
    "chaque {w!} <infliger> {n} {n#blessure|blessures} {to:à}",
  "each {w:all each} deals damage equal to its power to {to:recipient}":
    "chaque {w!} <infliger> {to:à} un nombre de blessures égal à sa force",
  "each {w:those each} deals damage equal to its power to {to:recipient}":
    "{chacune!} de {w} <infliger> {to:à} un nombre de blessures égal à sa force",
  "each {w:all each} deals damage to itself equal to its power":
    "chaque {w!} <se infliger> un nombre de blessures égal à sa force",
  "each {w:those each} deals damage to itself equal to its power":
    "{chacune!} de {w} <se infliger> un nombre de blessures égal à sa force",
  "~ deals|deal {n:digits} damage divided evenly , rounded down , among {s:divided slot}":
    "{~!} <infliger> {n} blessures réparties équitablement , arrondies à l'unité inférieure , entre {s}",
  "earthbend {n:digits}": "maîtrisez la terre {n}",
})
for (const [english, said] of [
  ["all damage", "toutes les blessures"],
  ["all combat damage", "toutes les blessures de combat"],
])
  french("clause", {
    [`prevent ${english} that would be dealt to and dealt by {what:object} {d:duration}`]: `<prévenir> ${said} qui devraient être infligées {what:à} et par {what} {d}`,
    [`{d:duration} , prevent ${english} that would be dealt to {to:recipient}`]: `{d} , <prévenir> ${said} qui devraient {to:à être infligées}`,
    [`{d:duration} , prevent ${english} that would be dealt by {from:object}`]: `{d} , <prévenir> ${said} que {from!} <devoir:indicative> infliger`,
  })
french("destroyer", {
  "a spell or ability you control": "un sort ou une capacité que vous contrôlez",
  "a spell or ability a opponent controls": "un sort ou une capacité qu'un adversaire contrôle",
})
french("event", {
  "{d:destroyer} destroys {what:subject}": "{d} détruit {what}",
})
french("post", {
  "that blocked or was blocked by {f:subject} this turn":
    "qui <avoir:indicative> bloqué {f} ou a été [bloqué] par {f} ce tour-ci",
  "that was|were blocked by {what:simple object} this turn":
    "qui <avoir:indicative> été [bloqué] par {what} ce tour-ci",
  "that blocked or was|were blocked by {what:simple object} this turn":
    "qui <avoir:indicative> bloqué {what} ou <avoir:indicative> été [bloqué] par {what} ce tour-ci",
  "exiled with ~": "[exilé] avec {~}",
})
french("change", { "isn't/aren't a creature": "ne <être> pas une créature" })
french("does", {
  "draw(s) half x cards , rounded down": "<piocher> la moitié de X cartes , arrondie à l'unité inférieure",
  "put(s) another {kind:counter} counter on {what:object}": "<mettre> un autre marqueur {kind} sur {what}",
  "shuffle(s)": "<mélanger>",
  "airbend {what:object}": "<maîtriser> l'air sur {what}",
  "blight(s) {n:figures}": "<flétrir> {n}",
})
french("each", {
  "creature that convoked it": "créature qui l'a convoqué",
  "creature it devoured": "créature que {~} a dévorée",
})
french("quantity", {
  "the number of {t:plain things} it devoured": "le nombre de {t} que {~} a dévorés",
})
french("condition", { "it devoured a creature": "{~} a dévoré une créature" })
french("keyword", {
  "devour x , where x is the number of creatures devoured this way":
    "dévorement X , X étant le nombre de créatures dévorées de cette manière",
})
french("quantity", { "that result": "ce résultat", "the other result": "l'autre résultat" })
french("clause", {
  "roll two {d:die} and choose one result": "lancez deux {d} et choisissez un résultat",
  "for each player , choose friend or foe": "pour chaque joueur , choisissez ami ou ennemi",
  "for each kind of counter on {on:object} , give that permanent or player another counter of that kind":
    "pour chaque sorte de marqueur sur {on} , donnez à ce permanent ou à ce joueur un autre marqueur de cette sorte",
  "for each kind of counter on {on:object} , put another counter of that kind on it or remove one from it":
    "pour chaque sorte de marqueur sur {on} , mettez-y un autre marqueur de cette sorte ou retirez-en un",
  "chaos ensues": "le chaos s'abat",
  "{what:object} explore(s) again": "{what!} <explorer> de nouveau",
  "{what:object} endure(s) {n:figures}": "{what!} <endurer> {n}",
})
french("does", {
  "fateseal {n:figures}": "<sceller> le destin {n}",
  "proliferate(s) {n:number} times": "<proliférer> {n} fois",
  "populate(s) {n:number} times": "<peupler> {n} fois",
})
french("static", {
  "{p:barred} can't activate abilities that aren't mana abilities or loyalty abilities":
    "{p!} ne <pouvoir> pas activer de capacités qui ne sont ni des capacités de mana ni des capacités de loyauté",
  "{p:barred} can't activate abilities that aren't mana abilities":
    "{p!} ne <pouvoir> pas activer de capacités qui ne sont pas des capacités de mana",
  "{s:spell things} can't be cast": "{s:le} ne peuvent pas être lancés",
  "{p:barred} can't draw more than one card each turn":
    "{p!} ne <pouvoir> pas piocher plus d'une carte à chaque tour",
  "no more than one creature can attack each combat":
    "pas plus d'une créature ne peut attaquer à chaque combat",
  "no more than one creature can attack you each combat":
    "pas plus d'une créature ne peut vous attaquer à chaque combat",
  "no more than one creature can block each combat":
    "pas plus d'une créature ne peut bloquer à chaque combat",
  "no more than two creatures can attack each combat":
    "pas plus de deux créatures ne peuvent attaquer à chaque combat",
  "no more than two creatures can attack you each combat":
    "pas plus de deux créatures ne peuvent vous attaquer à chaque combat",
  "no more than two creatures can block each combat":
    "pas plus de deux créatures ne peuvent bloquer à chaque combat",
  "if you would roll one or more dice , instead roll that many dice plus one and ignore the lowest roll":
    "si vous devez lancer au moins un dé , lancez à la place autant de dés plus un et ignorez le plus petit résultat",
  "if you would flip a coin , instead flip two coins and ignore one":
    "si vous devez jouer à pile ou face , lancez deux pièces à la place et ignorez-en une",
  "the first time you flip one or more coins each turn , those coins come up heads and you win those flips":
    "la première fois que vous jouez à pile ou face à chaque tour , vous obtenez face et vous gagnez",
  "you may discard ~ any time you could cast a instant":
    "vous pouvez vous défausser de ~ à tout moment où vous pourriez lancer un éphémère",
  "you don't lose the game for having 0 or less life":
    "vous ne perdez pas la partie pour avoir 0 point de vie ou moins",
  "damage that would be dealt by {f:subject} can't be prevented":
    "les blessures qui devraient être infligées par {f} ne peuvent pas être prévenues",
  "if {f:subject} would be destroyed , regenerate {again:it again}":
    "si {f!} <devoir:imperfect> être [détruit] , <régénérer:imperative> {again}",
  "if {f:subject} would be dealt damage , prevent that damage and {e:sentence}":
    "si des blessures devaient être infligées {f:à} , prévenez ces blessures et {e:command}",
  "{p:barred} play with their hands revealed": "{p!} <jouer> main révélée",
  "as ~ transforms into ~ , {e:entering choice}": "au moment où {~!} se transforme , {e:command}",
  "as ~ transforms into ~ , {e:sentence}": "au moment où {~!} se transforme , {e:command}",
  "as ~ is turned face up , {e:sentence}": "au moment où {~!} <être> [retourné] face visible , {e:command}",
  "~ enter(s) tapped with {n:number} {kind:counter} counters on it":
    "{~!} <arriver> [engagé] avec {n} marqueurs {kind} sur [lui]",
  "if a {t:plain thing} would enter and it wasn't cast , exile it instead":
    "si {t!:un} <devoir:imperfect> arriver sans avoir été [lancé] , exilez-le à la place",
  "if ~ would enter and {c:entering unpaid} , exile it instead":
    "si {~!} <devoir:imperfect> arriver et que {c} , au lieu de cela , exilez cette carte",
  "if you would create a clue , food , or treasure token , instead create one of each":
    "si vous devez créer un jeton Indice , Nourriture ou Trésor , créez-en un de chaque à la place",
  "{what:group} {c:is now} that's still a land": "{what!} {c} et <être> toujours un terrain",
})
french("static list", {
  "{p:barred} can't cast spells or activate abilities and plays with their hand revealed":
    "{p!} ne <pouvoir> ni lancer de sorts ni activer de capacités et <jouer> main révélée",
  "you may cast ~ from your graveyard , but not from anywhere else":
    "vous pouvez lancer cette carte depuis votre cimetière , mais de nulle part ailleurs",
  "{group} can't attack or block alone": "{group!} ne <pouvoir> ni attaquer ni bloquer [seul]",
})
french("trait", { "is/are snow": "<être> [neigeux]", "is/are legendary": "<être> [légendaire]" })
french("post", {
  "other than a {t:other thing}": "[autre] que {t:un}",
  "with {n:number} or more {kind:counter} counters on it|them":
    "avec au moins {n} marqueurs {kind} sur [lui]",
  "with lesser mana value": "de valeur de mana inférieure",
  "with lesser or equal mana value": "de valeur de mana inférieure ou égale",
  "with greater mana value": "de valeur de mana supérieure",
})
passes("other thing", "arriving")
french("quantity", {
  "the mana value of {what:simple object}": "{what~valeur de mana}",
  "the power of {what:simple object}": "{what~force}",
  "the toughness of {what:simple object}": "{what~endurance}",
  "the number of counters on {what:simple object}": "le nombre de marqueurs sur {what}",
  "the total power of {what:simple object}": "la force totale de {what}",
  "the total mana value of {what:simple object}": "la valeur de mana totale de {what}",
  "the number of different kinds of counters among {t:all things}":
    "le nombre de sortes différentes de marqueurs parmi {t:le}",
})
french("each", { "counter on {what:simple object}": "marqueur sur {what}" })
french("condition", {
  "there are {n:number} or more different kinds of counters among {t:all things}":
    "{il!} y <avoir> au moins {n} sortes différentes de marqueurs parmi {t:le}",
  "there is a {t:card thing} in your graveyard": "{il!} y <avoir> {t:un} dans votre cimetière",
  "there are {n:number} or more cards in exile": "{il!} y <avoir> au moins {n} cartes en exil",
  "~ is in the command zone or on the battlefield":
    "{~!} <être> dans la zone de commandement ou sur le champ de bataille",
  "it escaped": "[il:@] a été [lancé:@] en s'échappant",
  "{what:simple object} escaped": "{what!} a été [lancé] en s'échappant",
  "{what:simple object} is paired with {f:subject}": "{what!} <être> en paire avec {f}",
  "it's paired with {f:subject}": "[il:@] <être> en paire avec {f}",
  "{what:simple object} started the turn untapped": "{what!} était [dégagé] au début du tour",
})
french("event", {
  "one or more {kind:counter} counters are removed from {what:subject}":
    "au moins un marqueur {kind} est retiré de {what}",
  "one or more {c:card things} are put into your graveyard from anywhere":
    "au moins {c:one} est mise dans votre cimetière d'où que ce soit",
  "one or more {c:card things} are put into graveyards from anywhere":
    "au moins {c:one} est mise dans un cimetière d'où que ce soit",
  "{what:subject} is/are put into a graveyard": "{what!} est [mis] dans un cimetière",
  "you lose control of {what:subject}": "vous perdez le contrôle de {what}",
  "you cast your commander": "vous lancez votre commandant",
  "{who:event player} play(s) a card from exile": "{who!} <jouer> une carte depuis l'exil",
  "a spell you've cast is countered": "un sort que vous avez lancé est contrecarré",
  "a spell or ability you control counters a spell":
    "un sort ou une capacité que vous contrôlez contrecarre un sort",
  "{e:event one} while {c:condition}": "{e} alors que {c:stated}",
})
french("clause", {
  "{e:bare clause} when you lose control of ~": "{e} quand vous perdez le contrôle de {~}",
  "{what:object} is/are no longer suspected": "{what!} n'est plus [suspecté]",
  "it's no longer suspected": "[il:@] n'est plus [suspecté:@]",
  "at the beginning of your next upkeep , {e:sentence}": "au début de votre prochain entretien , {e:command}",
  "{m:arriving} . if {c:condition} , that creature enters with a additional {kind:counter} counter on it":
    "{m} . Si {c:stated} , cette créature arrive avec un marqueur {kind} supplémentaire sur elle",
  "{m:arriving} . if {c:condition} , that creature enters with {n:number} additional {kind:counter} counters on it":
    "{m} . Si {c:stated} , cette créature arrive avec {n} marqueurs {kind} supplémentaires sur elle",
  "{what:object} {c:becomes} . {s:still a land}": "{what!} {c} . {s}",
  "{what:object} {c:becomes} {d:duration} , where x is {n:quantity} . {s:still a land}":
    "{what!} {c} {d} , X étant {n} . {s}",
})
french("does", {
  "create(s) a token that's a copy of {what:object} and that's tapped and attacking":
    "<créer> un jeton qui est une copie de {what} , engagé et attaquant",
  "discard(s) up to {n:number} cards": "<se défausser> de jusqu'à {n} cartes",
  "turn {what:object} face down": "<retourner> {what} face cachée",
  "investigate {n:number} times": "<enquêter> {n} fois",
  "end the turn": "<finir> le tour",
  "put(s) a {t:card thing} onto the battlefield from {w:whose} hand":
    "<mettre> {t:un} sur le champ de bataille depuis {w~main}",
  "search(es) {w:whose} library for {s:sought} and put(s) {f:found} onto the battlefield under your control . then {p:shuffler} shuffles":
    "<chercher> {s} dans {w~bibliothèque} et <mettre> {f} sur le champ de bataille sous votre contrôle . Ce joueur mélange ensuite",
  "search(es) {o:own} library for {s:sought} , reveal(s) {f:found} , put(s) one onto the battlefield tapped and the other into {o:own} hand , then shuffle(s)":
    "<chercher> dans {o~bibliothèque} {s} , <révéler> {f} , <mettre> l'une sur le champ de bataille engagée et l'autre dans {o~main} , puis <mélanger>",
})
french("event", { "you reveal a {c:card thing} this way": "vous révélez {c:un} de cette manière" })
frenchOf("still a land", ({ parts }) => ({
  words: (parts.includes("they're") ? "Ce sont toujours des terrains" : "C'est toujours un terrain").split(
    " ",
  ),
}))
french("does", {
  "{d:duration} , prevent all damage {from:object} would deal":
    "{d} , prévenez toutes les blessures que {from!:stated} devrait infliger",
  "{p:prevent does} . {e:prevented then}": "{p} . {e}",
})
