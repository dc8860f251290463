/** The forms of an English verb: die, dies, died, has died. */
export interface VerbForms {
  readonly bare: string
  readonly third: string
  readonly past: string
  readonly participle: string
  readonly gerund: string
}

/** Irregular verbs: infinitive, past, participle. */
const IRREGULAR: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  `
be was|were been
become became become
blow blew blown
cast cast cast
come came come
deal dealt dealt
do did done
draw drew drawn
fight fought fought
get got gotten
give gave given
have had had
leave left left
lose lost lost
pay paid paid
put put put
set set set
spend spent spent
win won won
`
    .trim()
    .split("\n")
    .map((line) => {
      const [bare, past, participle] = line.split(" ")
      return [bare, [past, participle]]
    }),
)
const THIRD: Readonly<Record<string, string>> = { be: "is", have: "has", do: "does" }
const PLURAL: Readonly<Record<string, string>> = { be: "are" }

/** Verbs that double their final consonant: tapped, committed. */
const DOUBLED = /^(?:tap|untap|flip|plot|commit|transfer|equip|ship|surveil)$/

export function formsOf(bare: string): VerbForms {
  const [past, participle] = IRREGULAR.get(bare) ?? [regularPast(bare), regularPast(bare)]
  return { bare, third: THIRD[bare] ?? thirdPerson(bare), past, participle, gerund: gerundOf(bare) }
}

function thirdPerson(bare: string): string {
  if (/[^aeiou]y$/.test(bare)) return `${bare.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(bare) ? `${bare}es` : `${bare}s`
}

function gerundOf(bare: string): string {
  if (/^(?:get|put|set|win)$/.test(bare) || DOUBLED.test(bare)) return `${bare}${bare.slice(-1)}ing`
  if (bare.endsWith("ie")) return `${bare.slice(0, -2)}ying`
  return /[^eo]e$/.test(bare) && bare !== "be" ? `${bare.slice(0, -1)}ing` : `${bare}ing`
}

function regularPast(bare: string): string {
  if (DOUBLED.test(bare)) return `${bare}${bare.slice(-1)}ed`
  if (bare.endsWith("e")) return `${bare}d`
  return /[^aeiou]y$/.test(bare) ? `${bare.slice(0, -1)}ied` : `${bare}ed`
}

/** The form of a verb in a clause. */
export type Form = "present" | "past" | "participle" | "bare" | "gerund"
export const FORMS: readonly Form[] = ["present", "past", "participle", "bare", "gerund"]

/** A verb phrase template with its verbs in one form: "<leave> the battlefield" gives "leaves/leave the battlefield". */
export function inForm(words: string, form: Form): string {
  return words.replaceAll(/<([a-z-]+)>/g, (_, bare: string) => {
    const forms = formsOf(bare)
    return form === "present" ? `${forms.third}/${PLURAL[bare] ?? bare}` : forms[form]
  })
}
