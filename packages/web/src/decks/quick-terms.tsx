import { typeIn } from "@apnap/words"
import { SymbolText } from "../card/mana.tsx"
import { useLanguage, useWords } from "../words/use-words.ts"
import { hasTerm, withTerm } from "./query-terms.ts"
import { search, useSearch } from "./search-store.ts"

const COLORS = ["W", "U", "B", "R", "G", "C"] as const
const TYPES = ["creature", "instant", "sorcery", "artifact", "enchantment", "planeswalker", "land"]
/** No color excludes every color. */
const COLORLESS = "c:c"
const colorTerm = (color: string) => `c:${color.toLowerCase()}`
const TYPE_TERMS = TYPES.map((type) => `t:${type}`)

/** Buttons for the terms that are asked most: colours, which must all hold, and a type. */
export function QuickTerms() {
  const t = useWords()
  const language = useLanguage()
  const { query } = useSearch()
  const excluded = (term: string) => (term === COLORLESS ? COLORS.map(colorTerm) : [COLORLESS])
  return (
    <fieldset className="quick-terms">
      <legend className="for-readers">{t("cards.quick")}</legend>
      {COLORS.map((color) => (
        <Term
          key={color}
          on={hasTerm(query, colorTerm(color))}
          label={t(`cards.colored.${color}`)}
          onPress={() => search.ask({ query: withTerm(query, colorTerm(color), excluded(colorTerm(color))) })}
        >
          <SymbolText text={`{${color}}`} />
        </Term>
      ))}
      {TYPES.map((type) => (
        <Term
          key={type}
          on={hasTerm(query, `t:${type}`)}
          onPress={() => search.ask({ query: withTerm(query, `t:${type}`, TYPE_TERMS) })}
        >
          {typeIn(type, language)}
        </Term>
      ))}
    </fieldset>
  )
}

function Term({
  on,
  label,
  onPress,
  children,
}: {
  on: boolean
  label?: string
  onPress: () => void
  children: React.ReactNode
}) {
  return (
    <button type="button" aria-pressed={on} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  )
}
