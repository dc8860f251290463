import { french, frenchOf, partsOf } from "../../say.ts"
import { listed } from "../objects/lists.ts"

// Restrictions, requirements, and permissions beyond the rules.

/** Predicates, in English and in French. */
const RESTRICTIONS = {
  "can't block": "ne <pouvoir> pas bloquer",
  "can't be blocked": "ne <pouvoir> pas être [bloqué]",
  "can't be blocked by {f:blockers}": "ne <pouvoir> pas être [bloqué] par {f}",
  "can't be blocked except by {f:blockers}": "ne <pouvoir> pas être [bloqué] excepté par {f}",
  "can't be blocked except by {n:number} or more creatures":
    "ne <pouvoir> pas être [bloqué] excepté par au moins {n} créatures",
  "can't be blocked by more than one creature": "ne <pouvoir> pas être [bloqué] par plus d'une créature",
  "attack(s) each combat if able": "<attaquer> à chaque combat si possible",
  "attack(s) a player other than you if able": "<attaquer> un autre joueur que vous si possible",
  "block(s) each combat if able": "<bloquer> à chaque combat si possible",
  "must be blocked if able": "<devoir> être [bloqué] si possible",
  "is/are goaded": "<être> [incité]",
  "can't block {f:blockers}": "ne <pouvoir> pas bloquer {f}",
  "can block only {f:blockers}": "ne <pouvoir> bloquer que {f}",
  "can attack as though it|they didn't have defender":
    "<pouvoir> attaquer comme si [il] ne <avoir:imperfect> pas le défenseur",
  "can block a additional creature each combat":
    "<pouvoir> bloquer une créature supplémentaire à chaque combat",
  "can block a additional {n:number} creatures each combat":
    "<pouvoir> bloquer {n} créatures supplémentaires à chaque combat",
  "can block any number of creatures": "<pouvoir> bloquer n'importe quel nombre de créatures",
  "can't attack": "ne <pouvoir> pas attaquer",
  "can't attack you": "ne <pouvoir> pas vous attaquer",
  "can't attack alone": "ne <pouvoir> pas attaquer [seul]",
  "can't block alone": "ne <pouvoir> pas bloquer [seul]",
  "can't attack unless its controller pays {m:mana}":
    "ne <pouvoir> pas attaquer à moins que son contrôleur ne paie {m}",
  "can't block unless its controller pays {m:mana}":
    "ne <pouvoir> pas bloquer à moins que son contrôleur ne paie {m}",
  "can't attack unless you {c:costs}": "ne <pouvoir> pas attaquer à moins de {c:infinitive}",
  "can't block unless you {c:costs}": "ne <pouvoir> pas bloquer à moins de {c:infinitive}",
  "can't attack unless {c:condition}": "ne <pouvoir> pas attaquer à moins que {c:unless}",
  "can't block unless {c:condition}": "ne <pouvoir> pas bloquer à moins que {c:unless}",
  "assign(s) combat damage equal to its|their toughness rather than its|their power":
    "<assigner> {son~blessures de combat} en fonction de {son~endurance} à la place de {son~force}",
  "station(s) permanents using its|their toughness rather than its|their power":
    "<stationner> des permanents en utilisant {son~endurance} à la place de {son~force}",
  "assign(s) no combat damage": "ne <assigner> pas de blessures de combat",
} as const

for (const [english, said] of Object.entries(RESTRICTIONS)) {
  french("restricted", { [english]: said })
  french("restriction", { [`{what:group} ${english}`]: `{what!} ${said}` })
}
french("restriction", {
  "all creatures able to block {what:object} do so":
    "toutes les créatures capables de bloquer {what} le font",
})
french("restriction", {
  "{what:group} can't attack you or planeswalkers you control":
    "{what!} ne <pouvoir> attaquer ni vous ni un planeswalker que vous contrôlez",
  "your opponents can't block with {t:plain things}": "vos adversaires ne peuvent pas bloquer avec {t:le}",
})
french("restricted", {
  "can't attack you or planeswalkers you control":
    "ne <pouvoir> attaquer ni vous ni un planeswalker que vous contrôlez",
})
french("static", {
  "creatures can't attack you or planeswalkers you control unless their controller pays {m:mana} for each of those creatures":
    "{creatures!} ne <pouvoir> attaquer ni vous ni un planeswalker que vous contrôlez à moins que leur contrôleur ne paie {m} pour chacune d'elles",
})
french("clause", {
  "{what:object} attack(s) you this turn if able": "{what!} vous <attaquer> ce tour-ci si possible",
})
french("object predicate", {
  "{restricted} {duration}": "{restricted} {duration}",
  "must be blocked this turn if able": "<devoir> être [bloqué] ce tour-ci si possible",
  "attacks this combat if able": "<attaquer> pendant ce combat si possible",
  "blocks this combat if able": "<bloquer> pendant ce combat si possible",
  "attacks this turn if able": "<attaquer> ce tour-ci si possible",
  "blocks this turn if able": "<bloquer> ce tour-ci si possible",
  "can attack this turn as though it didn't have defender":
    "<pouvoir> attaquer ce tour-ci comme si [il] ne <avoir:imperfect> pas le défenseur",
  "can block a additional creature this turn": "<pouvoir> bloquer une créature supplémentaire ce tour-ci",
  "{changes} {duration}": "{changes} {duration}",
  "{becomes} {duration}": "{becomes} {duration}",
})
/** Traits with more behind them: « gagne +3/+3, a le piétinement et ne peut pas bloquer ». */
frenchOf("open traits", (part, setting) => listed(",")(partsOf(part)[0], setting))
french("static list", {
  "{static}": "{static}",
  "{static} . the same is true for {spell things} you control and {card things} you own that aren't on the battlefield":
    "{static} . Il en va de même pour {spell things:le} que vous contrôlez et {card things:le} que vous possédez qui ne sont pas sur le champ de bataille",
  "~ can't be countered and the damage can't be prevented":
    "{~!} ne <pouvoir> pas être [contrecarré] et ses blessures ne peuvent pas être prévenues",
  "{group} can't attack or block": "{group!} ne <pouvoir> ni attaquer ni bloquer",
  "{group} attacks|attack or blocks|block each combat|turn if able":
    "{group!} <attaquer> ou <bloquer> à chaque combat si possible",
  "{group} can't attack or block unless {condition}":
    "{group!} ne <pouvoir> ni attaquer ni bloquer à moins que {condition:unless}",
  "{group} can't attack or block {and also} its activated abilities can't be activated":
    "{group!} ne <pouvoir> ni attaquer ni bloquer , et ses capacités activées ne peuvent pas être activées",
  "{group} {restricted} {and also} its activated abilities can't be activated":
    "{group!} {restricted} , et ses capacités activées ne peuvent pas être activées",
  "{group} {open traits} {and also} its activated abilities can't be activated":
    "{group!} {open traits} , et ses capacités activées ne peuvent pas être activées",
  "{group} can't attack or block {and also} its activated abilities can't be activated unless they're mana abilities":
    "{group!} ne <pouvoir> ni attaquer ni bloquer , et ses capacités activées ne peuvent pas être activées à moins que ce ne soient des capacités de mana",
  "you and {group} have hexproof": "vous et {group} avez la défense talismanique",
  "you and {group} have shroud": "vous et {group} avez le linceul",
  "{group} can't block or be blocked by {blockers}":
    "{group!} ne <pouvoir> ni bloquer {blockers} ni être [bloqué] par {blockers}",
  "{group} {open traits} {and also} {restricted}": "{group!} {open traits} et {restricted}",
  "{group} {restricted} {and also} {restricted}": "{group!} {restricted} et {restricted2}",
  "{group} {open traits} {and also} can't attack or block":
    "{group!} {open traits} et ne <pouvoir> ni attaquer ni bloquer",
})
french("clause", {
  "{p:player} gain(s) hexproof {d:duration}": "{p!} <acquérir> la défense talismanique {d}",
  "you and {what:object} gain hexproof {d:duration}": "vous et {what} acquérez la défense talismanique {d}",
  "you and {what:object} gain shroud {d:duration}": "vous et {what} acquérez le linceul {d}",
  "{p:player} gain(s) shroud {d:duration}": "{p!} <acquérir> le linceul {d}",
  "{p:player} gain(s) protection from everything {d:duration}":
    "{p!} <acquérir> la protection contre tout {d}",
})
french("static", {
  "{t:things subject} can't have {kind:counter} counters put on it|them":
    "{t!} ne <pouvoir> pas recevoir de marqueurs {kind}",
  "~ can't have more than {n:number} {kind:counter} counters on it":
    "{~!} ne <pouvoir> pas avoir plus de {n} marqueurs {kind}",
  "{t:things subject} can't have counters put on it|them": "{t!} ne <pouvoir> pas recevoir de marqueurs",
})
french("static list", { "{w:life of} life total|totals can't change": "{w} ne peut pas changer" })
french("life of", {
  your: "votre total de points de vie",
  "your opponents '": "le total de points de vie de vos adversaires",
  "players '": "le total de points de vie des joueurs",
})
french("things subject", { "{t:plain things}": "{t:le}", "{t:subject}": "{t}" })
french("restriction", {
  "~ can't be blocked unless all creatures defending player controls block it":
    "{~!} ne peut être [bloqué] que par toutes les créatures que le joueur défenseur contrôle",
})
french("static list", {
  "{group} {open traits} {and also} doesn't untap during {controllers} untap step":
    "{group!} {open traits} et ne se dégage pas pendant l'étape de dégagement de son contrôleur",
  "{group} doesn't untap during {controllers} untap step {and also} its activated abilities can't be activated":
    "{group!} ne se dégage pas pendant l'étape de dégagement de son contrôleur , et ses capacités activées ne peuvent pas être activées",
  "{group} attacks or blocks each combat if able":
    "{group!} <attaquer> ou <bloquer> à chaque combat si possible",
  "{group} {restricted} {and also} {open traits}": "{group!} {restricted} et {open traits}",
  "{group} can't attack or block {and also} {open traits}":
    "{group!} ne <pouvoir> ni attaquer ni bloquer et {open traits}",
})
french("restriction", {
  "{what:group} can attack as though it|they had haste":
    "{what!} <pouvoir> attaquer comme si [il] <avoir:imperfect> la célérité",
})
