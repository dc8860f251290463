import { french } from "../../say.ts"

// Turns, phases and steps that are added, skipped or ended, and the end of the game.

french("clause", {
  "after this main phase , there are {n:number} additional combat phases":
    "après cette phase principale , il y a {n} phases de combat supplémentaires",
  "after this phase , there is a additional combat phase":
    "il y a une phase de combat supplémentaire après cette phase",
  "after this phase , there is a additional combat phase followed by a additional main phase":
    "il y a une phase de combat supplémentaire suivie d'une phase principale supplémentaire après cette phase",
})
french("does", {
  "take(s) {n:number} extra turns after this one": "<jouer> {n} tours supplémentaires après celui-ci",
  "take(s) a extra turn after this one . at the beginning of that turn 's end step , you lose the game":
    "<jouer> un tour supplémentaire après celui-ci . Au début de l'étape de fin de ce tour , vous perdez la partie",
  "take(s) a extra turn after this one": "<jouer> un tour supplémentaire après celui-ci",
  "skip(s) {o:owners} next turn": "<passer> {son~prochain tour}",
  "skip(s) {o:owners} next untap step": "<passer> {son~prochaine étape de dégagement}",
  "skip(s) {o:owners} next combat phase": "<passer> {son~prochaine phase de combat}",
  "skip(s) {o:owners} next draw step": "<passer> {son~prochaine étape de pioche}",
})
french("clause", {
  "end the turn": "finissez le tour",
  "the game is a draw": "la partie est nulle",
})
