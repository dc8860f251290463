import type { Derivation } from "../../../oracle/grammar/print.ts"
import { partIn } from "../../filling.ts"
import { type Phrase, third } from "../../phrase.ts"
import { french, type Setting, say, sayAs } from "../../say.ts"

// Amounts and characteristics that are compared.

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

french("condition", {
  "its power is greater than each other creature 's power":
    "sa force est supérieure à celle de chaque autre créature",
  "{w:object} has/have mana value {n:digits} or less":
    "la valeur de mana de {w} <être:indicative> inférieure ou égale à {n}",
  "{w:object} has/have mana value {n:digits} or greater":
    "la valeur de mana de {w} <être:indicative> supérieure ou égale à {n}",
  "{w:objects'} power is {n:digits}": "{w~force!} <être> égale à {n}",
  "{w:object} has/have power {n:digits} or greater": "{w!} <avoir> une force supérieure ou égale à {n}",
  "{q:quantity} is {n:number} or greater": (part, setting) =>
    someone(part, setting) ??
    atLeast(part, setting) ??
    sayAs("{q!} <être> [supérieur] ou [égal] à {n:digits}", part, setting),
  "{q:quantity} is {n:number} or less": "{q!} <être> [inférieur] ou [égal] à {n:digits}",
  "{what:objects'} power is {n:figures} or greater": "{what~force!} <être> supérieure ou égale à {n}",
  "{what:objects'} power is {n:figures} or less": "{what~force!} <être> inférieure ou égale à {n}",
  "{what:objects'} toughness is {n:figures} or less": "{what~endurance!} <être> inférieure ou égale à {n}",
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
  "x is {n:figures} or more": "X <être> supérieur ou égal à {n}",
  "{w:objects'} power is exactly {n:digits}": "{w~force!} <être> exactement égale à {n}",
  "{w:objects'} toughness is exactly {n:digits}": "{w~endurance!} <être> exactement égale à {n}",
  "{w:object} had power {n:digits}": "{w~force!} <être> égale à {n}",
  "{w:object} had toughness {n:digits}": "{w~endurance!} <être> égale à {n}",
  "your devotion to {c:color} is less than {n:number}":
    "votre dévotion au {c} <être> inférieure à {n:digits}",
  "your devotion to {c:color} and {d:color} is less than {n:number}":
    "votre dévotion au {c} et au {d} <être> inférieure à {n:digits}",
  "{a:quantity} is greater than or equal to {b:quantity}": "{a!} <être> [supérieur] ou [égal] à {b}",
})
