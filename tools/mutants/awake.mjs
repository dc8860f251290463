// The active mutant (0: none), the mutants whose code was reached, and the remaining budget of loop iterations.
export const __mutants = {
  awake: 0,
  reached: new Uint8Array(0),
  rounds: 0,
  most: Number.POSITIVE_INFINITY,
  round() {
    if (++this.rounds > this.most) throw new Error("a mutant that goes on without end")
  },
}
