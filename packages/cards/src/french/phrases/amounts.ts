import { counterWord } from "../lexicon/counters.ts"
import { keywordNoun } from "../lexicon/keywords.ts"
import { agree } from "../morphology/agreement.ts"
import { third } from "../phrase.ts"
import { french, frenchOf, partsOf, type Saying, say, sayAs } from "../say.ts"

// Numbers and counts.

const NUMBERS =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  )
const ENGLISH =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

french("number", { "that many": () => ({ words: ["autant", "de"] }) })
frenchOf("number", ({ parts, value }, { digits }) => {
  const word = digits === true && typeof value === "number" ? String(value) : String(parts[0])
  const at = ENGLISH.indexOf(word)
  const count = typeof value === "number" ? { count: value } : {}
  // Past twenty, in digits: « 25 points de vie ».
  const spelled = at >= 0 ? NUMBERS[at] : typeof value === "number" ? String(value) : word.toUpperCase()
  return { words: [spelled], ...count }
})
/** Amounts of damage and life are written in digits. */
for (const symbol of ["digits", "figures"])
  frenchOf(symbol, (part, setting) => {
    const [number] = partsOf(part)
    return number === undefined ? { words: [String(part.parts[0]).toUpperCase()] } : say(number, setting)
  })
french("cards", { "a card": "une carte", "{n:number} cards": "{n} cartes" })

const bareWords: Saying = ({ parts }) => ({ words: [counterWord(parts.join(" "))] })
frenchOf("counter", bareWords)
frenchOf("any counter", bareWords)
frenchOf("card name", ({ parts }) => ({ words: [properName(parts.map(String))] }))
frenchOf("size", ({ parts }) => ({ words: [parts.join(" ").toUpperCase()] }))
frenchOf("base size", ({ parts }) => ({ words: [parts.join(" ").toUpperCase()] }))

/** Card names are not translated. */
function properName(words: readonly string[]): string {
  const small = new Set(["of", "the", "and", "from", "to", "in", "for"])
  return words
    .map((word, i) => (i > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("\u00a0")
    .replaceAll(/\u00a0(?=[,'])/g, "")
}

/** A keyword as a noun with its article: « le vol ». */
for (const symbol of ["plain keyword", "named keyword"])
  frenchOf(symbol, (part) => {
    const name = part.template ?? part.parts.join(" ")
    const found = keywordNoun(name)
    if (found === undefined) return { words: [name] }
    return { words: [agree("le", third(found.gender)), found.french], features: third(found.gender) }
  })

french("each", {
  "{c:color} mana symbol in the mana costs of {t:all things}":
    "symbole de mana {c} dans les coûts de mana de {t:le}",
  "{c:color} mana symbol in {w:objects'} mana cost|costs": "symbole de mana {c} dans {w~coût de mana}",
})
french("quantity", {
  "the total amount of damage dealt to your opponents this turn":
    "le nombre total de blessures infligées à vos adversaires ce tour-ci",
  "the total amount of combat damage dealt to your opponents this turn":
    "le nombre total de blessures de combat infligées à vos adversaires ce tour-ci",
  "the total amount of non combat damage dealt to your opponents this turn":
    "le nombre total de blessures non-combat infligées à vos adversaires ce tour-ci",
  "the number of {t:things}": "le nombre de {t}",
  "the number of {t:plain things} {w:died this way}":
    "le nombre de {t} [mis:t] au cimetière de cette manière",
  "the number of {t:card things} put {w:milled there} this way":
    "le nombre de {t} [mis:t] au cimetière de cette manière",
  "the number of {t:things} {p:way done} this way": (part, setting) =>
    sayAs("le nombre de {t} {p} de cette manière", part, { ...setting, milled: true }),
  "the difference": "la différence",
  "the amount of mana spent to cast {what:simple object}": "le mana dépensé pour <lancer:infinitive> {what}",
  "the greatest mana value of a commander you own on the battlefield or in the command zone":
    "la plus grande valeur de mana d'un commandant que vous possédez sur le champ de bataille ou dans la zone de commandement",
  "{who:whose} starting life total": "{who~total de points de vie de départ}",
  "half {who:whose} starting life total": "la moitié de {who~total de points de vie de départ}",
  "{what:objects'} power": "{what~force}",
  "{what:objects'} toughness": "{what~endurance}",
  "{what:objects'} mana value": "{what~valeur de mana}",
  "the number of {kind:counter} counters among {t:all things}": "le nombre de marqueurs {kind} parmi {t:le}",
  "the number of counters among {t:all things}": "le nombre de marqueurs parmi {t:le}",
  "the number of {kind:counter} counters on {what:object alone}": "le nombre de marqueurs {kind} sur {what}",
  "the number of cards in {who:whose} hand": "le nombre de cartes dans {who~main}",
  "twice {n:quantity}": "deux fois {n}",
  "half {n:quantity} , rounded down": "la moitié de {n} , arrondie à l'unité inférieure",
  "half {n:quantity} , rounded up": "la moitié de {n} , arrondie à l'unité supérieure",
  "the number of card types among {t:all things}": "le nombre de types de carte parmi {t:le}",
  "{m:number} plus {n:quantity}": "{m} plus {n}",
  "{a:quantity} plus {b:quantity}": "{a} plus {b}",
  "{a:quantity} minus {m:number}": "{a} moins {m}",
  "the difference between {a:quantity} and {b:quantity}": "la différence entre {a} et {b}",
  "the greatest number of {t:plain things} a player controls":
    "le plus grand nombre de {t} contrôlés par un joueur",
  "the greatest number of {t:plain things} a opponent controls":
    "le plus grand nombre de {t} contrôlés par un adversaire",
  "the greatest number of cards a player discarded this way":
    "le plus grand nombre de cartes dont un joueur s'est défaussé de cette manière",
  "the greatest power among {t:all things}": "la plus grande force parmi {t:le}",
  "the greatest toughness among {t:all things}": "la plus grande endurance parmi {t:le}",
  "the greatest mana value among {t:all things}": "la plus grande valeur de mana parmi {t:le}",
  "the total power of {t:all things}": "la force totale de {t:le}",
  "the total mana value of {t:all things}": "la valeur de mana totale de {t:le}",
  "your devotion to {c:color}": "votre dévotion au {c}",
  "the number of {c:color} mana symbols in the mana costs of {t:all things}":
    "le nombre de symboles de mana {c} dans les coûts de mana de {t:le}",
  "the number of {c:color} mana symbols in {w:objects'} mana cost|costs":
    "le nombre de symboles de mana {c} dans {w~coût de mana}",
  "the number of basic land types among lands you control":
    "le nombre de types de terrain de base parmi les terrains que vous contrôlez",
  "{who:whose} life total": "{who~total de points de vie}",
  "that much": "ce nombre",
  "the amount of {e} paid this way": "le nombre de {E} payés de cette manière",
  "the damage dealt this way": "le nombre de blessures infligées de cette manière",
  "the life lost this way": "le nombre de points de vie perdus de cette manière",
  "the number of cards discarded this way": "le nombre de cartes défaussées de cette manière",
  "the number of {c:removed counters} removed this way": "le nombre de marqueurs retirés de cette manière",
  "the number of colors of mana spent to cast ~": "le nombre de couleurs de mana dépensées pour lancer {~}",
  "the number of colors among {t:all things}": "le nombre de couleurs parmi {t:le}",
  "the number of creatures in your party": "le nombre de créatures dans votre équipée",
  "the number of {kind:counter} counters {who:player} has/have":
    "le nombre de marqueurs {kind} que {who!} <avoir:indicative>",
  "the number of times it was kicked": "le nombre de fois que son kick a été payé",
  "the number of spells you've cast this turn": "le nombre de sorts que vous avez lancés ce tour-ci",
  "the amount of mana spent to cast ~": "la quantité de mana dépensée pour lancer {~}",
  "the greatest number of opponents you have": "le nombre d'adversaires que vous avez",
  "your speed": "votre vitesse",
})
french("each", {
  "creature you attacked with this turn": "créature avec laquelle vous avez attaqué ce tour-ci",
  "{t:thing}": "{t}",
  "{kind:counter} counter on {what:object}": "marqueur {kind} sur {what}",
  "{t:thing} {p:way done} this way": "{t} {p} de cette manière",
  "card discarded this way": "carte défaussée de cette manière",
  "{t:plain thing} {w:died this way}": "{t} [mis:t] au cimetière de cette manière",
  "{t:card thing} put {w:milled there} this way": "{t} [mis:t] au cimetière de cette manière",
  "card exiled this way": "carte exilée de cette manière",
  "card exiled from their hand this way": "carte de sa main exilée de cette manière",
  "permanent destroyed this way": "permanent détruit de cette manière",
  "creature destroyed this way": "créature détruite de cette manière",
  "permanent sacrificed this way": "permanent sacrifié de cette manière",
  "creature sacrificed this way": "créature sacrifiée de cette manière",
  "card milled this way": "carte meulée de cette manière",
  "{c:removed counter} removed this way": "marqueur retiré de cette manière",
  "different power among {t:all things}": "force différente parmi {t:le}",
  "card drawn this way": "carte piochée de cette manière",
  "{kind:counter} counter your opponents have": "marqueur {kind} que vos adversaires ont",
  "basic land type among lands you control": "type de terrain de base parmi les terrains que vous contrôlez",
  "card in {who:whose} hand": "carte dans {who~main}",
  "opponent you have": "adversaire que vous avez",
  "creature in your party": "créature dans votre équipée",
  "color of mana spent to cast {what:simple object}":
    "couleur de mana dépensée pour <lancer:infinitive> {what}",
  "aura and equipment attached to {what:simple object}": "aura et équipement attachés à {what}",
  "color of mana spent to cast it|~": "couleur de mana dépensée pour le lancer",
  "time it was kicked": "fois que son kick a été payé",
  "{kind:counter} counter you have": "marqueur {kind} que vous avez",
  "color among {t:all things}": "couleur parmi {t:le}",
  "supertype , card type , and subtype {what:simple object} has":
    "super-type , type de carte et sous-type que {what!} <avoir:indicative>",
  "card type among {t:all things}": "type de carte parmi {t:le}",
  "spell you've cast this turn": "sort que vous avez lancé ce tour-ci",
  player: "joueur",
})
french("duration", {
  "until end of turn": "jusqu'à la fin du tour",
  "until the end of your next turn": "jusqu'à la fin de votre prochain tour",
  "until your next turn": "jusqu'à votre prochain tour",
  "until your next end step": "jusqu'à votre prochaine étape de fin",
  "until your next upkeep": "jusqu'à votre prochain entretien",
  "until end of combat": "jusqu'à la fin du combat",
  "for as long as it|they remains|remain exiled": "tant que {it!} <rester:indicative> [exilé]",
  "for as long as you control ~": "tant que vous contrôlez {~}",
  "for as long as you control ~ and ~ remains tapped":
    "tant que vous contrôlez {~} et que {~!} <rester:indicative> [engagé]",
  "for as long as ~ remains tapped": "tant que {~!} <rester:indicative> [engagé]",
  "for as long as ~ remains on the battlefield": "tant que {~!} <rester:indicative> sur le champ de bataille",
})
french("step", {
  upkeep: () => ({ words: ["entretien"], features: third("m") }),
  "end step": () => ({ words: ["étape de fin"], features: third("f") }),
  "draw step": () => ({ words: ["étape de pioche"], features: third("f") }),
  "precombat main phase": () => ({ words: ["première phase principale"], features: third("f") }),
  "postcombat main phase|phases": () => ({ words: ["seconde phase principale"], features: third("f") }),
})
french("each", {
  "mana spent to cast ~": "mana dépensé pour lancer {~}",
  "mana spent to cast it": "mana dépensé pour le lancer",
})
french("quantity", {
  "the highest life total among players": "le total de points de vie le plus élevé parmi les joueurs",
  "the highest life total among all players":
    "le total de points de vie le plus élevé parmi tous les joueurs",
  "the highest life total among your opponents":
    "le total de points de vie le plus élevé parmi vos adversaires",
})
french("each", {
  "{t:plain thing} you had enter the battlefield under your control this turn":
    "{t} que vous avez fait arriver sur le champ de bataille sous votre contrôle ce tour-ci",
})
french("quantity", {
  "the number of {t:plain things} you had enter the battlefield under your control this turn":
    "le nombre de {t} que vous avez fait arriver sur le champ de bataille sous votre contrôle ce tour-ci",
})
french("quantity", { "{n:quantity} as you cast ~": "{n} au moment où vous avez lancé {~}" })
french("each", { "{e} paid this way": "{E} payé de cette manière" })
french("each", { "{n:each} as you cast ~": "{n} au moment où vous avez lancé {~}" })
french("quantity", {
  "the difference between {who:player} ' life totals":
    "la différence entre les totaux de points de vie de {who}",
  "the total power of {what:object}": "la force totale de {what}",
})
french("each", {
  "basic land type among lands {who:player} control(s)":
    "type de terrain de base parmi les terrains que {who!} <contrôler:indicative>",
  "{s} spent to cast ~": "{S} dépensé pour lancer {~}",
  "{s} spent to cast it": "{S} dépensé pour le lancer",
})
