/** The shipped scenarios that show a rule, after a tab. Written by `npm run rules`. */
export const SHOWN = `
111.7	scenarios/token-off-the-battlefield
306.4	scenarios/two-jaces-2011 scenarios/two-jaces-2014
500.5	scenarios/no-mana-burn-2014
500.7	scenarios/extra-turn scenarios/extra-turns-newest-first
500.8	scenarios/extra-combat
505.1a	scenarios/extra-combat
506.1	scenarios/first-strike-steps scenarios/no-attackers
506.4c	scenarios/planeswalker-gone
508.4	scenarios/put-attacking
508.8	scenarios/no-attackers
509.1h	scenarios/blocker-gone
510.1b	scenarios/planeswalker-gone scenarios/prevented-in-part
510.1c	scenarios/blocker-gone scenarios/damage-order
510.2	scenarios/damage-at-once-2014
510.4	scenarios/first-strike-steps
514.3a	scenarios/cleanup-with-priority
603.10	scenarios/leaves-look-back
603.10a	scenarios/leaves-look-back scenarios/leaving-a-graveyard scenarios/stormfront-riders
603.10c	scenarios/grafted-wargear
603.3b	scenarios/apnap-triggers
603.4	scenarios/intervening-if-checked-twice scenarios/intervening-if-false-then
603.6a	scenarios/enters-and-sees-itself
603.6d	scenarios/as-it-enters scenarios/enters-as-a-copy scenarios/enters-tapped scenarios/enters-with-counters
603.6e	scenarios/fools-demise scenarios/gift-of-immortality
603.7	scenarios/sneak-attack
603.7b	scenarios/sneak-attack
603.8	scenarios/state-trigger
702.19b	scenarios/damage-order-deathtouch scenarios/damage-order-indestructible scenarios/damage-order-marked scenarios/damage-order-prevention scenarios/two-attackers-one-blocker
702.2c	scenarios/damage-order-deathtouch
704.3	scenarios/both-players-at-zero scenarios/cleanup-with-priority
704.4	scenarios/hand-sized-creature-2003 scenarios/hand-sized-creature-2011
704.5b	scenarios/empty-library
704.5c	scenarios/ten-poison
704.5d	scenarios/token-off-the-battlefield
704.5f	scenarios/toughness-zero-and-regeneration
704.5g	scenarios/lethal-damage-and-regeneration
704.5h	scenarios/deathtouch-2014
704.5i	scenarios/loyalty-zero
704.5j	scenarios/legend-rule-2003 scenarios/legend-rule-2011 scenarios/legend-rule-2014 scenarios/two-jaces-2011 scenarios/two-jaces-2014
704.5k	scenarios/world-rule-2003
704.5m	scenarios/aura-without-creature
704.5n	scenarios/equipment-stays
704.5q	scenarios/counters-cancel
704.6e	scenarios/scheme-set-in-motion
704.6f	scenarios/phenomenon
704.7	scenarios/lichs-mirror-two-losses
`
