/** Computer players, simulation, and the strength and speed benchmarks. */
export {}
