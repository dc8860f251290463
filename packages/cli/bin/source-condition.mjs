// A module hook that does what `node --conditions=@apnap/source` does, without starting a second process.
/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, { ...context, conditions: ["@apnap/source", ...context.conditions] })
}
