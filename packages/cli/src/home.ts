/** The folder of this package, which is the parent of `src` as of `dist`. */
export const HOME = new URL("..", import.meta.url)
