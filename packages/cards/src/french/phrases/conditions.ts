import type { Selector } from "@apnap/engine"
import type { Derivation } from "../../oracle/grammar/print.ts"
import { partIn } from "../filling.ts"
import { isGone, originOf } from "../origin.ts"
import { type Phrase, third } from "../phrase.ts"
import { french, passes, type Saying, type Setting, say, sayAs } from "../say.ts"

// Conditions, after « si », « tant que » and « à moins que ».

/** The imperfect where the ability looks back at what left the battlefield (603.10a). */
function lookedBack({ ability }: Setting): string {
  const when = ability.ability === "triggered" ? ability.when : undefined
  return when?.on === "moves" && when.from === "battlefield" ? ":imperfect" : ""
}

/** The imperfect for what an instruction before has taken away: « si vous la contrôliez ». */
function wasThere(part: Derivation, setting: Setting): string {
  const what = partIn(part, "what")?.value as Selector | undefined
  return what !== undefined && isGone(what, setting.ability) ? ":imperfect" : ""
}

/** « il y a au moins quatre types de carte parmi les cartes de votre cimetière » */
function atLeast(part: Derivation, setting: Setting): Phrase | undefined {
  const [count, least] = [partIn(part, "q"), partIn(part, "n")]
  if (count === undefined || !COUNTED.test(count.template ?? "") || typeof least?.value !== "number") return
  const words = say(count, setting).words
  if (least.value < 2 || words.slice(0, 3).join(" ") !== "le nombre de") return
  const head = sayAs("{il!} y <avoir> au moins {n}", part, setting)
  return { ...head, words: [...head.words, ...words.slice(3)] }
}
const COUNTED =
  /^the number of (?:card types among|colors among|basic land types among|differently named|different|\{t:things\}$)/

const ANYONE: Readonly<Record<string, string>> = {
  "the number of opponents who {p:player predicate}": "adversaire",
  "the number of players who {p:player predicate}": "joueur",
}

/** « un adversaire a 10 points de vie ou moins »: at least one who does. */
function someone(part: Derivation, setting: Setting): Phrase | undefined {
  const [count, least] = [partIn(part, "q"), partIn(part, "n")]
  const player = ANYONE[count?.template ?? ""]
  if (count === undefined || player === undefined || least?.value !== 1) return
  const subject = third("m")
  const does = say(partIn(count, "p")!, { ...setting, subject }).words
  return { words: ["un", player, ...does], features: subject }
}

french("entering unpaid", {
  "it wasn't cast": "[il:~] n'a pas été [lancé:~]",
  "it wasn't cast or no mana was spent to cast it":
    "[il:~] n'a pas été [lancé:~] ou qu'aucun mana n'a été dépensé pour [le:~] lancer",
})
french("condition", {
  "its power is greater than each other creature 's power":
    "sa force est supérieure à celle de chaque autre créature",
  "no opponent has more life than {who:player}": "aucun adversaire n'a plus de points de vie que {who}",
  "~ isn't on the battlefield": "{~!} n'est pas sur le champ de bataille",
  "two {t:things} that share a color were milled this way":
    "deux {t} qui partagent une couleur ont été meulées de cette manière",
  "two {t:things} that share a card type were milled this way":
    "deux {t} qui partagent un type de carte ont été meulées de cette manière",
  "~ hasn't been exerted this turn": "{~!} n'a pas été [surmené] ce tour-ci",
  "{what:object} is/are {f:thing filter}": isSuch("{what!} <être> {f}", "ce <être> {f}"),
  "{what:object} isn't/aren't {f:thing filter}": isSuch("{what!} ne <être> pas {f}", "ce ne <être> pas {f}"),
  "you control a {t:thing}": "{vous!} <contrôler> {t:un}",
  "you control another {a:plain thing} or a {b:plain thing}": "{vous!} <contrôler> {a:another} ou {b:un}",
  "you control another {t:thing}": "{vous!} <contrôler> {t:another}",
  "you control {n:number} or more {t:things}": "{vous!} <contrôler> au moins {n} {t}",
  "you control {n:number} or fewer {t:plain things}": "{vous!} <contrôler> {n} {t} ou moins",
  "your library has no cards in it": "votre bibliothèque ne contient aucune carte",
  "your library has at least that many cards in it": "votre bibliothèque contient au moins autant de cartes",
  "you have at least {n:number} life more than your starting life total":
    "{vous!} <avoir> au moins {n} {n#point|points} de vie de plus que votre total de points de vie de départ",
  "you gained or lost life this turn": "{vous!} <avoir> gagné ou perdu des points de vie ce tour-ci",
  "{n:number} or more {t:card things} were put into graveyards from anywhere this turn":
    "au moins {n} {t} ont été [mis:t] dans des cimetières d'où que ce soit ce tour-ci",
  "you control no {t:things}": "{vous!} ne <contrôler> {t:aucun}",
  "you control {what:simple object}": (part, setting) =>
    sayAs(`{vous!} <contrôler${wasThere(part, setting)}> {what}`, part, setting),
  "you control your commander": "{vous!} <contrôler> votre commandant",
  "you control {n:number} or more {t:plain things} with different powers":
    "{vous!} <contrôler> au moins {n} {t} de forces différentes",
  "you control {n:number} or more {t:plain things} with different names":
    "{vous!} <contrôler> au moins {n} {t} de noms différents",
  "you control fewer {t:plain things} than {who:player}": "{vous!} <contrôler> moins de {t} que {who}",
  "{who:player} control(s) more {t:plain things} than {other:player}":
    "{who!} <contrôler> plus de {t} que {other}",
  "a player controls a {t:plain thing}": "{joueur!} <contrôler> {t:un}",
  "a opponent controls a {t:plain thing}": "{adversaire!} <contrôler> {t:un}",
  "defending player controls a {t:plain thing}": "{défenseur!} <contrôler> {t:un}",
  "defending player controls no {t:plain things}": "{défenseur!} ne <contrôler> {t:aucun}",
  "there are {n:number} or more {c:graveyard cards}": "{il!} y <avoir> au moins {n} {c:every}",
  "there are {n:number} or more {kind:counter} counters on {what:simple object}":
    "{il!} y <avoir> au moins {n} marqueurs {kind} sur {what}",
  "{what:object} has {n:number} or more counters on it":
    "{what!} <avoir> au moins {n} marqueurs sur [lui:what]",
  "{what:object} is enchanted or equipped": "{what!} <être> [enchanté:what] ou [équipé:what]",
  "it's enchanted or equipped": "{~!} est [enchanté] ou [équipé]",
  "there are cards exiled with ~": "{il!} y <avoir> des cartes exilées avec {~}",
  "there are {n:number} or more {c:cards it exiled}": "{il!} y <avoir> au moins {n} cartes exilées avec {~}",
  "you have {n:number} or more cards in your hand": "vous avez au moins {n} cartes dans votre main",
  "you have {n:number} or more cards in your library":
    "vous avez au moins {n} cartes dans votre bibliothèque",
  "you have {n:number} or more cards in your graveyard": "vous avez au moins {n} cartes dans votre cimetière",
  "you chose a creature other than ~ as your ring-bearer":
    "vous avez choisi comme porteur de l'anneau une autre créature que {~}",
  "{what:object} had no counters on it": "{il!} n'y <avoir> aucun marqueur sur {what}",
  "there are {n:number} or more {t:plain things}": "{il!} y <avoir> au moins {n} {t}",
  "{w:object} has/have mana value {n:digits} or less":
    "la valeur de mana de {w} <être:indicative> inférieure ou égale à {n}",
  "{w:object} has/have mana value {n:digits} or greater":
    "la valeur de mana de {w} <être:indicative> supérieure ou égale à {n}",
  "~ was foretold": "{~!} a été [prédit]",
  "a card is exiled with ~": "une carte est exilée avec {~}",
  "{w:objects'} power is {n:digits}": "{w~force!} <être> égale à {n}",
  "{w:object} has/have power {n:digits} or greater": "{w!} <avoir> une force supérieure ou égale à {n}",
  "{w:object} has/have fewer than {n:number} {kind:counter} counters on it|them":
    "{w!} <avoir> moins de {n} marqueurs {kind} sur [lui]",
  "{p:player} has/have fewer than {n:number} cards in hand": "{p!} <avoir> moins de {n} cartes en main",
  "there are fewer than {n:number} cards in your graveyard":
    "{il!} y <avoir> moins de {n} cartes dans votre cimetière",
  "there are {n:number} or more mana values among cards in your graveyard":
    "{il!} y <avoir> au moins {n} valeurs de mana parmi les cartes de votre cimetière",
  "you control a {a:plain thing} and a {b:plain thing}": "vous contrôlez {a:un} et {b:un}",
  "a spell was warped this turn": "un sort a été lancé pour son coût de distorsion ce tour-ci",
  "there are no {t:plain things}": "{il!} n'y <avoir> {t:aucun}",
  "{what:object} has a counter on it": "{il!} y <avoir> un marqueur sur {what}",
  "a {t:plain thing} has a {kind:counter} counter on it": "{il!} y <avoir> un marqueur {kind} sur {t:un}",
  "{what:object} has {n:number} or fewer {kind:counter} counters on it":
    "{il!} y <avoir> {n} marqueurs {kind} ou moins sur {what}",
  "{what:object} has a {kind:counter} counter on it": (part, setting) =>
    sayAs(`{what!} <avoir${lookedBack(setting)}> un marqueur {kind} sur [lui]`, part, setting),
  "{what:object} had no {kind:counter} counters on it":
    "{what!} ne <avoir:imperfect> pas de marqueur {kind} sur [lui]",
  "{q:quantity} is {n:number} or greater": (part, setting) =>
    someone(part, setting) ??
    atLeast(part, setting) ??
    sayAs("{q!} <être> [supérieur] ou [égal] à {n:digits}", part, setting),
  "{q:quantity} is {n:number} or less": "{q!} <être> [inférieur] ou [égal] à {n:digits}",
  "{what:objects'} power is {n:figures} or greater": "{what~force!} <être> supérieure ou égale à {n}",
  "{what:objects'} power is {n:figures} or less": "{what~force!} <être> inférieure ou égale à {n}",
  "{what:objects'} toughness is {n:figures} or less": "{what~endurance!} <être> inférieure ou égale à {n}",
  "{what:objects'} mana value is {n:figures} or less":
    "{what~valeur de mana!} <être> inférieure ou égale à {n}",
  "{what:objects'} mana value is {n:figures} or greater":
    "{what~valeur de mana!} <être> supérieure ou égale à {n}",
  "{a:objects'} power is greater than {b:objects'}": "{a~force!} <être> supérieure à {b~force}",
  "{a:objects'} power is less than {b:objects'}": "{a~force!} <être> inférieure à {b~force}",
  "{a:objects'} power is less than or equal to {b:objects'}":
    "{a~force!} <être> inférieure ou égale à {b~force}",
  "{a:objects'} power is greater than or equal to {b:objects'}":
    "{a~force!} <être> supérieure ou égale à {b~force}",
  "{a:objects'} power is equal to {b:objects'}": "{a~force!} <être> égale à {b~force}",
  "{a:quantity} is greater than {b:quantity}": "{a!} <être> [supérieur] à {b}",
  "{a:quantity} is less than {b:quantity}": "{a!} <être> [inférieur] à {b}",
  "{a:quantity} is less than or equal to {b:quantity}": "{a!} <être> [inférieur] ou [égal] à {b}",
  "{a:quantity} is equal to {b:quantity}": "{a!} <être> [égal] à {b}",
  "{a:condition one} and {b:condition one}": "{a} et {b}",
  "{what:object} has/have {k:plain keyword}": "{what!} <avoir> {k}",
  "{what:object} has/have {k:named keyword}": "{what!} <avoir> {k}",
  "it was kicked": "son kick a été payé",
  "it was kicked with its {m:mana} kicker": "son kick {m} a été payé",
  "{what:simple object} was kicked with its {m:mana} kicker": "le kick {m} de {what} a été payé",
  "you haven't activated a {k:ability keyword} ability this turn":
    "vous n'avez pas activé de capacité {k} ce tour-ci",
  "you descended this turn": "vous êtes descendu ce tour-ci",
  "{what:simple object} was kicked": "le kick de {what} a été payé",
  "it wasn't kicked": "son kick n'a pas été payé",
  "it was bargained": (part, setting) =>
    sayAs(
      setting.ability.ability === "spell" ? "ce sort a été négocié" : "[il:~] a été [négocié:~]",
      part,
      setting,
    ),
  "you cast {what:simple object}": "{vous!} <avoir> lancé {what}",
  "you cast ~ during your main phase": "{vous!} <avoir> lancé ce sort pendant votre phase principale",
  "you cast {what:simple object} from your hand": "{vous!} <avoir> lancé {what} depuis votre main",
  "you have {n:number} or more opponents": "{vous!} <avoir> au moins {n} {n#adversaire|adversaires}",
  "{what:simple object} was cast": "{what!} a été [lancé]",
  "it wasn't cast or no mana was spent to cast it":
    "[il:@] n'a pas été [lancé:@] ou aucun mana n'a été dépensé pour [le:@] lancer",
  "tribute wasn't paid": "le tribut n'a pas été payé",
  "a {t:card thing} was put into your graveyard from anywhere this turn":
    "{t:un} a été [mis:t] dans votre cimetière ce tour-ci",
  "a {t:card thing} was put into exile this turn": "{t:un} a été [mis:t] en exil ce tour-ci",
  "a {t:card thing} left your graveyard this turn": "{t:un} a quitté votre cimetière ce tour-ci",
  "{n:number} or more {t:card things} left your graveyard this turn":
    "au moins {n} {t} ont quitté votre cimetière ce tour-ci",
  "~ was cast from anywhere other than your hand": "{~!} <avoir> été [lancé] d'ailleurs que de votre main",
  "x is {n:figures} or more": "X <être> supérieur ou égal à {n}",
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
  "{what:simple object} wasn't cast": "{what!} n'a pas été [lancé]",
  "{what:simple object} wasn't kicked": "le kick de {what} n'a pas été payé",
  "mana from a treasure was spent to cast {what:simple object}":
    "du mana d'un trésor a été dépensé pour <lancer:infinitive> {what}",
  "it wasn't cast": "[il:@] n'a pas été [lancé:@]",
  "{what:simple object} was cast from your hand": "{what!} <avoir> été [lancé] depuis votre main",
  "{what:simple object} was cast from a graveyard": "{what!} <avoir> été [lancé] depuis un cimetière",
  "{what:simple object} was cast from exile": "{what!} <avoir> été [lancé] depuis l'exil",
  "{n:number} or more mana was spent to cast {what:object}":
    "au moins {n} manas ont été dépensés pour <lancer:infinitive> {what}",
  "no mana was spent to cast {what:object}": "aucun mana n'a été dépensé pour <lancer:infinitive> {what}",
  "a {t:plain thing} is dealt damage this way": "{t:un} <subir:indicative> des blessures de cette manière",
  "a player is dealt damage this way": "un joueur <subir> des blessures de cette manière",
  "you've cast {n:number} or more spells this turn": "{vous!} <avoir> lancé au moins {n} sorts ce tour-ci",
  "you've cast {n:number} or more {s:spell things} this turn":
    "{vous!} <avoir> lancé au moins {n} {s} ce tour-ci",
  "you've been attacked this step": "{vous!} <avoir> été attaqué pendant cette étape",
  "no spells were cast last turn": "aucun sort n'a été lancé au tour précédent",
  "a {t:thing} was|is {p:way done} this way": "{t!:un} <avoir> été {p} de cette manière",
  "{what:simple object} is attached to {f:subject}": "{what!} <être> [attaché] à {f}",
  "{who:player} has/have no cards in hand": "{who!} ne <avoir> pas de carte en main",
  "{who:player} has/have {n:number} or fewer cards in hand": fewCards("{who!} <avoir>"),
  "{who:player} has/have {n:number} or more cards in hand":
    "{who!} <avoir> au moins {n} {n#carte|cartes} en main",
  "{who:player} has/have {n:number} or less life": "{who!} <avoir> {n} {n#point|points} de vie ou moins",
  "{who:player} has/have exactly {n:digits} life": "{who!} <avoir> exactement {n} {n#point|points} de vie",
  "{who:player} has/have exactly {n:number} cards in hand":
    "{who!} <avoir> exactement {n} {n#carte|cartes} en main",
  "you control exactly one {t:plain thing}": "vous contrôlez exactement {t:un}",
  "you control exactly {n:number} {t:plain things}": "vous contrôlez exactement {n} {t}",
  "there are exactly {n:number} {kind:counter} counters on ~":
    "il y a exactement {n} {n#marqueur|marqueurs} {kind} sur {~}",
  "there is exactly one {kind:counter} counter on ~": "il y a exactement un marqueur {kind} sur {~}",
  "{w:object} has/have exactly {n:number} {kind:counter} counters on it|them":
    "{w!} <avoir> exactement {n} {n#marqueur|marqueurs} {kind} sur [lui]",
  "{w:objects'} power is exactly {n:digits}": "{w~force!} <être> exactement égale à {n}",
  "{w:objects'} toughness is exactly {n:digits}": "{w~endurance!} <être> exactement égale à {n}",
  "{w:object} had power {n:digits}": "{w~force!} <être> égale à {n}",
  "{w:object} had toughness {n:digits}": "{w~endurance!} <être> égale à {n}",
  "exactly one {t:plain thing} is attacking": "exactement {t:un} attaque",
  "you have more life than a opponent": "vous avez plus de points de vie qu'un adversaire",
  "you have less life than a opponent": "vous avez moins de points de vie qu'un adversaire",
  "you have more cards in hand than a opponent": "vous avez plus de cartes en main qu'un adversaire",
  "you have fewer cards in hand than a opponent": "vous avez moins de cartes en main qu'un adversaire",
  "{who:player} has/have {n:number} or more life": "{who!} <avoir> au moins {n} {n#point|points} de vie",
  "{who:anyone} {p:player predicate}": "{who!} {p}",
  "{who:player} {p:player predicate}": "{who!} {p}",
  "no {who:nobody} {p:player predicate}": "{who!} ne {p}",
  "{who:everyone} {p:player predicate}": "{who!} {p}",
  "you have the city 's blessing": "{vous!} <avoir> la bénédiction de la cité",
  "you're the monarch": "{vous!} <être> le monarque",
  "{who:player} has/have the initiative": "{who!} <avoir> l'initiative",
  "you've completed a dungeon": "{vous!} <avoir> terminé un donjon",
  "you haven't completed a dungeon": "{vous!} n' <avoir> pas terminé de donjon",
  "you have max speed": "{vous!} <avoir> la vitesse maximale",
  "you have a full party": "{vous!} <avoir> une équipée complète",
  "it's your turn": "ce <être> votre tour",
  "it isn't your main phase": "ce ne <être> pas votre phase principale",
  "it's your main phase": "ce <être> votre phase principale",
  "it's the first combat phase of the turn": "ce <être> la première phase de combat du tour",
  "it's the first combat phase of your turn": "ce <être> la première phase de combat de votre tour",
  "it's neither day nor night": "il ne <faire> ni jour ni nuit",
  "it isn't your turn": "ce ne <être> pas votre tour",
  "it's {w:whose} turn": "ce <être> {w~tour}",
  "it's not {w:whose} turn": "ce ne <être> pas {w~tour}",
  "you win": "vous gagnez",
  "~ is in your graveyard": "cette carte <être> dans votre cimetière",
  "the gift was promised": "le don a été promis",
  "the gift wasn't promised": "le don n'a pas été promis",
  "{what:object} share(s) a creature type with {o:simple object}":
    "{what!} <partager> un type de créature avec {o}",
  "your devotion to {c:color} is less than {n:number}":
    "votre dévotion au {c} <être> inférieure à {n:digits}",
  "your devotion to {c:color} and {d:color} is less than {n:number}":
    "votre dévotion au {c} et au {d} <être> inférieure à {n:digits}",
  "this is the second time this ability has resolved this turn":
    "c'est la deuxième fois que cette capacité se résout ce tour-ci",
  "this is the third time this ability has resolved this turn":
    "c'est la troisième fois que cette capacité se résout ce tour-ci",
  "this is the fourth time this ability has resolved this turn":
    "c'est la quatrième fois que cette capacité se résout ce tour-ci",
  "a {t:plain thing} is attacking": "{t:un} attaque",
  "this is the first time this ability has resolved this turn":
    "c'est la première fois que cette capacité se résout ce tour-ci",
  "mana from a treasure was spent to cast it": "du mana d'un trésor a été dépensé pour lancer {~}",
})
/** "c'est un terrain", for a pronoun with a noun phrase as predicate. */
function isSuch(named: string, pointed: string): Saying {
  return (part, setting) => {
    const what = partIn(part, "what")
    const noun = partIn(part, "f")?.template === "a {t:thing}"
    const plain = what === undefined || !noun || say(what, setting).pronoun !== true
    const past = what !== undefined && isPast(what, setting)
    if (plain) return sayAs(past ? named.replace("<être>", "<être:imperfect>") : named, part, setting)
    const ofCards = isOffBattlefield(what, setting) ? { ofCards: true } : {}
    const said = past ? pointed.replace("<être>", "<être:imperfect>") : pointed
    return sayAs(said, part, { ...setting, ...ofCards })
  }
}

/** Whether it's said of what an instruction has taken away, or of what the event took from the battlefield (603.10a). */
function isPast(what: Derivation, setting: Setting): boolean {
  const object = what.value as Selector
  return isGone(object, setting.ability) || isLookedBack(object, setting)
}

function isLookedBack(what: Selector, setting: Setting): boolean {
  return what.sel === "bound" && what.name === "it" && lookedBack(setting) !== ""
}

/** « si c'est une carte de terrain »: off the battlefield an object is a card, no land (109.2). */
function isOffBattlefield(what: Derivation, setting: Setting): boolean {
  const origin = originOf(what.value as Selector, what.context.targets, setting.ability)
  if (isLookedBack(what.value as Selector, setting)) return false
  return origin !== undefined && !["battlefield", "stack"].includes(origin.zone)
}

for (const [english, said] of [
  ["surge", "d'afflux"],
  ["prowl", "d'incursion"],
  ["madness", "de folie"],
  ["spectacle", "de spectacle"],
  ["freerunning", "de course libre"],
  ["mayhem", "de mayhem"],
  ["dash", "de précipitation"],
  ["blitz", "de blitz"],
  ["miracle", "de miracle"],
  ["emerge", "d'émergence"],
  ["buyback", "de rappel"],
  ["cleave", "de tranchage"],
  ["entwine", "d'union"],
])
  french("condition", { [`its ${english} cost was paid`]: `son coût ${said} a été payé` })
for (const [english, color] of [
  ["black", "noirs"],
  ["white", "blancs"],
  ["blue", "bleus"],
  ["red", "rouges"],
  ["green", "verts"],
])
  french("condition", {
    [`at least {n:number} ${english} mana was spent to cast it|~`]: `au moins {n} manas ${color} ont été dépensés pour lancer ce sort`,
  })
for (const letter of "wubrgcs")
  french("condition", {
    [`{${letter}} was spent to cast it|~`]: `{${letter.toUpperCase()}} <avoir> été dépensé pour lancer {~}`,
  })
passes("condition one")

french("player predicate", {
  "has/have {n:number} or more life": "<avoir> au moins {n} {n#point|points} de vie",
  "has/have {n:number} or less life": "<avoir> {n} {n#point|points} de vie ou moins",
  "has/have {n:number} or more cards in hand": "<avoir> au moins {n} {n#carte|cartes} en main",
  "has/have {n:number} or fewer cards in hand": fewCards("<avoir>"),
  "has/have no cards in hand": "ne <avoir> pas de carte en main",
  "has/have {n:number} or more cards in their graveyard":
    "<avoir> au moins {n} {n#carte|cartes} dans son cimetière",
  "has/have {n:number} or more {kind:counter} counters": "<avoir> au moins {n} {n#marqueur|marqueurs} {kind}",
  "is poisoned": "<être> empoisonné",
  "is the monarch": "<être> le monarque",
  "has/have more life than you": "<avoir> plus de points de vie que vous",
  "has/have more cards in hand than you": "<avoir> plus de cartes en main que vous",
  "cast {n:number} or more spells last turn": "<lancer:perfect> au moins {n} sorts au tour précédent",
  "cast {n:number} or more spells this turn": "<lancer:perfect> au moins {n} sorts ce tour-ci",
  "lost {n:number} or more life this turn": "<perdre:perfect> au moins {n} points de vie ce tour-ci",
  "control(s) {n:number} or more {t:plain things}": "<contrôler> au moins {n} {t}",
  "control(s) more {t:plain things} than you": "<contrôler> plus de {t} que vous",
  "control(s) at least {n:number} more {t:plain things} than you":
    "<contrôler> au moins {n} {t} de plus que vous",
})
french("condition", {
  "you control a {a:plain thing} , a {b:plain thing} , or a {c:plain thing}":
    "{vous!} <contrôler> {a:un} , {b:un} ou {c:un}",
  "you control a {a:plain thing} or a {b:plain thing}": "{vous!} <contrôler> {a:un} ou {b:un}",
  "you control at least {n:number} other {t:plain things}": "{vous!} <contrôler> au moins {n} autres {t}",
})
french("condition", {})

function fewCards(head: string): Saying {
  return (part, setting) => {
    const one = partIn(part, "n")?.value === 1
    return sayAs(`${head} ${one ? "une carte" : "{n} cartes"} en main ou moins`, part, setting)
  }
}
for (const [english, said] of [
  ["damage", "blessures"],
  ["combat damage", "blessures de combat"],
  ["non combat damage", "blessures non-combat"],
])
  french("condition", {
    [`{s:source things} dealt {n:digits} or more ${english} this turn`]: `au moins {n} ${said} ont été infligées par les {s} ce tour-ci`,
  })
french("condition", {
  "there were {n:number} or more card types among {w:object}":
    "il y avait au moins {n} types de carte parmi {w}",
})
french("condition", {
  "you've cast a {a:spell thing} and a {b:spell thing} this turn":
    "vous avez lancé {a:un} et {b:un} ce tour-ci",
})
french("condition", {
  "there are {n:number} or more {c:card things} total in all graveyards":
    "il y a en tout au moins {n} {c} dans tous les cimetières",
})
french("condition", {
  "a creature you controlled died this turn": "une créature que vous contrôliez <être> morte ce tour-ci",
  "you both own and control ~ and a {t:plain thing}": "vous possédez et contrôlez à la fois {~} et {t:un}",
  "you don't control {what:simple object}": "{vous!} ne <contrôler> pas {what}",
  "{a:quantity} is greater than or equal to {b:quantity}": "{a!} <être> [supérieur] ou [égal] à {b}",
})

french("player predicate", {
  "had a {t:plain thing} enter the battlefield under their control this turn":
    "a eu {t:un} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more {t:plain things} enter the battlefield under their control this turn":
    "a eu au moins {n} {t} arrivant sous son contrôle ce tour-ci",
  "had {n:number} or more cards put into their graveyard from anywhere this turn":
    "a eu au moins {n} cartes mises dans son cimetière ce tour-ci",
})
french("condition", { "its sneak cost was paid": "son coût d'infiltration a été payé" })
french("thing filter", { "attacking or blocking": "[attaquant] ou [bloqueur]" })
