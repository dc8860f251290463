import type { EventKind, Step } from "@apnap/engine"
import { ANOTHER_CLEANUP, isDone, MANA_BURN } from "../elsewhere.ts"
import type { Entry } from "../entry.ts"
import { symbols } from "../symbols.ts"
import { action, counters } from "./actions.ts"
import { loses, whyLost } from "./loses.ts"
import { moves, stateBased } from "./moves.ts"
import { agree, count, does, of, ofThe, STEP_OF, THIN, the, toThe } from "./names.ts"
import { replacedEvent } from "./replaced.ts"

/** Each kind of event as a French sentence; null for events that need none. */
export const FRENCH: Readonly<Record<EventKind, (e: Entry) => string | null>> = {
  moves,
  action,
  loses,
  step: ({ who, detail, rule, terms }) => {
    if (who.is === "nothing") return null
    const whose = who.you ? "de votre tour" : of(the(who))
    if (rule === ANOTHER_CLEANUP) return `${does(who, "a", "avez")} une autre étape de nettoyage.`
    if (detail === "end" && terms === "classic") return `début de l’étape de fin de tour ${whose}.`
    return `début ${STEP_OF[detail as Step]} ${whose}.`
  },
  startingPlayer: ({ who }) => `${does(who, "joue", "jouez")} le premier tour.`,
  beginsTurn: ({ who, amount }) => `tour ${amount}${THIN}: c’est à ${the(who)}.`,
  cast: ({ who, object, terms }) =>
    `${terms === "classic" ? does(who, "joue", "jouez") : does(who, "lance", "lancez")} ${the(object)}.`,
  copied: ({ object }) => `${the(object)} est ${agree(object, "copié")}.`,
  activates: ({ who, object, detail, terms }) =>
    // 727.1: what restarted the game is gone.
    detail === "mana" || object.is === "nothing"
      ? null
      : `${terms === "classic" ? does(who, "joue", "jouez") : does(who, "active", "activez")} ${the(object)}.`,
  triggers: ({ object, source }) =>
    `${object.is === "inherent" ? the(object) : `une capacité ${ofThe(source)}`} se déclenche et est mise sur la pile.`,
  untriggered: ({ source, other }) =>
    `une capacité ${ofThe(source)} ne se déclenche pas${other.is === "nothing" ? `${THIN}: sa condition n’est pas remplie` : ` à cause ${ofThe(other)}`}.`,
  forbidden: (e) =>
    e.source.is === "nothing"
      ? `${the(e.object)} est indestructible et n’est pas ${agree(e.object, "détruit")}.`
      : `${the(e.source)} interdit ${replacedEvent(e)}${whyLost(e)}.`,
  targeted: ({ object, other }) => `${the(object)} ${other.you ? "vous cible" : `cible ${the(other)}`}.`,
  attacks: ({ object, other }) => `${the(object)} ${other.you ? "vous attaque" : `attaque ${the(other)}`}.`,
  attackers: () => null,
  blocks: ({ object, other }) => `${the(object)} bloque ${the(other)}.`,
  becomesBlocked: () => null,
  unblocked: ({ object }) => `${the(object)} n’est pas ${agree(object, "bloqué")}.`,
  damage: ({ source, other, amount, combat }) => {
    const harm = `${count(amount, "blessure")}${combat ? " de combat" : ""}`
    return other.you
      ? `${the(source)} vous inflige ${harm}.`
      : `${the(source)} inflige ${harm} ${toThe(other)}.`
  },
  excessDamage: ({ object, amount, excess }) =>
    !excess
      ? null
      : `${count(amount, "blessure infligée", "blessures infligées")} ${toThe(object)} ${amount < 2 ? "est" : "sont"} en excès.`,
  gainLife: ({ who, amount }) => `${does(who, "gagne", "gagnez")} ${count(amount, "point")} de vie.`,
  loseLife: ({ who, amount, rule }) =>
    `${does(who, "perd", "perdez")} ${count(amount, "point")} de vie${rule === MANA_BURN ? " par brûlure de mana" : ""}.`,
  draw: ({ who, object }) =>
    `${does(who, "pioche", "piochez")} ${object.is === "object" ? the(object) : "une carte"}.`,
  draws: () => null,
  mills: () => null,
  discard: ({ who, object }) =>
    `${who.you ? "vous vous défaussez" : does(who, "se défausse", "")} ${object.is === "hidden" ? "d’une carte" : ofThe(object)}.`,
  sacrifice: ({ who, object }) => `${does(who, "sacrifie", "sacrifiez")} ${the(object)}.`,
  cycle: ({ who, object }) => `${does(who, "recycle", "recyclez")} ${the(object)}.`,
  taps: ({ object, detail }) => (detail === "mana" ? null : `${the(object)} s’engage.`),
  untaps: ({ object }) => `${the(object)} se dégage.`,
  counters: (e) =>
    e.other.is === "player"
      ? `${does(e.other, "reçoit", "recevez")} ${counters(e)}.`
      : `${counters(e)} ${e.amount === 1 ? "est mis" : "sont mis"} sur ${the(e.other)}.`,
  countersRemoved: (e) =>
    e.other.is === "player"
      ? `${does(e.other, "perd", "perdez")} ${counters(e)}.`
      : `${counters(e)} ${e.amount === 1 ? "est retiré" : "sont retirés"} ${ofThe(e.other)}.`,
  token: ({ who, object, terms }) =>
    terms === "enters"
      ? `${does(who, "crée", "créez")} le jeton ${the(object)}.`
      : `${does(who, "met", "mettez")} ${terms === "classic" ? "en jeu" : "sur le champ de bataille"} le jeton ${the(object)}.`,
  transforms: ({ object }) => `${the(object)} se transforme.`,
  turnedFaceUp: ({ object }) => `${the(object)} est ${agree(object, "retourné")} face visible.`,
  turnedFaceDown: ({ object }) => `${the(object)} est ${agree(object, "retourné")} face cachée.`,
  attached: ({ object, other }) => `${the(object)} est ${agree(object, "attaché")} ${toThe(other)}.`,
  unattached: ({ object }) => `${the(object)} se détache.`,
  control: ({ who, object, other }) =>
    `${does(who, "acquiert", "acquérez")} le contrôle ${ofThe(object)}${other.is === "nothing" ? "" : `, que ${does(other, "avait", "aviez")}`}.`,
  phasesOut: ({ object }) => `${the(object)} passe hors phase.`,
  phasesIn: ({ object }) => `${the(object)} passe en phase.`,
  mana: ({ who, detail }) => `${does(who, "ajoute", "ajoutez")} ${symbols(detail)}.`,
  searches: ({ who, other }) =>
    `${does(who, "cherche", "cherchez")} dans ${other.you ? "votre bibliothèque" : other.name === who.name ? "sa bibliothèque" : `la bibliothèque ${ofThe(other)}`}.`,
  shuffles: ({ who, rule }) =>
    rule === "103.5"
      ? `${does(who, "fait", "faites")} un mulligan.`
      : `${does(who, "mélange", "mélangez")} ${who.you ? "votre" : "sa"} bibliothèque.`,
  scry: ({ who, amount }) => `${does(who, "fait", "faites")} un regard ${amount}.`,
  surveil: ({ who, amount }) => `${does(who, "surveille", "surveillez")} ${amount}.`,
  countered: ({ object, rule, terms }) =>
    !rule.startsWith("608")
      ? `${the(object)} est ${agree(object, "contrecarré")}.`
      : terms === "enters"
        ? `${the(object)} ne fait rien${THIN}: toutes ses cibles sont illégales.`
        : `${the(object)} est ${agree(object, "contrecarré")} faute de cible légale.`,
  destroyed: (e) => {
    const { object, rule, terms } = e
    const destroyed = `${agree(object, "détruit")}`
    if (rule === "704.5g")
      return `${the(object)} a subi des blessures ${terms === "classic" ? "fatales" : "mortelles"} et est ${destroyed}.`
    if (rule === "704.5h")
      return `${the(object)} a subi des blessures d’une source avec le contact mortel et est ${destroyed}.`
    return `${the(object)} est ${destroyed}.`
  },
  becomesMonarch: ({ who }) => `${does(who, "devient", "devenez")} le monarque.`,
  wins: ({ who }) => `${does(who, "gagne", "gagnez")} la partie.`,
  coin: ({ who, amount }) =>
    `${does(who, "joue à pile ou face et", "jouez à pile ou face et")} ${amount === 1 ? (who.you ? "gagnez" : "gagne") : who.you ? "perdez" : "perd"}.`,
  die: ({ who, amount, detail }) =>
    detail === "planar"
      ? `${does(who, "lance", "lancez")} le dé planaire.`
      : `${does(who, "lance", "lancez")} un ${detail}${THIN}: ${amount}.`,
  fights: ({ object, other }) => `${the(object)} se bat contre ${the(other)}.`,
  exerts: ({ object }) => `${the(object)} est ${agree(object, "surmené")}.`,
  dayNight: ({ detail }) => (detail === "day" ? "le jour se lève." : "la nuit tombe."),
  ringTempts: ({ who }) => (who.you ? "l’Anneau vous tente." : `l’Anneau tente ${the(who)}.`),
  venture: ({ who, detail }) =>
    `${who.you ? "vous vous aventurez" : does(who, "s’aventure", "")} dans le donjon${detail === "" ? "" : `${THIN}: ${detail}`}.`,
  completesDungeon: ({ who, detail }) => `${does(who, "termine", "terminez")} ${detail}.`,
  resolves: ({ object }) => (object.is === "nothing" ? null : `${the(object)} se résout.`),
  unlocked: ({ object }) => `${the(object)}${THIN}: une porte est déverrouillée.`,
  paid: () => null,
  effectEnds: () => null,
  regenerated: ({ object }) => `${the(object)} se régénère.`,
  prevented: ({ amount, object, other }) =>
    `${count(amount, "blessure")} ${toThe(other)} ${amount < 2 ? "est prévenue" : "sont prévenues"}${object.is === "nothing" ? "" : ` par ${the(object)}`}.`,
  replaced: (e) => (e.source.is === "nothing" ? null : `${the(e.source)} remplace ${replacedEvent(e)}.`),
  revealed: ({ object, who, detail }) =>
    detail === "companion"
      ? `${does(who, "révèle", "révélez")} ${the(object)} comme ${who.you ? "votre" : "son"} compagnon.`
      : detail === "look"
        ? `${does(who, "regarde", "regardez")} ${the(object)}.`
        : `${the(object)} est ${agree(object, "révélé")}.`,
  leavesCombat: ({ object }) => `${the(object)} est ${agree(object, "retiré")} du combat.`,
  priority: () => null,
  crime: ({ who, terms }) => (terms !== "enters" ? null : `${does(who, "commet", "commettez")} un crime.`),
  ends: () => "la partie est terminée.",
  stateBased: () => null,
  ceases: (e) =>
    isDone(e)
      ? null
      : e.rule === "608.2a"
        ? `${the(e.object)} ne fait rien${THIN}: sa condition n’est plus remplie.`
        : (stateBased(e) ?? `${the(e.object)} cesse d’exister.`),
}
