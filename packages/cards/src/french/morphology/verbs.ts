import { agree, type Features } from "./agreement.ts"

/** Form of a verb: besides the usual moods, the imperfect of « si … devait » and the perfect tense. */
export type Mood = "imperative" | "infinitive" | "indicative" | "subjunctive" | "imperfect" | "perfect"

/** Indicative for il, ils, vous; subjunctive for the same. */
type Forms = readonly [string, string, string, string, string, string]

/** Irregular verbs, with the infinitive first. */
const IRREGULAR: ReadonlyMap<string, Forms> = new Map(
  `
être est sont êtes soit soient soyez
avoir a ont avez ait aient ayez
faire fait font faites fasse fassent fassiez
pouvoir peut peuvent pouvez puisse puissent puissiez
devoir doit doivent devez doive doivent deviez
vouloir veut veulent voulez veuille veuillent vouliez
mettre met mettent mettez mette mettent mettiez
remettre remet remettent remettez remette remettent remettiez
détruire détruit détruisent détruisez détruise détruisent détruisiez
produire produit produisent produisez produise produisent produisiez
perdre perd perdent perdez perde perdent perdiez
prendre prend prennent prenez prenne prennent preniez
apprendre apprend apprennent apprenez apprenne apprennent appreniez
finir finit finissent finissez finisse finissent finissiez
choisir choisit choisissent choisissez choisisse choisissent choisissiez
flétrir flétrit flétrissent flétrissez flétrisse flétrissent flétrissiez
répartir répartit répartissent répartissez répartisse répartissent répartissiez
devenir devient deviennent devenez devienne deviennent deveniez
prévenir prévient préviennent prévenez prévienne préviennent préveniez
convertir convertit convertissent convertissez convertisse convertissent convertissiez
acquérir acquiert acquièrent acquérez acquière acquièrent acquériez
mourir meurt meurent mourez meure meurent mouriez
subir subit subissent subissez subisse subissent subissiez
battre bat battent battez batte battent battiez
voir voit voient voyez voie voient voyiez
recevoir reçoit reçoivent recevez reçoive reçoivent receviez
détenir détient détiennent détenez détienne détiennent déteniez
renvoyer renvoie renvoient renvoyez renvoie renvoient renvoyiez
résoudre résout résolvent résolvez résolve résolvent résolviez
découvrir découvre découvrent découvrez découvre découvrent découvriez
offrir offre offrent offrez offre offrent offriez
ouvrir ouvre ouvrent ouvrez ouvre ouvrent ouvriez
suivre suit suivent suivez suive suivent suiviez
réduire réduit réduisent réduisez réduise réduisent réduisiez
accomplir accomplit accomplissent accomplissez accomplisse accomplissent accomplissiez
investir investit investissent investissez investisse investissent investissiez
dire dit disent dites dise disent disiez
revenir revient reviennent revenez revienne reviennent reveniez
sortir sort sortent sortez sorte sortent sortiez
exister existe existent existez existe existent existiez
attribuer attribue attribuent attribuez attribue attribuent attribuiez
`
    .trim()
    .split("\n")
    .map((line) => {
      const [infinitive, a, b, c, d, e, f] = line.split(" ")
      return [infinitive, [a, b, c, d, e, f] satisfies Forms]
    }),
)

/** Verbs in -er: é or e in the stem becomes è before a mute ending, y becomes i. */
function regular(infinitive: string): Forms {
  const stem = infinitive.slice(0, -2)
  const mute = stem.replace(/[ée]([bcdfglmnprstv]+)$/, "è$1").replace(/y$/, "i")
  const open =
    /[ée][bcdfglmnprstv]$/.test(stem) && !/(?:ell|ett|esc|erch|ess|err|ent|est|erv|erd)$/.test(stem)
  const silent = open || /y$/.test(stem) ? mute : stem
  const you = `${stem.endsWith("g") ? stem : stem}iez`
  return [`${silent}e`, `${silent}ent`, `${stem}ez`, `${silent}e`, `${silent}ent`, you]
}

/** A verb form without reflexive pronoun; the imperative and the infinitive ignore the subject. */
export function conjugate(infinitive: string, mood: Mood, subject: Features | undefined): string {
  if (mood === "infinitive") return infinitive
  const forms = IRREGULAR.get(infinitive) ?? regular(infinitive)
  if (mood === "perfect") return perfect(infinitive, subject, false).join(" ")
  if (mood === "imperfect") return imperfect(forms[2], subject)
  if (mood === "imperative") return forms[IMPERATIVE_AS_SUBJUNCTIVE.has(infinitive) ? 5 : 2]
  const person = subject?.person === 2 ? 2 : subject?.plural === true ? 1 : 0
  return forms[person + (mood === "subjunctive" ? 3 : 0)]
}

const IMPERATIVE_AS_SUBJUNCTIVE: ReadonlySet<string> = new Set(["être", "avoir"])

/** The imperfect, as in « si … devait », built from the « vous » form. */
function imperfect(you: string, subject: Features | undefined): string {
  const stem = you === "êtes" ? "ét" : you.replace(/(?:ez|tes)$/, "")
  return `${stem}${subject?.person === 2 ? "iez" : subject?.plural === true ? "aient" : "ait"}`
}

const PARTICIPLES: Readonly<Record<string, string>> = {
  battre: "battu",
  mourir: "mort",
  devenir: "devenu",
  revenir: "revenu",
  perdre: "perdu",
  subir: "subi",
  sortir: "sorti",
  mettre: "mis",
  remettre: "remis",
  commettre: "commis",
  être: "été",
  avoir: "eu",
  acquérir: "acquis",
  détruire: "détruit",
  produire: "produit",
  pouvoir: "pu",
  choisir: "choisi",
  recevoir: "reçu",
  répartir: "réparti",
}
/** Verbs with « être » as auxiliary, whose participle agrees with the subject. */
const WITH_BE: ReadonlySet<string> = new Set(["mourir", "devenir", "arriver", "revenir", "sortir"])

/** The past participle: « attaqué », « mort ». */
export function participleOf(infinitive: string): string {
  return PARTICIPLES[infinitive] ?? infinitive.replace(/er$/, "é")
}

/** « a attaqué », « est morte », « (s')est défaussé ». */
export function perfect(
  infinitive: string,
  subject: Features | undefined,
  reflexive: boolean,
  mood: "indicative" | "subjunctive" = "indicative",
): readonly [auxiliary: string, participle: string] {
  const participle = participleOf(infinitive)
  if (!reflexive && !WITH_BE.has(infinitive)) return [conjugate("avoir", mood, subject), participle]
  const { gender, plural, person } = subject ?? { gender: "m", plural: false, person: 3 as const }
  // « vous » addresses a single player.
  const agreed = agree(participle, { gender, plural: plural && person === 3, person })
  return [conjugate("être", mood, subject), agreed]
}
