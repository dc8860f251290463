import type { Answer, Asker, Decision, PlayerId, State } from "@apnap/engine"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import type { Dice } from "../random.ts"
import { candidates } from "./candidates.ts"
import { isHolding, PASS } from "./pruning/hold.ts"
import { luck } from "./pruning/luck.ts"
import { isTrivial } from "./pruning/trivial.ts"

/** A decision that lines came to, by its text: what has been answered to it, and how those lines ended. */
export type Tree = Map<string, Node>

interface Node {
  /** Lines that came here. */
  visits: number
  /** Answers worth comparing, the usual one first; found at the second visit. */
  branches: Branch[] | null
}

interface Branch {
  answer: Answer
  visits: number
  total: number
  next: Tree
}

/** Answers compared at a decision below the root. */
const WIDTH = 6
/** How much a branch that few lines took is looked at for that alone; values lie between -1 and 1. */
const CURIOSITY = 0.15

/** Plays a line: the player's own later decisions of this turn by what earlier lines found (UCB), all others by heuristics. */
interface Guide {
  asker: Asker
  /** Told what the line came to. */
  learn(value: number): void
}

/** Lines that a decision takes before a second answer is tried there: what is tried lowers what the lines before it seem worth. */
const PATIENCE = 30

/** A guide through the tree, which grows by one decision with each line. Widening: more answers are tried as more lines come by. */
export function guide(tree: Tree, player: PlayerId, turn: number, seed: number, isHeld = false): Guide {
  const { roll, at: rollAt } = luck(seed)
  const heuristics = heuristicPlayer(roll)
  const path: Branch[] = []
  let at: Tree | null = tree
  let holds = isHeld
  const asker: Asker = (s, d) => {
    rollAt(s, d)
    if (d.player !== player || s.turn.number !== turn) return heuristics(s, d)
    if (holds && isHolding(s, d, PASS)) return PASS
    if (at === null || isTrivial(s, d)) return heuristics(s, d)
    const branch = visit(at, s, d, roll)
    at = branch === null ? null : branch.next
    if (branch === null) return heuristics(s, d)
    path.push(branch)
    holds ||= isHolding(s, d, branch.answer)
    return branch.answer
  }
  const learn = (value: number) => {
    for (const branch of path) {
      branch.visits++
      branch.total += value
    }
  }
  return { asker, learn }
}

/** The branch to follow; null at a decision that no line came to before. */
function visit(tree: Tree, s: State, d: Decision, roll: Dice): Branch | null {
  const text = JSON.stringify(d)
  const node = tree.get(text)
  if (node === undefined) {
    tree.set(text, { visits: 1, branches: null })
    return null
  }
  node.visits++
  node.branches ??= candidates(s, d, WIDTH, roll, true).map((answer) => ({
    answer,
    visits: 0,
    total: 0,
    next: new Map(),
  }))
  const open = node.branches.slice(0, Math.ceil(Math.sqrt(node.visits / PATIENCE)))
  return open.length === 0 ? null : open.reduce((a, b) => (promise(b, node) > promise(a, node) ? b : a))
}

function promise({ visits, total }: Branch, node: Node): number {
  return visits === 0
    ? Number.POSITIVE_INFINITY
    : total / visits + CURIOSITY * Math.sqrt(Math.log(node.visits) / visits)
}
