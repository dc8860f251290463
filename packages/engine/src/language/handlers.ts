/** Handles one kind of node; takes a leading argument (the state), the node, and any further arguments. */
export type Handler<Node, Before, After extends readonly unknown[], Result> = (
  before: Before,
  node: Node,
  ...after: After
) => Result

/**
 * A handler for each member of a union, keyed by its `Kind` field; the compiler demands one for each new member. Call it through
 * `handlerOf`.
 */
export type Handlers<
  Node extends object,
  Kind extends keyof Node,
  Before,
  After extends readonly unknown[],
  Result,
> = {
  readonly [Name in Node[Kind] & string]: Handler<
    Extract<Node, Readonly<Record<Kind, Name>>>,
    Before,
    After,
    Result
  >
}

/**
 * The handler for this node, which has this name. The table's type guarantees that the handler takes nodes of its name, but the compiler
 * can't follow that; hence the only cast, here.
 */
export function handlerOf<Node, Name extends string, Before, After extends readonly unknown[], Result>(
  handlers: { readonly [N in Name]: Handler<never, Before, After, Result> },
  _node: Node,
  name: Name,
): Handler<Node, Before, After, Result> {
  return handlers[name] as Handler<Node, Before, After, Result>
}
