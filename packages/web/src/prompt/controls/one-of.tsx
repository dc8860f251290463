/** Selects one item by index; -1 for nobody, if `nobody` is given. */
export function OneOf({
  label,
  names,
  nobody,
  value,
  onPick,
}: {
  label: string
  /** Must be distinct. */
  names: readonly string[]
  nobody?: string
  value: number
  onPick: (index: number) => void
}) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onPick(Number(target.value))}>
      {nobody === undefined ? null : <option value={-1}>{nobody}</option>}
      {names.map((name, i) => (
        <option key={name} value={i}>
          {name}
        </option>
      ))}
    </select>
  )
}
