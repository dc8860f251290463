import type { CardFace } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { EMBEDDED } from "../embedded/index.ts"
import { readLine } from "../oracle/compile.ts"
import { ORACLE } from "../oracle/oracle.ts"
import { frenchText, printAbilityInFrench, printFaceInFrench } from "./print.ts"
import { rulesInFrench } from "./say.ts"

const CREATURE: CardFace = { name: "Test", types: ["creature"], subtypes: [], abilities: [] }
const faceOf = (more: Partial<CardFace>): CardFace => ({ ...CREATURE, ...more })

/** A line of English rules text in French, with narrow spaces replaced by plain ones. */
function inFrench(line: string, face = CREATURE): string {
  const spell = face.types.includes("instant")
  const read = readLine(line, [], spell)
  if (!read.understood) throw new Error(`not understood: ${line}`)
  const french = frenchText(read.abilities[0], face)
  if (french === undefined || "missing" in french) throw new Error(`no French: ${french?.missing.join("; ")}`)
  return french.text.replaceAll("\u202f", " ")
}

function prints(title: string, face: CardFace, lines: Readonly<Record<string, string>>): void {
  describe(title, () => {
    for (const [english, french] of Object.entries(lines))
      it(english, () => expect(inFrench(english, face)).toBe(french))
  })
}

const SPELL = faceOf({ types: ["instant"] })
const LAND = faceOf({ types: ["land"] })
const ARTIFACT = faceOf({ types: ["artifact"] })

prints("nouns have gender", SPELL, {
  "Destroy target creature.": "Détruisez une créature ciblée.",
  "Destroy target artifact.": "Détruisez un artefact ciblé.",
  "Destroy target tapped creature.": "Détruisez une créature engagée ciblée.",
  "Destroy target nonblack creature.": "Détruisez une créature non-noire ciblée.",
  "{T}: Exile another target artifact.": "{T} : Exilez un autre artefact ciblé.",
})

prints("and number: determiners, adjectives and verbs follow", CREATURE, {
  "Creatures you control have haste.": "Les créatures que vous contrôlez ont la célérité.",
  "Other Goblins you control get +1/+1.": "Les autres gobelins que vous contrôlez gagnent +1/+1.",
  "{T}: Tap up to two target nonland permanents.":
    "{T} : Engagez jusqu’à deux permanents non-terrain ciblés.",
  "{T}: Each player discards a card.": "{T} : Chaque joueur se défausse d’une carte.",
  "{T}: You gain 1 life.": "{T} : Vous gagnez 1 point de vie.",
  "{T}: Target opponent loses 2 life.": "{T} : Un adversaire ciblé perd 2 points de vie.",
})

prints("words elide before a vowel", CREATURE, {
  "Whenever an Elf you control attacks, draw a card.":
    "À chaque fois qu’un elfe que vous contrôlez attaque, piochez une carte.",
  "When this creature enters, put target card from an opponent's graveyard on top of its owner's library.":
    "Quand cette créature arrive, mettez une carte ciblée du cimetière d’un adversaire au-dessus de la bibliothèque de son propriétaire.",
  "This creature gets +1/+1 as long as it's untapped.":
    "Tant que cette créature est dégagée, cette créature gagne +1/+1.",
})

prints("prepositions and articles contract", CREATURE, {
  "At the beginning of your upkeep, draw a card.": "Au début de votre entretien, piochez une carte.",
  "At the beginning of each player's upkeep, that player loses 1 life.":
    "Au début de l’entretien de chaque joueur, ce joueur perd 1 point de vie.",
  "When this creature enters, you may discard a card. If you do, draw a card.":
    "Quand cette créature arrive, vous pouvez vous défausser d’une carte. Si vous faites ainsi, piochez une carte.",
  "When this creature enters, you gain life equal to the number of creatures you control.":
    "Quand cette créature arrive, vous gagnez un nombre de points de vie égal au nombre de créatures que vous contrôlez.",
})

prints("what may not be done, by whom, and « à moins que » with its subjunctive in the past", CREATURE, {
  "When this creature enters, you may discard a card. If you don't, sacrifice this creature.":
    "Quand cette créature arrive, vous pouvez vous défausser d’une carte. Si vous ne le faites pas, sacrifiez cette créature.",
  "When this creature enters, target opponent may discard a card. If they don't, draw a card.":
    "Quand cette créature arrive, un adversaire ciblé peut se défausser d’une carte. S’il ne le fait pas, piochez une carte.",
  "This creature can't attack unless an opponent was dealt damage this turn.":
    "Cette créature ne peut pas attaquer à moins qu’un adversaire n’ait subi des blessures ce tour-ci.",
  "When this creature enters, target opponent exiles two cards from their hand.":
    "Quand cette créature arrive, un adversaire ciblé exile deux cartes de sa main.",
  "At the beginning of your upkeep, if each player has five or less life, draw a card.":
    "Au début de votre entretien, si chaque joueur a cinq points de vie ou moins, piochez une carte.",
  "Untap all creatures you control during each other player's untap step.":
    "Dégagez toutes les créatures que vous contrôlez pendant l’étape de dégagement de chaque autre joueur.",
  "{1}: Draw a card. This creature doesn't untap during your next untap step.":
    "{1} : Piochez une carte. Cette créature ne se dégage pas pendant votre prochaine étape de dégagement.",
})

prints("negation stands around the verb", CREATURE, {
  "Players can't cast creature spells.": "Les joueurs ne peuvent pas lancer de sorts de créature.",
  "This creature can't block.": "Cette créature ne peut pas bloquer.",
  "Enchanted creature can't attack or block.": "La créature enchantée ne peut ni attaquer ni bloquer.",
  "This creature can't be blocked.": "Cette créature ne peut pas être bloquée.",
})

prints("relative clauses and what stands behind a noun", SPELL, {
  "Destroy target creature an opponent controls.": "Détruisez une créature ciblée qu’un adversaire contrôle.",
  "Destroy target creature with power 2 or less.":
    "Détruisez une créature ciblée de force inférieure ou égale à 2.",
  "Destroy target creature with flying.": "Détruisez une créature ciblée avec le vol.",
  "Destroy target artifact or enchantment.": "Détruisez une cible, artefact ou enchantement.",
  "Return target creature card from your graveyard to your hand.":
    "Renvoyez une carte de créature ciblée de votre cimetière dans votre main.",
})

prints("pronouns stand before their verb, or behind a command", SPELL, {
  "Gain control of target creature until end of turn. Untap it.":
    "Acquérez le contrôle d’une créature ciblée jusqu’à la fin du tour. Dégagez-la.",
  "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.":
    "Cherchez dans votre bibliothèque une carte de terrain de base, révélez-la, mettez-la dans votre main, puis mélangez.",
  "Exile target creature. Its controller gains life equal to its power.":
    "Exilez une créature ciblée. Son contrôleur gagne un nombre de points de vie égal à sa force.",
})

prints("what you may do is an infinitive, and another does it in the subjunctive", CREATURE, {
  "When this creature enters, you may draw a card.":
    "Quand cette créature arrive, vous pouvez piocher une carte.",
  "When this creature dies, you may have it deal 1 damage to any target.":
    "Quand cette créature meurt, vous pouvez faire que cette créature inflige 1 blessure à n’importe quelle cible.",
  "Whenever you draw a card, you may have target opponent lose 1 life.":
    "À chaque fois que vous piochez une carte, vous pouvez faire qu’un adversaire ciblé perde 1 point de vie.",
})

prints("« à moins que » asks for « ne » and the subjunctive", SPELL, {
  "Counter target spell unless its controller pays {2}.":
    "Contrecarrez un sort ciblé à moins que son contrôleur ne paie {2}.",
})
prints("« à moins que » of a land", LAND, {
  "This land enters tapped unless you control a Plains or Island.":
    "Ce terrain arrive engagé à moins que vous ne contrôliez une plaine ou une île.",
})

prints("costs are commands, in small letters behind the first", ARTIFACT, {
  "{T}, Sacrifice this artifact: Draw a card.": "{T}, sacrifiez cet artefact : Piochez une carte.",
  "{2}, Discard a card: Draw two cards.": "{2}, défaussez-vous d’une carte : Piochez deux cartes.",
})

prints("modes", SPELL, {
  "Choose one — • Draw a card. • Destroy target artifact.":
    "Choisissez l’un — • Piochez une carte. • Détruisez un artefact ciblé.",
})

prints("durations and what is gained", SPELL, {
  "Target creature gets +2/+2 and gains trample until end of turn.":
    "Une créature ciblée gagne +2/+2 et acquiert le piétinement jusqu’à la fin du tour.",
  "Creatures you control gain hexproof until end of turn.":
    "Chaque créature que vous contrôlez acquiert la défense talismanique jusqu’à la fin du tour.",
})

prints("damage: the recipient comes last, but « vous » before its verb", CREATURE, {
  "{T}: This creature deals 1 damage to any target.":
    "{T} : Cette créature inflige 1 blessure à n’importe quelle cible.",
  "{T}: This creature deals 2 damage to you.": "{T} : Cette créature vous inflige 2 blessures.",
})

prints("tokens: size and colour agree with « créature », types have capitals", SPELL, {
  "Create two 2/2 green Wolf creature tokens.": "Créez deux jetons de créature 2/2 verte Loup.",
  "Create a 1/1 red and white Elf Warrior creature token with haste.":
    "Créez un jeton de créature 1/1 rouge et blanche Elfe et Guerrier avec la célérité.",
})

prints("keywords", CREATURE, {
  "Ward {2}": "Parade {2}",
  "Protection from red": "Protection contre le rouge",
  "Enchant creature": "Enchanter : créature",
  "Kicker {2}{R}": "Kick {2}{R}",
})

prints("damage, phases and spending", CREATURE, {
  "{T}: Each tapped creature deals damage to itself equal to its power.":
    "{T} : Chaque créature engagée s’inflige un nombre de blessures égal à sa force.",
  "Whenever a 1/1 creature you control enters, draw a card.":
    "À chaque fois qu’une créature 1/1 que vous contrôlez arrive, piochez une carte.",
  "When this creature enters, for each opponent, destroy up to one target creature that player controls.":
    "Quand cette créature arrive, pour chaque adversaire, détruisez jusqu’à une créature ciblée que ce joueur contrôle.",
  "Whenever an opponent casts a spell, this creature isn't a creature until end of turn.":
    "À chaque fois qu’un adversaire lance un sort, cette créature n’est pas une créature jusqu’à la fin du tour.",
  "When this creature enters, each opponent blights 1.":
    "Quand cette créature arrive, chaque adversaire flétrit 1.",
  "Activated abilities of creature cards in your graveyard cost {1} less to activate.":
    "Les capacités activées des cartes de créature dans votre cimetière coûtent {1} de moins à activer.",
  "Damage that would reduce your life total to less than 1 reduces it to 1 instead.":
    "Des blessures qui devraient réduire votre total de points de vie à moins de 1 le réduisent à 1 à la place.",
  "You can't get poison counters.": "Vous ne pouvez pas recevoir de marqueurs poison.",
})

prints("costs, counters and what can't be", CREATURE, {
  "{T}: Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.":
    "{T} : Cherchez dans votre bibliothèque jusqu’à deux cartes de terrain de base, révélez-les, mettez l’une sur le champ de bataille engagée et l’autre dans votre main, puis mélangez.",
  "Each spell costs {3} more to cast except during its controller's turn.":
    "Chaque sort coûte {3} de plus à lancer sauf pendant le tour de son contrôleur.",
  "This creature enters tapped with six stun counters on it.":
    "Cette créature arrive engagée avec six marqueurs « étourdissement » sur elle.",
  "This creature has hexproof unless it's untapped.":
    "Cette créature a la défense talismanique sauf si cette créature est dégagée.",
  "Each opponent can't draw more than one card each turn.":
    "Vos adversaires ne peuvent pas piocher plus d’une carte à chaque tour.",
  "Whenever you cast a kicked spell, draw a card.":
    "À chaque fois que vous lancez un sort kické, piochez une carte.",
  "You don't lose unspent red mana as steps and phases end.":
    "Vous ne perdez pas le mana rouge non dépensé à la fin des étapes et des phases.",
})

describe("the object speaks of itself", () => {
  it("as « cet » before a vowel, with what agrees with it", () => {
    expect(inFrench("This enchantment enters tapped.", faceOf({ types: ["enchantment"] }))).toBe(
      "Cet enchantement arrive engagé.",
    )
    expect(inFrench("This creature enters with two +1/+1 counters on it.")).toBe(
      "Cette créature arrive avec deux marqueurs +1/+1 sur elle.",
    )
  })

  it("by its name when it is legendary", () => {
    const face = faceOf({ name: "Ana, the Test", supertypes: ["legendary"] })
    expect(inFrench("When this creature dies, draw a card.", face)).toBe(
      "Quand Ana meurt, piochez une carte.",
    )
  })
})

describe("a face in French", () => {
  const face = faceOf({
    abilities: [
      { ability: "keyword", keyword: "flying" },
      { ability: "keyword", keyword: "firstStrike" },
    ],
  })
  it("has its keywords on one line", () => expect(printFaceInFrench(face)).toEqual(["Vol, initiative"]))
})

prints("several targets, choices and protections", SPELL, {
  "Up to two target creatures each get +1/+0 and gain trample until end of turn.":
    "Jusqu’à deux créatures ciblées gagnent +1/+0 et acquièrent le piétinement jusqu’à la fin du tour.",
  "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.":
    "Une créature ciblée perd toutes ses capacités et devient une Grenouille 1/1 bleue jusqu’à la fin du tour.",
  "Equipped creature has protection from red and from blue.":
    "La créature enchantée a la protection contre le rouge et contre le bleu.",
  "Return target spell or nonland permanent to its owner's hand.":
    "Renvoyez une cible, sort ou permanent non-terrain dans la main de son propriétaire.",
  "Put your choice of a flying counter or a reach counter on target creature.":
    "Mettez au choix un marqueur « vol » ou un marqueur « portée » sur une créature ciblée.",
  "You gain hexproof until your next turn.":
    "Vous acquérez la défense talismanique jusqu’à votre prochain tour.",
  "End the turn.": "Finissez le tour.",
  "Each opponent discards a card. Each opponent who can't loses 3 life.":
    "Chaque adversaire se défausse d’une carte. Chaque adversaire qui ne le peut pas perd 3 points de vie.",
})
prints("what others may do, and what is doubled or copied", CREATURE, {
  "{T}: Double target creature's power until end of turn.":
    "{T} : Doublez la force d’une créature ciblée jusqu’à la fin du tour.",
  "Whenever this creature becomes the target of an ability that targets only it, draw a card.":
    "À chaque fois que cette créature devient la cible d’une capacité qui ne cible qu’elle, piochez une carte.",
  "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.":
    "À chaque fois qu’un terrain de base est engagé pour du mana de la couleur choisie, son contrôleur ajoute un mana de la couleur choisie.",
  "Whenever you give a gift, draw a card.": "À chaque fois que vous donnez un cadeau, piochez une carte.",
  "When this creature enters, exile target creature an opponent controls until an opponent becomes the monarch.":
    "Quand cette créature arrive, exilez une créature ciblée qu’un adversaire contrôle jusqu’à ce qu’un adversaire devienne le monarque.",
  "Spells and abilities your opponents control can't cause you to sacrifice permanents.":
    "Les sorts et les capacités que vos adversaires contrôlent ne peuvent pas vous faire sacrifier de permanents.",
  "{T}: Add one mana of any color among creatures you control.":
    "{T} : Ajoutez un mana de n’importe quelle couleur parmi les créatures que vous contrôlez.",
})
prints("opening hands, and what abilities cost", CREATURE, {
  "If this creature is in your opening hand, you may begin the game with it on the battlefield.":
    "Si cette créature est dans votre main de départ, vous pouvez commencer la partie avec elle sur le champ de bataille.",
  "Activated abilities cost {2} more to activate unless they're mana abilities.":
    "Les capacités activées coûtent {2} de plus à activer à moins que ce ne soient des capacités de mana.",
  "You may pay {0} rather than pay cycling costs.":
    "Vous pouvez payer {0} plutôt que de payer les coûts de recyclage.",
  "You may activate equip abilities any time you could cast an instant.":
    "Vous pouvez activer les capacités d’équipement à tout moment où vous pourriez lancer un éphémère.",
  "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end.":
    "À chaque fois que vous lancez un sort, ajoutez {R}. Jusqu’à la fin du tour, vous ne perdez pas ce mana à la fin des étapes et des phases.",
})
prints("targets of one graveyard and of a total", SPELL, {
  "Draw a card. If you control a Goblin, repeat this process.":
    "Piochez une carte. Si vous contrôlez un gobelin, répétez ce procédé.",
  "Exile up to three target cards from a single graveyard.":
    "Exilez jusqu’à trois cartes ciblées d’un seul cimetière.",
  "Destroy any number of target creatures with total power 4 or less.":
    "Détruisez n’importe quel nombre de créatures ciblées de force totale inférieure ou égale à 4.",
  "Search your library for an instant card or a card with flash, reveal it, put it into your hand, then shuffle.":
    "Cherchez dans votre bibliothèque une carte d’éphémère ou une carte avec le flash, révélez-la, mettez-la dans votre main, puis mélangez.",
})
prints("events, costs and what can't be", CREATURE, {
  "Whenever you become the target of a spell, draw a card.":
    "À chaque fois que vous devenez la cible d’un sort, piochez une carte.",
  "Whenever this creature phases in, draw a card.":
    "À chaque fois que cette créature revient en phase, piochez une carte.",
  "At end of combat, destroy each creature that blocked or was blocked this turn.":
    "À la fin du combat, détruisez toutes les créatures qui ont bloqué ou qui ont été bloquées ce tour-ci.",
  "{T}, Sacrifice all lands you control: Draw a card.":
    "{T}, sacrifiez tous les terrains que vous contrôlez : Piochez une carte.",
  "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.":
    "Vous pouvez lancer cette carte depuis votre cimetière en payant 3 points de vie et en vous défaussant d’une carte en plus de payer ses autres coûts.",
  "Your life total can't change.": "Votre total de points de vie ne peut pas changer.",
  "Creatures you control can't have -1/-1 counters put on them.":
    "Les créatures que vous contrôlez ne peuvent pas recevoir de marqueurs -1/-1.",
})

describe("the embedded cards", () => {
  for (const card of EMBEDDED)
    it(`${card.name} has French for every line that has English`, () => {
      const missing = card.faces.flatMap((face) =>
        (face.abilities ?? []).flatMap((ability) => {
          const french = frenchText(ability, face)
          return french !== undefined && "missing" in french ? french.missing : []
        }),
      )
      expect(missing).toEqual([])
    })
})

it("a line without French is in English as a whole", () => {
  const unknown = { ability: "keyword", keyword: "spaceSculptor" } as const
  expect(printAbilityInFrench(unknown, CREATURE)).toBe("Space sculptor")
})

it("French is of rules that the grammar has", () => {
  const stale = rulesInFrench().filter((rule) => {
    const [name, ...template] = rule.split(": ")
    const symbol = ORACLE.symbols.get(name)
    if (symbol === undefined) return true
    const known = symbol.rules.some((one) => one.template === template.join(": "))
    return template.length > 0 && symbol.handwritten === undefined && !known
  })
  expect(stale).toEqual([])
})

prints("armies are amassed in the plural", SPELL, {
  "Amass Goblins 2.": "Amassez des gobelins 2.",
})

prints("what can't be done can't be done for a turn", SPELL, {
  "Target creature can't block this turn.": "Une créature ciblée ne peut pas bloquer ce tour-ci.",
})

prints("whose library it is", SPELL, {
  "Put any number of target artifact cards from target player's graveyard on top of their library in any order.":
    "Mettez n’importe quel nombre de cartes d’artefact ciblées du cimetière d’un joueur ciblé au-dessus de sa bibliothèque dans l’ordre de votre choix.",
  "Put any number of target artifact cards from your graveyard on top of your library in any order.":
    "Mettez n’importe quel nombre de cartes d’artefact ciblées de votre cimetière au-dessus de votre bibliothèque dans l’ordre de votre choix.",
})

prints("several have what is theirs", CREATURE, {
  "Each land is a Swamp in addition to its other land types.":
    "Les terrains sont des marais en plus de leurs autres types de terrain.",
  "Players can't untap more than one land during their untap steps.":
    "Chaque joueur ne peut pas dégager plus d’un terrain pendant son étape de dégagement.",
  "Whenever an opponent casts a noncreature spell, you may draw a card unless that player pays {4}.":
    "À chaque fois qu’un adversaire lance un sort non-créature, vous pouvez piocher une carte à moins que ce joueur ne paie {4}.",
})

prints("113.6: what works in a graveyard speaks of a card there", CREATURE, {
  "{3}, Exile this card from your graveyard: Draw a card.":
    "{3}, exilez cette carte de votre cimetière : Piochez une carte.",
  "{2}{B}: Return this card from your graveyard to the battlefield tapped.":
    "{2}{B} : Renvoyez cette carte de votre cimetière sur le champ de bataille engagée.",
})

prints("what a pattern says of its own event is about the one before", CREATURE, {
  "Whenever this creature blocks or becomes blocked by a creature, that creature can't be regenerated this turn.":
    "À chaque fois que cette créature bloque ou devient bloquée par une créature, cette créature-là ne peut pas être régénérée ce tour-ci.",
})

prints("counts, pronouns and whose library it is", SPELL, {
  "If you have one or fewer cards in hand, draw four cards.":
    "Si vous avez une carte en main ou moins, piochez quatre cartes.",
  "Look at the top five cards of target opponent's library. Put one of those cards into that player's graveyard and the rest on top of their library in any order.":
    "Regardez les cinq cartes du dessus de la bibliothèque d’un adversaire ciblé. Mettez une d’elles dans le cimetière de son propriétaire et mettez le reste au-dessus de sa bibliothèque dans l’ordre de votre choix.",
  "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.":
    "Révélez les cinq cartes du dessus de votre bibliothèque. Un adversaire les sépare en deux tas. Mettez l’un des tas dans votre main et l’autre dans votre cimetière.",
})

prints("what is there is said once, and comparisons agree", CREATURE, {
  "Threshold — As long as there are seven or more cards in your graveyard, this creature has shroud.":
    "Seuil — Tant qu’il y a au moins sept cartes dans votre cimetière, cette créature a le linceul.",
  "Whenever you cast an instant or sorcery spell, this creature gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.":
    "À chaque fois que vous lancez un sort d’éphémère ou de rituel, cette créature gagne +X/+0 jusqu’à la fin du tour, X étant le mana dépensé pour lancer ce sort.",
  "When this creature enters, if the total power of creatures you control is 8 or greater, draw a card.":
    "Quand cette créature arrive, si la force totale des créatures que vous contrôlez est supérieure ou égale à 8, piochez une carte.",
})

prints("all alternatives that are meant are joined by « et »", SPELL, {
  "Destroy all artifacts and enchantments.": "Détruisez tous les artefacts et tous les enchantements.",
  "Destroy target artifact or enchantment.": "Détruisez une cible, artefact ou enchantement.",
})

prints("what a cost took is named in full", SPELL, {
  "{T}, Sacrifice a creature: If the sacrificed creature's power was 4 or greater, draw a card.":
    "{T}, sacrifiez une créature : Si la force de la créature sacrifiée est supérieure ou égale à 4, piochez une carte.",
  "Draw cards equal to the revealed card's mana value.":
    "Piochez un nombre de cartes égal à la valeur de mana de la carte révélée.",
})

prints("what mana may be spent on is said of repeated symbols too", CREATURE, {
  "{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.":
    "{T} : Ajoutez {C}{C}. Ne dépensez ce mana que pour lancer des sorts d’artefact ou activer des capacités d’artefacts.",
})

prints("numbers and adjectives agree with what they are said of", SPELL, {
  "Mill four cards, then put all Elf cards from among them into your hand.":
    "Meulez quatre cartes. Renvoyez toutes les cartes d’elfe meulées de cette manière dans la main de leur propriétaire.",
  "Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.":
    "Renvoyez une carte de créature ciblée de votre cimetière sur le champ de bataille. Elle est un Zombie noir en plus de ses autres couleurs et types.",
  "Search your library for up to X basic land cards, where X is the number of different powers among creatures you control. Put those cards onto the battlefield tapped, then shuffle.":
    "Cherchez dans votre bibliothèque jusqu’à X cartes de terrain de base, X étant le nombre de forces différentes parmi les créatures que vous contrôlez, mettez-les sur le champ de bataille engagées, puis mélangez.",
})

prints("variants of partner have their own names", CREATURE, {
  "Doctor's companion": "Compagnon du Docteur",
  "Friends forever": "Amis pour la vie",
})

prints("lists in apposition are closed, objects together are plural", SPELL, {
  "Return target artifact or creature to its owner's hand.":
    "Renvoyez une cible, artefact ou créature, dans la main de son propriétaire.",
  "You may sacrifice a creature. If you don't, destroy target artifact or enchantment.":
    "Vous pouvez sacrifier une créature. Si vous ne le faites pas, détruisez une cible, artefact ou enchantement.",
})

prints("nothing is lost of a size that is computed, a card's place or who is meant", CREATURE, {
  "Whenever you cast an instant or sorcery spell, create an X/X colorless Construct artifact creature token, where X is that spell's mana value.":
    "À chaque fois que vous lancez un sort d’éphémère ou de rituel, créez un jeton de créature-artefact incolore Construction de force et d’endurance de base chacune égales à sa valeur de mana.",
  "This creature gets +2/+1 as long as an opponent has 10 or less life.":
    "Tant qu’un adversaire a dix points de vie ou moins, cette créature gagne +2/+1.",
  "When this creature enters, put a +1/+1 counter on each of two target creatures.":
    "Quand cette créature arrive, mettez un marqueur +1/+1 sur chacune de deux créatures ciblées.",
  "Whenever this creature attacks, this creature and up to one other target creature can't be blocked this turn.":
    "À chaque fois que cette créature attaque, cette créature et jusqu’à une autre créature ciblée ne peuvent pas être bloquées ce tour-ci.",
  "{2}, Discard this card: Draw a card.": "{2}, défaussez-vous de cette carte : Piochez une carte.",
  "As this creature enters, choose a noncreature, nonland card name.":
    "Au moment où cette créature arrive, choisissez un nom de carte non-créature et non-terrain.",
})

prints("what is not the subject's is not said to be", CREATURE, {
  "When this creature enters, reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.":
    "Quand cette créature arrive, révélez les quatre cartes du dessus de votre bibliothèque. Mettez toutes les cartes de terrain révélées de cette manière dans votre main et mettez le reste dans votre cimetière.",
  "Whenever a land an opponent controls enters, this creature deals 2 damage to that land's controller.":
    "À chaque fois qu’un terrain qu’un adversaire contrôle arrive, cette créature inflige 2 blessures au contrôleur de ce terrain.",
  "Whenever this creature attacks, put a +1/+1 counter on another target creature you control. That creature gains indestructible until end of turn.":
    "À chaque fois que cette créature attaque, mettez un marqueur +1/+1 sur une autre créature ciblée que vous contrôlez. Elle acquiert l’indestructible jusqu’à la fin du tour.",
  "Exile this card from your hand: Add {R}.": "Exilez cette carte de votre main : Ajoutez {R}.",
})

prints("permissions, conditions and replacements of few cards are French too", CREATURE, {
  "When this creature enters, exile the top three cards of target opponent's library. You may play them until the end of your next turn, and mana of any type can be spent to cast those spells.":
    "Quand cette créature arrive, exilez les trois cartes du dessus de la bibliothèque d’un adversaire ciblé. Vous pouvez les jouer jusqu’à la fin de votre prochain tour, et vous pouvez dépenser du mana comme s’il s’agissait de mana de n’importe quel type pour le lancer.",
  "This creature can't attack or block unless a creature died under your control this turn.":
    "Cette créature ne peut ni attaquer ni bloquer à moins qu’une créature que vous contrôliez ne soit morte ce tour-ci.",
  "This creature attacks or blocks each combat if able.":
    "Cette créature attaque ou bloque à chaque combat si possible.",
  "You may play two additional lands on each of your turns.":
    "Vous pouvez jouer deux terrains supplémentaires pendant chacun de vos tours.",
})
