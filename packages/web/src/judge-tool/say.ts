import type { Scenario, ScenarioCheck, ScenarioEntry } from "@apnap/scenarios"
import {
  colorsIn,
  counterKind,
  deedIn,
  keywordIn,
  optionIn,
  statusIn,
  supertypeIn,
  typeIn,
} from "@apnap/words"
import type { TFunction } from "i18next"
import { cardName } from "../words/card-names.ts"
import { spoken, words } from "../words/index.ts"
import type en from "../words/screens/en.json"
import type { Answer } from "./editor/draft.ts"

type Reference = NonNullable<Extract<ScenarioEntry, { do: "cast" }>["targets"]>[number]
type CheckKey = keyof typeof en.desk.check

/** The name of a card or player in a scenario. */
export function referenceWords(reference: Reference | undefined): string {
  if (reference === undefined) return ""
  if (typeof reference === "string") return cardName(reference)
  const share = reference.amount === undefined ? "" : `${reference.amount} × `
  if ("player" in reference) return share + reference.player
  const card = cardName(reference.card)
  return share + (reference.nth === undefined ? card : `${card} (${reference.nth})`)
}

/** A step of the script as a sentence. */
export function entryWords(t: TFunction, entry: ScenarioEntry): string {
  const said = doing(t, entry)
  return entry.illegal === true ? t("desk.illegalDo", { said }) : said
}

function doing(t: TFunction, entry: ScenarioEntry): string {
  const who = entry.player
  switch (entry.do) {
    case "cast":
    case "activate": {
      const targets = (entry.targets ?? []).map(referenceWords).join(", ")
      const at = targets === "" ? "" : ` → ${targets}`
      const way =
        entry.do === "cast" && entry.using !== undefined ? ` (${optionIn(entry.using, spoken())})` : ""
      const what = entry.do === "cast" ? referenceWords(entry.card) + way : deedIn(entry.ability, spoken())
      const source = entry.do === "activate" ? referenceWords(entry.source) : ""
      const key = entry.do === "activate" && source === "" ? "activateAny" : entry.do
      const said = t(`desk.do.${key}`, { who, what: what + at, source })
      const { onStack } = entry.when ?? {}
      return onStack === undefined
        ? said
        : t("desk.do.response", { said, name: cardName(onStack.replace(/^Cast /, "")) })
    }
    case "playLand":
      return t("desk.do.playLand", { who, what: referenceWords(entry.card) })
    case "attack":
      return t("desk.do.attack", {
        who: referenceWords(entry.creature),
        what: referenceWords(entry.defender) || "…",
      })
    case "block":
      return t("desk.do.block", {
        who: referenceWords(entry.creature),
        what: referenceWords(entry.attacker),
      })
    case "addCounters":
      return t("desk.do.addCounters", {
        what: referenceWords(entry.card),
        kind: entry.counter,
        count: entry.count,
      })
    case "check":
      return t("desk.do.check", { who, what: checkWords(t, entry.that) })
    default:
      return t(`desk.do.${entry.do}`, { who })
  }
}

const ZONES = ["hand", "graveyard", "library", "exile", "command", "permanents"] as const
const isZone = (kind: string): kind is (typeof ZONES)[number] => ZONES.some((zone) => zone === kind)

/** An assertion as a sentence. */
export function checkWords(t: TFunction, check: ScenarioCheck): string {
  const c: Readonly<Record<string, unknown>> = { ...check }
  const text = textIn(c)
  const parts = checkParts(t, check)
  return t(`desk.check.${keyOf(check)}`, {
    ...parts,
    context: c.is === false || c.not === true ? "not" : undefined,
    kind: check.check,
    amount: amountWords(t, c),
    size: `${text("power") || "?"}/${text("toughness") || "?"}`,
    zone: isZone(check.check)
      ? t(`zone.${check.check === "permanents" ? "battlefield" : check.check}`)
      : zoneIn(t, text("zone")),
  })
}

/** The name of a scenario's zone. */
function zoneIn(t: TFunction, zone: string): string {
  return words.exists(`zone.${zone}`) ? t(`zone.${zone as keyof typeof en.zone}`) : zone
}

const textIn = (c: Readonly<Record<string, unknown>>) => (field: string) =>
  c[field] === undefined || c[field] === null ? "" : String(c[field])

/** The subject of a check. */
export function checkParts(t: TFunction, check: ScenarioCheck) {
  const text = textIn({ ...check })
  return {
    player: text("player") || t("desk.everybody"),
    card: ("card" in check ? referenceWords(check.card) : "") || t("desk.anyCard"),
    counter: counterKind(text("counter"), spoken()),
    what: aspectWords(check),
  }
}

/** The characteristic, status or action of a check. */
function aspectWords(check: ScenarioCheck): string {
  const language = spoken()
  switch (check.check) {
    case "ability":
      return keywordIn(check.has, language)
    case "type":
      return typeIn(check.type, language)
    case "subtype":
      return typeIn(check.subtype, language)
    case "supertype":
      return supertypeIn(check.supertype, language)
    case "color":
      return colorsIn(check.colors, language)
    case "manaPool":
      return colorsIn(check.color, language)
    case "status":
      return statusIn(check.status, language)
    case "canDo":
      return deedIn(check.ability, language)
    case "attachedTo":
      return check.attachment
    case "protector":
      return check.protector
    case "mayAttack":
      return referenceWords(check.defender)
    default:
      return ""
  }
}

function keyOf(check: ScenarioCheck): CheckKey {
  const kind = check.check
  if (kind === "zone") return "lies"
  if (isZone(kind)) return "card" in check && referenceWords(check.card) !== "" ? "zone" : "zoneCount"
  if (kind === "basePowerToughness") return "powerToughness"
  return isKey(kind) ? kind : "other"
}

const isKey = (kind: string): kind is CheckKey => words.exists(`desk.check.${kind}`)

function amountWords(t: TFunction, c: Readonly<Record<string, unknown>>): string {
  if (c.atLeast !== undefined) return t("desk.amount.atLeast", { amount: String(c.atLeast) })
  if (c.atMost !== undefined) return t("desk.amount.atMost", { amount: String(c.atMost) })
  if (c.not !== undefined) return t("desk.amount.not", { amount: String(c.not) })
  if (c.is === "day" || c.is === "night" || c.is === "neither") return t(`desk.dayNight.${c.is}`)
  return c.is === null ? "—" : Array.isArray(c.is) ? c.is.join(", ") || "—" : String(c.is ?? "")
}

/** The text of an answer. */
export function answerWords(t: TFunction, answer: Answer): string {
  if (answer === true) return t("desk.yes")
  if (answer === false) return t("desk.no")
  if (typeof answer !== "object") return String(answer)
  if ("all" in answer) return answer.all.map((one) => answerWords(t, one)).join(", ")
  if ("stop" in answer) return t("desk.stop")
  if ("illegal" in answer) return t("desk.illegalAnswer", { what: answerWords(t, answer.illegal) })
  if ("cost" in answer) return answer.cost
  if ("coin" in answer) return t(answer.coin ? "desk.answerKind.heads" : "desk.answerKind.tails")
  if ("planarDie" in answer) return t(`desk.planarDie.${answer.planarDie}`)
  if ("die" in answer) return t("desk.dieShows", { number: answer.die })
  return referenceWords(answer)
}

/** The actual value in a failed check's message. */
export function foundIn(fault: string): string {
  const at = fault.lastIndexOf(": it is ")
  return at < 0 ? "" : fault.slice(at + ": it is ".length).replaceAll('"', "")
}

/** A scenario's description in the reader's language. */
export function textOf({ text }: Scenario, language: string): string {
  return (language.startsWith("fr") ? text?.fr : text?.en) ?? ""
}
