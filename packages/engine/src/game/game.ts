import { whyNot } from "../casting/offering/why.ts"
import type { Refusal } from "../state/choose.ts"
import { copyAnswer } from "../state/copy-answer.ts"
import type { Action, Answer, Decision } from "../state/decision.ts"
import { editPlayer, fork } from "../state/edit.ts"
import type { GameEvent } from "../state/event.ts"
import { GameError } from "../state/game-error.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { answerFault } from "../state/validate.ts"
import { concede } from "../turn/concede.ts"
import { digest } from "./digest.ts"
import { type Refused, refusals } from "./refusals.ts"
import { runAction } from "./run.ts"
import { type EarlierTurns, readSave, saveState } from "./save.ts"
import { createState } from "./setup.ts"
import { type Shortcut, type Shorten, takeShortcut } from "./shortcut.ts"
import { type View, viewOf } from "./view.ts"
import { type LayerStep, whyCharacteristics } from "./why-characteristics.ts"
import { whyNotAttack, whyNotBlock } from "./why-combat.ts"
import { whyNotTarget } from "./why-target.ts"

/**
 * A game of Magic: a state, and the decision that it waits for. `decide` answers; everything between two decisions happens by
 * itself. A game is a value: fork it, save it, look at it at any decision.
 */
export class Game {
  /** The state before the unfinished action, with the choices made in it so far. */
  #base: State
  #decision: Decision | null = null
  /** Events of the turns before this one, one list for each turn. */
  #turns: EarlierTurns

  private constructor(base: State, turns: EarlierTurns) {
    this.#base = base
    this.#turns = turns
  }

  /** Starts a game (103). Throws a `GameError` when the set-up is not allowed. */
  static start(setup: GameSetup): Game {
    return Game.from(createState(setup))
  }

  /** A game that goes on from a state; `turns` are the events of earlier turns, where known. */
  static from(state: State, turns: EarlierTurns = []): Game {
    const game = new Game(fork(state), turns)
    if (state.over === null) refuse(game.#run())
    return game
  }

  /** A game saved by `save`, at the same decision. Throws a `GameError` ("bad-save", "save-version") and starts nothing. */
  static load(text: string): Game {
    const { state, turns } = readSave(text)
    return Game.from(state, turns)
  }

  /** Whether the game has ended (104.1). */
  get over(): boolean {
    return this.#base.over !== null
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.#decision
  }

  /** Who makes the current decision: normally the player it belongs to (723.5). -1 when the game is over. */
  get decider(): PlayerId {
    return this.#decision === null ? -1 : this.#base.players[this.#decision.player].decidedBy
  }

  /** The state before the action in progress; for reading only. */
  get state(): State {
    return this.#base
  }

  /**
   * Answers the current decision; the answer is copied. Throws a `GameError` ("game-over", "stale-decision", "illegal-answer") and
   * changes nothing when it is refused, except where the error says `takenBack`: then the choices made in this action are gone, and its
   * first decision is to be made again (733.1). Whatever else is thrown, the game is as it was.
   */
  decide(decision: Decision, answer: Answer): void {
    if (this.#decision === null) throw new GameError("game-over", "the game is over")
    if (decision !== this.#decision)
      throw new GameError("stale-decision", "this decision is no longer the one to make")
    const own = copyAnswer(answer)
    const fault = own === null ? "not an answer to any decision" : answerFault(decision, own)
    if (own === null || fault !== null) throw new GameError("illegal-answer", fault ?? "", decision.rule)
    const refusal = this.#atomically(() => {
      this.#base.answers.push(own)
      return this.#run()
    })
    if (refusal !== null) refuse(refusal, this.#takeBack())
  }

  /**
   * Why the player who has priority can't do this now, with the rule that says so; null when it is among the decision's options.
   * Any action may be asked about, and the game stays as it is.
   */
  why(action: Action): Refusal | null {
    if (this.#decision === null) return { rule: "104.1", reason: "the game is over" }
    if (this.#decision.kind !== "priority")
      return { rule: this.#decision.rule, reason: `another choice is made first: ${this.#decision.purpose}` }
    return whyNot(fork(this.#base), this.#decision.player, action)
  }

  /**
   * What the player who has priority might try with this object but can't (each way to cast it, its abilities, its special actions), and the
   * optional costs that can't be paid for what can be cast, each with the rule that says so. Empty at any other decision.
   */
  refusals(id: ObjectId): readonly Refused[] {
    if (this.#decision?.kind !== "priority") return []
    return refusals(fork(this.#base), this.#decision.player, id)
  }

  /**
   * Why an object or player can't be chosen as the target that is asked for now, with the rule that says so; null when it is among the
   * options. For any other decision the reason is that no target is asked for.
   */
  whyTarget(ref: Ref): Refusal | null {
    const { decision } = this
    if (decision?.kind !== "choose" || decision.purpose !== "target")
      return { rule: "115.1", reason: "no target is asked for" }
    const s = fork(this.#base)
    runAction(s, null)
    return whyNotTarget(s, decision, ref)
  }

  /**
   * Why a permanent can't be declared as an attacker or a blocker, whichever is asked for now, or why the creature `by` can't block it; null when
   * it can, or when no declaration is asked for.
   */
  whyCombat(id: ObjectId, by: ObjectId | null = null): Refusal | null {
    const { decision } = this
    if (decision?.kind !== "attackers" && decision?.kind !== "blockers") return null
    const s = fork(this.#base)
    runAction(s, null)
    if (s.objects[id]?.zone !== "battlefield") return null
    return decision.kind === "attackers" ? whyNotAttack(s, decision, id) : whyNotBlock(s, decision, id, by)
  }

  /**
   * 613: what made an object as it is, from what is printed to the last layer, as far as `viewer` may know; null for what he may not see.
   */
  whyCharacteristics(id: ObjectId, viewer: PlayerId): readonly LayerStep[] | null {
    return whyCharacteristics(fork(this.#base), id, viewer)
  }

  /**
   * 104.3a: the player leaves the game now, whatever is being decided and by whom. An action that waits for an answer is begun again
   * without that player. Throws a `GameError` ("game-over", "players") and changes nothing when there is nobody to concede.
   */
  concede(player: PlayerId): void {
    if (this.#decision === null) throw new GameError("game-over", "the game is over", "104.1")
    if (this.#base.players[player]?.left !== null)
      throw new GameError("players", `player ${player} is not in the game`, "104.5")
    const s = fork(this.#base)
    s.answers = []
    concede(s, player)
    const refusal = this.#atomically(() => {
      this.#commit(s)
      if (s.over === null) return this.#run()
      this.#decision = null
      return null
    })
    refuse(refusal)
  }

  /**
   * 601.2g: whether the player taps for mana by hand from now on, or has it done for him. Throws a `GameError` ("players",
   * "stale-decision") and changes nothing for a player who is not there, and in the middle of an action.
   */
  payByHand(player: PlayerId, on: boolean): void {
    if (this.#base.players[player]?.left !== null)
      throw new GameError("players", `player ${player} is not in the game`, "104.5")
    if (this.#base.answers.length > 0)
      throw new GameError("stale-decision", "how to pay is settled before an action begins", "601.2")
    const s = fork(this.#base)
    editPlayer(s, player).paysByHand = on
    this.#base = s
  }

  /**
   * 732.2: goes through a loop of choices as often as its proposer says and the other players agree to; then everybody has priority
   * again. Returns how often that was. Throws a `GameError` ("illegal-answer", "bad-number") and changes nothing when it can't be done.
   */
  shortcut(loop: Shortcut, shorten: Shorten = (_player, times) => times): number {
    const { game, times } = takeShortcut(this, loop, shorten)
    this.#base = game.#base
    this.#turns = game.#turns
    this.#decision = game.#decision
    return times
  }

  /** The game as a player may see it (400.2). Throws a `GameError` ("players") for a seat that is not there. */
  view(player: PlayerId): View {
    if (this.#base.players[player] === undefined)
      throw new GameError("players", `there is no player ${player}`)
    return viewOf(this.#base, player)
  }

  /** Everything that has happened, in order, each event with the number of its rule. */
  history(): readonly GameEvent[] {
    return [...this.#turns.flat(), ...this.#base.events]
  }

  /** A copy that goes its own way. */
  fork(): Game {
    const copy = new Game(fork(this.#base), this.#turns)
    copy.#decision = this.#decision
    return copy
  }

  /**
   * The game as JSON text, to be loaded at the same decision. `history` false leaves out the events of the turns before the
   * last one, which no rule asks about.
   */
  save({ history = true }: { history?: boolean } = {}): string {
    return saveState(this.#base, history ? this.#turns : [])
  }

  /** A digest of the game: equal for equal games. */
  digest(): string {
    return digest(this.#base)
  }

  /** Makes a change that either succeeds or is refused; then, and whatever it throws, the game is as before. */
  #atomically(change: () => Refusal | null): Refusal | null {
    const [base, decision, turns] = [this.#base, this.#decision, this.#turns]
    const { answers } = base
    const given = answers.length
    let done = false
    try {
      const refusal = change()
      done = refusal === null
      return refusal
    } finally {
      if (!done) {
        this.#base = base
        this.#decision = decision
        this.#turns = turns
        answers.length = given
      }
    }
  }

  /** Runs actions until one needs an answer or the game ends; or says why one is illegal. */
  #run(): Refusal | null {
    for (;;) {
      const s = fork(this.#base)
      const outcome = runAction(s, null)
      switch (outcome.is) {
        case "suspended":
          this.#decision = outcome.decision
          return null
        case "illegal":
          return outcome.why
        case "done":
          this.#commit(s)
          if (s.over === null) break
          this.#decision = null
          return null
      }
    }
  }

  #commit(s: State): void {
    if (s.turn.number !== this.#base.turn.number) this.#turns = [...this.#turns, s.lastTurnEvents]
    this.#base = s
  }

  /** 733.1: an illegal action is taken back whole; the game waits for its first decision again. False when it stands there already. */
  #takeBack(): boolean {
    if (this.#base.answers.length === 0) return false
    const s = fork(this.#base)
    s.answers = []
    const outcome = runAction(s, null)
    if (outcome.is !== "suspended") return false
    this.#base.answers = []
    this.#decision = outcome.decision
    return true
  }
}

function refuse(refusal: Refusal | null, takenBack = false): void {
  if (refusal !== null) throw new GameError("illegal-answer", refusal.reason, refusal.rule, takenBack)
}
