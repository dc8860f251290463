import { french } from "../../say.ts"

// Whose turn it is, and which phase; day and night; who won a flip.

french("condition", {
  "it's your turn": "ce <être> votre tour",
  "it isn't your main phase": "ce ne <être> pas votre phase principale",
  "it's your main phase": "ce <être> votre phase principale",
  "it's the first combat phase of the turn": "ce <être> la première phase de combat du tour",
  "it's the first combat phase of your turn": "ce <être> la première phase de combat de votre tour",
  "it's neither day nor night": "il ne <faire> ni jour ni nuit",
  "it isn't your turn": "ce ne <être> pas votre tour",
  "it's {w:whose} turn": "ce <être> {w~tour}",
  "it's not {w:whose} turn": "ce ne <être> pas {w~tour}",
  "you win": "vous gagnez",
})
