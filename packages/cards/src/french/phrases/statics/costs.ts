import { french, frenchOf } from "../../say.ts"

// What spells and abilities cost, and other costs that may be paid.

french("static", {
  "if {k:condition} , you may cast ~ without paying its mana cost":
    "si {k:stated} , vous pouvez lancer {~} sans payer son coût de mana",
  "each {s:spell thing} you cast costs {m:mana} less to cast for each {n:each}":
    "chaque {s} que vous lancez coûte {m} de moins à lancer pour chaque {n}",
  "as a additional cost to cast ~ , {c:costs}":
    "en tant que coût supplémentaire pour lancer ce sort , {c:priced}",
  "as a additional cost to cast ~ , {a:cost} or {b:costs}":
    "en tant que coût supplémentaire pour lancer ce sort , {a:priced} ou {b:priced}",
  "if {k:condition} , you may {c:costs} rather than pay ~ 's mana cost":
    "si {k:stated} , vous pouvez {c:paid} plutôt que de payer le coût de mana de ce sort",
  "you may {c:costs} rather than pay ~ 's mana cost":
    "vous pouvez {c:paid} plutôt que de payer le coût de mana de ce sort",
  "the first spell you cast each turn costs {m:mana} less to cast":
    "le premier sort que vous lancez à chaque tour coûte {m} de moins à lancer",
  "the second spell you cast each turn costs {m:mana} less to cast":
    "le deuxième sort que vous lancez à chaque tour coûte {m} de moins à lancer",
  "{s:spell things} you cast cost {m:mana} less to cast":
    "{s:le} que vous lancez coûtent {m} de moins à lancer",
  "{s:spell things} you cast cost {m:mana} less to cast . this effect reduces only the amount of colored mana you pay":
    "{s:le} que vous lancez coûtent {m} de moins à lancer . Cet effet ne réduit que la quantité de mana coloré que vous payez",
  "{s:spell things} you cast cost {m:mana} less to cast for each {n:each}":
    "{s:le} que vous lancez coûtent {m} de moins à lancer pour chaque {n}",
  "{s:spell things} cost {m:mana} more to cast": "{s:le} coûtent {m} de plus à lancer",
  "{s:spell things} your opponents cast cost {m:mana} more to cast":
    "{s:le} que vos adversaires lancent coûtent {m} de plus à lancer",
  "{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} more to cast":
    "{s:le} que vos adversaires lancent et qui ciblent {t} coûtent {m} de plus à lancer",
  "{s:spell things} you cast that target {t:cost target} cost {m:mana} less to cast":
    "{s:le} que vous lancez et qui ciblent {t} coûtent {m} de moins à lancer",
  "the first {s:spell thing} you cast each turn costs {m:mana} less to cast":
    "le premier {s} que vous lancez à chaque tour coûte {m} de moins à lancer",
  "~ cost(s) {m:mana} less to cast": "ce sort coûte {m} de moins à lancer",
  "~ cost(s) {m:mana} less to cast for each {n:each}": "ce sort coûte {m} de moins à lancer pour chaque {n}",
  "~ cost(s) {m:mana} less to cast if it targets a {t:plain thing}":
    "ce sort coûte {m} de moins à lancer s'il cible {t:un}",
  "~ cost(s) {x} less to cast , where x is {n:quantity}": "ce sort coûte {X} de moins à lancer , X étant {n}",
  "~ cost(s) {m:mana} more to cast for each target beyond the first":
    "ce sort coûte {m} de plus à lancer pour chaque cible au-delà de la première",
  "{s:spell things} that target {t:cost target} cost {m:mana} more to cast":
    "{s:le} qui ciblent {t} coûtent {m} de plus à lancer",
  "you may cast ~ as though it had flash if you pay {m:mana cost} more to cast it":
    "vous pouvez lancer ce sort comme s'il avait le flash si vous payez {m} de plus pour le lancer",
  "the top card of your library has plot . the plot cost is equal to {i:own mana cost} mana cost":
    "la carte du dessus de votre bibliothèque a le complot . Le coût de complot est égal à son coût de mana",
  "any player may cast {s:spell things} without paying their mana costs and as though they had flash":
    "n'importe quel joueur peut lancer {s:le} sans payer leur coût de mana et comme s'ils avaient le flash",
  "each {t:flashback cards} has flashback . the flashback cost is equal to its mana cost":
    "{t!:chaque} <avoir> le flashback . Le coût de flashback est égal à son coût de mana",
  "you may cast {s:spell things} by {g:gerunds} rather than paying their mana costs":
    "vous pouvez lancer {s:un} {g} plutôt que de payer leur coût de mana",
  "you may cast {s:spell things} by {g:gerunds} rather than paying their mana costs . if you cast a spell this way , you may cast it as though it had flash":
    "vous pouvez lancer {s:un} {g} plutôt que de payer leur coût de mana . Si vous lancez un sort de cette manière , vous pouvez le lancer comme s'il avait le flash",
  "you may cast {s:spell things} from your hand without paying their mana costs":
    "vous pouvez lancer {s:un} depuis votre main sans payer leur coût de mana",
  "activated abilities cost {m:mana} more to activate unless they're mana abilities":
    "les capacités activées coûtent {m} de plus à activer à moins que ce ne soient des capacités de mana",
  "{t:plain things} 's|' loyalty abilities you activate cost a additional [ {n:loyalty change} ] to activate":
    "les capacités de loyauté {t:de} que vous activez coûtent {n} de plus à activer",
  "loyalty abilities of {t:plain things} cost {m:mana} more to activate":
    "les capacités de loyauté {t:de} coûtent {m} de plus à activer",
  "loyalty abilities of {t:plain things} you activate cost {m:mana} more to activate":
    "les capacités de loyauté {t:de} que vous activez coûtent {m} de plus à activer",
  "activated abilities of {t:plain things} cost {m:mana} more to activate":
    "les capacités activées de {t} coûtent {m} de plus à activer",
  "activated abilities of {t:plain things} cost {m:mana} less to activate":
    "les capacités activées de {t} coûtent {m} de moins à activer",
  "abilities you activate {x:no mana abilities} cost {m:mana} less to activate":
    "les capacités que vous activez qui ne sont pas des capacités de mana coûtent {m} de moins à activer",
  "activated abilities of {t:plain things} cost {m:mana} less to activate . this effect can't reduce the mana in that cost to less than one mana":
    "les capacités activées de {t} coûtent {m} de moins à activer . Cet effet ne peut pas réduire le mana de ce coût à moins d'un mana",
  "abilities you activate {x:no mana abilities} cost {m:mana} less to activate . this effect can't reduce the mana in that cost to less than one mana":
    "les capacités que vous activez qui ne sont pas des capacités de mana coûtent {m} de moins à activer . Cet effet ne peut pas réduire le mana de ce coût à moins d'un mana",
  "{k:ability keyword} abilities you activate cost {m:mana} less to activate":
    "les capacités {k} que vous activez coûtent {m} de moins à activer",
  "{k:ability keyword} abilities you activate that target {t:cost target} cost {m:mana} less to activate":
    "les capacités {k} que vous activez et qui ciblent {t} coûtent {m} de moins à activer",
  "~ 's {k:ability keyword} ability costs {m:mana} less to activate if it targets a {t:plain thing}":
    "la capacité {k} de {~} coûte {m} de moins à activer si elle cible {t:un}",
  "{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} less to cast":
    "{s:le} que vos adversaires lancent et qui ciblent {t} coûtent {m} de moins à lancer",
  "{s:spell things} you cast that target {p:player} cost {m:mana} less to cast":
    "{s:le} que vous lancez et qui ciblent {p} coûtent {m} de moins à lancer",
  "you may pay {c:mana cost} rather than pay {k:ability keyword} costs":
    "vous pouvez payer {c} plutôt que de payer les coûts {k}",
  "you may pay {c:mana cost} rather than pay the {k:ability keyword} cost of the first {l:same keyword} ability you activate during each of your turns":
    "vous pouvez payer {c} plutôt que de payer le coût {k} de la première capacité {k} que vous activez pendant chacun de vos tours",
  "you may pay {c:mana cost} rather than pay the {k:ability keyword} cost of the first {l:same keyword} ability you activate each turn":
    "vous pouvez payer {c} plutôt que de payer le coût {k} de la première capacité {k} que vous activez à chaque tour",
  "{s:spell things} you cast but don't own cost {m:mana} less to cast":
    "{s:le} que vous lancez et que vous ne possédez pas coûtent {m} de moins à lancer",
  "{s:spell things} you cast cost {m:mana} more to cast":
    "{s:le} que vous lancez coûtent {m} de plus à lancer",
  "each {t:flashback cards} has escape . the escape cost is equal to {i:own mana cost} mana cost plus {c:costs}":
    "{t!:chaque} <avoir> l'évasion . Le coût d'évasion est égal au coût de mana de la carte plus :. {c}",
  "each {s:spell thing} you cast costs {m:mana} less to cast for each {t:plain thing} it targets":
    "chaque {s} que vous lancez coûte {m} de moins à lancer pour chaque {t} qu'il cible",
  "{s:spell things} you cast from your hand gain evoke {c:mana cost} as you cast them":
    "{s:le} que vous lancez depuis votre main acquièrent l'évocation {c} au moment où vous les lancez",
})
french("ability keyword", {
  equip: "d'équipement",
  cycling: "de recyclage",
  crew: "de pilotage",
  ninjutsu: "de ninjutsu",
  fortify: "de fortification",
  reconfigure: "de reconfiguration",
  exhaust: "d'épuisement",
  scavenge: "de récupération",
})
frenchOf("loyalty change", ({ value }) => {
  const n = Number(value)
  return { words: [`[${n > 0 ? `+${n}` : n}]`] }
})
for (const [english, said] of [
  ["replicate", "la duplication . Le coût de duplication"],
  ["scavenge", "la récupération . Le coût de récupération"],
  ["mayhem", "le mayhem . Le coût de mayhem"],
])
  french("static", {
    [`each {t:flashback cards} has ${english} . the ${english} cost is equal to {i:own mana cost} mana cost`]: `{t:chaque} a ${said} est égal à son coût de mana`,
    [`each {s:spell thing} you cast has ${english} . the ${english} cost is equal to {i:own mana cost} mana cost`]: `{s:chaque} que vous lancez a ${said} est égal à son coût de mana`,
  })
