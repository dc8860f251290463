import { french } from "../../say.ts"

// Coins and dice (705, 706).

french("clause", {
  "flip a coin . if you lose the flip , {l:sentence} . if you win the flip , {w:sentence}":
    "<jouer> à pile ou face . Si vous perdez , {l:command} . Si vous gagnez , {w:command}",
  "flip a coin . if you win the flip , {w:sentence}": "<jouer> à pile ou face . Si vous gagnez , {w:command}",
  "flip a coin . if you lose the flip , {l:sentence}":
    "<jouer> à pile ou face . Si vous perdez , {l:command}",
  "flip a coin . if you win the flip , {w:sentence} . if you lose the flip , {l:sentence}":
    "<jouer> à pile ou face . Si vous gagnez , {w:command} . Si vous perdez , {l:command}",
})
french("does", {
  "roll(s) a six-sided die": "<lancer> un dé à six faces",
  "roll(s) a {d:die}": "<lancer> un {d}",
  "roll(s) a {d:die} . {t:die table}": "<lancer> un {d} . {t}",
})
french("die", {
  d4: "d4",
  d6: "d6",
  d8: "d8",
  d10: "d10",
  d12: "d12",
  d20: "d20",
})
