import type { Derivation } from "../../oracle/grammar/print.ts"
import { abilityWord } from "../lexicon/ability-words.ts"
import { COLOR_PAIRS } from "../lexicon/colors.ts"
import { runs } from "../runs.ts"
import { anew, french, frenchOf, missing, partsOf, passes, type Setting, say, stated } from "../say.ts"

// Lines and abilities: triggers, costs, activation timing.

passes("ability body", "bare clause", "plain static")
passes("mere static", "mere once", "mere clause", "denied clause")
passes(
  "passing static",
  "rule of a turn",
  "passing statics",
  "plain does",
  "exerted effects",
  "counted targets",
  "aimed later",
  "prevented then",
  "prevent does",
  "event one",
  "condition one",
)

const SPENT = [...COLOR_PAIRS, ["black and/or red", "noir et/ou rouge"]] as const
french(
  "static",
  Object.fromEntries(
    SPENT.map(([word, said]) => [`spend only ${word} mana on x`, `ne dépensez que du mana ${said} pour X`]),
  ),
)
const AFTER_EFFECT = {
  "activate only as a sorcery .": "N'activez que lorsque vous pourriez lancer un rituel .",
  "activate only as a sorcery and only once each turn .":
    "N'activez que lorsque vous pourriez lancer un rituel et qu'une seule fois par tour .",
  "activate only as a sorcery . any player may activate this ability .":
    "N'activez que lorsque vous pourriez lancer un rituel . N'importe quel joueur peut activer cette capacité .",
  "this ability costs {x} less to activate , where x is":
    "Cette capacité coûte {X} de moins à activer , X étant",
  "activate only as a instant .": "N'activez que lorsque vous pourriez lancer un éphémère .",
  "activate only once each turn .": "N'activez qu'une seule fois par tour .",
  "activate only once .": "N'activez qu'une seule fois .",
  "activate no more than twice each turn .": "N'activez pas plus de deux fois par tour .",
  "activate no more than three times each turn .": "N'activez pas plus de trois fois par tour .",
  "activate no more than four times each turn .": "N'activez pas plus de quatre fois par tour .",
  ...Object.fromEntries(
    SPENT.map(([word, said]) => [
      `spend only ${word} mana on x .`,
      `Ne dépensez que du mana ${said} pour X .`,
    ]),
  ),
  "x can't be 0 .": "X ne peut pas être 0 .",
  "x can't be 0 . activate only": "X ne peut pas être 0 . N'activez que",
  "only your opponents may activate this ability .": "Seuls vos adversaires peuvent activer cette capacité .",
  "only your opponents may activate this ability and only as a sorcery .":
    "Seuls vos adversaires peuvent activer cette capacité , et uniquement quand ils pourraient lancer un rituel .",
  "any player may activate this ability .": "N'importe quel joueur peut activer cette capacité .",
  "any player may activate this ability but only as a sorcery .":
    "N'importe quel joueur peut activer cette capacité , mais uniquement quand il pourrait lancer un rituel .",
  "any player may activate this ability but only during their turn .":
    "N'importe quel joueur peut activer cette capacité , mais uniquement pendant son tour .",
  "any player may activate this ability but only during their turn before the end step .":
    "N'importe quel joueur peut activer cette capacité , mais uniquement pendant son tour avant l'étape de fin .",
  "any player may activate this ability but only during their draw step .":
    "N'importe quel joueur peut activer cette capacité , mais uniquement pendant son étape de pioche .",
  "this ability triggers only once each turn .":
    "Cette capacité ne se déclenche qu'une seule fois par tour .",
  "this ability triggers only twice each turn .": "Cette capacité ne se déclenche que deux fois par tour .",
  "this ability triggers only once .": "Cette capacité ne se déclenche qu'une seule fois .",
  "activate only": "N'activez que",
  "activate only once each turn . activate only": "N'activez qu'une seule fois par tour . N'activez que",
  "activate only as a sorcery . activate only":
    "N'activez que lorsque vous pourriez lancer un rituel . N'activez que",
  "this ability costs": "Cette capacité coûte",
  "activate only once each turn . this ability costs":
    "N'activez qu'une seule fois par tour . Cette capacité coûte",
  "activate only as a sorcery . this ability costs":
    "N'activez que lorsque vous pourriez lancer un rituel . Cette capacité coûte",
  "less to activate for each": "de moins à activer pour chaque",
  "less to activate if": "de moins à activer si",
}

const STATEMENTS: ReadonlySet<string> = new Set(["event", "condition", "static list", "timing", "once list"])
function settingOf(setting: Setting, part: Derivation): Setting {
  return STATEMENTS.has(part.symbol) ? stated(setting) : anew(setting)
}

runs(
  "ability",
  {
    ...AFTER_EFFECT,
    when: "quand",
    whenever: "à chaque fois que",
    at: "à",
    ",": ",",
    ".": ".",
    ":": ":",
    ", if": ", si",
    if: "si",
    unless: "sauf si",
    "as long as": "tant que",
    "during your turn ,": "pendant votre tour ,",
    "during your turn , as long as": "pendant votre tour , tant que",
    "during each of your turns , as long as": "pendant chacun de vos tours , tant que",
    "during turns other than yours , as long as": "pendant les tours autres que le vôtre , tant que",
    "during turns other than yours ,": "pendant les tours autres que le vôtre ,",
    "once during each of your turns ,": "une fois pendant chacun de vos tours ,",
    "once each turn ,": "une fois par tour ,",
    ...Object.fromEntries(loyalties().map((sign) => [`${sign} :`, `${sign.toUpperCase()} :`])),
  },
  settingOf,
  once,
)
/** « quand vous lancez ce sort »: it's cast only once, though English has "whenever" for casting. */
function once(words: readonly string[]): readonly string[] {
  const own = words.slice(0, 8).join(" ") === "à chaque fois que vous lancez ce sort"
  return own ? ["quand", ...words.slice(4)] : words
}
function loyalties(): readonly string[] {
  return [...Array(21).keys()].flatMap((n) => (n === 0 ? ["0", "-x"] : [`+${n}`, `-${n}`]))
}

const ROMAN = /^[ivx]+$/

/** A line or a quoted ability: what stands before its dashes is chapter numbers or an ability word. */
for (const symbol of ["line", "quoted ability"])
  frenchOf(symbol, (part, setting) => {
    const [inner] = partsOf(part)
    if (inner === undefined) return missing(part, setting)
    const at = part.parts.indexOf(inner)
    const said = say(inner, symbol === "line" ? settingOf(setting, inner) : setting)
    if (at === 0) return { words: said.words }
    const rest = part.parts.slice(at + 1).filter((inner) => typeof inner === "string")
    return { words: [...wordsBefore(part.parts.slice(0, at).join(" "), setting), ...said.words, ...rest] }
  })

/** An ability word without French stays in English. */
function wordsBefore(text: string, { self }: Setting): readonly string[] {
  return text.split(" — ").flatMap((given) => {
    const word = given.replace(/ —$/, "")
    if (word.split(" ").every((part) => part === "," || ROMAN.test(part)))
      return [...word.toUpperCase().split(" "), "—"]
    return [
      ...abilityWord(word.split(" "))
        .split(" ")
        .map((part) => (part === "~" ? self.name : part)),
      "—",
    ]
  })
}

/** "{T}, sacrifiez cet artefact": a list of commands. */
runs("costs", { ",": ",", ", and": "et", and: "et" })
french("costs", {
  "{cost} , {cost}": (part, setting) => {
    const [first, second] = partsOf(part).map((cost) => say(cost, setting).words)
    return { words: [...first, setting.mood === "imperative" ? "," : "et", ...second] }
  },
})

runs(
  "modes",
  {
    "choose one — •": "choisissez l'un — •",
    "choose one or both — •": "choisissez l'un ou les deux — •",
    "choose one or more — •": "choisissez-en au moins un — •",
    "choose two — •": "choisissez-en deux — •",
    "choose three — •": "choisissez-en trois — •",
    "choose up to one — •": "choisissez-en jusqu'à un — •",
    "choose up to two — •": "choisissez-en jusqu'à deux — •",
    "choose any number — •": "choisissez-en n'importe quel nombre — •",
    "a opponent chooses one — •": "un adversaire choisit l'un — •",
    "choose one at random — •": "choisissez l'un au hasard — •",
    "choose three . you may choose the same mode more than once . •":
      "choisissez-en trois . Vous pouvez choisir le même mode plus d'une fois . •",
    "choose four . you may choose the same mode more than once . •":
      "choisissez-en quatre . Vous pouvez choisir le même mode plus d'une fois . •",
    "choose up to four . you may choose the same mode more than once . •":
      "choisissez-en jusqu'à quatre . Vous pouvez choisir le même mode plus d'une fois . •",
    "choose five . you may choose the same mode more than once . •":
      "choisissez-en cinq . Vous pouvez choisir le même mode plus d'une fois . •",
    "choose one that hasn't been chosen — •": "choisissez-en un qui n'a pas été choisi — •",
    "choose one that hasn't been chosen this turn — •":
      "choisissez-en un qui n'a pas été choisi ce tour-ci — •",
    "choose one . if": "choisissez l'un . Si",
    ", you may choose both instead . •": ", vous pouvez choisir les deux à la place . •",
    ", choose both instead . •": ", choisissez les deux à la place . •",
    ", choose any number instead . •": ", choisissez-en n'importe quel nombre à la place . •",
    ", choose one or more instead . •": ", choisissez-en au moins un à la place . •",
    "•": "•",
    "—": "—",
    "spree +": "impétuosité +",
    "+": "+",
    "tiered •": "paliers •",
    "choose up to five {p} worth of modes . you may choose the same mode more than once . {p} —":
      "choisissez jusqu'à cinq {P} de modes . Vous pouvez choisir le même mode plus d'une fois . {P} —",
    "{p} —": "{P} —",
    "{p}{p} —": "{P}{P} —",
    "{p}{p}{p} —": "{P}{P}{P} —",
  },
  (setting, part) => (part.symbol === "condition" ? stated(setting) : anew(setting)),
)

runs("anchored line", { "•": "•", "—": "—" })
runs("anchor choice", {
  "as ~ enters , choose": "lorsque cette carte arrive , choisissez",
  or: "ou",
  ".": ".",
})
/** Mode names are not translated. */
frenchOf("mode name", ({ value }) => ({ words: [String(value)] }))
french("mana cost", { "{m:mana}": "{m}" })
for (const symbol of ["mana", "energy"])
  frenchOf(symbol, ({ parts }) => ({ words: parts.map((word) => String(word).toUpperCase()) }))

french("clause", {
  "for each opponent , {bare clause}": "pour chaque adversaire , {bare clause}",
  "{e:what others may} if {c:condition}": "{e} si {c:stated}",
  "for each opponent , {may clause}": "pour chaque adversaire , {may clause}",
  "for each player , {bare clause}": "pour chaque joueur , {bare clause}",
  "for each player , {may clause}": "pour chaque joueur , {may clause}",
})
passes("may clause")
passes("object alone")
