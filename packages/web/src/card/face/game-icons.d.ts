/** The outlines of the icons that are drawn, by name (`tools/game-icons.mjs`). */
declare module "virtual:game-icons" {
  const outlines: Readonly<Record<string, string>>
  export default outlines
}
