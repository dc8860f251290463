/** What is done for one kind of node: with something before it (the state), the node, and what else is needed. */
export type Handler<Node, Before, After extends readonly unknown[], Result> = (
  before: Before,
  node: Node,
  ...after: After
) => Result

/**
 * A handler for each member of a union, under the name that the field `Kind` holds. The compiler asks for that of a new member. Such a table is
 * called through `handlerOf`.
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
 * The handler for this node, which has this name. That a node under a name is the one that the handler there takes is known from the type of the
 * table, but the compiler cannot follow it: here alone it is told so.
 */
export function handlerOf<Node, Name extends string, Before, After extends readonly unknown[], Result>(
  handlers: { readonly [N in Name]: Handler<never, Before, After, Result> },
  _node: Node,
  name: Name,
): Handler<Node, Before, After, Result> {
  return handlers[name] as Handler<Node, Before, After, Result>
}
