/** French text with "de" and "que" elided before a name that was put in: "Capacité d’Omenspeaker"; a letter that stands for a player stays. */
export function elided(text: string): string {
  return text.replace(/(?<!\p{L})(d|qu)e (?=[aeiouâàéèêëîïôûœ]\p{L}|y[^aeiou])/giu, "$1’")
}
