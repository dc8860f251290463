import { french } from "../../say.ts"

// Copies of spells, abilities and cards, and their new targets (707.10–12).

french("clause", {
  "copy {what:object} . you may cast the copy": "<copier> {what} . Vous pouvez lancer la copie",
  "{who:player} copies {what:object} . each of those players may choose new targets for their copy":
    "{who!} <copier> {what} . Chacun de ces joueurs peut choisir de nouvelles cibles pour sa copie",
  "{who:player} may copy {what:object} and may choose new targets for the copy they control":
    "{who!} <pouvoir> <copier:infinitive> {what} et choisir de nouvelles cibles pour la copie qu'il contrôle",
})
french("does", {
  "copy|copies {what:object} for each {t:plain thing} {c:could target} . {d:different one}":
    "<copier> {what} pour chaque {t} que ce sort ou cette capacité pourrait cibler . Chaque copie cible une de ces créatures différente",
  "choose new targets for any number of other spells {a:and or} abilities":
    "<choisir> de nouvelles cibles pour n'importe quel nombre d'autres sorts ou capacités",
})
french("clause", {
  "copy {what:object} . you may cast up to {n:number} of the copies {free:for free}":
    "<copier> {what} . Vous pouvez lancer jusque à {n} des copies {free}",
})
for (const words of [
  "copy {what:object} . you may cast the copy",
  "copy {what:object} and you may cast the copy",
  "you may copy {what:object} . if you do , you may cast the copy",
])
  french("clause", {
    [`${words} without paying its mana cost`]:
      "<copier> {what} . Vous pouvez lancer la copie sans payer son coût de mana",
  })
