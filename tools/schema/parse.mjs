// Parses TypeScript declarations of data types: interfaces, unions, objects, lists, literals, and the few type operators our data types use.
// Anything else is an error with its position.

/**
 * @typedef {string
 *   | ["=", string | number | boolean]
 *   | ["[]", Shape]
 *   | ["()", Shape[]]
 *   | ["|", Shape[]]
 *   | ["{}", Record<string, Shape>]
 *   | ["*", Shape, Shape]} Shape
 * A name ("string", "number", "boolean", "null", "unknown" or a declared one), a literal, a list, a tuple, a union, an object (its optional fields end
 * in "?"), or a record of keys and values.
 */

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:[^"\\]|\\.)*")|(-?\d[\d_]*(?:\.\d+)?)|([A-Za-z_$][\w$]*)|(=>|[{}[\]()<>|&;:,?=.])|([\s\S])/g

/**
 * The types that a source text declares, and its constant lists of words (`X = [...] as const`), by name.
 * @param {string} source
 * @returns {{ types: Map<string, any>, lists: Map<string, string[]>, problems: string[] }}
 */
export function parseTypes(source) {
  const types = new Map()
  const lists = new Map()
  const problems = []
  for (const match of source.matchAll(
    /^(?:export )?const (\w+)(?:: [^=\n]+)? = (\[[^\]]*\])(?: as const)?/gm,
  )) {
    const items = match[2].matchAll(/"([^"]*)"|\.\.\.(\w+)/g)
    lists.set(
      match[1],
      [...items].flatMap(([, word, list]) => (word === undefined ? (lists.get(list) ?? []) : [word])),
    )
  }
  for (const match of source.matchAll(
    /^(?:export )?(?:type (\w+) =|interface (\w+)(?: extends ([\w, ]+))? (?=\{))/gm,
  )) {
    const name = match[1] ?? match[2]
    try {
      const reader = new Reader(source.slice(match.index + match[0].length))
      const shape = reader.type()
      const bases = (match[3] ?? "")
        .split(",")
        .map((base) => base.trim())
        .filter(Boolean)
      types.set(
        name,
        bases.reduce((/** @type {any} */ all, base) => ["&", all, base], shape),
      )
    } catch (error) {
      problems.push(`${name}: ${/** @type {Error} */ (error).message}`)
    }
  }
  return { types, lists, problems }
}

/** Parses one type from the start of a text. */
class Reader {
  /** @type {string[]} */
  #tokens = []
  #at = 0

  /** @param {string} text */
  constructor(text) {
    // A declaration ends where the next one begins.
    const end = /\n(?=export |const |function |interface |type |\/\*\*)/.exec(text)
    const own = text.slice(0, end?.index)
    for (const [token, word, number, name, sign, odd] of own.matchAll(TOKEN))
      if (word ?? number ?? name ?? sign ?? odd) this.#tokens.push(token)
  }

  /** @param {string} token */
  #takes(token) {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }

  /** @param {string} token */
  #must(token) {
    if (!this.#takes(token)) throw new Error(`"${token}" expected, not "${this.#tokens[this.#at]}"`)
  }

  /** @returns {any} */
  type() {
    this.#takes("|")
    const options = [this.#both()]
    while (this.#takes("|")) options.push(this.#both())
    return options.length === 1 ? options[0] : ["|", options]
  }

  #both() {
    let shape = this.#list()
    while (this.#takes("&")) shape = ["&", shape, this.#list()]
    return shape
  }

  #list() {
    this.#takes("readonly")
    let shape = this.#one()
    for (;;) {
      if (!this.#takes("[")) return shape
      if (this.#takes("]")) shape = ["[]", shape]
      else {
        const index = this.type()
        this.#must("]")
        shape = ["at", shape, index]
      }
    }
  }

  #one() {
    const token = this.#tokens[this.#at++]
    if (token === "{") return this.#object()
    if (token === "(") {
      const shape = this.type()
      this.#must(")")
      return shape
    }
    if (token === "[") return this.#tuple()
    if (token === "typeof") return ["typeof", this.#tokens[this.#at++]]
    if (token === "true" || token === "false") return ["=", token === "true"]
    if (/^"/.test(token)) return ["=", JSON.parse(token)]
    if (/^-?\d/.test(token)) return ["=", Number(token)]
    if (!/^\w/.test(token ?? "")) throw new Error(`a type expected, not "${token}"`)
    return this.#takes("<") ? this.#generic(token) : token
  }

  #tuple() {
    const parts = []
    while (!this.#takes("]")) {
      parts.push(this.type())
      this.#takes(",")
    }
    return ["()", parts]
  }

  /** @param {string} name */
  #generic(name) {
    const of = [this.type()]
    while (this.#takes(",")) of.push(this.type())
    this.#must(">")
    if (name === "Readonly") return of[0]
    if (name === "Record") return ["*", of[0], of[1]]
    if (name === "Partial") return ["partial", of[0]]
    if (name === "Omit") return ["omit", of[0], of[1]]
    if (name === "Extract" || name === "Exclude") return [name.toLowerCase(), of[0], of[1]]
    throw new Error(`"${name}<>" is not known`)
  }

  #object() {
    /** @type {Record<string, any>} */
    const fields = {}
    while (!this.#takes("}")) {
      this.#takes("readonly")
      if (this.#takes("[")) {
        this.#at += 2
        const key = this.type()
        this.#must("]")
        this.#must(":")
        fields["*"] = [key, this.type()]
      } else {
        const name = this.#tokens[this.#at++].replaceAll('"', "")
        const optional = this.#takes("?")
        this.#must(":")
        fields[optional ? `${name}?` : name] = this.type()
      }
      if (!this.#takes(";")) this.#takes(",")
    }
    return "*" in fields ? ["*", ...fields["*"]] : ["{}", fields]
  }
}
