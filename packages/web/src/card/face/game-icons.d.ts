/** Outlines of the icons in use, by name (`tools/game-icons.mjs`). */
declare module "virtual:game-icons" {
  const outlines: Readonly<Record<string, string>>
  export default outlines
}
