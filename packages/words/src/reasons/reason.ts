import type { Refusal, RefusalCode, Step } from "@apnap/engine"
import { STEPS } from "@apnap/engine/answering"
import { STEP_NAMES } from "../english/names.ts"
import { STEP_OF, THIN } from "../french/names.ts"
import type { Language } from "../language.ts"
import { rowsOf } from "../rows.ts"
import { checkIn, foundIn } from "./check.ts"
import { REFUSALS } from "./refusals.ts"
import { DEEDS, REASONS, WANTED } from "./table.ts"

interface Sentence {
  english: RegExp
  holes: readonly string[]
  french: string
}

const HOLE = /\{(\w+)\}/g
/** What may fill a hole; anything by default. */
const FILLINGS: Readonly<Record<string, string>> = {
  n: "-?\\d+",
  step: STEPS.join("|"),
  check: "check \\w+.*",
  file: "[^ :]+\\.(?:jsonl?|tsv)(?::\\d+)?",
  path: "[^ :]+",
  option: "\\S+",
}

const sentences = read(REASONS)
const deeds = read(DEEDS)
const wanteds = read(WANTED)

/** Why the rules refuse something, in that language. */
export function refusalIn(
  { code, params = {} }: Pick<Refusal, "code" | "params">,
  language: Language,
): string {
  const said = REFUSALS[code][language].replace(HOLE, (_, name) => String(params[name] ?? ""))
  return language === "fr" ? said.replaceAll(/ (?=[:;»?])/g, THIN) : said
}

/** Why something failed or was refused, in that language; unchanged if there is no translation. */
export function reasonIn(reason: string, language: Language): string {
  const refused = refusalWithin(reason, language)
  if (refused !== null) return refused
  if (reason === "") return reason
  return language === "en" ? inEnglish(reason) : (coded(reason) ?? translated(sentences, reason) ?? reason)
}

/** What a scenario's player tried to do, "turn 1 precombatMain: cast "Shock"", in that language. */
export function attemptIn(what: string, language: Language): string {
  if (language === "en") return inEnglish(what)
  const [, attempt, target] = /^(.*?)(?:: ("[^"]*"))?$/s.exec(what) ?? []
  const said = deed(attempt ?? "")
  if (said === null) return what
  return target === undefined ? said : `${said}${THIN}: ${target}`
}

const MOMENT = new RegExp(`^turn (\\d+) (${STEPS.join("|")}): (.*)$`, "s")
const CHECKED = /^(check \w+.*): (?:it is (.*)|no such object)$/s

/** Reasons are already English, except moments and checks, which use scenario names. */
function inEnglish(reason: string): string {
  const [, turn, step, rest] = MOMENT.exec(reason) ?? []
  if (rest !== undefined) return `turn ${turn}, ${STEP_NAMES[step as Step]}: ${inEnglish(rest)}`
  const [, check, found] = CHECKED.exec(reason) ?? []
  const said = check === undefined ? null : checkIn(check, "en")
  if (said === null) return reason
  return `${said}, ${found === undefined ? "but there is no such object" : `found ${foundIn(found, "en")}`}`
}

/** The parts of a refusal's error message: "illegal-answer: attackers-limit {"n":2} (508.1c)". */
const REFUSED = /^((?:[a-z][a-z/-]*: )?)([a-z-]+)(?: (\{.*\}))?((?: \(\d{3}\.\d+[a-z]?\))?)$/

type Params = NonNullable<Refusal["params"]>

function refusalWithin(reason: string, language: Language): string | null {
  const [, before = "", code = "", params, rule = ""] = REFUSED.exec(reason) ?? []
  if (!isRefusalCode(code)) return null
  const found = paramsIn(params)
  if (found === null) return null
  const said = refusalIn({ code, params: found }, language)
  return `${language === "fr" ? before.replace(": ", `${THIN}: `) : before}${said}${rule}`
}

/** Null if the braces hold anything else: a message may quote user input. */
function paramsIn(text = "{}"): Params | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code)
}

/** Whether an English reason has a French translation. */
export function hasFrench(reason: string): boolean {
  return translated(sentences, reason) !== null
}

/** "code: message (rule)" */
function coded(reason: string): string | null {
  const [, code, message, rule = ""] =
    /^([a-z]+(?:[-/][a-z-]+)*): (.*?)( \(\d{3}\.\d+[a-z]?\))?$/.exec(reason) ?? []
  if (message === undefined) return null
  const french = translated(sentences, `${message}${rule}`) ?? translated(sentences, message)
  if (french === null) return null
  return `${code}${THIN}: ${french}${french.endsWith(rule) ? "" : rule}`
}

function translated(table: readonly Sentence[], text: string): string | null {
  for (const { english, holes, french } of table) {
    const found = english.exec(text)
    if (found === null) continue
    const filling = new Map<string, string>()
    for (const [i, hole] of holes.entries()) {
      const said = filled(hole, found[i + 1])
      if (said === null) break
      filling.set(hole, said)
    }
    if (filling.size < holes.length) continue
    return french
      .replace(HOLE, (_, hole) => filling.get(hole)!)
      .replaceAll(/ (?=[:;»?])/g, THIN)
      .replaceAll("« ", `«${THIN}`)
  }
  return null
}

/** A hole's content in French; null if the hole does not accept it. */
function filled(hole: string, text: string): string | null {
  if (hole === "step") return stepName(text)
  if (hole === "deed") return deed(text)
  if (hole === "check") return checkIn(text, "fr")
  if (hole === "wanted") return translated(wanteds, text)
  if (hole === "found") return foundIn(text, "fr")
  if (hole === "names") return text.replaceAll('" or "', " » ou « ")
  return reasonWithin(text)
}

function stepName(step: string): string {
  return STEP_OF[step as Step].replace(/^de (?:la |(?=l’))(?:l’)?/, "")
}

/** Names that end in "and" and a last one, not a text that is quoted. */
const LIST = /^[^.:{}]*$/

/** Names are unchanged; a nested reason is translated. */
function reasonWithin(text: string): string {
  return translated(sentences, text) ?? (LIST.test(text) ? text.replaceAll(" and ", " et ") : text)
}

/** "turn 1 precombatMain: cast "Shock"" */
function deed(text: string): string | null {
  const [, n, step, what] = /^(?:turn (\d+)(?: (\w+))?: )?(.*)$/s.exec(text)!
  const said = translated(deeds, what)
  if (said === null || n === undefined) return said
  return `tour ${n}${step === undefined ? "" : `, ${stepName(step)}`}${THIN}: ${said}`
}

function read(table: string): Sentence[] {
  return rowsOf(table).map(([english, french]) => {
    const holes = [...english.matchAll(HOLE)].map(([, hole]) => hole)
    const source = english
      .split(HOLE)
      .map((part, i) => (i % 2 === 0 ? escaped(part) : `(${FILLINGS[part] ?? ".+?"})`))
      .join("")
    return { english: new RegExp(`^${source}$`, "s"), holes, french }
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
