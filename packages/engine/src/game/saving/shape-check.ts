import { SCHEMA } from "./schema-data.ts"

/** A shape in the schema: see `tools/schema/parse.mjs`. */
type Shape =
  | string
  | readonly ["=", string | number | boolean]
  | readonly ["[]", Shape]
  | readonly ["()", readonly Shape[]]
  | readonly ["|", readonly Shape[]]
  | readonly ["{}", Readonly<Record<string, Shape>>]
  | readonly ["*", Shape, Shape]

/** Limits of the game being checked, and where a fault was found. */
export interface Checking {
  players: number
  nextId: number
  /** Steps left: data that takes more is refused. */
  steps: number
  /** The path of fields to the fault, innermost first. */
  where: (string | number)[]
}

type Check = (value: unknown, c: Checking) => boolean

const LONGEST_TEXT = 20_000

const PLAIN: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === "string" && value.length <= LONGEST_TEXT,
  number: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  unknown: () => true,
  undefined: () => false,
  ObjectId: (value, c) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < c.nextId,
  // -1 means no player.
  PlayerId: (value, c) => Number.isInteger(value) && Number(value) >= -1 && Number(value) < c.players,
  Ref: (value, c) => Number.isInteger(value) && Number(value) >= -c.players && Number(value) < c.nextId,
}

let shapes: Readonly<Record<string, Shape>> | null = null
const checks = new Map<string, Check>()

/** Whether a value has the named shape. */
export function hasShape(value: unknown, name: string, c: Checking): boolean {
  return named(name)(value, c)
}

function shapeOf(name: string): Shape {
  shapes ??= JSON.parse(SCHEMA) as Readonly<Record<string, Shape>>
  return shapes[name]
}

function named(name: string): Check {
  const known = PLAIN[name] ?? checks.get(name)
  if (known !== undefined) return known
  let own: Check | null = null
  // Types may be recursive, so each is compiled when first needed.
  const check: Check = (value, c) => {
    own ??= compiled(shapeOf(name))
    return own(value, c)
  }
  checks.set(name, check)
  return check
}

function compiled(shape: Shape): Check {
  if (typeof shape === "string") return named(shape)
  switch (shape[0]) {
    case "=":
      return (value) => value === shape[1]
    case "[]":
      return listCheck(compiled(shape[1]))
    case "()":
      return tupleCheck(shape[1].map(compiled))
    case "|":
      return unionCheck(shape[1])
    case "{}":
      return objectCheck(shape[1])
    case "*":
      return recordCheck(shape[1], compiled(shape[2]))
  }
}

function listCheck(item: Check): Check {
  return (value, c) => Array.isArray(value) && value.every((part, i) => at(i, item(part, c), c))
}

function tupleCheck(items: readonly Check[]): Check {
  return (value, c) =>
    Array.isArray(value) &&
    value.length === items.length &&
    items.every((item, i) => at(i, item(value[i], c), c))
}

function objectCheck(fields: Readonly<Record<string, Shape>>): Check {
  const own = new Map(
    Object.entries(fields).map(([key, shape]) => {
      const optional = key.endsWith("?")
      return [optional ? key.slice(0, -1) : key, { optional, check: compiled(shape) }]
    }),
  )
  // Nodes of the ability language may have extra fields.
  const isNode = wordsOf(fields).length > 0
  const needed = [...own].filter(([, { optional }]) => !optional).map(([key]) => key)
  return (value, c) => {
    if (!isRecord(value) || c.steps-- <= 0) return false
    for (const key of needed) if (!Object.hasOwn(value, key)) return at(key, false, c)
    for (const key of Object.keys(value)) {
      const field = own.get(key)
      if (field === undefined ? !isNode || key === "__proto__" : !field.check(value[key], c))
        return at(key, false, c)
    }
    return true
  }
}

function recordCheck(keys: Shape, values: Check): Check {
  const isKey: Check =
    keys === "ObjectId" || keys === "number"
      ? (key) => /^(?:0|[1-9]\d{0,15})$/.test(String(key))
      : compiled(keys)
  return (value, c) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([key, part]) => key !== "__proto__" && at(key, isKey(key, c) && values(part, c), c),
    )
}

/** Among object options, tries only those whose literal fields match: nested unions would take exponential time otherwise. */
function unionCheck(options: readonly Shape[]): Check {
  let objects: { words: readonly (readonly [string, unknown])[]; check: Check }[] | null = null
  let others: Check[] = []
  const prepare = () => {
    const all = options.flatMap(flattened)
    const isObject = (shape: Shape): shape is readonly ["{}", Readonly<Record<string, Shape>>] =>
      typeof shape !== "string" && shape[0] === "{}"
    others = all.filter((shape) => !isObject(shape)).map(compiled)
    return all.filter(isObject).map((shape) => ({ words: wordsOf(shape[1]), check: objectCheck(shape[1]) }))
  }
  return (value, c) => {
    objects ??= prepare()
    if (c.steps-- <= 0) return false
    if (!isRecord(value)) return others.some((check) => check(value, c))
    return (
      objects.some(
        ({ words, check }) => words.every(([key, word]) => value[key] === word) && check(value, c),
      ) || others.some((check) => check(value, c))
    )
  }
}

/** The options of a union, with those of named unions inside it. */
function flattened(shape: Shape): readonly Shape[] {
  if (typeof shape === "string") {
    if (shape in PLAIN) return [shape]
    const known = shapeOf(shape)
    return typeof known !== "string" && (known[0] === "|" || known[0] === "{}") ? flattened(known) : [shape]
  }
  return shape[0] === "|" ? shape[1].flatMap(flattened) : [shape]
}

function wordsOf(fields: Readonly<Record<string, Shape>>): (readonly [string, unknown])[] {
  return Object.entries(fields).flatMap(([key, shape]) =>
    typeof shape !== "string" && shape[0] === "=" && !key.endsWith("?") ? [[key, shape[1]] as const] : [],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function at(key: string | number, fine: boolean, c: Checking): boolean {
  if (!fine) c.where.push(key)
  return fine
}
