import { french, frenchOf } from "../../say.ts"

// Static abilities.

french("static", {
  "{what:group} {c:traits}": "{what!} {c}",
  "{r:restriction}": "{r}",
  "{what:group} {c:is now}": "{what!} {c}",
  "{what:group} is/are a copy of {of:object}": "{what!} <être> une copie de {of}",
  "{what:group} is/are a copy of {of:object} , except {x:exceptions}":
    "{what!} <être> une copie de {of}, excepté que {x}",
  "{what:group} {c:traits} and {b:is now}": "{what!} {c} et {b}",
  "if it's neither day nor night , it becomes day as ~ enters":
    "s'il ne fait ni jour ni nuit , le jour se lève au moment où {~!} <arriver>",
  "each of those creatures {c:traits}": "{chacune!} de ces créatures {c}",
  "you control enchanted {noun:host}": "vous contrôlez [le:noun] {noun} [enchanté:noun]",
  "~ enter(s) tapped": "{~!} <arriver> [engagé]",
  "~ enters prepared": "{~!} <arriver> [préparé]",
  "{t:plain things} enter as a copy of {w:simple object}": "{t!:le} <arriver> en tant que copie de {w}",
  "{t:things} enter tapped": "{t!:le} <arriver> [engagé]",
  "~ enter(s) tapped unless {c:condition}": "{~!} <arriver> [engagé] à moins que {c:unless}",
  "~ enter(s) with {n:number} {kind:counter} counters on it":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui]",
  "~ enter(s) with a {kind:counter} counter on it": "{~!} <arriver> avec un marqueur {kind} sur [lui]",
  "~ enter(s) with a {kind:counter} counter on it for each {n:each}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] pour chaque {n}",
  "~ enters with {n:number} {kind:counter} counters on it if {c:condition}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] si {c:stated}",
  "~ enters with a {kind:counter} counter on it if {c:condition}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] si {c:stated}",
  "if {k:condition} , you may cast ~ without paying its mana cost":
    "si {k:stated} , vous pouvez lancer {~} sans payer son coût de mana",
  "each {s:spell thing} you cast costs {m:mana} less to cast for each {n:each}":
    "chaque {s} que vous lancez coûte {m} de moins à lancer pour chaque {n}",
  "untap all {t:plain things} during each other player 's untap step":
    "dégagez {t:tous} pendant l'étape de dégagement de chaque autre joueur",
  "if ~ was kicked , it enters with {n:number} {kind:counter} counters on it":
    "si le kick de {~!} a été payé , [il] <arriver> avec {n} marqueurs {kind} sur [lui]",
  "if ~ was kicked , it enters with a {kind:counter} counter on it":
    "si le kick de {~!} a été payé , [il] <arriver> avec un marqueur {kind} sur [lui]",
  "each {t:plain thing} enters with a additional {kind:counter} counter on it":
    "{t!:chaque} <arriver> avec un marqueur {kind} supplémentaire sur [lui]",
  "{f:subject} enters with a additional {kind:counter} counter on it":
    "{f!} <arriver> avec un marqueur {kind} supplémentaire sur [lui]",
  "as ~ enters , {e:entering choice}": "au moment où {~!} <arriver> , {e}",
  "~ enters tapped . as it enters , {e:entering choice}":
    "{~!} <arriver> [engagé] . Au moment où [il] <arriver> , {e}",
  "as ~ enters , you may {c:costs} . if you don't , it enters tapped":
    "au moment où {~!} <arriver> , vous pouvez {c:infinitive} . Si vous ne le faites pas , [il] <arriver> [engagé]",
  "you may have ~ enter as a copy of any {t:thing}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t}",
  "you may have ~ enter as a copy of any {t:thing} , except {x:exceptions}":
    "vous pouvez faire que {~!} <arriver:subjunctive> comme une copie de n'importe [quel:t] {t} , excepté que {x}",
  "{s:plain static} , where x is {n:quantity}": "{s} , X étant {n}",
  "as a additional cost to cast ~ , {c:costs}":
    "en tant que coût supplémentaire pour lancer ce sort , {c:command}",
  "as a additional cost to cast ~ , {a:cost} or {b:costs}":
    "en tant que coût supplémentaire pour lancer ce sort , {a:priced} ou {b:priced}",
  "if {k:condition} , you may {c:costs} rather than pay ~ 's mana cost":
    "si {k:stated} , vous pouvez {c:paid} plutôt que de payer le coût de mana de ce sort",
  "you may {c:costs} rather than pay ~ 's mana cost":
    "vous pouvez {c:paid} plutôt que de payer le coût de mana de ce sort",
  "~ 's power and toughness are each equal to {n:quantity}":
    "la force et l'endurance de {~} sont chacune égales à {n}",
  "~ 's power is equal to {n:quantity}": "la force de {~} est égale à {n}",
  "~ 's toughness is equal to {n:quantity}": "l'endurance de {~} est égale à {n}",
  "{what:group} doesn't/don't untap during {w:controllers} untap step|steps":
    "{what!} ne <se dégager> pas pendant l'étape de dégagement de {w}",
  "{what:group} doesn't/don't untap during {w:controllers} untap step if {c:condition}":
    "{what!} ne <se dégager> pas pendant l'étape de dégagement de {w} si {c:stated}",
  "you may choose not to untap ~ during your untap step":
    "vous pouvez choisir de ne pas dégager {~} pendant votre étape de dégagement",
  "{s:spell things} you cast cost {m:mana} less to cast":
    "{s:le} que vous lancez coûtent {m} de moins à lancer",
  "{s:spell things} you cast cost {m:mana} less to cast . this effect reduces only the amount of colored mana you pay":
    "{s:le} que vous lancez coûtent {m} de moins à lancer . Cet effet ne réduit que la quantité de mana coloré que vous payez",
  "{s:spell things} you cast cost {m:mana} less to cast for each {n:each}":
    "{s:le} que vous lancez coûtent {m} de moins à lancer pour chaque {n}",
  "{s:spell things} cost {m:mana} more to cast": "{s:le} coûtent {m} de plus à lancer",
  "{s:spell things} your opponents cast cost {m:mana} more to cast":
    "{s:le} que vos adversaires lancent coûtent {m} de plus à lancer",
  "{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} more to cast":
    "{s:le} que vos adversaires lancent et qui ciblent {t} coûtent {m} de plus à lancer",
  "{s:spell things} you cast that target {t:cost target} cost {m:mana} less to cast":
    "{s:le} que vous lancez et qui ciblent {t} coûtent {m} de moins à lancer",
  "the first {s:spell thing} you cast each turn costs {m:mana} less to cast":
    "le premier {s} que vous lancez à chaque tour coûte {m} de moins à lancer",
  "~ cost(s) {m:mana} less to cast": "ce sort coûte {m} de moins à lancer",
  "~ cost(s) {m:mana} less to cast for each {n:each}": "ce sort coûte {m} de moins à lancer pour chaque {n}",
  "~ cost(s) {m:mana} less to cast if it targets a {t:plain thing}":
    "ce sort coûte {m} de moins à lancer s'il cible {t:un}",
  "~ cost(s) {x} less to cast , where x is {n:quantity}": "ce sort coûte {X} de moins à lancer , X étant {n}",
  "~ cost(s) {m:mana} more to cast for each target beyond the first":
    "ce sort coûte {m} de plus à lancer pour chaque cible au-delà de la première",
  "~ can't be countered": "ce sort ne peut pas être contrecarré",
  "{s:spell things} you control {c:traits}": "{s!:le} que vous contrôlez {c}",
  "{s:spell things} you cast have {k:abilities}": "{s:le} que vous lancez ont {k}",
  "{what:group} can't be the target|targets of spells": "{what!} ne <pouvoir> pas être la cible de sorts",
  "{what:group} can't be the target|targets of spells your opponents control":
    "{what!} ne <pouvoir> pas être la cible de sorts que vos adversaires contrôlent",
  "{what:group} can't be the target|targets of abilities":
    "{what!} ne <pouvoir> pas être la cible de capacités",
  "{t:plain things} entering don't cause abilities of permanents your opponents control to trigger":
    "{t:le} qui arrivent ne déclenchent pas de capacités de permanents que vos adversaires contrôlent",
  "each {t:plain thing} enters with {n:number} additional {kind:counter} counters on it":
    "{t!:chaque} <arriver> avec {n} marqueurs {kind} supplémentaires sur [lui]",
  "~ enters tapped if {c:condition}": "{~!} <arriver> [engagé] si {c:stated}",
  "{s:spell things} that target {t:cost target} cost {m:mana} more to cast":
    "{s:le} qui ciblent {t} coûtent {m} de plus à lancer",
  "{s:spell things} you control can't be countered":
    "{s:le} que vous contrôlez ne peuvent pas être contrecarrés",
  "cast ~ only {c:timing}": "ne lancez ce sort que {c}",
  "you may cast {s:spell things} as though they had flash":
    "vous pouvez lancer {s:un} comme s'ils avaient le flash",
  "you may cast ~ as though it had flash if you pay {m:mana cost} more to cast it":
    "vous pouvez lancer ce sort comme s'il avait le flash si vous payez {m} de plus pour le lancer",
  "you may cast ~ as though it had flash": "vous pouvez lancer ce sort comme s'il avait le flash",
  "you may cast {s:spell things} from the top of your library":
    "vous pouvez lancer {s:un} depuis le dessus de votre bibliothèque",
  "you control your opponents while they're searching their libraries":
    "vous contrôlez vos adversaires pendant qu'ils cherchent dans leur bibliothèque",
  "while a opponent is searching their library , they exile each card they find . you may play those cards for as long as they remain exiled , and you may spend mana as though it were mana of any color to cast them":
    "tant qu'un adversaire cherche dans sa bibliothèque , il exile chaque carte qu'il trouve . Vous pouvez jouer ces cartes tant qu'elles restent exilées , et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour les lancer",
  "you may plot {c:card things} from the top of your library":
    "vous pouvez comploter {c:un} depuis le dessus de votre bibliothèque",
  "the top card of your library has plot . the plot cost is equal to {i:own mana cost} mana cost":
    "la carte du dessus de votre bibliothèque a le complot . Le coût de complot est égal à son coût de mana",
  "you may cast ~ from your graveyard": "vous pouvez lancer cette carte depuis votre cimetière",
  "you may play lands from your graveyard": "vous pouvez jouer des terrains depuis votre cimetière",
  "you may play lands from the top of your library":
    "vous pouvez jouer des terrains depuis le dessus de votre bibliothèque",
  "you may play a additional land on each of your turns":
    "vous pouvez jouer un terrain supplémentaire pendant chacun de vos tours",
  "you may look at the top card of your library any time":
    "vous pouvez regarder la carte du dessus de votre bibliothèque à tout moment",
  "play with the top card of your library revealed":
    "jouez avec la carte du dessus de votre bibliothèque révélée",
  "you have no maximum hand size": "vous n'avez pas de taille de main maximale",
  "your devotion to each color and each combination of colors is increased by {n:number}":
    "votre dévotion à chaque couleur et à chaque combinaison de couleurs est augmentée de {n}",
  "combat damage can't be prevented": "les blessures de combat ne peuvent pas être prévenues",
  "you have protection from {q:quality}": "vous avez la protection contre {q}",
  "you have protection from each of your opponents":
    "vous avez la protection contre chacun de vos adversaires",
  "{t:plain things} are the chosen type": "{t!:le} <être> du type choisi",
  "if {p:hurt player} would lose unspent mana , that mana becomes colorless instead":
    "si {p!} <devoir:imperfect> perdre du mana non dépensé , ce mana devient incolore à la place",
  "any player may cast {s:spell things} without paying their mana costs and as though they had flash":
    "n'importe quel joueur peut lancer {s:le} sans payer leur coût de mana et comme s'ils avaient le flash",
  "as you create your deck , circle {n:number} of the colors below":
    "au moment où vous créez votre deck , entourez {n} des couleurs ci-dessous",
  "you have hexproof": "vous avez la défense talismanique",
  "you have shroud": "vous avez le linceul",
  "{p:player} can't gain life": "{p!} ne <pouvoir> pas gagner de points de vie",
  "{p:barred} can't cast more than one spell each turn":
    "{p!} ne <pouvoir> pas lancer plus d'un sort par tour",
  "{p:player} can't search libraries": "{p!} ne <pouvoir> pas chercher dans les bibliothèques",
  "{p:barred} can't cast {s:spell things}": "{p!} ne <pouvoir> pas lancer {s:de}",
  "{w:group} isn't/aren't a creature": "{w!} ne <être> pas une créature",
  "you may have ~ assign its combat damage as though it weren't blocked":
    "vous pouvez faire que {~!} <assigner:subjunctive> ses blessures de combat comme si [il] n'était pas [bloqué]",
  "you may exert ~ as it attacks": "vous pouvez surmener {~} au moment où [il:~] attaque",
  "you may exert ~ as it attacks . when you do , {e:exerted effects}":
    "vous pouvez surmener {~} au moment où [il:~] attaque . Quand vous faites ainsi , {e:command}",
  "activated abilities of {t:blockers} can't be activated":
    "les capacités activées de {t} ne peuvent pas être activées",
  "activated abilities of {t:blockers} can't be activated unless they're mana abilities":
    "les capacités activées de {t} ne peuvent pas être activées à moins que ce ne soient des capacités de mana",
  "activated abilities of sources with the chosen name can't be activated":
    "les capacités activées des sources ayant le nom choisi ne peuvent pas être activées",
  "activated abilities of sources with the chosen name can't be activated unless they're mana abilities":
    "les capacités activées des sources ayant le nom choisi ne peuvent pas être activées à moins que ce ne soient des capacités de mana",
  "all cards that aren't on the battlefield , spells , and permanents are the chosen color in addition to their other colors":
    "toutes les cartes qui ne sont pas sur le champ de bataille , tous les sorts et tous les permanents sont de la couleur choisie en plus de leurs autres couleurs",
  "{c:card things} you own that aren't on the battlefield have flash":
    "{c!:le} que vous possédez et qui ne sont pas sur le champ de bataille <avoir> le flash",
  "if you would put one or more counters on a permanent or player , put twice that many of each of those kinds of counters on that permanent or player instead":
    "si vous deviez mettre un ou plusieurs marqueurs sur un permanent ou un joueur , mettez le double de marqueurs de chacune de ces sortes sur ce permanent ou ce joueur à la place",
  "if a opponent would put one or more counters on a permanent or player , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down":
    "si un adversaire devait mettre un ou plusieurs marqueurs sur un permanent ou un joueur , il met la moitié de marqueurs de chacune de ces sortes , arrondie à l'unité inférieure , sur ce permanent ou ce joueur à la place",
  "{what:group} can't be the target|targets of spells or abilities your opponents control":
    "{what!} ne <pouvoir> pas être la cible de sorts ou de capacités que vos adversaires contrôlent",
  "{what:group} can't be the target|targets of abilities your opponents control":
    "{what!} ne <pouvoir> pas être la cible de capacités que vos adversaires contrôlent",
  "{what:group} can't be the target|targets of spells or abilities":
    "{what!} ne <pouvoir> pas être la cible de sorts ou de capacités",
  "{t:plain things} entering don't cause abilities to trigger":
    "{t:le} qui arrivent ne déclenchent pas de capacités",
  "each {t:flashback cards} has flashback . the flashback cost is equal to its mana cost":
    "{t!:chaque} <avoir> le flashback . Le coût de flashback est égal à son coût de mana",
  "creatures can't attack you unless their controller pays {m:mana} for each creature they control that's attacking you":
    "les créatures ne peuvent pas vous attaquer à moins que leur contrôleur ne paie {m} pour chaque créature qu'il contrôle et qui vous attaque",
})
french("once", {
  "you may cast a {s:spell thing} from your graveyard . {x:exiled after}":
    "vous pouvez lancer {s:un} depuis votre cimetière . {x}",
  "you may cast a {s:spell thing} from your graveyard": "vous pouvez lancer {s:un} depuis votre cimetière",
})

french("entering choice", {
  "choose a creature type": "choisissez un type de créature",
  "choose a {t:plain thing}": "choisissez {t:un}",
  "choose another {t:plain thing}": "choisissez {t:another}",
  "choose a color": "choisissez une couleur",
  "choose a opponent": "choisissez un adversaire",
  "choose a card name": "choisissez un nom de carte",
  "choose a {t:plain noun} card name": "choisissez un nom de carte {t}",
  "choose a player": "choisissez un joueur",
  "choose a basic land type": "choisissez un type de terrain de base",
  "choose a number": "choisissez un nombre",
  "choose a card type": "choisissez un type de carte",
  "choose {o:card types}": "choisissez {o}",
})
french("static", {
  "{p:player} don't|doesn't lose unspent mana as steps and phases end":
    "{p!} ne <perdre> pas le mana non dépensé à la fin des étapes et des phases",
})
french("static", {
  "you may cast {s:spell things} by {g:gerunds} rather than paying their mana costs":
    "vous pouvez lancer {s:un} {g} plutôt que de payer leur coût de mana",
  "you may cast {s:spell things} by {g:gerunds} rather than paying their mana costs . if you cast a spell this way , you may cast it as though it had flash":
    "vous pouvez lancer {s:un} {g} plutôt que de payer leur coût de mana . Si vous lancez un sort de cette manière , vous pouvez le lancer comme s'il avait le flash",
  "as ~ enters , {e:sentence}": "au moment où {~!} <arriver> , {e:command}",
  "you may cast {s:spell things} from your hand without paying their mana costs":
    "vous pouvez lancer {s:un} depuis votre main sans payer leur coût de mana",
  "{p:player} can cast spells only any time they could cast a sorcery":
    "{p!} ne <pouvoir> lancer de sorts qu'au moment où il pourrait lancer un rituel",
  "spells with the chosen name can't be cast": "les sorts avec le nom choisi ne peuvent pas être lancés",
})
french("static", {
  "~ 's power is equal to {n:quantity} and its toughness is equal to their total toughness":
    "la force de {~} est égale à {n} et son endurance est égale à l'endurance totale correspondante",
  "~ 's power is equal to {n:quantity} and its toughness is equal to that number plus {m:digits}":
    "la force de {~} est égale à {n} et son endurance est égale à ce nombre plus {m}",
  "each {t:plain thing} is a creature in addition to its other types and has base power and base toughness each equal to its mana value":
    "{t!:chaque} est une créature en plus de ses autres types et <avoir> une force et une endurance de base chacune égales à sa valeur de mana",
  "each {t:plain thing} is a artifact creature with power and toughness each equal to its mana value":
    "{t!:chaque} est une créature-artefact de force et d'endurance chacune égales à sa valeur de mana",
})
french("static", {
  "{p:player} can't untap more than one {t:plain thing} during {w:certain untap} untap step|steps":
    "{p!} ne <pouvoir> pas dégager plus d' [un:t] {t} pendant {son~étape de dégagement}",
})
french("plain noun", {
  "non land": "non-terrain",
  creature: "de créature",
  "non creature , non land": "non-créature et non-terrain",
})
french("static", {
  "if ~ is your commander , choose a color before the game begins . ~ is the chosen color":
    "si {~} est votre commandant, choisissez une couleur avant le début de la partie. {~} est de la couleur choisie",
  "if ~ is in your opening hand , you may begin the game with ~|it on the battlefield":
    "si {~!} <être> dans votre main de départ , vous pouvez commencer la partie avec [lui] sur le champ de bataille",
  "if ~ is in your opening hand , you may begin the game with ~|it on the battlefield {a:arrival}":
    "si {~!} <être> dans votre main de départ , vous pouvez commencer la partie avec [lui] sur le champ de bataille {a}",
  "you may reveal ~ from your opening hand . if you do , {e:sentence}":
    "vous pouvez révéler {~} depuis votre main de départ . Si vous faites ainsi , {e:command}",
  "activated abilities cost {m:mana} more to activate unless they're mana abilities":
    "les capacités activées coûtent {m} de plus à activer à moins que ce ne soient des capacités de mana",
  "{t:plain things} 's|' loyalty abilities you activate cost a additional [ {n:loyalty change} ] to activate":
    "les capacités de loyauté {t:de} que vous activez coûtent {n} de plus à activer",
  "loyalty abilities of {t:plain things} cost {m:mana} more to activate":
    "les capacités de loyauté {t:de} coûtent {m} de plus à activer",
  "loyalty abilities of {t:plain things} you activate cost {m:mana} more to activate":
    "les capacités de loyauté {t:de} que vous activez coûtent {m} de plus à activer",
  "activated abilities of {t:plain things} cost {m:mana} less to activate":
    "les capacités activées de {t} coûtent {m} de moins à activer",
  "abilities you activate {x:no mana abilities} cost {m:mana} less to activate":
    "les capacités que vous activez qui ne sont pas des capacités de mana coûtent {m} de moins à activer",
  "activated abilities of {t:plain things} cost {m:mana} less to activate . this effect can't reduce the mana in that cost to less than one mana":
    "les capacités activées de {t} coûtent {m} de moins à activer . Cet effet ne peut pas réduire le mana de ce coût à moins d'un mana",
  "abilities you activate {x:no mana abilities} cost {m:mana} less to activate . this effect can't reduce the mana in that cost to less than one mana":
    "les capacités que vous activez qui ne sont pas des capacités de mana coûtent {m} de moins à activer . Cet effet ne peut pas réduire le mana de ce coût à moins d'un mana",
  "{k:ability keyword} abilities you activate cost {m:mana} less to activate":
    "les capacités {k} que vous activez coûtent {m} de moins à activer",
  "{k:ability keyword} abilities you activate that target {t:cost target} cost {m:mana} less to activate":
    "les capacités {k} que vous activez et qui ciblent {t} coûtent {m} de moins à activer",
  "~ 's {k:ability keyword} ability costs {m:mana} less to activate if it targets a {t:plain thing}":
    "la capacité {k} de {~} coûte {m} de moins à activer si elle cible {t:un}",
  "{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} less to cast":
    "{s:le} que vos adversaires lancent et qui ciblent {t} coûtent {m} de moins à lancer",
  "{what:group} {b:is now} and {c:traits} , and it loses all other abilities , card types , and creature types":
    "{what!} {b} et {c} , et perd ses autres capacités , types de carte et types de créature",
  "{s:spell things} you cast that target {p:player} cost {m:mana} less to cast":
    "{s:le} que vous lancez et qui ciblent {p} coûtent {m} de moins à lancer",
  "{t:plain things} enter untapped": "{t!:le} <arriver:indicative> [dégagé:t]",
  "enchanted creature 's controller may have it assign its combat damage as though it weren't blocked":
    "le contrôleur de la créature enchantée peut faire qu'elle assigne ses blessures de combat comme si elle n'était pas bloquée",
  "you may activate {k:ability keyword} abilities any time you could cast a instant":
    "vous pouvez activer les capacités {k} à tout moment où vous pourriez lancer un éphémère",
  "you may activate {k:ability keyword} abilities as though they haven't been activated":
    "vous pouvez activer les capacités {k} comme si elles n'avaient pas été activées",
  "you may pay {c:mana cost} rather than pay {k:ability keyword} costs":
    "vous pouvez payer {c} plutôt que de payer les coûts {k}",
  "you may pay {c:mana cost} rather than pay the {k:ability keyword} cost of the first {l:same keyword} ability you activate each turn":
    "vous pouvez payer {c} plutôt que de payer le coût {k} de la première capacité {k} que vous activez à chaque tour",
  "{s:spell things} you cast but don't own cost {m:mana} less to cast":
    "{s:le} que vous lancez et que vous ne possédez pas coûtent {m} de moins à lancer",
  "you may cast {s:spell things} from your graveyard": "vous pouvez lancer {s:un} depuis votre cimetière",
  "if {c:discarded} would be put into {w:graveyard whose} graveyard from anywhere and it wasn't cycled , exile it instead":
    "si {c} <devoir:imperfect> être mise dans {w~cimetière} d'où que ce soit sans avoir été recyclée , exilez-la à la place",
})
french("ability keyword", {
  equip: "d'équipement",
  cycling: "de recyclage",
  crew: "de pilotage",
  ninjutsu: "de ninjutsu",
  fortify: "de fortification",
  reconfigure: "de reconfiguration",
  exhaust: "d'épuisement",
  scavenge: "de récupération",
})
french("static", {
  "{s:spell things} you cast cost {m:mana} more to cast":
    "{s:le} que vous lancez coûtent {m} de plus à lancer",
  "{p:barred} can't cast {s:spell things} from anywhere other than their hands|hand":
    "{p!} ne <pouvoir> lancer {s:un} que depuis {p~main}",
})
french("static", {
  "each {a:color word} or {b:color word} {s:spell thing} you cast has {k:abilities}":
    "chaque {s} qui est {a} ou {b} que vous lancez a {k}",
  "~ gets +x/+y , where x is {what:objects'} power and y is its toughness":
    "{~!} <gagner> +X/+Y , X étant la force et Y l'endurance de {what}",
})
french("static list", {
  "{what:group} can't attack , block , or crew vehicles":
    "{what!} ne <pouvoir> ni attaquer , ni bloquer , ni piloter de véhicules",
  "{what:group} can't attack or block unless its controller pays {m:mana}":
    "{what!} ne <pouvoir> ni attaquer ni bloquer à moins que son contrôleur ne paie {m}",
  "{what:group} can't attack or block unless its controller pays {m:mana} for each {n:each}":
    "{what!} ne <pouvoir> ni attaquer ni bloquer à moins que son contrôleur ne paie {m} pour chaque {n}",
})
french("static", {
  "each {t:flashback cards} has escape . the escape cost is equal to {i:own mana cost} mana cost plus {c:costs}":
    "{t!:chaque} <avoir> l'évasion . Le coût d'évasion est égal au coût de mana de la carte plus :. {c}",
})
french("player predicate", {
  "had a {t:plain thing} enter the battlefield under their control this turn":
    "a eu {t:un} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more {t:plain things} enter the battlefield under their control this turn":
    "a eu au moins {n} {t} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more cards put into their graveyard from anywhere this turn":
    "a eu au moins {n} cartes mises dans son cimetière ce tour-ci",
})
french("static", {
  "a deck can have any number of cards named ~":
    "un deck peut contenir n'importe quel nombre de cartes appelées {nom}",
  "a deck can have up to {n:number} cards named ~": "un deck peut contenir jusqu'à {n} cartes appelées {nom}",
  "remove ~ from your deck before playing if you're not playing for ante":
    "retirez {~} de votre deck avant de jouer si vous ne jouez pas pour une mise",
  "a deck can have only one card named ~": "un deck ne peut contenir qu'une seule carte appelée {nom}",
})
french("static", {
  "~ enter(s) with a {kind:counter} counter on it unless {c:condition}":
    "{~!} <arriver> avec un marqueur {kind} sur [lui] à moins que {c:unless}",
  "~ enter(s) with {n:number} {kind:counter} counters on it unless {c:condition}":
    "{~!} <arriver> avec {n} marqueurs {kind} sur [lui] à moins que {c:unless}",
})
french("static", {
  "each {s:spell thing} you cast costs {m:mana} less to cast for each {t:plain thing} it targets":
    "chaque {s} que vous lancez coûte {m} de moins à lancer pour chaque {t} qu'il cible",
})
french("static", {
  "each {t:plain thing} enters with a number of additional {kind:counter} counters on it equal to {n:quantity} and as {b:becoming body}":
    "{t!:chaque} <arriver> avec un nombre de marqueurs {kind} supplémentaires sur [lui] égal à {n} et en tant que {b}",
})
for (const [english, said] of [
  ["that many", "autant de"],
  ["twice that many", "deux fois autant de"],
])
  french("static list", {
    [`as ~ enters , you may sacrifice any number of {t:plain things} . if you do , it enters with ${english} {kind:counter} counters on it`]: `au moment où {~!} <arriver> , vous pouvez sacrifier n'importe quel nombre de {t} . Si vous le faites , [il] <arriver> avec ${said} marqueurs {kind} sur [lui]`,
  })
french("static", {
  "{s:spell things} you cast from your hand gain evoke {c:mana cost} as you cast them":
    "{s:le} que vous lancez depuis votre main acquièrent l'évocation {c} au moment où vous les lancez",
})
frenchOf("loyalty change", ({ value }) => {
  const n = Number(value)
  return { words: [`[${n > 0 ? `+${n}` : n}]`] }
})

// Targeting as though something had no hexproof or shroud.
const LACKED = [
  ["hexproof", "la défense talismanique"],
  ["shroud", "le linceul"],
] as const
const BY = [
  ["spells and abilities you control", "des sorts et des capacités que vous contrôlez"],
  ["spells and abilities", "des sorts et des capacités"],
  ["spells and abilities controlled by {p:player}", "des sorts et des capacités contrôlés par {p}"],
] as const
for (const [without, lacked] of LACKED)
  for (const [by, said] of BY) {
    const english = `can be the target|targets of ${by} as though it|they didn't have ${without}`
    const predicate = `<pouvoir> être la cible ${said} comme si [il] ne <avoir:imperfect> pas ${lacked}`
    french("static", {
      [`{t:blockers} ${english}`]: `{t!} ${predicate}`,
      [`{o:barred} ${english}`]: `{o!} ${predicate}`,
      [`{o:barred} and {t:blockers} ${english}`]: `{o} et {t} peuvent être la cible ${said} comme s'ils n'avaient pas ${lacked}`,
    })
  }
