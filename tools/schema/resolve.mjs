// Resolves the types from `parse.mjs` into shapes without operators: `&`, Omit, Partial, Extract, Exclude and `(typeof X)[number]`.

/** @typedef {any} Raw */

/** Resolves types that refer to each other. */
export class Resolver {
  #types
  #lists

  /**
   * @param {Map<string, Raw>} types
   * @param {Map<string, string[]>} lists
   */
  constructor(types, lists) {
    this.#types = types
    this.#lists = lists
  }

  /**
   * The shape of a type. Throws an `Error` if it can't be resolved.
   * @param {Raw} raw
   * @returns {Raw}
   */
  shape(raw) {
    if (typeof raw === "string") return raw
    const [kind, a, b] = raw
    switch (kind) {
      case "=":
        return raw
      case "[]":
        return ["[]", this.shape(a)]
      case "()":
        return ["()", this.#all(a)]
      case "|":
        return union(this.#all(a))
      case "*":
        return ["*", this.shape(a), this.shape(b)]
      case "{}":
        return this.#object(a)
      case "at":
        return a[0] === "typeof" ? union(this.#words(a[1])) : this.shape(this.#field(a, b[1]))
      case "&":
        return this.#together(a, b)
      case "omit":
      case "partial":
        return this.#object(this.#fields(raw))
      case "extract":
      case "exclude":
        return union(
          this.#all(this.#options(a).filter((option) => this.#isLike(option, b) === (kind === "extract"))),
        )
    }
    throw new Error(`unknown kind ${kind}`)
  }

  /** @param {Raw[]} raws */
  #all(raws) {
    return raws.map((raw) => this.shape(raw))
  }

  /** @param {Record<string, Raw>} fields */
  #object(fields) {
    return ["{}", Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, this.shape(value)]))]
  }

  /** @param {Raw} raw @param {string} name */
  #field(raw, name) {
    const fields = this.#fields(raw)
    return fields[name] ?? fields[`${name}?`]
  }

  /** @param {string} list */
  #words(list) {
    const found = this.#lists.get(list)
    if (found === undefined) throw new Error(`no list is called ${list}`)
    return found.map((word) => ["=", word])
  }

  /** @param {Raw} a @param {Raw} b */
  #together(a, b) {
    // `string & {}` is a string for which editors still offer completions.
    if (a === "string") return "string"
    const pairs = this.#options(a).flatMap((left) => this.#options(b).map((right) => [left, right]))
    return union(
      pairs.map(([left, right]) => this.#object({ ...this.#fields(left), ...this.#fields(right) })),
    )
  }

  /** @param {Raw} raw @returns {Raw[]} */
  #options(raw) {
    if (typeof raw === "string") {
      const known = this.#types.get(raw)
      return known === undefined ? [raw] : this.#options(known)
    }
    if (raw[0] === "|") return raw[1].flatMap((/** @type {Raw} */ option) => this.#options(option))
    return raw[0] === "at" && raw[1][0] === "typeof" ? this.#words(raw[1][1]) : [raw]
  }

  /** @param {Raw} raw @returns {Record<string, Raw>} */
  #fields(raw) {
    if (typeof raw === "string") {
      const known = this.#types.get(raw)
      if (known === undefined) throw new Error(`no type is called ${raw}`)
      return this.#fields(known)
    }
    const [kind, a, b] = raw
    if (kind === "{}") return a
    if (kind === "&") return { ...this.#fields(a), ...this.#fields(b) }
    const own = Object.entries(kind === "partial" || kind === "omit" ? this.#fields(a) : {})
    if (kind === "partial")
      return Object.fromEntries(own.map(([key, value]) => [key.replace(/\??$/, "?"), value]))
    if (kind === "omit") {
      const gone = new Set(this.#options(b).map(([, word]) => word))
      return Object.fromEntries(own.filter(([key]) => !gone.has(key.replace(/\?$/, ""))))
    }
    if (kind !== "extract") throw new Error(`${kind} has no fields`)
    const like = this.#options(a).filter((option) => this.#isLike(option, b))
    return Object.assign({}, ...like.map((option) => this.#fields(option)))
  }

  /** Whether an option of a union has the words that a pattern asks for. @param {Raw} option @param {Raw} pattern */
  #isLike(option, pattern) {
    return this.#options(pattern).some((wanted) =>
      wanted[0] === "="
        ? option[0] === "=" && option[1] === wanted[1]
        : this.#hasWords(option, this.#fields(wanted)),
    )
  }

  /** @param {Raw} option @param {Record<string, Raw>} fields */
  #hasWords(option, fields) {
    const own = this.#fields(option)
    return Object.entries(fields).every(([key, value]) => {
      const allowed = new Set(this.#options(value).map(([, word]) => word))
      return own[key] !== undefined && own[key][0] === "=" && allowed.has(own[key][1])
    })
  }
}

/** @param {Raw[]} options @returns {Raw} */
function union(options) {
  const flat = options.flatMap((option) => (option[0] === "|" ? option[1] : [option]))
  return flat.length === 1 ? flat[0] : ["|", flat]
}
