import { partIn } from "../../filling.ts"
import { french, passes, sayAs } from "../../say.ts"

// Damage dealt to something else instead (614.9).

passes("spared", "struck")
french("spared", {
  "{f:plain things}": "{f:le}",
  "you and {f:plain things}": "vous et {f:le}",
  "~ and/or you": "{~} et/ou vous",
})
french("struck", { "that source 's controller": "le contrôleur de cette source" })

const INSTEAD = "is dealt to {to:struck} instead"
const SAID = "sont infligées à {to} à la place"
const THAT = ", that damage is dealt to {to:struck} instead"
const THESE = ", ces blessures sont infligées à {to} à la place"
const SHIELD = "the next {n:number} damage that would be dealt"
french("does", {
  [`${SHIELD} to {from:recipient} this turn is dealt to {to:recipient} instead`]: (part, setting) =>
    sayAs(
      partIn(part, "n")?.value === 1
        ? "la prochaine blessure qui devrait {from:à être infligée} ce tour-ci est infligée à {to} à la place"
        : "les {n} prochaines blessures qui devraient {from:à être infligées} ce tour-ci sont infligées à {to} à la place",
      part,
      setting,
    ),
  [`the next time damage would be dealt to {from:spared} this turn ${THAT}`]: `la prochaine fois que des blessures devraient {from:à être infligées} ce tour-ci ${THESE}`,
})
const SOURCES = [
  ["a source of your choice", "une source de votre choix"],
  ["a {c:source thing} of your choice", "{c:un} de votre choix"],
  ["{by:object}", "{by}"],
  ["{s:dealers}", "{s:le}"],
] as const
for (const [english, said] of [
  ["damage", "toutes les blessures"],
  ["combat damage", "toutes les blessures de combat"],
]) {
  const all = `all ${english} that would be dealt`
  const would = `${said} qui devraient {from:à être infligées}`
  french("does", {
    [`${all} to {from:spared} this turn ${INSTEAD}`]: `${would} ce tour-ci ${SAID}`,
    [`{d:duration} , ${all} to {from:spared} ${INSTEAD}`]: `{d} , ${would} ${SAID}`,
  })
  for (const [dealer, source] of SOURCES)
    french("does", {
      [`${all} to {from:spared} this turn by ${dealer} ${INSTEAD}`]: `${would} ce tour-ci par ${source} ${SAID}`,
      [`${all} this turn by ${dealer} ${INSTEAD}`]: `${said} qui devraient être infligées ce tour-ci par ${source} ${SAID}`,
    })
  const toYou = `${said} qui devraient vous être infligées`
  const struck = "is dealt to {w:simple object} instead"
  french("static", {
    [`${all} to you ${struck}`]: `${toYou} sont infligées à {w} à la place`,
    [`${all} to you by {s:dealers} ${struck}`]: `${toYou} par {s:le} sont infligées à {w} à la place`,
    [`${all} to {f:subject} is dealt to its controller instead`]: `${said} qui devraient {f:à être infligées} sont infligées à son contrôleur à la place`,
    [`${all} to {f:subject} ${struck}`]: `${said} qui devraient {f:à être infligées} sont infligées à {w} à la place`,
    [`${all} to you and {f:plain things} ${struck}`]: `${said} qui devraient être infligées à vous et à {f:le} sont infligées à {w} à la place`,
  })
}
for (const [dealer, source] of SOURCES.slice(0, 2))
  french("does", {
    [`the next time ${dealer} would deal damage to {from:spared} this turn ${THAT}`]: `la prochaine fois que ${source} devrait {from:à infliger des blessures} ce tour-ci ${THESE}`,
    [`the next time ${dealer} would deal damage this turn ${THAT}`]: `la prochaine fois que ${source} devrait infliger des blessures ce tour-ci ${THESE}`,
  })
