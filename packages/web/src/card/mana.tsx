import { glyphOf } from "./glyph.ts"
import { piecesOf, symbolsOf } from "./symbols.ts"

function ManaSymbol({ symbol }: { symbol: string }) {
  const halves = symbol.split("/")
  if (halves.length > 2 && halves.at(-1) !== "P") return <i className="mana mana-any" aria-hidden="true" />
  if (halves.length > 1) {
    const [a, b] = halves
    const phyrexian = halves.at(-1) === "P"
    return (
      <i className={`mana mana-split mana-${a} to-${phyrexian ? a : b}`} aria-hidden="true">
        <b>{glyphOf(phyrexian ? "P" : a) ?? a}</b>
        {phyrexian ? null : <b>{glyphOf(b) ?? b}</b>}
      </i>
    )
  }
  const glyph = glyphOf(symbol)
  return (
    <i className={`mana mana-${symbol} ${glyph === undefined ? "mana-plain" : ""}`} aria-hidden="true">
      {glyph ?? symbol}
    </i>
  )
}

/** A mana cost as symbols, read aloud as its letters. */
export function Cost({ cost }: { cost: string }) {
  const symbols = symbolsOf(cost)
  if (symbols.length === 0) return null
  return (
    <span className="cost" role="img" aria-label={symbols.join(" ")}>
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols have no other identity than their place
        <ManaSymbol key={i} symbol={symbol} />
      ))}
    </span>
  )
}

/** A text with its symbols drawn. */
export function SymbolText({ text }: { text: string }) {
  return (
    <>
      {piecesOf(text).map((piece, i) =>
        piece.startsWith("{") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
          <span key={i} role="img" aria-label={piece.slice(1, -1)}>
            <ManaSymbol symbol={piece.slice(1, -1)} />
          </span>
        ) : (
          piece
        ),
      )}
    </>
  )
}
