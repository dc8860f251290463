import type { Answer, Asker, Decision, PlayerId, State } from "@apnap/engine"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import type { Dice } from "../random.ts"
import { candidates } from "./candidates.ts"
import { isHolding, PASS } from "./pruning/hold.ts"
import { luck } from "./pruning/luck.ts"
import { isTrivial } from "./pruning/trivial.ts"

/** The decisions that playouts reached, keyed by their text, with the answers tried and their results. */
export type Tree = Map<string, Node>

interface Node {
  /** Number of playouts that reached it. */
  visits: number
  /** Answers worth comparing, the heuristic one first; generated at the second visit. */
  branches: Branch[] | null
}

interface Branch {
  answer: Answer
  visits: number
  total: number
  next: Tree
}

/** Number of answers compared below the root. */
const WIDTH = 6
/** Exploration constant of UCB; values lie between -1 and 1. */
const CURIOSITY = 0.15

/** Guides a playout: the player's own later decisions this turn follow earlier results (UCB), all others the heuristics. */
interface Guide {
  asker: Asker
  /** Reports the playout's value. */
  learn(value: number): void
}

/** Visits of a decision before a second answer is tried: exploring lowers the apparent value of the moves before it. */
const PATIENCE = 30

/** A guide through the tree, which grows by one decision per playout. Progressive widening: more visits allow more answers. */
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

/** The branch to follow; null at a decision reached for the first time. */
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
