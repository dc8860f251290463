/** A list of which one is chosen by its index; -1 for nobody, where that is offered by a word. */
export function OneOf({
  label,
  names,
  nobody,
  value,
  onPick,
}: {
  label: string
  /** No two of them are equal. */
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
