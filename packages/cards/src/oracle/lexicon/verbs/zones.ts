import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER, OBJECT, SUBJECT, type Verb } from "../verb.ts"

// Objects that change zones (400, 603.6), and players who move or create them.

const DIES: EventPattern = { on: "moves", object: SUBJECT, from: "battlefield", to: "graveyard" }
const whose = (): PlayerSelector => $<PlayerSelector>("w")
const of = (...more: readonly Filter[]): Filter => ({ is: "and", of: [SUBJECT, ...more] })
const under = (): Filter => of({ is: "controlledBy", player: whose() })

export const ZONE_DEEDS: readonly Verb[] = [
  {
    words: ["<enter>", "<enter> the battlefield"],
    event: { on: "moves", object: SUBJECT, to: "battlefield" },
    french: "<arriver>",
  },
  {
    words: ["<enter> the battlefield under {w:possessor} control", "<enter> under {w:possessor} control"],
    event: { on: "moves", object: under(), to: "battlefield" },
    french: "<arriver> sous {w~contrôle}",
  },
  {
    words: "<enter> under {w:possessor} control without being played",
    event: { on: "moves", object: under(), to: "battlefield", notCause: "play" },
    french: "<arriver> sous {w~contrôle} sans avoir été [joué]",
  },
  {
    words: "<enter> tapped",
    event: { on: "moves", object: of({ is: "tapped" }), to: "battlefield" },
    french: "<arriver> [engagé]",
  },
  {
    words: "<enter> untapped",
    event: { on: "moves", object: of({ is: "not", of: { is: "tapped" } }), to: "battlefield" },
    french: "<arriver> [dégagé]",
  },
  {
    words: "<enter> from a graveyard",
    event: { on: "moves", object: SUBJECT, from: "graveyard", to: "battlefield" },
    french: "<arriver> depuis un cimetière",
  },
  {
    words: "<enter> from {w:possessor} graveyard",
    event: {
      on: "moves",
      object: of({ is: "ownedBy", player: whose() }),
      from: "graveyard",
      to: "battlefield",
    },
    french: "<arriver> depuis {w~cimetière}",
  },
  {
    words: "<enter> from {w:possessor} hand",
    event: { on: "moves", object: of({ is: "ownedBy", player: whose() }), from: "hand", to: "battlefield" },
    french: "<arriver> depuis {w~main}",
  },
  {
    words: "<enter> from exile",
    event: { on: "moves", object: SUBJECT, from: "exile", to: "battlefield" },
    french: "<arriver> depuis l'exil",
  },
  {
    words: "<enter> from anywhere other than a graveyard or exile",
    event: { on: "moves", object: SUBJECT, notFrom: ["graveyard", "exile"], to: "battlefield" },
    french: "<arriver> d'ailleurs que d'un cimetière ou de l'exil",
  },
  {
    words: "<be> put into the command zone",
    event: { on: "moves", object: SUBJECT, from: "battlefield", to: "command" },
    french: "<être> [mis] dans la zone de commandement",
  },
  {
    words: ["<die>", "<be> put into a graveyard from the battlefield"],
    event: DIES,
    french: "<mourir>",
  },
  {
    words: "<die> under {w:possessor} control",
    event: { on: "moves", object: under(), from: "battlefield", to: "graveyard" },
    french: "<mourir> sous {w~contrôle}",
  },
  {
    words: "<leave> the battlefield",
    event: { on: "moves", object: SUBJECT, from: "battlefield" },
    french: "<quitter> le champ de bataille",
  },
  {
    words: "<leave> the battlefield under {w:possessor} control",
    event: { on: "moves", object: under(), from: "battlefield" },
    french: "<quitter> le champ de bataille sous {w~contrôle}",
  },
  {
    words: "<leave> the battlefield without dying",
    event: { on: "moves", object: SUBJECT, from: "battlefield", notTo: "graveyard" },
    french: "<quitter> le champ de bataille sans mourir",
  },
  {
    words: "<be> put into {w:graveyard whose} graveyard from the battlefield",
    event: {
      on: "moves",
      object: of({ is: "ownedBy", player: whose() }),
      from: "battlefield",
      to: "graveyard",
    },
    french: "<être> [mis] dans {w~cimetière} depuis le champ de bataille",
  },
  {
    words: ["<be> put into exile from the battlefield", "<be> exiled from the battlefield"],
    event: { on: "moves", object: SUBJECT, from: "battlefield", to: "exile" },
    french: "<être> [mis] en exil depuis le champ de bataille",
  },
  {
    words: [
      "<be> returned to {w:possessor} hand",
      "<be> returned to {w:possessor} hand from the battlefield",
      "<be> put into {w:possessor} hand from the battlefield",
    ],
    event: { on: "moves", object: of({ is: "ownedBy", player: whose() }), from: "battlefield", to: "hand" },
    french: "<être> [renvoyé] dans {w~main}",
  },
  {
    words: [
      "<be> returned to its owner 's hand",
      "<be> returned to their owners ' hands",
      "<be> returned to a player 's hand",
    ],
    event: { on: "moves", object: SUBJECT, from: "battlefield", to: "hand" },
    french: "<être> [renvoyé] dans la main de son propriétaire",
  },
  { words: "<phase> in", event: { on: "phases", object: SUBJECT, out: false }, french: "<revenir> en phase" },
  { words: "<phase> out", event: { on: "phases", object: SUBJECT, out: true }, french: "<sortir> de phase" },
]

const SACRIFICE: EventPattern = { on: "sacrifice", player: DOER, object: OBJECT }
export const ZONE_ACTS: readonly Verb[] = [
  {
    words: "<sacrifice> {o:subject}",
    event: { on: "sacrifice", player: DOER, object: $<Filter>("o") },
    french: "<sacrifier> {o}",
  },
  {
    words: "<sacrifice> one or more {o:plain things}",
    event: { on: "sacrifice", player: DOER, object: $<Filter>("o"), batch: true },
    french: "<sacrifier> au moins {o:one}",
  },
  { words: "<create> a token", event: { on: "token", by: DOER }, french: "<créer> un jeton" },
  {
    words: "<create> one or more tokens",
    event: { on: "token", by: DOER, batch: true },
    french: "<créer> au moins un jeton",
  },
]
export const ZONE_ACTS_ON: readonly Verb[] = [
  { words: "<sacrifice>", event: SACRIFICE, french: "<sacrifier>" },
  { words: "<create>", event: { on: "token", by: DOER, object: OBJECT }, french: "<créer>" },
]
