import type { RefusalCode } from "@apnap/engine"
import type { Language } from "../language.ts"

/** Why the rules forbid casting, playing, activating, targeting, attacking or blocking, by code; `{name}` is a parameter. */
export const REFUSALS: Readonly<Record<RefusalCode, Readonly<Record<Language, string>>>> = {
  "attacks-no-creature": {
    en: "only creatures that are no battles attack",
    fr: "seules les créatures qui ne sont pas des batailles attaquent",
  },
  "attacks-tapped": {
    en: "tapped creatures can't attack",
    fr: "les créatures engagées ne peuvent pas attaquer",
  },
  "summoning-sick": {
    en: "it has come under its controller's control since their turn began",
    fr: "elle est arrivée sous le contrôle de son contrôleur depuis le début de son tour",
  },
  "attacks-defender": {
    en: "creatures with defender can't attack",
    fr: "les créatures avec le défenseur ne peuvent pas attaquer",
  },
  "blocks-no-creature": {
    en: "only creatures that are no battles block",
    fr: "seules les créatures qui ne sont pas des batailles bloquent",
  },
  "blocks-tapped": {
    en: "tapped creatures can't block",
    fr: "les créatures engagées ne peuvent pas bloquer",
  },
  "attacker-protected": {
    en: "the attacker has protection from it",
    fr: "l’attaquant a la protection contre elle",
  },
  "block-forbidden": {
    en: "an effect says that it can't block this attacker",
    fr: "un effet dit qu’elle ne peut pas bloquer cet attaquant",
  },
  "attacker-flies": {
    en: "the attacker has flying, and it has neither flying nor reach",
    fr: "l’attaquant a le vol, et elle n’a ni le vol ni la portée",
  },
  "shadow-of-one": { en: "only one of the two has shadow", fr: "une seule des deux a la distorsion" },
  "attacker-rides": {
    en: "the attacker has horsemanship, and it has not",
    fr: "l’attaquant a l’équitation, et elle ne l’a pas",
  },
  "attacker-feared": {
    en: "the attacker has fear, and it is neither an artifact nor black",
    fr: "l’attaquant a la peur, et elle n’est ni un artefact ni noire",
  },
  "attacker-intimidates": {
    en: "the attacker has intimidate, and it is neither an artifact nor of one of its colors",
    fr: "l’attaquant a l’intimidation, et elle n’est ni un artefact ni d’une de ses couleurs",
  },
  "attacker-skulks": {
    en: "the attacker has skulk, and its power is greater",
    fr: "l’attaquant a la furtivité, et sa force est plus grande",
  },
  "attacker-landwalks": {
    en: "the attacker has landwalk for a land of its controller",
    fr: "l’attaquant a la traversée d’un terrain de son contrôleur",
  },
  "attacks-for-another": {
    en: "only creatures of the attacking player attack",
    fr: "seules les créatures du joueur attaquant attaquent",
  },
  "attack-forbidden": {
    en: "an effect says that it can't attack",
    fr: "un effet dit qu’elle ne peut pas attaquer",
  },
  "blocks-for-another": {
    en: "only creatures of the defending player block",
    fr: "seules les créatures du joueur défenseur bloquent",
  },
  "no-modes-or-targets": {
    en: "there is no legal choice of modes or targets",
    fr: "aucun choix de modes ou de cibles n’est légal",
  },
  "sorcery-time": {
    en: "only in your main phase while the stack is empty",
    fr: "seulement pendant votre phase principale, quand la pile est vide",
  },
  requirements: {
    en: "more requirements could be obeyed",
    fr: "davantage d’obligations pourraient être respectées",
  },
  "costs-unpayable": { en: "its costs can't be paid", fr: "ses coûts ne peuvent pas être payés" },
  "costs-unpayable-with": {
    en: "with it the costs can't be paid",
    fr: "avec cela, les coûts ne peuvent pas être payés",
  },
  "mode-chosen-before": { en: "this mode was chosen before", fr: "ce mode a déjà été choisi" },
  "cost-unpayable": { en: "its cost can't be paid", fr: "son coût ne peut pas être payé" },
  "attackers-limit": {
    en: "no more than {n} creatures can attack",
    fr: "pas plus de {n} créatures ne peuvent attaquer",
  },
  "other-choice-first": {
    en: "another choice is made first: {purpose}",
    fr: "un autre choix est à faire d’abord : {purpose}",
  },
  "mana-ability-not-now": {
    en: "this mana ability can't be activated now",
    fr: "cette capacité de mana ne peut pas être activée maintenant",
  },
  "attacks-alone": {
    en: "this creature can't attack alone",
    fr: "cette créature ne peut pas attaquer seule",
  },
  "no-object": { en: "there is no such object", fr: "cet objet n’existe pas" },
  "no-priority": { en: "the player does not have priority", fr: "ce joueur n’a pas la priorité" },
  "game-over": { en: "the game is over", fr: "la partie est finie" },
  "ability-zone": {
    en: "the ability does not work in this zone",
    fr: "la capacité ne fonctionne pas dans cette zone",
  },
  "land-not-playable": {
    en: "nothing lets the player play it as a land from where it is",
    fr: "rien ne permet de la jouer comme terrain de là où elle est",
  },
  "not-castable": {
    en: "nothing lets the player cast it like that from where it is",
    fr: "rien ne permet de le lancer ainsi de là où il est",
  },
  "not-now": { en: "not at this time", fr: "pas à ce moment" },
  "no-target-asked": { en: "no target is asked for", fr: "aucune cible n’est demandée" },
  "land-limit": {
    en: "no more lands can be played this turn",
    fr: "aucun autre terrain ne peut être joué ce tour-ci",
  },
  "land-time": {
    en: "lands are played in your main phase while the stack is empty",
    fr: "les terrains se jouent pendant votre phase principale, quand la pile est vide",
  },
  condition: { en: "its condition does not hold", fr: "sa condition n’est pas remplie" },
  "activation-limit": {
    en: "it was activated as often as it may be",
    fr: "elle a été activée autant de fois que permis",
  },
  "special-not-offered": {
    en: "it offers no such special action",
    fr: "il n’offre pas cette action spéciale",
  },
  "tapped-or-summoning-sick": {
    en: "it is tapped, or has come under its controller's control since their turn began",
    fr: "il est engagé, ou est arrivé sous le contrôle de son contrôleur depuis le début de son tour",
  },
  "ability-out-of-range": {
    en: "it is outside the player's range of influence",
    fr: "c’est hors de la portée d’influence du joueur",
  },
  "target-unfit": {
    en: "it is not what this target must be",
    fr: "ce n’est pas ce que cette cible doit être",
  },
  "target-unfit-or-chosen": {
    en: "it is not what this target must be, or is a target already",
    fr: "ce n’est pas ce que cette cible doit être, ou c’est déjà une cible",
  },
  "ability-not-there": { en: "it has no such ability", fr: "il n’a pas cette capacité" },
  "no-mana-cost": { en: "it has no mana cost", fr: "il n’a pas de coût de mana" },
  "cast-time": {
    en: "it can be cast only in your main phase while the stack is empty",
    fr: "ne se lance que pendant votre phase principale, quand la pile est vide",
  },
  "not-activator": { en: "another player may activate it", fr: "c’est un autre joueur qui peut l’activer" },
  "play-forbidden": {
    en: "an effect says that it can't be played",
    fr: "un effet dit que cela ne peut pas être joué",
  },
  "cast-forbidden": {
    en: "an effect says that it can't be cast",
    fr: "un effet dit que cela ne peut pas être lancé",
  },
  "activation-forbidden": {
    en: "an effect says that it can't be activated",
    fr: "un effet dit que cela ne peut pas être activé",
  },
  "split-second": {
    en: "a spell with split second is on the stack",
    fr: "un sort avec la fraction de seconde est sur la pile",
  },
  "block-restriction": {
    en: "a restriction on blocking is not obeyed",
    fr: "une restriction de blocage n’est pas respectée",
  },
  "loyalty-used": {
    en: "a loyalty ability of it was activated this turn",
    fr: "une de ses capacités de loyauté a déjà été activée ce tour-ci",
  },
  "not-enough": { en: "not enough to {purpose}", fr: "pas assez pour {purpose}" },
  "needed-for-rest": {
    en: "these objects are needed to pay the rest of the cost",
    fr: "ces objets sont nécessaires pour payer le reste du coût",
  },
  "discarded-unseen": {
    en: "the discarded card goes where nobody sees whether it pays the cost",
    fr: "la carte défaussée va là où personne ne voit si elle paie le coût",
  },
  "no-special": { en: "there is no such special action", fr: "cette action spéciale n’existe pas" },
  "no-ability": { en: "there is no such ability", fr: "cette capacité n’existe pas" },
  "no-targets": { en: "no legal choice of targets", fr: "aucun choix de cibles n’est légal" },
  "no-modes": { en: "no legal choice of modes", fr: "aucun choix de modes n’est légal" },
  "no-x": { en: "no X leaves a legal choice of targets", fr: "aucun X ne laisse de choix légal de cibles" },
  tapped: { en: "it is tapped", fr: "il est engagé" },
  "battlefield-barred": {
    en: "it can't be put onto the battlefield",
    fr: "il ne peut pas être mis sur le champ de bataille",
  },
  "stack-barred": { en: "it can't be put on the stack", fr: "il ne peut pas être mis sur la pile" },
  "cast-unknown": { en: "it can't be cast like that", fr: "il ne peut pas être lancé ainsi" },
  "mana-missing": {
    en: "a mana ability did not make the mana that was expected",
    fr: "une capacité de mana n’a pas donné le mana attendu",
  },
  "cost-absent": {
    en: "a cost that is no mana cost can't be paid",
    fr: "un coût qui n’est pas un coût de mana ne peut pas être payé",
  },
  "out-of-range": { en: "it is out of the range of influence", fr: "c’est hors de la portée d’influence" },
  "not-there": { en: "it is not there", fr: "cela n’est pas là" },
  "target-itself": {
    en: "a spell or ability on the stack is not a target for itself",
    fr: "un sort ou une capacité sur la pile n’est pas une cible pour soi-même",
  },
  "phased-out": { en: "it is phased out", fr: "c’est hors phase" },
  shroud: { en: "it has shroud", fr: "cela a le linceul" },
  hexproof: { en: "it has hexproof", fr: "cela a la défense talismanique" },
  protection: { en: "it has protection from the source", fr: "cela a la protection contre la source" },
  "target-forbidden": {
    en: "an effect says that it can't be the target",
    fr: "un effet dit que cela ne peut pas être la cible",
  },
  "player-left": { en: "that player has left the game", fr: "ce joueur a quitté la partie" },
  "player-shroud": { en: "that player has shroud", fr: "ce joueur a le linceul" },
  "player-hexproof": { en: "that player has hexproof", fr: "ce joueur a la défense talismanique" },
  "player-protection": {
    en: "that player has protection from the source",
    fr: "ce joueur a la protection contre la source",
  },
  "payment-impossible": { en: "the cost can't be paid", fr: "le coût ne peut pas être payé" },
  "mana-unpayable": { en: "the mana can't be paid", fr: "le mana ne peut pas être payé" },
}
