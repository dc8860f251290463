/** The subject of each knob: knob, current rule, English and French, tab-separated. */
export const KNOBS = `
legendRule	704.5j	legend rule	règle des légendes
legendScope	205.4d	what is legendary	ce qui est légendaire
loyaltySba	704.5i	planeswalkers with loyalty 0 go	les planeswalkers de loyauté 0 s’en vont
pwUniqueness	704.5j@2011-09-30	planeswalkers of one type	planeswalkers d’un même type
pwAreLegendary	306.4	planeswalkers are legendary	les planeswalkers sont légendaires
pwRedirect	306.7@2011-09-30	noncombat damage may be dealt to a planeswalker instead	blessures hors combat redirigées vers un planeswalker
worldRule	704.5k	world rule	règle des mondes
aurasTerm	704.5m	enchantments attached to something	enchantements attachés
equipmentSba	704.5n	Equipment that may not be attached comes off	l’équipement mal attaché se détache
equipOnPlayerSba	704.5n	Equipment comes off a player	l’équipement se détache d’un joueur
copyOfCardSba	704.5e	copies of cards cease to exist	les copies de carte cessent d’exister
counterPairSba	704.5q	+1/+1 and -1/-1 counters cancel out	les marqueurs +1/+1 et -1/-1 s’annulent
counterCapSba	704.5r	counters above a limit are removed	les marqueurs en surnombre sont retirés
deathtouch	702.2	deathtouch	contact mortel
deathtouchNeedsToughness	704.5h	deathtouch destroys with toughness above 0 only	le contact mortel ne détruit qu’au-dessus de 0 d’endurance
lifelink	702.15	lifelink	lien de vie
indestructible	702.12	indestructible	indestructible
lkiBeforeSba	704.8	last known information from before the check	dernières informations connues d’avant la vérification
schemeSba	704.6e	which abilities a scheme waits for	les capacités qu’une machination attend
phenomenonSba	704.6f	a finished phenomenon makes its player planeswalk	un phénomène terminé fait transplaner
commanderDamage	704.6c	21 combat damage from one commander	21 blessures de combat d’un même commandant
commanderZone	903.9	a commander's way to the command zone	chemin du commandant vers la zone de commandement
poison2hg	704.6b	poison in Two-Headed Giant	poison en Troll à deux têtes
life2hg	810.4	starting life in Two-Headed Giant	points de vie de départ en Troll à deux têtes
draw2hg	103.8b	first draw in Two-Headed Giant	première pioche en Troll à deux têtes
combat2hg	805.10	whom one attacks in Two-Headed Giant	qui l’on attaque en Troll à deux têtes
multiplayerSection	800.1	multiplayer rules	règles multijoueurs
manaBurn	300.3@2003-07	mana burn	brûlure de mana
manaEmpties	500.5	when mana is lost	quand le mana est perdu
stepEndOrder	500.5	mana or effects first as a step ends	mana ou effets d’abord, à la fin d’une étape
combatDamage	510.2	combat damage	blessures de combat
damageDivision	510.1c	division of combat damage	répartition des blessures de combat
assignmentCheck	510.1e	what is looked at of an assignment	ce qu’on vérifie d’une assignation
doubleStrike	702.4	double strike	double initiative
secondDamageStep	510.4	who deals damage in the second step	qui blesse à la deuxième étape
attackConstraints	508.1d	requirements to attack	obligations d’attaquer
skipBlockersWhen	508.8	combat without attackers	combat sans attaquants
wallsCantAttack	702.3	Walls can't attack	les murs ne peuvent pas attaquer
zeroPowerAssigns	510.1a	creatures without power assign damage	les créatures sans force assignent des blessures
defendingPlayerRef	508.5	who is the defending player	qui est le joueur défenseur
reselectAttacked	508.7	what is attacked can be reselected	ce qui est attaqué peut être rechoisi
lateAttackersUnblocked	508.4d	late attackers are unblocked	les attaquants tardifs sont non bloqués
trampleOverPw	702.19c	trample over planeswalkers	piétinement par-dessus les planeswalkers
phasingModel	702.26	phased-out permanents	permanents hors phase
phaseOutIsLeaving	702.26d	phasing out is leaving	sortir de phase, c’est quitter
phasedOutTokens	702.26d	phased-out tokens	jetons hors phase
phasedOutInEffectSets	702.26e	phased-out permanents and what an effect changes	permanents hors phase et ce qu’un effet change
tokenOwner	111.2	who owns a token	le propriétaire d’un jeton
permanentSpellCopies	608.3f	copies of permanent spells become tokens	les copies de sorts de permanent deviennent des jetons
triggerPlacement	603.3b	putting triggered abilities on the stack	mise sur la pile des capacités déclenchées
triggersAdditionalTimes	603.2d	abilities trigger additional times by a rule	déclenchements supplémentaires par une règle
reflexiveTriggers	603.12	reflexive triggered abilities	capacités déclenchées réflexives
delayedSimultaneous	603.7b	delayed ability and simultaneous events	capacité retardée et événements simultanés
sacrificeLookBack	603.10a	sacrifices are looked back at	on regarde en arrière pour un sacrifice
controlLookBack	603.10d	looking back at changes of control	regard en arrière sur les changements de contrôle
diesMeans	700.4	what can die	ce qui peut mourir
entersLookahead	614.12	what is looked at for how a permanent enters	ce qu’on regarde pour savoir comment un permanent arrive
ptSublayers	613.4	order of effects on power and toughness	ordre des effets sur la force et l’endurance
extraTurnAnchor	500.7	where an extra turn goes	la place d’un tour supplémentaire
extraStepAfterPhase	500.10	an extra step brings its phase	une étape ajoutée amène sa phase
mulligan	103.5	mulligan	mulligan
wishReach	400.11	what may come from outside the game	ce qui vient d’en dehors de la partie
landPlay	305.2	land plays	pose de terrains
targetPerInstance	115.3	one object for several instances of “target”	un même objet pour plusieurs « cible »
sagas	714.1	Sagas	sagas
dungeons	309.1	dungeons	donjons
dayNight	731.1	day and night	jour et nuit
attractions	717.1	Attractions	attractions
spaceSculptor	702.158	space sculptor	sculpteur de l’espace
battles	310.1	battles	batailles
roles	704.5y	Roles	rôles
speed	702.179	speed	vitesse
terms	108.1	words of the era	mots de l’époque
`
