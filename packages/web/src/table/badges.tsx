import { GLYPHS } from "../card/glyph.ts"
import type { SeenCard } from "../worker/protocol.ts"

/** What a card bears on the table: its part in combat, abilities that matter there, counters, damage, and how many lie in the pile. */
export function Badges({ card, count }: { card: SeenCard; count: number }) {
  const onField = card.zone === "battlefield"
  const signs = onField && card.types.includes("creature") ? signsOf(card) : []
  return (
    <>
      {card.tapped ? <i className="glyph tap-sign">{GLYPHS.T}</i> : null}
      {signs.length === 0 ? null : (
        <span className="signs">
          {signs.map((sign) => (
            <i key={sign} className={`glyph sign-${sign}`}>
              {GLYPHS[sign]}
            </i>
          ))}
        </span>
      )}
      <span className="badges">
        {Object.entries(card.counters).map(([kind, n]) => (
          <span key={kind} className="badge counter">
            {kind === "+1/+1" || kind === "-1/-1" ? `${n}×${kind}` : `${n} ${kind}`}
          </span>
        ))}
        {card.damage > 0 ? <span className="badge damage">−{card.damage}</span> : null}
        {count > 1 ? <span className="badge count">×{count}</span> : null}
      </span>
    </>
  )
}

function signsOf(card: SeenCard): string[] {
  const sick = card.sick && !card.keywords.includes("haste")
  return [
    card.attacking !== 0 ? "attacking" : "",
    card.blocking.length > 0 ? "blocking" : "",
    sick ? "sick" : "",
    ...card.keywords.filter((keyword) => Object.hasOwn(GLYPHS, keyword)),
  ].filter((sign) => sign !== "")
}
