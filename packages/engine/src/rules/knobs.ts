/**
 * The differences between eras, one value each. Rules code checks a knob and never a date. Numbers are those of the current rules, or of
 * the named era.
 */
export interface Knobs {
  /** 704.5j: of permanents with the same name, the one longest in play stays; or all go; or each controller keeps one. */
  legendRule: "oldest-stays" | "all-die" | "controller-keeps-one"
  /** 205.4d: whether the creature type Legend also makes a permanent legendary. */
  legendScope: "legend-type-or-legendary" | "supertype"
  /** 704.5i: a planeswalker with loyalty 0 goes; in 2003 there were none (420.5@2003-07). */
  loyaltySba: boolean
  /** 704.5j@2011-09-30: what happens to planeswalkers that share a planeswalker type. */
  pwUniqueness: "none" | "all-die-by-type" | "controller-keeps-one-by-type"
  /** 306.4: whether every planeswalker is legendary. */
  pwAreLegendary: boolean
  /** 306.7: an opponent may have noncombat damage to a player dealt to a planeswalker of that player. */
  pwRedirect: boolean
  /** 704.5k: which world permanents count, and from when each counts as one. */
  worldRule: "world-enchantment" | "world-permanent" | "world-supertype"
  /** 303.4: local enchantments, later Auras. */
  aurasTerm: "local-enchantment" | "aura"
  /** 704.5n: illegally attached Equipment becomes unattached. */
  equipmentSba: boolean
  /** 704.5n: also if attached to a player. */
  equipOnPlayerSba: boolean
  /** 704.5e: copies of cards cease to exist off the stack and the battlefield. */
  copyOfCardSba: boolean
  /** 704.5q: +1/+1 and -1/-1 counters remove each other. */
  counterPairSba: boolean
  /** 704.5r: counters beyond a limit are removed. */
  counterCapSba: boolean
  /** 702.2: absent; a triggered ability; a state-based action without, or with, one damage being lethal. */
  deathtouch: "absent" | "triggered" | "sba-free-split" | "sba-lethal-one"
  /** 704.5h: only for creatures with toughness greater than 0. */
  deathtouchNeedsToughness: boolean
  /** 702.15: absent; a triggered ability; a result of the damage. */
  lifelink: "absent" | "triggered" | "static"
  /** 702.12: a status that effects give, or an ability that can be lost. */
  indestructible: "status" | "keyword"
  /** 704.8: last known information of objects that leave in a check is from before the whole check. */
  lkiBeforeSba: boolean
  /** 704.6e: the triggered abilities that a scheme waits for before it is turned face down. */
  schemeSba: "none" | "own-trigger" | "any-scheme-trigger"
  /** 704.6f: a finished phenomenon makes its controller planeswalk. */
  phenomenonSba: boolean
  /** 704.6c: 21 combat damage from one commander. */
  commanderDamage: boolean
  /** 903.9: from where and how a commander can return to the command zone. */
  commanderZone:
    | "none"
    | "replace-gy-exile"
    | "replace-gy-exile-hand-library"
    | "sba-gy-exile+replace-hand-library"
  /** 704.6b: how much poison is fatal in Two-Headed Giant. */
  poison2hg: "none" | "player-10" | "team-15"
  /** 810.4: the starting life total of a team of two; 0 if the variant doesn't exist. */
  life2hg: number
  /** 103.8b: who on the starting team draws in its first turn. */
  draw2hg: "none" | "second-player-only" | "nobody"
  /** 805.10: whether attackers attack the team or one of its players. */
  combat2hg: "none" | "team" | "player"
  /** Section 8: range of influence and the multiplayer variants. */
  multiplayerSection: boolean
  /** 300.3@2003-07: a player loses life for unspent mana. */
  manaBurn: boolean
  /** 500.5: when unspent mana is lost. */
  manaEmpties: "phase" | "step-and-phase"
  /** 500.5: whether unspent mana is lost before or after effects lasting until then expire. */
  stepEndOrder: "mana-first" | "effects-first"
  /** 510.2: dealt at once, or through the stack. */
  combatDamage: "stack" | "immediate"
  /** 510.1c: freely, or along an announced order with lethal damage first. */
  damageDivision: "free" | "ordered"
  /** 510.1e: whether each creature's assignment is checked alone or all together. */
  assignmentCheck: "per-creature" | "whole"
  /** 702.4: whether double strike exists. */
  doubleStrike: boolean
  /** 510.4: who deals damage in the second step besides creatures with double strike. */
  secondDamageStep: "assigned-none" | "lacked-ability"
  /** 508.1c, d: all requirements must be met, or as many as the restrictions allow. */
  attackConstraints: "all" | "maximise"
  /** 508.8: if no attackers were declared, or also none were put onto the battlefield attacking. */
  skipBlockersWhen: "none-declared" | "none-declared-or-put"
  /** 702.3: the creature type Wall itself prevents attacking. */
  wallsCantAttack: boolean
  /** 510.1a: creatures without positive power still assign their (negative or zero) damage. */
  zeroPowerAssigns: boolean
  /** 508.5: the player attacked at declaration, or the one attacked currently or last. */
  defendingPlayerRef: "at-declaration" | "current-or-last"
  /** 508.7: effects may reselect what a creature attacks. */
  reselectAttacked: boolean
  /** 508.4d: creatures put onto the battlefield attacking after blocks are unblocked. */
  lateAttackersUnblocked: boolean
  /** 702.19c: trample over planeswalkers. */
  trampleOverPw: boolean
  /** 702.26: a zone for phased-out cards, or a status of permanents. */
  phasingModel: "zone" | "status"
  /** 702.26d: phasing out triggers leaves-the-battlefield abilities. */
  phaseOutIsLeaving: boolean
  /** 702.26d: whether tokens survive phasing out. */
  phasedOutTokens: "cease" | "persist"
  /** 702.26e: whether effects' sets of objects can include phased-out permanents. */
  phasedOutInEffectSets: "included" | "never"
  /** 111.2: who owns a token. */
  tokenOwner: "effect-controller" | "entered-under" | "creator"
  /** 608.3f: the copy of a permanent spell becomes a token as it resolves. */
  permanentSpellCopies: boolean
  /** 603.3b: triggered abilities are put on the stack in one or two passes. */
  triggerPlacement: "one-pass" | "two-pass"
  /** 603.2d: effects make abilities trigger again. */
  triggersAdditionalTimes: boolean
  /** 603.12: reflexive triggered abilities, which trigger on their own instruction. */
  reflexiveTriggers: boolean
  /** 603.7b: which of several simultaneous events triggers a one-shot delayed ability. */
  delayedSimultaneous: "first" | "controller-chooses"
  /** 603.10a: sacrifice triggers look back in time. */
  sacrificeLookBack: boolean
  /** 603.10d: loss-of-control triggers look back, or also those for an opponent gaining control. */
  controlLookBack: "loss" | "loss-and-gain"
  /** 700.4: what can die. */
  diesMeans: "unused" | "creature" | "any-permanent"
  /** 614.12: whether only an entering permanent's own effects, or also those of other sources, are considered. */
  entersLookahead: "own-only" | "existing"
  /** 613.4: the order of power and toughness effects. */
  ptSublayers: "legacy" | "tsp" | "m10" | "iko"
  /** 500.7: the turn after which an extra turn is added. */
  extraTurnAnchor: "current" | "specified"
  /** 500.10: a step added after a phase brings its own phase. */
  extraStepAfterPhase: boolean
  /** 103.5. */
  mulligan: "paris-sequential" | "paris-simultaneous" | "vancouver" | "london"
  /** 400.11: what effects may bring into the game from outside it. */
  wishReach: "outside+removed" | "outside"
  /** 305.2: each land play is tied to the effect that allows it, or only their number counts. */
  landPlay: "per-permission" | "count"
  /** 115.3: an object may be chosen once per instance of the word target, or only once. */
  targetPerInstance: boolean
  /** 714: Sagas, and whether those without chapters stay. */
  sagas: "off" | "on" | "on-no-chapter-safe"
  /** 309. */
  dungeons: boolean
  /** 731. */
  dayNight: boolean
  /** 717. */
  attractions: boolean
  /** 702.158. */
  spaceSculptor: boolean
  /** 310. */
  battles: boolean
  /** 704.5y. */
  roles: boolean
  /** 702.179. */
  speed: boolean
  /** The terms of the era: in play, battlefield, enters. */
  terms: "classic" | "m10" | "enters"
}
