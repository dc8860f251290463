/** Elides French "de" and "que" before an inserted name: "Capacité d’Omenspeaker"; a single letter naming a player isn't elided. */
export function elided(text: string): string {
  return text.replace(/(?<!\p{L})(d|qu)e (?=[aeiouâàéèêëîïôûœ]\p{L}|y[^aeiou])/giu, "$1’")
}
