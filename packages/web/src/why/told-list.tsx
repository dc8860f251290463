import type { ToldEvent } from "@apnap/session/protocol"
import { SymbolText } from "../card/mana.tsx"
import { RuleText } from "../log/rule-text.tsx"
import { useLanguage } from "../words/use-words.ts"

/** Event texts, each with its rule, under a heading; nothing if there are none. */
export function ToldList({ heading, events }: { heading: string; events: readonly ToldEvent[] }) {
  const language = useLanguage()
  if (events.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ol className="layers">
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one explanation never change places
          <li key={i} className="layer-step">
            <p>
              <SymbolText text={event.text[language]} />
            </p>
            <RuleText rule={event.rule} number={event.number} />
          </li>
        ))}
      </ol>
    </>
  )
}
