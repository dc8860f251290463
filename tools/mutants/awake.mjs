// Which mutant is awake, 0 for none; which places were come by, by the numbers of their mutants; and how many rounds of loops there may still be.
export const __mutants = {
  awake: 0,
  reached: new Uint8Array(0),
  rounds: 0,
  most: Number.POSITIVE_INFINITY,
  round() {
    if (++this.rounds > this.most) throw new Error("a mutant that goes on without end")
  },
}
