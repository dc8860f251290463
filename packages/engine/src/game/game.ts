import { whyNot } from "../casting/offering/why.ts"
import { copyAnswer } from "../state/answers/copy-answer.ts"
import { quietAnswer } from "../state/answers/quiet-answer.ts"
import { answerFault } from "../state/answers/validate.ts"
import type { PartialAsker } from "../state/choose.ts"
import type { Action, Answer, AnswerTo, Decision } from "../state/decision.ts"
import type { GameEvent } from "../state/event.ts"
import { GameError, messageOf } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import { inShort, type Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { editPlayer, fork, notesOf } from "../state/writing/edit.ts"
import { concede } from "../turn/concede.ts"
import type { Asked } from "./asked.ts"
import { digest } from "./digest.ts"
import { GameLoop } from "./game-loop.ts"
import { eventsFrom, newEvents, turnsOf } from "./history.ts"
import { asItIs } from "./packed-turn.ts"
import { type EarlierTurns, readSave, saveState } from "./saving/save.ts"
import { type HistoryPart, historyPart, readHistory } from "./saving/save-history.ts"
import { createState } from "./setup/setup.ts"
import { type Shortcut, type Shorten, takeShortcut } from "./shortcut.ts"
import { type SeenEvent, seenEvent } from "./view/seen-event.ts"
import { OPEN, SPECTATOR, type View, type Viewer, viewOf } from "./view/view.ts"
import { type LayerStep, whyCharacteristics } from "./why/characteristics.ts"
import { whyNotAttack, whyNotBlock } from "./why/combat.ts"
import { type Refused, refusals } from "./why/refusals.ts"
import { whyNotTarget } from "./why/target.ts"

/** An accepted answer, for a log. */
export interface LoggedAnswer {
  /** The serial number of the decision. */
  serial: number
  answer: Answer
}

/**
 * A game of Magic: a state and the decision it waits for. `decide` answers; everything between two decisions happens automatically. A game
 * can be forked, saved and inspected at any decision.
 */
export class Game {
  #loop: GameLoop

  private constructor(loop: GameLoop) {
    this.#loop = loop
  }

  /** Starts a game (103). Throws a `GameError` if the set-up is not allowed. */
  static start(setup: GameSetup): Game {
    return Game.from(createState(setup))
  }

  /** Continues a game from a state; `turns` are the events of earlier turns, if known. */
  static from(state: State, turns: EarlierTurns = []): Game {
    const loop = new GameLoop(state, turns)
    refuse(loop.run())
    return new Game(loop)
  }

  /**
   * Loads a game saved by `save`, at the same decision. `text` may be anything: if it is no playable game, throws a `GameError`
   * ("bad-save", "save-version", "unknown-ruleset"). `history` are the parts from `saveHistory`, if the save has no history of its own.
   */
  static load(text: string, history: readonly string[] = []): Game {
    const { state, turns: own } = readSave(text)
    const turns = history.length === 0 ? own : readHistory(history, state)
    try {
      const { answers } = state
      notesOf(state).answers = []
      const game = Game.from(state, turns)
      for (const answer of answers) game.decide(game.serial, answer)
      viewOf(game.#loop.base, OPEN)
      return game
    } catch (error) {
      throw new GameError("bad-save", `the save is damaged: ${messageOf(error)}`, undefined, false, {
        cause: error,
      })
    }
  }

  /** Whether the game has ended (104.1). */
  get over(): boolean {
    return this.#loop.base.over !== null
  }

  /** The decision to make now; null if the game is over. */
  get decision(): Decision | null {
    return this.#loop.waiting.asked[0]?.decision ?? null
  }

  /** Who makes the current decision: normally the player it belongs to (723.5). -1 if the game is over. */
  get decider(): PlayerId {
    return this.#loop.waiting.asked[0]?.decider ?? -1
  }

  /**
   * All decisions that can be answered now: the current one and, if several players choose at the same time (101.4: mulligans, discards),
   * those of the others, who may answer early. Empty if the game is over.
   */
  get asked(): readonly Asked[] {
    return this.#loop.waiting.asked
  }

  /** The serial number of the current decision; if the game is over, the next unused one. */
  get serial(): number {
    return this.#loop.waiting.asked[0]?.serial ?? this.#loop.base.serial
  }

  /** The state before the action in progress, for reading only. It stays as it is when the game goes on. */
  get state(): State {
    return this.#loop.handOut()
  }

  /**
   * Answers an open decision, given as the object or its serial number; the answer is copied. The answer of a player who chooses later
   * waits for its turn, and lapses if a different decision is asked then. Throws a `GameError` ("game-over", "stale-decision",
   * "illegal-answer") and changes nothing if it is refused. Exception: if the error has `takenBack`, the choices made in this action are
   * gone, and its first decision must be made again (733.1). "internal" (the engine failed; its error is the `cause`) and "endless" (no
   * player can decide anything any more) also leave the game unchanged.
   */
  decide<D extends Decision>(decision: D | number, answer: AnswerTo<D>): void {
    const { asked } = this.#loop.waiting
    if (asked.length === 0) throw new GameError("game-over", "the game is over")
    const at = asked.findIndex((one) => one.decision === decision || one.serial === decision)
    if (at < 0) throw new GameError("stale-decision", "this decision is no longer the one to make")
    const own = legalForm(asked[at].decision, answer)
    if (at > 0) return this.#loop.keepEarly(asked[at], own)
    const refusal = this.#loop.answer(own)
    if (refusal !== null) refuse(refusal, this.takeBack())
  }

  /**
   * Answers the current decision for an absent player, doing as little as the rules allow (see `quietAnswer`). Returns the answers given:
   * several moves if the first was illegal and the action was restarted. Throws like `decide`.
   */
  decideQuietly(): LoggedAnswer[] {
    const { serial, decision } = this
    if (decision === null) throw new GameError("game-over", "the game is over")
    const answer = quietAnswer(decision)
    try {
      this.decide(decision, answer)
      return [{ serial, answer }]
    } catch (error) {
      if (!(error instanceof GameError && error.takenBack)) throw error
      return this.decideQuietly()
    }
  }

  /**
   * Replays a log: accepted answers with the serial numbers of their decisions, in order of acceptance. Replayed from the same start, it
   * gives the same game. Throws a `GameError` at the first move that doesn't fit.
   */
  follow(moves: readonly LoggedAnswer[]): void {
    for (const { serial, answer } of moves) {
      // A gap in the numbers means that an answer was refused and its action taken back.
      if (!this.#loop.waiting.asked.some((one) => one.serial === serial)) this.takeBack()
      this.decide(serial, answer)
    }
  }

  /**
   * Takes the unfinished action back to its first decision, under a new serial number. Returns false and does nothing if no choice has been
   * made in it. Illegal actions are taken back automatically (733.1).
   */
  takeBack(): boolean {
    return this.#loop.takeBack()
  }

  /**
   * Why the player with priority can't do this now, with the rule; null if it is among the decision's options. Accepts any action and
   * leaves the game unchanged.
   */
  why(action: Action): Refusal | null {
    if (this.decision === null) return { rule: "104.1", code: "game-over" }
    if (this.decision.kind !== "priority")
      return {
        rule: this.decision.rule,
        code: "other-choice-first",
        params: { purpose: this.decision.purpose },
      }
    return whyNot(fork(this.#loop.base), this.decision.player, action)
  }

  /**
   * What the player with priority might try with this object but can't (each way to cast it, its abilities, its special actions), and the
   * optional costs that can't be paid for what can be cast, each with the rule. Empty at any other decision.
   */
  refusals(id: ObjectId): readonly Refused[] {
    if (this.decision?.kind !== "priority") return []
    return refusals(fork(this.#loop.base), this.decision.player, id)
  }

  /**
   * Why an object or player can't be chosen as the target asked for now, with the rule; null if it is among the options. At any other
   * decision, the reason is that no target is asked for.
   */
  whyTarget(ref: Ref): Refusal | null {
    const { decision } = this
    if (decision?.kind !== "choose" || decision.purpose !== "target")
      return { rule: "115.1", code: "no-target-asked" }
    return this.inProgress((s) => whyNotTarget(s, decision, ref))
  }

  /**
   * Why a permanent can't be declared as an attacker or a blocker, whichever is asked for now, or why the creature `by` can't block it;
   * null if it can, or if no declaration is asked for.
   */
  whyCombat(id: ObjectId, by: ObjectId | null = null): Refusal | null {
    const { decision } = this
    if (decision?.kind !== "attackers" && decision?.kind !== "blockers") return null
    return this.inProgress((s) => {
      if (s.objects[id]?.zone !== "battlefield") return null
      return decision.kind === "attackers" ? whyNotAttack(s, decision, id) : whyNotBlock(s, decision, id, by)
    })
  }

  /**
   * 613: the effects that made an object what it is, from its printed values to the last layer, as far as `viewer` may know; null if
   * hidden.
   */
  whyCharacteristics(id: ObjectId, viewer: PlayerId): readonly LayerStep[] | null {
    return whyCharacteristics(fork(this.#loop.base), id, viewer)
  }

  /**
   * 104.3a: the player leaves the game now, whatever is being decided and by whom. An action waiting for an answer restarts without that
   * player. Throws a `GameError` ("game-over", "players") and changes nothing if the player isn't in the game.
   */
  concede(player: PlayerId): void {
    if (this.over) throw new GameError("game-over", "the game is over", "104.1")
    if (this.#loop.base.players[player]?.left !== null)
      throw new GameError("players", `player ${player} is not in the game`, "104.5")
    refuse(this.#loop.interrupt((s) => concede(s, player)))
  }

  /**
   * 601.2g: whether the player taps for mana by hand from now on or automatically. Throws a `GameError` and changes nothing if the player
   * isn't in the game ("players") or an action is in progress ("stale-decision").
   */
  payByHand(player: PlayerId, on: boolean): void {
    if (this.#loop.base.players[player]?.left !== null)
      throw new GameError("players", `player ${player} is not in the game`, "104.5")
    if (this.#loop.base.answers.length > 0)
      throw new GameError("stale-decision", "how to pay is settled before an action begins", "601.2")
    this.#loop.adjust((s) => {
      editPlayer(s, player).paysByHand = on
    })
  }

  /**
   * From now on, decisions that `obvious` answers are not asked: the game continues at once, several times as fast as with `decide`. Its
   * answers must be legal, and the same for equal states. They use serial numbers but are in no log, so replay a log with the same
   * function. Null asks everything again. The decision open now stays.
   */
  answerObvious(obvious: PartialAsker | null): void {
    this.#loop.answerObvious(obvious)
  }

  /**
   * 732.2: repeats a loop of choices as many times as its proposer says and the other players agree to; then a player has priority again.
   * Returns that number. Throws a `GameError` ("illegal-answer", "bad-number") and changes nothing if it is impossible.
   */
  shortcut(loop: Shortcut, shorten: Shorten = (_player, times) => times): number {
    const { game, times } = takeShortcut(this, loop, shorten)
    this.#loop = game.#loop
    return times
  }

  /**
   * The game as a player or spectator may see it (400.2), before the action in progress or, with `inProgress`, in the middle of it: there a
   * spell being cast is already on the stack (601.2a). `OPEN` shows all cards once the game is over. Throws a `GameError`: "players" for a
   * seat that doesn't exist, "game-on" for `OPEN` while the game goes on.
   */
  view(viewer: Viewer, { inProgress = false }: { inProgress?: boolean } = {}): View {
    this.#checkViewer(viewer)
    return inProgress ? this.inProgress((s) => viewOf(s, viewer)) : viewOf(this.#loop.base, viewer)
  }

  /** The result of `look` on the state in the middle of the action in progress; that state is discarded. The game stays as it is. */
  inProgress<T>(look: (s: State) => T): T {
    return this.#loop.inProgress(look)
  }

  /** All events in order, each with its rule number; starting with event number `from`. */
  history(from = 0): readonly GameEvent[] {
    const { history, base } = this.#loop
    return eventsFrom(history, newEvents(history, base), from)
  }

  /** The number of events in `history`. */
  get eventCount(): number {
    const { history, base } = this.#loop
    return (history?.count ?? 0) + newEvents(history, base).length
  }

  /**
   * Keeps the events of earlier turns as text, in a fraction of the memory; reading them takes longer from now on. `pack` keeps a text in
   * a smaller form still, and returns what gives it back. The game stays as it is.
   */
  compactHistory(pack: (text: string) => () => string = asItIs): void {
    this.#loop.compactHistory(pack)
  }

  /**
   * The events after the first `count`, as a viewer may know them. Includes only names still known when this is called, so call it as
   * things happen. Throws like `view`.
   */
  eventsSince(count: number, viewer: Viewer): SeenEvent[] {
    this.#checkViewer(viewer)
    return this.history(count).map((event) => seenEvent(this.#loop.base, event, viewer))
  }

  /** An independent copy. */
  fork(): Game {
    return new Game(this.#loop.fork())
  }

  /**
   * The game as JSON text, which loads at the same decision. `history` false leaves out events before the last turn, which no rule looks
   * at.
   */
  save({ history = true }: { history?: boolean } = {}): string {
    return saveState(this.#loop.base, history ? turnsOf(this.#loop.history) : [])
  }

  /**
   * The finished turns starting with event number `from`, as text to keep beside saves without history. A long game can thus be saved part
   * by part, without writing any part twice. Throws a `GameError` "bad-number" if no finished turn begins with that event.
   */
  saveHistory(from = 0): HistoryPart {
    return historyPart(this.#loop.history, from)
  }

  /** A digest of the game: equal for equal games. */
  digest(): string {
    return digest(this.#loop.base)
  }

  #checkViewer(viewer: Viewer): void {
    if (viewer === OPEN && !this.over)
      throw new GameError("game-on", "all cards are open only when the game is over", "400.2")
    if (viewer !== OPEN && viewer !== SPECTATOR && this.#loop.base.players[viewer] === undefined)
      throw new GameError("players", `there is no player ${viewer}`)
  }
}

/** A copy of an answer, checked for the form the decision asks for. */
function legalForm(decision: Decision, answer: unknown): Answer {
  const own = copyAnswer(answer)
  const fault = own === null ? "not an answer to any decision" : answerFault(decision, own)
  if (own === null || fault !== null) throw new GameError("illegal-answer", fault ?? "", decision.rule)
  return own
}

function refuse(refusal: Refusal | null, takenBack = false): void {
  if (refusal !== null)
    throw new GameError("illegal-answer", inShort(refusal), refusal.rule, takenBack, { refusal })
}
