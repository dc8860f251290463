/** Collects the values of an option that may be given several times. */
export function collect(value: string, list: string[]): string[] {
  return [...list, value]
}
