import type { Entry, Thing } from "@apnap/words"

/** Cache size; when full, the cache is cleared. */
const MOST = 500

/** Interns the things in log entries: the same few recur again and again, so equal ones share one object to save memory. */
export class SharedThings {
  #known = new Map<string, Thing>()

  /** Replaces the entry's things by shared ones, in place. */
  share(entry: Entry): Entry {
    entry.who = this.#shared(entry.who)
    entry.object = this.#shared(entry.object)
    entry.other = this.#shared(entry.other)
    entry.source = this.#shared(entry.source)
    return entry
  }

  #shared(thing: Thing): Thing {
    const { is, name, you, gender, emblem, tag } = thing
    const key = `${is} ${you} ${gender} ${emblem} ${tag} ${name}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#known.size >= MOST) this.#known = new Map()
    this.#known.set(key, thing)
    return thing
  }
}
