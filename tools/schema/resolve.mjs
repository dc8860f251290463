// Turns what `parse.mjs` read into shapes without operators: `&`, Omit, Partial, Extract, Exclude and `(typeof X)[number]`.

/** @typedef {any} Raw */

/**
 * @param {Map<string, Raw>} types
 * @param {Map<string, string[]>} lists
 */
export function resolver(types, lists) {
  /** @param {Raw} raw @returns {Raw} */
  const shape = (raw) => {
    if (typeof raw === "string") return raw
    const [kind, a, b] = raw
    switch (kind) {
      case "=":
        return raw
      case "[]":
        return ["[]", shape(a)]
      case "()":
        return ["()", a.map(shape)]
      case "|":
        return union(a.map(shape))
      case "*":
        return ["*", shape(a), shape(b)]
      case "{}":
        return ["{}", Object.fromEntries(Object.entries(a).map(([key, value]) => [key, shape(value)]))]
      case "at":
        return a[0] === "typeof" ? union(words(a[1])) : shape(fieldsOf(a)[b[1]] ?? fieldsOf(a)[`${b[1]}?`])
      case "&":
        return together(raw)
      case "omit":
      case "partial":
        return [
          "{}",
          Object.fromEntries(Object.entries(fieldsOf(raw)).map(([key, value]) => [key, shape(value)])),
        ]
      case "extract":
        return union(
          optionsOf(a)
            .filter((option) => isLike(option, b))
            .map(shape),
        )
      case "exclude":
        return union(
          optionsOf(a)
            .filter((option) => !isLike(option, b))
            .map(shape),
        )
    }
    throw new Error(`unknown kind ${kind}`)
  }

  /** @param {string} list */
  const words = (list) => {
    const found = lists.get(list)
    if (found === undefined) throw new Error(`no list is called ${list}`)
    return found.map((word) => ["=", word])
  }

  /** @param {Raw} raw */
  const together = ([, a, b]) => {
    // `string & {}` is a string that editors complete.
    if (a === "string") return "string"
    const parts = [optionsOf(a), optionsOf(b)]
    const all = parts[0].flatMap((/** @type {Raw} */ left) =>
      parts[1].map((/** @type {Raw} */ right) => shape(["{}", { ...fieldsOf(left), ...fieldsOf(right) }])),
    )
    return union(all)
  }

  /** @param {Raw} raw @returns {Raw[]} */
  const optionsOf = (raw) => {
    if (typeof raw === "string") {
      const known = types.get(raw)
      return known === undefined ? [raw] : optionsOf(known)
    }
    if (raw[0] === "|") return raw[1].flatMap(optionsOf)
    if (raw[0] === "at" && raw[1][0] === "typeof") return words(raw[1][1])
    return [raw]
  }

  /** @param {Raw} raw @returns {Record<string, Raw>} */
  const fieldsOf = (raw) => {
    if (typeof raw === "string") {
      const known = types.get(raw)
      if (known === undefined) throw new Error(`no type is called ${raw}`)
      return fieldsOf(known)
    }
    const [kind, a, b] = raw
    if (kind === "{}") return a
    if (kind === "&") return { ...fieldsOf(a), ...fieldsOf(b) }
    if (kind === "partial")
      return Object.fromEntries(
        Object.entries(fieldsOf(a)).map(([key, value]) => [key.replace(/\??$/, "?"), value]),
      )
    if (kind === "omit") {
      const gone = new Set(optionsOf(b).map(([, word]) => word))
      return Object.fromEntries(
        Object.entries(fieldsOf(a)).filter(([key]) => !gone.has(key.replace(/\?$/, ""))),
      )
    }
    if (kind === "extract")
      return Object.assign(
        {},
        ...optionsOf(a)
          .filter((option) => isLike(option, b))
          .map(fieldsOf),
      )
    throw new Error(`${kind} has no fields`)
  }

  /** Whether an option of a union has the words that a pattern asks for. @param {Raw} option @param {Raw} pattern */
  const isLike = (option, pattern) =>
    optionsOf(pattern).some((/** @type {Raw} */ wanted) =>
      wanted[0] === "="
        ? option[0] === "=" && option[1] === wanted[1]
        : Object.entries(fieldsOf(wanted)).every(([key, value]) => {
            const allowed = new Set(optionsOf(value).map(([, word]) => word))
            const has = fieldsOf(option)[key]
            return has !== undefined && has[0] === "=" && allowed.has(has[1])
          }),
    )

  return shape
}

/** @param {Raw[]} options @returns {Raw} */
function union(options) {
  const flat = options.flatMap((option) => (option[0] === "|" ? option[1] : [option]))
  return flat.length === 1 ? flat[0] : ["|", flat]
}
