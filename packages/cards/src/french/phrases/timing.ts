import { french, passes } from "../say.ts"

passes("timing one")
// "Activate only …", "cast this spell only …": clauses after « que ».
french("timing", {
  "if {c:condition}": "si {c:stated}",
  "if {a:condition} or if {b:condition}": "si {a:stated} ou si {b:stated}",
  "{a:timing one} and only {b:timing one}": "{a} et que {b}",
  "during your turn": "pendant votre tour",
  "during your upkeep": "pendant votre entretien",
  "during your end step": "pendant votre étape de fin",
  "during your turn , before attackers are declared":
    "pendant votre tour , avant la déclaration des attaquants",
  "before attackers are declared": "avant la déclaration des attaquants",
  "before blockers are declared": "avant la déclaration des bloqueurs",
  "before the combat damage step": "avant l'étape des blessures de combat",
  "before the end of combat step": "avant l'étape de fin de combat",
  "during combat": "pendant le combat",
  "during combat on your turn": "pendant le combat de votre tour",
  "during combat on a opponent 's turn": "pendant le combat du tour d'un adversaire",
  "during combat before blockers are declared": "pendant le combat , avant la déclaration des bloqueurs",
  "during combat after blockers are declared": "pendant le combat , après la déclaration des bloqueurs",
  "during the declare attackers step": "pendant l'étape de déclaration des attaquants",
  "during the end of combat step": "pendant l'étape de fin de combat",
  "during the declare blockers step": "pendant l'étape de déclaration des bloqueurs",
  "during a opponent 's turn": "pendant le tour d'un adversaire",
  "during a opponent 's turn , before attackers are declared":
    "pendant le tour d'un adversaire , avant la déclaration des attaquants",
  "during a opponent 's upkeep": "pendant l'entretien d'un adversaire",
  "during any upkeep step": "pendant n'importe quelle étape d'entretien",
})
