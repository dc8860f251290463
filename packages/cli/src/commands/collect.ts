/** Collects the values of a repeatable option. */
export function collect(value: string, list: string[]): string[] {
  return [...list, value]
}
