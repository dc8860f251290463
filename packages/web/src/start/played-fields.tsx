import { useWords } from "../words/use-words.ts"
import {
  attacksOf,
  type Companion,
  companionsOf,
  mayDeploy,
  type Played,
  rangesOf,
  seatCounts,
  seatsOf,
  VARIANTS,
  type VariantName,
} from "./played-with.ts"

interface Fields {
  played: Played
  change: (part: Partial<Played>) => void
  /** Chooses another variant, or others beside it: decks and other settings may go with them. */
  onVariant: (variant: VariantName) => void
  onAlso: (also: readonly Companion[]) => void
}

/** The variant, the number of players, and the options of multiplayer games that go with it. */
export function PlayedFields(fields: Fields) {
  const t = useWords()
  const { played, onVariant } = fields
  return (
    <>
      <label>
        {t("start.variant")}
        <select value={played.variant} onChange={({ target }) => onVariant(target.value as VariantName)}>
          {VARIANTS.map((name) => (
            <option key={name} value={name}>
              {t(`variant.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <SeatCount {...fields} />
      <AttackChoice {...fields} />
      <RangeChoice {...fields} />
    </>
  )
}

function SeatCount({ played, change }: Fields) {
  const t = useWords()
  const counts = seatCounts(played)
  if (counts.length < 2) return null
  return (
    <label>
      {t("start.seats")}
      <select value={seatsOf(played)} onChange={({ target }) => change({ seats: Number(target.value) })}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
}

/** 802, 803 */
function AttackChoice({ played, change }: Fields) {
  const t = useWords()
  const attacks = attacksOf(played)
  if (attacks.length === 0) return null
  return (
    <label>
      {t("start.attack")}
      <select
        value={played.attack}
        onChange={({ target }) => change({ attack: target.value as Played["attack"] })}
      >
        {(["usual", ...attacks] as const).map((attack) => (
          <option key={attack} value={attack}>
            {t(`start.attacks.${attack}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** 801 */
function RangeChoice({ played, change }: Fields) {
  const t = useWords()
  const ranges = rangesOf(played)
  if (ranges.length === 0) return null
  return (
    <label>
      {t("start.range")}
      <select value={played.range} onChange={({ target }) => change({ range: Number(target.value) })}>
        <option value={0}>{t("start.attacks.usual")}</option>
        {ranges.map((count) => (
          <option key={count} value={count}>
            {t("start.rangeSeats", { count })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What is played beside the variant, each to be ticked. */
export function PlayedChecks({ played, change, onAlso }: Omit<Fields, "onVariant">) {
  const t = useWords()
  const { also } = played
  const tick = (name: Companion, on: boolean) =>
    onAlso(on ? [...also, name] : also.filter((one) => one !== name))
  return (
    <>
      <fieldset className="also">
        <legend>{t("start.also")}</legend>
        {companionsOf(played).map((name) => (
          <Check
            key={name}
            on={also.includes(name)}
            words={t(`variant.${name}`)}
            onChange={(on) => tick(name, on)}
          />
        ))}
      </fieldset>
      {mayDeploy(played) ? (
        <Check
          on={played.deployCreatures}
          words={t("start.deploy")}
          onChange={(deployCreatures) => change({ deployCreatures })}
        />
      ) : null}
      <Check on={played.ante} words={t("start.ante")} onChange={(ante) => change({ ante })} />
    </>
  )
}

/** A box to tick. */
export function Check({
  on,
  words,
  onChange,
}: {
  on: boolean
  words: string
  onChange: (on: boolean) => void
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  )
}
