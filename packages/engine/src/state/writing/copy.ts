import type { CombatRole, GameObject, Memory, StackInfo, Writable } from "../object.ts"
import type { Player } from "../player.ts"
import type { GameOptions, State, StateRecord } from "../state.ts"
import type { Turn } from "../turn.ts"

/**
 * Field-by-field copies of the game's records. A spread gives an object another hidden class than the literal it copies, with its fields
 * in a second block of memory; without spreads, everything that reads these records is faster.
 */

/** A copy of the state record, without its journal; its tables are shared. */
export function copyState(s: State): StateRecord {
  return {
    epoch: s.epoch,
    objectsEpoch: s.objectsEpoch,
    playersEpoch: s.playersEpoch,
    eventsEpoch: s.eventsEpoch,
    pastEpoch: s.pastEpoch,
    turnEpoch: s.turnEpoch,
    journal: null,
    revision: s.revision,
    quiet: s.quiet,
    ruleset: s.ruleset,
    options: s.options,
    random: s.random,
    nextId: s.nextId,
    nextTimestamp: s.nextTimestamp,
    definitions: s.definitions,
    objects: s.objects,
    players: s.players,
    battlefield: s.battlefield,
    stack: s.stack,
    exile: s.exile,
    command: s.command,
    ante: s.ante,
    turn: s.turn,
    effects: s.effects,
    delayed: s.delayed,
    waiting: s.waiting,
    events: s.events,
    lastTurnEvents: s.lastTurnEvents,
    past: s.past,
    controlled: s.controlled,
    dayNight: s.dayNight,
    monarch: s.monarch,
    initiative: s.initiative,
    planarController: s.planarController,
    reach: s.reach,
    lastCheck: s.lastCheck,
    over: s.over,
    markers: s.markers,
    subgame: s.subgame,
    applied: s.applied,
    underway: s.underway,
    entering: s.entering,
    leaving: s.leaving,
    answers: s.answers,
    cursor: s.cursor,
    serial: s.serial,
    early: s.early,
    forced: s.forced,
    derived: s.derived,
  }
}

/** The options of a game. Objects made by spreads would have one shape per game, and every function that reads them would slow down. */
export function copyOptions(o: GameOptions): GameOptions {
  return {
    firstPlayerDraws: o.firstPlayerDraws,
    variants: o.variants,
    attack: o.attack,
    range: o.range,
    sharedTurns: o.sharedTurns,
    sharedLife: o.sharedLife,
    sharedPoison: o.sharedPoison,
    sharedPlanarDeck: o.sharedPlanarDeck,
    attackTeams: o.attackTeams,
    lossBy: o.lossBy,
    freeMulligans: o.freeMulligans,
    asksForced: o.asksForced,
    startingLife: o.startingLife,
    ...(o.deployCreatures !== undefined && { deployCreatures: o.deployCreatures }),
  }
}

export function copyTurn(t: Turn): Writable<Turn> {
  return {
    number: t.number,
    active: t.active,
    step: t.step,
    stage: t.stage,
    priority: t.priority,
    passes: t.passes,
    opener: t.opener,
    ahead: t.ahead,
    phase: t.phase,
    extraTurns: t.extraTurns,
    skips: t.skips,
    afterSkips: t.afterSkips,
    nextPlayer: t.nextPlayer,
    reversed: t.reversed,
    extra: t.extra,
    combat: t.combat,
    defending: t.defending,
    part: t.part,
    mulligans: t.mulligans,
    kept: t.kept,
    cleanupAgain: t.cleanupAgain,
    added: t.added,
    loop: t.loop,
    choices: t.choices,
    restarting: t.restarting,
  }
}

export function copyPlayer(p: Player): Writable<Player> {
  return {
    epoch: p.epoch,
    id: p.id,
    name: p.name,
    life: p.life,
    startingLife: p.startingLife,
    library: p.library,
    hand: p.hand,
    graveyard: p.graveyard,
    outside: p.outside,
    pool: p.pool,
    counters: p.counters,
    left: p.left,
    drewFromEmpty: p.drewFromEmpty,
    landsPlayed: p.landsPlayed,
    cityBlessing: p.cityBlessing,
    ringTempted: p.ringTempted,
    speed: p.speed,
    commanderDamage: p.commanderDamage,
    commanderCasts: p.commanderCasts,
    castNames: p.castNames,
    dungeons: p.dungeons,
    team: p.team,
    schemes: p.schemes,
    planes: p.planes,
    attractions: p.attractions,
    commanders: p.commanders,
    commanderColors: p.commanderColors,
    range: p.range,
    decidedBy: p.decidedBy,
    paysByHand: p.paysByHand,
    maxHand: p.maxHand,
    shuffles: p.shuffles,
    firstCard: p.firstCard,
  }
}

export function copyObject(o: GameObject): Writable<GameObject> {
  return {
    kind: o.kind,
    def: o.def,
    face: o.face,
    card: o.card,
    owner: o.owner,
    controller: o.controller,
    zone: o.zone,
    tapped: o.tapped,
    faceDown: o.faceDown,
    flipped: o.flipped,
    phasedOut: o.phasedOut,
    sick: o.sick,
    damage: o.damage,
    deathtouched: o.deathtouched,
    counters: o.counters,
    attachedTo: o.attachedTo,
    combat: o.combat,
    stack: o.stack,
    memory: o.memory,
    id: o.id,
    epoch: o.epoch,
    timestamp: o.timestamp,
  }
}

/** Every field is required here, even optional ones, so that none is forgotten. */
type Whole<T> = { [K in keyof Required<T>]: T[K] }

/** A copy of a stack object's information, to be changed before it is stored. */
export function copyStackInfo(i: StackInfo): Writable<StackInfo> {
  return {
    kind: i.kind,
    source: i.source,
    ability: i.ability,
    targets: i.targets,
    divided: i.divided,
    forWhom: i.forWhom,
    modes: i.modes,
    x: i.x,
    bindings: i.bindings,
    index: i.index,
    damage: i.damage,
  } satisfies Whole<StackInfo>
}

export function copyRole(r: CombatRole): Writable<CombatRole> {
  return {
    attacking: r.attacking,
    blocking: r.blocking,
    blockedBy: r.blockedBy,
    blocked: r.blocked,
    band: r.band,
    ...(r.last !== undefined && { last: r.last }),
  }
}

const NO_MEMORY: Memory = {}

/** A copy of a memory, or a new one, to be filled before it is stored. Unset fields are undefined. */
export function copyMemory(memory: Memory | null): Writable<Memory> {
  const m = memory ?? NO_MEMORY
  return {
    x: m.x,
    castFrom: m.castFrom,
    castBy: m.castBy,
    paid: m.paid,
    asCast: m.asCast,
    numbersAsCast: m.numbersAsCast,
    manaSpent: m.manaSpent,
    manaSources: m.manaSources,
    chosen: m.chosen,
    linked: m.linked,
    maker: m.maker,
    exiledByNamed: m.exiledByNamed,
    copied: m.copied,
    designations: m.designations,
    classLevel: m.classLevel,
    room: m.room,
    unlocked: m.unlocked,
    namesChosen: m.namesChosen,
    noted: m.noted,
    resolvesUnder: m.resolvesUnder,
    uses: m.uses,
    faceDownAs: m.faceDownAs,
    changes: m.changes,
    lookers: m.lookers,
    way: m.way,
    protector: m.protector,
    loyaltyTurn: m.loyaltyTurn,
    loyaltyUses: m.loyaltyUses,
    goadedBy: m.goadedBy,
    counterTimes: m.counterTimes,
    turn: m.turn,
    components: m.components,
    legend: m.legend,
    world: m.world,
    merged: m.merged,
    exileTurn: m.exileTurn,
    shownOnTop: m.shownOnTop,
    stored: m.stored,
  } satisfies Whole<Memory>
}
