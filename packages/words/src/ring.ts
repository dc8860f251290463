import type { Language } from "./language.ts"

/** The emblem's text: one line per temptation of its owner, up to four (701.54c). */
const LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Your Ring-bearer is legendary and can't be blocked by creatures with greater power.",
    "Whenever your Ring-bearer attacks, draw a card, then discard a card.",
    "Whenever a creature blocks your Ring-bearer, its controller sacrifices it at end of combat.",
    "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.",
  ],
  fr: [
    "Votre porteur de l’Anneau est légendaire et ne peut pas être bloqué par des créatures de force supérieure.",
    "Quand votre porteur de l’Anneau attaque, piochez une carte, puis défaussez-vous d’une carte.",
    "Quand une créature bloque votre porteur de l’Anneau, son contrôleur la sacrifie à la fin du combat.",
    "Quand votre porteur de l’Anneau inflige des blessures de combat à un joueur, chaque adversaire perd 3 points de vie.",
  ],
}

/** The Ring emblem's text after this many temptations (701.54c). */
export function ringText(times: number, language: Language): readonly string[] {
  return LINES[language].slice(0, times)
}
