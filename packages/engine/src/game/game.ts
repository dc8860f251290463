import { whyNot } from "../casting/offering/why.ts"
import { copyAnswer } from "../state/answers/copy-answer.ts"
import { quietAnswer } from "../state/answers/quiet-answer.ts"
import { answerFault } from "../state/answers/validate.ts"
import type { PartialAsker } from "../state/choose.ts"
import type { Action, Answer, AnswerTo, Decision } from "../state/decision.ts"
import { editPlayer, fork, notesOf } from "../state/edit.ts"
import type { GameEvent } from "../state/event.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import { inShort, type Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { concede } from "../turn/concede.ts"
import type { Asked } from "./asked.ts"
import { digest } from "./digest.ts"
import { GameLoop } from "./game-loop.ts"
import { eventsFrom, turnsOf } from "./history.ts"
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

/** An accepted answer, for a log of them. */
export interface Move {
  /** The serial number of the decision. */
  serial: number
  answer: Answer
}

/**
 * A game of Magic: a state, and the decision that it waits for. `decide` answers; everything between two decisions happens by
 * itself. A game is a value: fork it, save it, look at it at any decision.
 */
export class Game {
  #loop: GameLoop

  private constructor(loop: GameLoop) {
    this.#loop = loop
  }

  /** Starts a game (103). Throws a `GameError` when the set-up is not allowed. */
  static start(setup: GameSetup): Game {
    return Game.from(createState(setup))
  }

  /** A game that goes on from a state; `turns` are the events of earlier turns, where known. */
  static from(state: State, turns: EarlierTurns = []): Game {
    const loop = new GameLoop(state, turns)
    refuse(loop.run())
    return new Game(loop)
  }

  /**
   * A game saved by `save`, at the same decision. The text may be anything: what is no game that can be gone on with throws a `GameError` ("bad-save",
   * "save-version", "unknown-ruleset"). `history` are the parts that `saveHistory` gave, where the save has no history of its own.
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
      const why = error instanceof Error ? error.message : String(error)
      throw new GameError("bad-save", `the save is damaged: ${why}`, undefined, false, { cause: error })
    }
  }

  /** Whether the game has ended (104.1). */
  get over(): boolean {
    return this.#loop.base.over !== null
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.#loop.waiting.asked[0]?.decision ?? null
  }

  /** Who makes the current decision: normally the player it belongs to (723.5). -1 when the game is over. */
  get decider(): PlayerId {
    return this.#loop.waiting.asked[0]?.decider ?? -1
  }

  /**
   * All decisions that can be answered now: the current one, and where several players choose at the same time (101.4: mulligans, discards) those of
   * the others, who may answer early. Empty when the game is over.
   */
  get asked(): readonly Asked[] {
    return this.#loop.waiting.asked
  }

  /** The serial number of the current decision; when the game is over, the one that another decision would have. */
  get serial(): number {
    return this.#loop.waiting.asked[0]?.serial ?? this.#loop.base.serial
  }

  /** The state before the action in progress; for reading only. */
  get state(): State {
    return this.#loop.base
  }

  /**
   * Answers a decision that is asked now, named by itself or by its serial number; the answer is copied. One of a player who chooses later waits for
   * its turn, and lapses when what is asked then is something else. Throws a `GameError` ("game-over", "stale-decision", "illegal-answer") and changes
   * nothing when it is refused, except where the error says `takenBack`: then the choices made in this action are gone, and its first decision is to be
   * made again (733.1). With "internal" (the engine failed; its error is the `cause`) and "endless" (nobody can decide anything any more) the game is as
   * it was, too.
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
   * Answers the current decision for a player who does not, as quietly as the rules allow (see `quietAnswer`). Returns what was answered: several
   * moves where the first is no legal one and the action had to be begun again. Throws as `decide` does.
   */
  decideQuietly(): Move[] {
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
   * Makes the moves of a log: accepted answers with the serial numbers of their decisions, in the order in which they were accepted. A game that
   * follows the log of another from the same beginning is the same game. Throws a `GameError` at the first that does not fit.
   */
  follow(moves: readonly Move[]): void {
    for (const { serial, answer } of moves) {
      // Where a number was left out, an answer was refused and its action taken back.
      if (!this.#loop.waiting.asked.some((one) => one.serial === serial)) this.takeBack()
      this.decide(serial, answer)
    }
  }

  /**
   * Takes the unfinished action back to its first decision, which gets another serial number. Returns false, and does nothing, where no choice has been
   * made in it. An illegal action is taken back by itself (733.1).
   */
  takeBack(): boolean {
    return this.#loop.takeBack()
  }

  /**
   * Why the player who has priority can't do this now, with the rule that says so; null when it is among the decision's options.
   * Any action may be asked about, and the game stays as it is.
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
   * What the player who has priority might try with this object but can't (each way to cast it, its abilities, its special actions), and the
   * optional costs that can't be paid for what can be cast, each with the rule that says so. Empty at any other decision.
   */
  refusals(id: ObjectId): readonly Refused[] {
    if (this.decision?.kind !== "priority") return []
    return refusals(fork(this.#loop.base), this.decision.player, id)
  }

  /**
   * Why an object or player can't be chosen as the target that is asked for now, with the rule that says so; null when it is among the
   * options. For any other decision the reason is that no target is asked for.
   */
  whyTarget(ref: Ref): Refusal | null {
    const { decision } = this
    if (decision?.kind !== "choose" || decision.purpose !== "target")
      return { rule: "115.1", code: "no-target-asked" }
    return this.inProgress((s) => whyNotTarget(s, decision, ref))
  }

  /**
   * Why a permanent can't be declared as an attacker or a blocker, whichever is asked for now, or why the creature `by` can't block it; null when
   * it can, or when no declaration is asked for.
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
   * 613: what made an object as it is, from what is printed to the last layer, as far as `viewer` may know; null for what he may not see.
   */
  whyCharacteristics(id: ObjectId, viewer: PlayerId): readonly LayerStep[] | null {
    return whyCharacteristics(fork(this.#loop.base), id, viewer)
  }

  /**
   * 104.3a: the player leaves the game now, whatever is being decided and by whom. An action that waits for an answer is begun again
   * without that player. Throws a `GameError` ("game-over", "players") and changes nothing when there is nobody to concede.
   */
  concede(player: PlayerId): void {
    if (this.over) throw new GameError("game-over", "the game is over", "104.1")
    if (this.#loop.base.players[player]?.left !== null)
      throw new GameError("players", `player ${player} is not in the game`, "104.5")
    refuse(this.#loop.interrupt((s) => concede(s, player)))
  }

  /**
   * 601.2g: whether the player taps for mana by hand from now on, or has it done for him. Throws a `GameError` ("players",
   * "stale-decision") and changes nothing for a player who is not there, and in the middle of an action.
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
   * From now on, what `obvious` answers is not asked: the game goes on at once, several times as fast as by `decide`. Its answers must be legal, and the same for
   * equal states. They take serial numbers and are in no log: the game of a log is followed with the same function. Null asks everything again. The decision that
   * is asked now stays.
   */
  answerObvious(obvious: PartialAsker | null): void {
    this.#loop.answerObvious(obvious)
  }

  /**
   * 732.2: goes through a loop of choices as often as its proposer says and the other players agree to; then everybody has priority
   * again. Returns how often that was. Throws a `GameError` ("illegal-answer", "bad-number") and changes nothing when it can't be done.
   */
  shortcut(loop: Shortcut, shorten: Shorten = (_player, times) => times): number {
    const { game, times } = takeShortcut(this, loop, shorten)
    this.#loop = game.#loop
    return times
  }

  /**
   * The game as a player or a spectator may see it (400.2), before the action in progress or, with `inProgress`, in the midst of it: a spell that is
   * being cast is on the stack there (601.2a). `OPEN` shows all cards, after the game. Throws a `GameError` ("players") for a seat that is not there,
   * and ("game-on") for `OPEN` while the game goes on.
   */
  view(viewer: Viewer, { inProgress = false }: { inProgress?: boolean } = {}): View {
    this.#checkViewer(viewer)
    return inProgress ? this.inProgress((s) => viewOf(s, viewer)) : viewOf(this.#loop.base, viewer)
  }

  /** What `look` makes of the state in the midst of the action in progress, which is thrown away afterwards. The game stays as it is. */
  inProgress<T>(look: (s: State) => T): T {
    return this.#loop.inProgress(look)
  }

  /** Everything that has happened, in order, each event with the number of its rule; from event number `from` on. */
  history(from = 0): readonly GameEvent[] {
    return eventsFrom(this.#loop.history, this.#loop.base.events, from)
  }

  /** How many events `history` holds. */
  get eventCount(): number {
    return (this.#loop.history?.count ?? 0) + this.#loop.base.events.length
  }

  /**
   * What has happened since there were `count` events, as a viewer may know it. Names are told as far as they still are when this is called, so it is to
   * be called as things happen. Throws as `view` does.
   */
  eventsSince(count: number, viewer: Viewer): SeenEvent[] {
    this.#checkViewer(viewer)
    const events = eventsFrom(this.#loop.history, this.#loop.base.events, count)
    return events.map((event) => seenEvent(this.#loop.base, event, viewer))
  }

  /** A copy that goes its own way. */
  fork(): Game {
    return new Game(this.#loop.fork())
  }

  /**
   * The game as JSON text, to be loaded at the same decision. `history` false leaves out the events of the turns before the
   * last one, which no rule asks about.
   */
  save({ history = true }: { history?: boolean } = {}): string {
    return saveState(this.#loop.base, history ? turnsOf(this.#loop.history) : [])
  }

  /**
   * The finished turns from the one on that begins with event number `from`, as a text to keep beside saves without history. So a long game is kept part by
   * part: what has been written once need not be written again. Throws a `GameError` "bad-number" where no finished turn begins with that event.
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

/** A copy of an answer of the form that the decision asks for. */
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
