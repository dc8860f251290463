import { GLYPHS } from "../../card/glyph.ts"
import { useWords } from "../../words/use-words.ts"
import { useTouch } from "../object/touch.ts"
import { Dialog } from "./dialog.tsx"

/** The table's keyboard shortcuts (`keys.ts`), with their actions. */
const KEYS = [
  ["c", "primary"],
  ["e", "endTurn"],
  ["r", "resolveAll"],
  ["f", "fullControl"],
  ["m", "sound"],
  ["u", "undo"],
  ["h", "hand"],
  ["?", "why"],
  ["← ↑ → ↓", "move"],
  ["Enter", "use"],
  ["Esc", "close"],
] as const

/** The marks on a card's edge. */
const EDGES = ["usable", "mana", "open", "chosen"] as const

/** The signs on creatures (`badges.tsx`). */
const SIGNS = [
  "attacking",
  "blocking",
  "sick",
  "deathtouch",
  "defender",
  "doubleStrike",
  "firstStrike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "trample",
  "vigilance",
] as const

/** How to use cards, and the meaning of the table's edges, signs and keys; keys only if there is likely a keyboard. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const touch = useTouch()
  return (
    <Dialog title={t("help.title")} onClose={onClose} className="help">
      <p>{touch ? t("help.howTouched") : t("help.how")}</p>
      <h3>{t("help.edges")}</h3>
      <dl>
        {EDGES.map((edge) => (
          <div key={edge}>
            <dt>
              <span className={`edge mark-${edge}`} />
            </dt>
            <dd>{t(`help.edge.${edge}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("help.signs")}</h3>
      <dl className="signs">
        {SIGNS.map((sign) => (
          <div key={sign}>
            <dt>
              <i className={`glyph sign-${sign}`} aria-hidden="true">
                {GLYPHS[sign]}
              </i>
            </dt>
            <dd>{t(`help.sign.${sign}`)}</dd>
          </div>
        ))}
      </dl>
      {touch ? null : <Keys />}
      <p className="hint">{t("help.credits")}</p>
    </Dialog>
  )
}

function Keys() {
  const t = useWords()
  return (
    <>
      <h3>{t("help.keys")}</h3>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help.key.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
