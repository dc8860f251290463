import type { Entry, Thing } from "@apnap/words"

/** So many are remembered; then it begins anew. */
const MOST = 500

/** Entries of a log name the same few things again and again: equal ones are one object, which takes a fraction of the memory. */
export class SharedThings {
  #known = new Map<string, Thing>()

  /** The entry with things that others have too; it is changed. */
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
