import { isToldElsewhere } from "../elsewhere.ts"
import { BOTTOMED, type Entry } from "../entry.ts"
import type { Thing } from "../thing.ts"
import { agree, does, of, the, zone } from "./names.ts"

type Told = (c: Thing, put: string, e: Entry) => string

/** State-based actions on an object, by rule: said instead of the zone change. */
const STATE_BASED: Readonly<Record<string, Told>> = {
  "704.5d": (c, _put, { detail }) =>
    `le jeton ${the(c)} est hors ${detail === "phasedOut" ? "phase" : "du champ de bataille"} et cesse d’exister.`,
  "704.5e": (c) => `la copie ${of(the(c))} cesse d’exister.`,
  "704.5f": (c, put) => `${the(c)} a une endurance de 0 ou moins et est ${put}.`,
  "704.5i": (c, put) => `${the(c)} a une loyauté de 0 et est ${put}.`,
  "704.5j": (c, put) => `règle des légendes\u202f: ${the(c)} est ${put}.`,
  "704.5j@2011-09-30": (c, put) => `règle d’unicité des planeswalkers\u202f: ${the(c)} est ${put}.`,
  "704.5k": (c, put) => `règle des mondes\u202f: ${the(c)} est ${put}.`,
  "704.5m": (c, put, { auras }) =>
    auras === "aura"
      ? `l’aura ${the(c)} n’est pas légalement attachée et est ${put}.`
      : `l’enchantement local ${the(c)} n’est pas légalement attaché et est mis dans le cimetière de son propriétaire.`,
  "704.5v": (c, put) => `la bataille ${the(c)} a une défense de 0 et est ${put}.`,
  "704.5y": (c) =>
    `${the(c)} n’est pas le rôle le plus récent de son contrôleur et est mis dans le cimetière.`,
}

/** A state-based action on the object in words; null for any other rule. */
export function stateBased(e: Entry): string | null {
  const { rule, object } = e
  const put = `${agree(object, "mis", "mise")} dans le cimetière de son propriétaire`
  return STATE_BASED[rule]?.(object, put, e) ?? null
}

/** A zone change; null if another event of the same moment reports it. */
export function moves(e: Entry): string | null {
  const { object, terms } = e
  const what = the(object)
  if (isToldElsewhere(e)) return null
  if (e.detail === BOTTOMED)
    return `${does(e.who, "met", "mettez")} ${what} au-dessous de ${e.who.you ? "votre" : "sa"} bibliothèque.`
  if (e.to === "graveyard" && e.from === "battlefield") return stateBased(e) ?? leaves(e)
  if (e.to === "battlefield") return enters(e)
  if (e.to === "exile")
    return `${what} est ${terms === "classic" ? `${agree(object, "retiré")} de la partie` : agree(object, "exilé")}.`
  if (e.to === "outside") return `${what} cesse d’exister.`
  if (e.to === "hand" && e.from === "outside")
    return `${what} est ${agree(e.object, "mis")} dans la main de son propriétaire depuis l’extérieur de la partie.`
  if (e.to === "hand" && e.from !== "library")
    return `${what} est ${agree(object, "renvoyé")} dans la main de son propriétaire.`
  if (e.to === "library" && e.from === "library")
    return `${what} est ${agree(object, "remis", "remise")} dans la bibliothèque de son propriétaire.`
  const start = e.from === "" ? "" : `${zone(e.from, terms).from} `
  return `${what} va ${start}${zone(e.to, terms).to}.`
}

function leaves(e: Entry): string {
  if (e.dies) return `${the(e.object)} meurt.`
  const where = e.terms === "classic" ? "depuis le jeu" : "depuis le champ de bataille"
  return `${the(e.object)} est ${agree(e.object, "mis", "mise")} dans le cimetière de son propriétaire ${where}.`
}

function enters({ terms, from, cause, who, object }: Entry): string {
  if (cause === "play") return `${does(who, "joue", "jouez")} ${the(object)}.`
  const verb = { classic: "arrive en jeu", m10: "arrive sur le champ de bataille", enters: "arrive" }[terms]
  const start = from === "stack" || from === "" ? "" : ` en venant ${zone(from, terms).from}`
  return `${the(object)} ${verb}${start}.`
}
