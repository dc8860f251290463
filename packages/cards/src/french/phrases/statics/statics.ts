import type { Derivation } from "../../../oracle/grammar/print.ts"
import { findNode } from "../../antecedent.ts"
import { partIn } from "../../filling.ts"
import { type Phrase, third } from "../../phrase.ts"
import { french, partsOf, passes, type Setting, say, sayAs } from "../../say.ts"

// Static abilities.

/** « à moins qu'un joueur n'ait 13 points de vie ou moins »: in English, unless the number of such players is one or more. */
function unlessSomeone(part: Derivation, setting: Setting): Phrase | undefined {
  const entering = partsOf(part)[0] && partsOf(partsOf(part)[0])[0]
  const condition = entering && partIn(entering, "c")
  const predicate = partIn(part, "n") && partIn(partIn(part, "n")!, "p")
  if (entering?.template !== "~ enter(s) tapped unless {c:condition}" || predicate === undefined) return
  if (condition?.template !== "x is {n:figures} or more" || partIn(condition, "n")?.value !== 1) return
  if (!/^the number of (?:players|opponents) who/.test(partIn(part, "n")?.template ?? "")) return
  const who = partIn(part, "n")?.template?.includes("opponents") === true ? "adversaire" : "joueur"
  const head = sayAs(`{~!} <arriver> [engagé] à moins que un ${who}`, part, setting)
  const does = say(predicate, { ...setting, mood: "subjunctive", ne: true, subject: third("m") })
  return { words: [...head.words, ...does.words] }
}

/** Whether what each of them gets depends on itself: « chaque créature gagne +1/+0 pour chaque aura qui lui est attachée ». */
function isEach({ value }: Derivation): boolean {
  return findNode(value, ({ sel, name }) => sel === "bound" && name === "affected") !== undefined
}

french("static", {
  "{what:group} {c:traits}": (part, setting) =>
    sayAs(isEach(part) ? "{what!:each} {c}" : "{what!} {c}", part, setting),
  "{r:restriction}": "{r}",
  "{what:group} {c:is now}": "{what!} {c}",
  "{what:group} is/are a copy of {of:object}": "{what!} <être> une copie de {of}",
  "{what:group} is/are a copy of {of:object} , except {x:exceptions}":
    "{what!} <être> une copie de {of}, excepté que {x}",
  "{what:group} {c:traits} and {b:is now}": "{what!} {c} et {b}",
  "each of those creatures {c:traits}": "{chacune!} de ces créatures {c}",
  "you control enchanted {noun:host}": "vous contrôlez [le:noun] {noun} [enchanté:noun]",
  "untap all {t:plain things} during each other player 's untap step":
    "dégagez {t:tous} pendant l'étape de dégagement de chaque autre joueur",
  "{s:plain static} , where x is {n:quantity}": (part, setting) =>
    unlessSomeone(part, setting) ?? sayAs("{s} , X étant {n}", part, setting),
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
  "~ can't be countered": "ce sort ne peut pas être contrecarré",
  "{s:spell things} you control {c:traits}": "{s!:le} que vous contrôlez {c}",
  "{s:spell things} you cast have {k:abilities}": "{s:le} que vous lancez ont {k}",
  "{what:group} can't be the target|targets of spells": "{what!} ne <pouvoir> pas être la cible de sorts",
  "{what:group} can't be the target|targets of spells your opponents control":
    "{what!} ne <pouvoir> pas être la cible de sorts que vos adversaires contrôlent",
  "{what:group} can't be the target|targets of abilities":
    "{what!} ne <pouvoir> pas être la cible de capacités",
  "{s:spell things} you control can't be countered":
    "{s:le} que vous contrôlez ne peuvent pas être contrecarrés",
  "cast ~ only {c:timing}": "ne lancez ce sort que {c}",
  "you may cast {s:spell things} as though they had flash":
    "vous pouvez lancer {s:un} comme s'ils avaient le flash",
  "you may cast ~ as though it had flash": "vous pouvez lancer ce sort comme s'il avait le flash",
  "you may cast {s:spell things} from the top of your library":
    "vous pouvez lancer {s:un} depuis le dessus de votre bibliothèque",
  "you control your opponents while they're searching their libraries":
    "vous contrôlez vos adversaires pendant qu'ils cherchent dans leur bibliothèque",
  "while a opponent is searching their library , they exile each card they find . you may play those cards for as long as they remain exiled , and you may spend mana as though it were mana of any color to cast them":
    "tant qu'un adversaire cherche dans sa bibliothèque , il exile chaque carte qu'il trouve . Vous pouvez jouer ces cartes tant qu'elles restent exilées , et vous pouvez dépenser du mana comme s'il s'agissait de mana de n'importe quelle couleur pour les lancer",
  "you may plot {c:card things} from the top of your library":
    "vous pouvez comploter {c:un} depuis le dessus de votre bibliothèque",
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
  "as you create your deck , circle {n:number} of the colors below":
    "au moment où vous créez votre deck , entourez {n} des couleurs ci-dessous",
  "you have hexproof": "vous avez la défense talismanique",
  "you have shroud": "vous avez le linceul",
  "{p:player} can't draw cards": "{p!} ne <pouvoir> pas piocher de cartes",
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
  "creatures can't attack you unless their controller pays {m:mana} for each creature they control that's attacking you":
    "les créatures ne peuvent pas vous attaquer à moins que leur contrôleur ne paie {m} pour chaque créature qu'il contrôle et qui vous attaque",
  "{p:player} don't|doesn't lose unspent mana as steps and phases end":
    "{p!} ne <perdre> pas le mana non dépensé à la fin des étapes et des phases",
  "{p:player} can cast spells only any time they could cast a sorcery":
    "{p!} ne <pouvoir> lancer de sorts qu'au moment où il pourrait lancer un rituel",
  "spells with the chosen name can't be cast": "les sorts avec le nom choisi ne peuvent pas être lancés",
  "~ 's power is equal to {n:quantity} and its toughness is equal to their total toughness":
    "la force de {~} est égale à {n} et son endurance est égale à l'endurance totale correspondante",
  "~ 's power is equal to {n:quantity} and its toughness is equal to that number plus {m:digits}":
    "la force de {~} est égale à {n} et son endurance est égale à ce nombre plus {m}",
  "each {t:plain thing} is a creature in addition to its other types and has base power and base toughness each equal to its mana value":
    "{t!:chaque} est une créature en plus de ses autres types et <avoir> une force et une endurance de base chacune égales à sa valeur de mana",
  "each {t:plain thing} is a artifact creature with power and toughness each equal to its mana value":
    "{t!:chaque} est une créature-artefact de force et d'endurance chacune égales à sa valeur de mana",
  "{p:player} can't untap more than {n:number} {t:plain things} during {w:certain untap} untap step|steps":
    "{p!} ne <pouvoir> pas dégager plus de {n} {t} pendant {son~étape de dégagement}",
  "all damage is dealt as though its source had infect":
    "toutes les blessures sont infligées comme si leur source avait l'infection",
  "all damage is dealt as though its source had wither":
    "toutes les blessures sont infligées comme si leur source avait la flétrissure",
  "all damage is dealt to you as though its source had infect":
    "toutes les blessures vous sont infligées comme si leur source avait l'infection",
  "all damage is dealt to you as though its source had wither":
    "toutes les blessures vous sont infligées comme si leur source avait la flétrissure",
  "you may play any number of additional lands on each of your turns":
    "vous pouvez jouer n'importe quel nombre de terrains supplémentaires pendant chacun de vos tours",
  "if a ability of a {a:plain thing} or another {b:plain thing} you control triggers , that ability triggers a additional time":
    "si une capacité d' [un:a] {a} ou d' [un:b] autre {b} que vous contrôlez se déclenche , cette capacité se déclenche une fois de plus",
  "{p:player} can't untap more than one {t:plain thing} during {w:certain untap} untap step|steps":
    "{p!} ne <pouvoir> pas dégager plus d' [un:t] {t} pendant {son~étape de dégagement}",
  "if ~ is your commander , choose a color before the game begins . ~ is the chosen color":
    "si {~} est votre commandant, choisissez une couleur avant le début de la partie. {~} est de la couleur choisie",
  "if ~ is in your opening hand , you may begin the game with ~|it on the battlefield":
    "si cette carte est dans votre main de départ , vous pouvez commencer la partie avec elle sur le champ de bataille",
  "if ~ is in your opening hand , you may begin the game with ~|it on the battlefield {a:arrival}":
    "si cette carte est dans votre main de départ , vous pouvez commencer la partie avec elle sur le champ de bataille {a}",
  "you may reveal ~ from your opening hand . if you do , {e:sentence}":
    "vous pouvez révéler cette carte de votre main de départ . Si vous faites ainsi , {e:command}",
  "{what:group} {b:is now} and {c:traits} , and it loses all other abilities , card types , and creature types":
    "{what!} {b} et {c} , et perd ses autres capacités , types de carte et types de créature",
  "enchanted creature 's controller may have it assign its combat damage as though it weren't blocked":
    "le contrôleur de la créature enchantée peut faire qu'elle assigne ses blessures de combat comme si elle n'était pas bloquée",
  "you may activate {k:ability keyword} abilities any time you could cast a instant":
    "vous pouvez activer les capacités {k} à tout moment où vous pourriez lancer un éphémère",
  "you may activate {k:ability keyword} abilities as though they haven't been activated":
    "vous pouvez activer les capacités {k} comme si elles n'avaient pas été activées",
  "you may cast {s:spell things} from your graveyard": "vous pouvez lancer {s:un} depuis votre cimetière",
  "if {c:discarded} would be put into {w:graveyard whose} graveyard from anywhere and it wasn't cycled , exile it instead":
    "si {c} <devoir:imperfect> être mise dans {w~cimetière} d'où que ce soit sans avoir été recyclée , exilez-la à la place",
  "{p:barred} can't cast {s:spell things} from anywhere other than their hands|hand":
    "{p!} ne <pouvoir> lancer {s:un} que depuis {son~main}",
  "each {a:color word} or {b:color word} {s:spell thing} you cast has {k:abilities}":
    "chaque {s} qui est {a} ou {b} que vous lancez a {k}",
  "~ gets +x/+y , where x is {what:objects'} power and y is its toughness":
    "{~!} <gagner> +X/+Y , X étant la force et Y l'endurance de {what}",
  "a deck can have any number of cards named ~":
    "un deck peut contenir n'importe quel nombre de cartes appelées {nom}",
  "a deck can have up to {n:number} cards named ~": "un deck peut contenir jusqu'à {n} cartes appelées {nom}",
  "remove ~ from your deck before playing if you're not playing for ante":
    "retirez {~} de votre deck avant de jouer si vous ne jouez pas pour une mise",
  "a deck can have only one card named ~": "un deck ne peut contenir qu'une seule carte appelée {nom}",
})
french("once", {
  "you may cast a {s:spell thing} from your graveyard . {x:exiled after}":
    "vous pouvez lancer {s:un} depuis votre cimetière . {x}",
  "you may cast a {s:spell thing} from your graveyard": "vous pouvez lancer {s:un} depuis votre cimetière",
})
french("plain noun", {
  "non land": "non-terrain",
  creature: "de créature",
  "non creature , non land": "non-créature et non-terrain",
})
french("static", {
  "you may pay {c:mana cost} to cast ~": "vous pouvez payer {c} pour lancer {~}",
})
french("static list", {
  "you may look at the top card of your library any time , and {l:static list}":
    "vous pouvez regarder la carte du dessus de votre bibliothèque à tout moment , et {l}",
  "{what:group} can't attack , block , or crew vehicles":
    "{what!} ne <pouvoir> ni attaquer , ni bloquer , ni piloter de véhicules",
  "{what:group} can't attack or block unless its controller pays {m:mana}":
    "{what!} ne <pouvoir> ni attaquer ni bloquer à moins que son contrôleur ne paie {m}",
  "{what:group} can't attack or block unless its controller pays {m:mana} for each {n:each}":
    "{what!} ne <pouvoir> ni attaquer ni bloquer à moins que son contrôleur ne paie {m} pour chaque {n}",
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
passes("what others may")
