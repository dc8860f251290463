/** Splits a text at its symbols: "{T}: Add {G}." becomes "{T}", ": Add ", "{G}", ".". */
export function piecesOf(text: string): string[] {
  return text.split(/(\{[^}]+\})/).filter((piece) => piece !== "")
}

/** The symbols of a cost, without braces. */
export function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].map((match) => match[1])
}
