/** What precedes a name in a list: a count, or an XML attribute. */
const BEFORE = /(?<=^\s*(?:SB:\s*)?\d+x?\s+|\bname=["'])/.source
/** What may follow it: a set, a category, a mark. */
const AFTER = /(?=\s*(?:$|[([*#^"']))/.source

/** Whether a line of a deck list names that card. */
export function names(list: string, card: string): boolean {
  return entries(card).test(list)
}

/** A deck list with one name replaced in all lines; the rest of each line is preserved. */
export function withName(list: string, wrong: string, right: string): string {
  return list.replaceAll(entries(wrong), () => right)
}

function entries(name: string): RegExp {
  return new RegExp(`${BEFORE}${spellings(name)}${AFTER}`, "gim")
}

/** A pattern for all spellings that are read as this name. */
function spellings(name: string): string {
  return name
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll(/\s*\/\/\s*/g, "\\s*//?\\s*")
    .replaceAll("'", "(?:['’]|&apos;)")
}
