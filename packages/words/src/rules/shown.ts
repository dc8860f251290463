/** The shipped scenarios that show a rule, after a tab. Written by `npm run rules`. */
export const SHOWN = `
101.2	scenarios/course/replacement/platinum-angel
101.4	scenarios/course/multiplayer/apnap-choices scenarios/course/triggers/apnap
103.8a	scenarios/course/turn/first-draw
103.8c	scenarios/course/multiplayer/first-draw-of-four
104.2b	scenarios/course/replacement/maniac
104.3a	scenarios/course/multiplayer/leaves-the-game
104.4a	scenarios/course/sba/both-at-zero
106.4	scenarios/course/turn/unspent-mana scenarios/course/turn/kept-mana
107.3b	scenarios/course/casting/free-x
107.3g	scenarios/course/casting/mana-value-of-x
111.7	scenarios/course/sba/token-in-hand
111.8	scenarios/course/triggers/flickerwisp-token
113.7a	scenarios/course/triggers/stifle scenarios/course/triggers/source-gone
115.7	scenarios/course/casting/redirect
115.7d	scenarios/course/casting/redirect
117.1a	scenarios/course/casting/sorcery-timing
118.9d	scenarios/course/casting/taxed-alternative
120.3a	scenarios/course/combat/lifelink-in-time
120.6	scenarios/course/combat/trample-indestructible scenarios/course/turn/damage-and-growth
120.8	scenarios/course/casting/free-x
121.4	scenarios/course/sba/last-card
122.1a	scenarios/course/layers/mutavault-growth
122.6	scenarios/course/replacement/enters-with-counters
202.3e	scenarios/course/casting/mana-value-of-x
205.4d	scenarios/course/sba/legend-rule
302.6	scenarios/course/casting/convoke scenarios/course/combat/summoning-sick
305.2	scenarios/course/turn/one-land
305.7	scenarios/course/layers/blood-moon-urborg scenarios/course/layers/moon-after-urborg
306.4	scenarios/course/sba/two-jaces scenarios/two-jaces-2011 scenarios/two-jaces-2014
306.8	scenarios/course/sba/planeswalker-damage
307.1	scenarios/course/casting/sorcery-timing
311.7	scenarios/course/multiplayer/planar-die
312.5	scenarios/course/multiplayer/phenomenon
400.7	scenarios/course/triggers/leaving-a-graveyard
402.2	scenarios/course/turn/hand-size scenarios/course/turn/tower
405.5	scenarios/course/casting/last-in-first-out scenarios/course/triggers/oblivion-ring
500.11	scenarios/course/replacement/skip-untap
500.5	scenarios/course/turn/unspent-mana scenarios/course/turn/kept-mana
500.7	scenarios/course/turn/additional-turn scenarios/course/turn/extra-turns
500.8	scenarios/course/turn/extra-combat
502.1	scenarios/course/sba/token-phases-out
502.3	scenarios/course/turn/who-untaps
504.1	scenarios/course/turn/first-draw scenarios/course/turn/howling-mine
504.2	scenarios/course/turn/howling-mine
505.1a	scenarios/course/turn/extra-combat
505.6b	scenarios/course/turn/one-land
506.1	scenarios/course/combat/first-strike scenarios/course/turn/no-attackers
506.4c	scenarios/course/combat/planeswalker-gone
508.1a	scenarios/course/combat/summoning-sick
508.1b	scenarios/course/multiplayer/attack-several
508.1d	scenarios/course/combat/must-attack scenarios/course/multiplayer/goad
508.1f	scenarios/course/combat/vigilance
508.4	scenarios/course/combat/put-attacking
508.8	scenarios/course/turn/no-attackers
509.1b	scenarios/course/combat/menace
509.1h	scenarios/course/combat/blocker-gone scenarios/course/combat/trample-blocker-gone
510.1b	scenarios/course/combat/planeswalker-gone scenarios/course/replacement/prevented-in-part
510.1c	scenarios/course/combat/blocker-gone scenarios/course/combat/free-division scenarios/course/combat/deathtouch-two scenarios/damage-order
510.1e	scenarios/course/combat/two-attackers
510.2	scenarios/course/combat/damage-at-once scenarios/course/combat/lifelink-in-time scenarios/damage-at-once-2014
510.4	scenarios/course/combat/first-strike scenarios/course/combat/double-strike
513.2	scenarios/course/turn/late-end-step
514.1	scenarios/course/turn/hand-size scenarios/course/turn/tower
514.2	scenarios/course/turn/damage-and-growth
514.3a	scenarios/course/turn/cleanup-priority
601.2c	scenarios/course/casting/no-legal-target
601.2d	scenarios/course/casting/one-target-left
601.2f	scenarios/course/casting/taxed-alternative
601.2g	scenarios/course/casting/taxed-alternative
601.2h	scenarios/course/casting/cost-is-paid
601.2i	scenarios/course/casting/copy-not-cast
603.10	scenarios/course/triggers/look-back
603.10a	scenarios/course/triggers/look-back scenarios/course/triggers/stormfront-riders scenarios/course/triggers/leaving-a-graveyard
603.10c	scenarios/course/triggers/grafted-wargear
603.12	scenarios/course/triggers/reflexive
603.2c	scenarios/course/multiplayer/each-opponent scenarios/course/triggers/newcomers
603.2e	scenarios/course/triggers/grafted-wargear
603.3b	scenarios/course/triggers/apnap scenarios/course/triggers/evoke
603.4	scenarios/course/triggers/if-not-then scenarios/course/triggers/if-checked-twice
603.6a	scenarios/course/triggers/newcomers
603.6c	scenarios/course/triggers/look-back scenarios/course/triggers/oblivion-ring
603.6d	scenarios/course/casting/mana-value-of-x scenarios/course/replacement/enters-tapped scenarios/course/replacement/as-it-enters scenarios/course/replacement/enters-as-a-copy
603.6e	scenarios/course/triggers/fools-demise scenarios/course/triggers/gift-of-immortality
603.7	scenarios/course/triggers/sneak-attack scenarios/course/triggers/gift-of-immortality
603.7a	scenarios/course/triggers/sneak-attack
603.7b	scenarios/course/triggers/sneak-attack scenarios/course/turn/late-end-step
603.7c	scenarios/course/triggers/flickerwisp-token
603.8	scenarios/course/triggers/state-trigger
604.3	scenarios/course/layers/defining-ability
607.2a	scenarios/course/triggers/oblivion-ring
608.1	scenarios/course/casting/last-in-first-out
608.2b	scenarios/course/casting/target-gone scenarios/course/casting/one-target-left
608.2c	scenarios/course/casting/remand
608.2e	scenarios/course/multiplayer/apnap-choices
608.2h	scenarios/course/triggers/source-gone scenarios/course/triggers/reflexive
610.3	scenarios/course/triggers/banishing-light
610.3a	scenarios/course/triggers/banishing-light
611.2c	scenarios/course/layers/overrun-latecomer
611.3a	scenarios/course/layers/anthem-latecomer
613.11	scenarios/course/turn/tower
613.1a	scenarios/course/layers/growth-of-a-copy
613.1b	scenarios/course/layers/control-timestamps
613.1f	scenarios/course/layers/humility-lord scenarios/course/layers/loses-and-gains
613.2a	scenarios/course/layers/copy-of-a-copy
613.4a	scenarios/course/layers/defining-ability
613.4b	scenarios/course/layers/humility-anthem scenarios/course/layers/humility-lord scenarios/course/layers/opalescence-later scenarios/course/layers/counter-and-base
613.4c	scenarios/course/layers/humility-anthem scenarios/course/layers/counter-and-base scenarios/course/layers/mutavault-growth
613.6	scenarios/course/layers/humility-opalescence
613.7	scenarios/course/layers/control-timestamps scenarios/course/layers/humility-opalescence scenarios/course/layers/opalescence-later scenarios/course/layers/loses-and-gains
613.8	scenarios/course/layers/moon-after-urborg
613.8a	scenarios/course/layers/blood-moon-urborg
614.11	scenarios/course/replacement/maniac
614.12	scenarios/course/replacement/enters-as-a-copy
614.16	scenarios/course/replacement/tokens-doubled
614.17	scenarios/course/replacement/platinum-angel
614.1b	scenarios/course/replacement/skip-untap
614.1c	scenarios/course/replacement/enters-with-counters scenarios/course/replacement/as-it-enters
614.1d	scenarios/course/replacement/enters-tapped
614.5	scenarios/course/replacement/two-doublings
614.6	scenarios/course/casting/flashback-countered scenarios/course/replacement/fog-and-trigger scenarios/course/replacement/rest-in-peace scenarios/course/replacement/pariah scenarios/course/replacement/two-losses
614.7	scenarios/course/replacement/gain-nothing
614.9	scenarios/course/replacement/pariah
615.6	scenarios/course/replacement/fog-and-trigger
615.7	scenarios/course/replacement/who-chooses scenarios/course/replacement/prevented-in-part
616.1	scenarios/course/replacement/tokens-doubled scenarios/course/replacement/who-chooses scenarios/course/replacement/gain-nothing
616.1f	scenarios/course/replacement/two-doublings
700.4	scenarios/course/multiplayer/commander-dies scenarios/course/replacement/rest-in-peace
701.15b	scenarios/course/multiplayer/goad
701.19a	scenarios/course/sba/zero-toughness scenarios/course/sba/regeneration
701.52a	scenarios/course/multiplayer/attractions
701.6a	scenarios/course/casting/cost-is-paid scenarios/course/casting/remand scenarios/course/triggers/stifle
702.111b	scenarios/course/combat/menace
702.12b	scenarios/course/sba/wither-indestructible
702.15b	scenarios/course/combat/lifelink-in-time
702.16b	scenarios/course/casting/protection-wrath scenarios/course/casting/no-legal-target
702.16e	scenarios/course/casting/protection-wrath
702.17b	scenarios/course/combat/flying-and-reach
702.19b	scenarios/course/combat/trample-blocker-gone scenarios/course/combat/deathtouch-two scenarios/course/combat/deathtouch-trample scenarios/course/combat/trample-indestructible scenarios/course/combat/two-attackers scenarios/damage-order-deathtouch scenarios/damage-order-indestructible scenarios/damage-order-marked scenarios/damage-order-prevention
702.20b	scenarios/course/combat/vigilance
702.26d	scenarios/course/sba/token-phases-out
702.2b	scenarios/course/combat/deathtouch-two scenarios/course/sba/deathtouch
702.2c	scenarios/course/combat/deathtouch-two scenarios/course/combat/deathtouch-trample scenarios/damage-order-deathtouch
702.33d	scenarios/course/casting/kicked-copy
702.34a	scenarios/course/casting/flashback-countered
702.35a	scenarios/course/turn/cleanup-priority
702.4b	scenarios/course/combat/double-strike
702.51a	scenarios/course/casting/convoke
702.61a	scenarios/course/casting/split-second
702.62a	scenarios/course/casting/suspend
702.62d	scenarios/course/casting/suspend
702.74a	scenarios/course/triggers/evoke
702.79a	scenarios/course/sba/counters-cancel
702.7b	scenarios/course/combat/first-strike
702.80a	scenarios/course/sba/wither-indestructible
702.90b	scenarios/course/sba/ten-poison
702.9b	scenarios/course/combat/flying-and-reach
703.4g	scenarios/course/multiplayer/attractions
704.3	scenarios/course/sba/both-at-zero scenarios/course/sba/hand-sized scenarios/course/turn/cleanup-priority scenarios/both-players-at-zero
704.4	scenarios/course/sba/hand-sized scenarios/hand-sized-creature-2003 scenarios/hand-sized-creature-2011
704.5a	scenarios/course/sba/both-at-zero
704.5b	scenarios/course/sba/empty-library scenarios/course/sba/last-card scenarios/empty-library
704.5c	scenarios/course/sba/ten-poison
704.5d	scenarios/course/sba/token-in-hand scenarios/course/triggers/flickerwisp-token
704.5f	scenarios/course/sba/zero-toughness scenarios/course/sba/wither-indestructible
704.5g	scenarios/course/sba/regeneration
704.5h	scenarios/course/sba/deathtouch
704.5i	scenarios/course/sba/planeswalker-damage
704.5j	scenarios/course/sba/legend-rule scenarios/course/sba/two-jaces scenarios/legend-rule-2003 scenarios/legend-rule-2011 scenarios/legend-rule-2014 scenarios/two-jaces-2011 scenarios/two-jaces-2014
704.5k	scenarios/course/sba/world-rule scenarios/world-rule-2003
704.5m	scenarios/course/multiplayer/owner-leaves scenarios/course/sba/aura-falls-off scenarios/course/triggers/fools-demise
704.5n	scenarios/course/sba/equipment-stays
704.5q	scenarios/course/sba/counters-cancel
704.6e	scenarios/course/multiplayer/scheme
704.6f	scenarios/course/multiplayer/phenomenon
704.7	scenarios/course/replacement/two-losses scenarios/lichs-mirror-two-losses
707.10	scenarios/course/casting/kicked-copy scenarios/course/casting/copy-not-cast
707.2	scenarios/course/layers/growth-of-a-copy
707.3	scenarios/course/layers/copy-of-a-copy
707.5	scenarios/course/replacement/enters-as-a-copy
724.1	scenarios/course/turn/end-the-turn
724.1b	scenarios/course/turn/end-the-turn
725.2	scenarios/course/multiplayer/monarch
725.3	scenarios/course/multiplayer/monarch
800.4a	scenarios/course/multiplayer/leaves-the-game scenarios/course/multiplayer/owner-leaves
801.10	scenarios/course/multiplayer/range-of-influence
801.2	scenarios/course/multiplayer/range-of-influence
802.1	scenarios/course/multiplayer/attack-several
803.1a	scenarios/course/multiplayer/attack-left
810.4	scenarios/course/multiplayer/two-headed-life
810.9	scenarios/course/multiplayer/two-headed-life
901.9	scenarios/course/multiplayer/planar-die
903.10a	scenarios/course/multiplayer/commander-damage
903.8	scenarios/course/multiplayer/commander-tax
903.9a	scenarios/course/multiplayer/commander-dies
904.9	scenarios/course/multiplayer/scheme
`
