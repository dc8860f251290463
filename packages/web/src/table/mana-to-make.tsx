import { Cost } from "../card/mana.tsx"
import { symbolsOf } from "../card/symbols.ts"
import { useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

/** More symbols of a kind than this are told as a number. */
const MOST_ALIKE = 2

function inGroups(mana: string): [string, number][] {
  const groups = new Map<string, number>()
  for (const symbol of symbolsOf(mana)) groups.set(`{${symbol}}`, (groups.get(`{${symbol}}`) ?? 0) + 1)
  return [...groups]
}

/** The mana that the person's untapped permanents could make, as symbols: there is no room for words. Its place stays while they aren't asked. */
export function ManaToMake() {
  const t = useWords()
  const mana = useStore((s) => s.table?.prompt?.mana ?? "")
  return (
    <div className="to-make" title={t("table.toMake")}>
      {mana === "" ? null : (
        <>
          <span className="for-readers">{t("table.toMake")}</span>
          {inGroups(mana).map(([symbol, count]) => (
            <span key={symbol}>
              <Cost cost={symbol.repeat(count > MOST_ALIKE ? 1 : count)} />
              {count > MOST_ALIKE ? ` ×${count}` : ""}
            </span>
          ))}
        </>
      )}
    </div>
  )
}
