import { mapNodes } from "../discourse/nodes.ts"

/** Whether a matching node occurs anywhere in the data. */
export function someNode(value: unknown, is: (node: object) => boolean): boolean {
  let found = false
  mapNodes(value, (node) => {
    if (!found && is(node)) found = true
    return found ? node : undefined
  })
  return found
}
