import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

/** Metrics of a server, in Prometheus format. */
export interface Metrics {
  registry: Registry
  measure(milliseconds: number): void
  countError(): void
}

export function newMetrics(tables: () => number, connections: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: "apnap_table_work_seconds",
    help: "From when a table begins to do what was asked until everybody there is told",
    buckets: BUCKETS,
    registers: [registry],
  })
  const errors = new Counter({
    name: "apnap_errors_total",
    help: "Errors that nobody foresaw",
    registers: [registry],
  })
  new Gauge({
    name: "apnap_tables",
    help: "Tables that this process looks after",
    registers: [registry],
    collect() {
      this.set(tables())
    },
  })
  new Gauge({
    name: "apnap_connections",
    help: "Open sockets",
    registers: [registry],
    collect() {
      this.set(connections())
    },
  })
  return {
    registry,
    measure: (milliseconds) => answers.observe(milliseconds / 1000),
    countError: () => errors.inc(),
  }
}
