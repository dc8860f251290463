import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { objectOf } from "../../characteristics/query.ts"
import { some } from "../../language/visit.ts"
import type { Memory } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf, writePast } from "../../state/past.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"

/** Remembers an object under a linked ability's key (607). */
export function linkTo(s: State, source: ObjectId, key: string, id: ObjectId): void {
  if (definitionsContain(s, "maker")) linkHeirs(s, source, key, id)
  const now = s.objects[source]
  if (now === undefined) {
    const past = pastOf(s, source)
    if (past !== undefined)
      writePast(s, {
        ...past,
        object: { ...past.object, memory: linked(past.object.memory, key, id) },
      })
    return
  }
  edit(s, source).memory = linked(now.memory, key, id)
}

function linked(memory: Memory | null, key: string, id: ObjectId): Memory {
  return { ...memory, linked: { ...memory?.linked, [key]: [...(memory?.linked?.[key] ?? []), id] } }
}

/** The key under which an object remembers what its maker's linked ability with this key has found. */
export function makersKey(key: string): string {
  return `maker ${key}`
}

/** 607.1d: what an object made remembers of its maker, if its abilities refer to those of its maker. */
export function inheritance(s: State, abilities: unknown, maker: ObjectId): Memory | null {
  if (!definitionsContain(s, "maker")) return null
  if (!some(abilities, "sel", (node) => node.sel === "linked" && node.of === "maker")) return null
  const found = Object.entries(objectOf(s, maker)?.memory?.linked ?? {})
  return { maker, linked: Object.fromEntries(found.map(([key, ids]) => [makersKey(key), ids])) }
}

/** 607.1d: the maker may be gone when its heirs ask, so they remember with it. */
function linkHeirs(s: State, maker: ObjectId, key: string, id: ObjectId): void {
  for (const heir of [...s.battlefield, ...s.command]) {
    const { memory } = objectNow(s, heir)
    if (memory?.maker === maker) edit(s, heir).memory = linked(memory, makersKey(key), id)
  }
}
