import type { GameChoice } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { LEVELS } from "./offer.ts"

/** Chooses the computer's level. */
export function LevelPicker({
  level,
  onLevel,
}: {
  level: GameChoice["level"]
  onLevel: (level: GameChoice["level"]) => void
}) {
  const t = useWords()
  return (
    <fieldset className="levels">
      <legend>{t("start.level")}</legend>
      {LEVELS.map((each) => (
        <label key={each} className="level">
          <input
            type="radio"
            name="level"
            value={each}
            checked={each === level}
            onChange={() => onLevel(each)}
          />
          <b>{t(`level.${each}`)}</b>
          <small>{t(`level.${each}Hint`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
