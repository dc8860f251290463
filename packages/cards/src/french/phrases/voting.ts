import { french, frenchOf, passes } from "../say.ts"

// Votes (701.38). The words voted for stay in English.

french("clause", {
  "starting with you , each player votes for {l:vote words}":
    "en commençant par vous , chaque joueur vote pour {l}",
  "starting with you , each player votes for a {t:voted thing}":
    "en commençant par vous , chaque joueur vote pour {t:un}",
})
passes("voted thing")
for (const symbol of ["vote words", "vote word"])
  frenchOf(symbol, ({ parts }) => ({ words: parts.map((word) => (word === "or" ? "ou" : String(word))) }))
french("each", { "{w:vote word} vote": "vote pour {w}" })
french("quantity", { "the number of {w:vote word} votes": "le nombre de votes pour {w}" })
french("condition", {
  "{w:vote word} gets more votes": "{w} obtient le plus de votes",
  "{w:vote word} gets more votes or the vote is tied":
    "{w} obtient le plus de votes ou si le vote est à égalité",
})
french("object", {
  "each permanent with the most votes or tied for most votes":
    "chaque permanent ayant obtenu le plus de votes ou à égalité",
})
