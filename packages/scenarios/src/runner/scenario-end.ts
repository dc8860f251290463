/** Thrown to end a run: the scenario has failed, or an action was illegal as it should be. */
export class ScenarioEnd extends Error {
  readonly failed: boolean

  constructor(failed: boolean, message: string) {
    super(message)
    this.failed = failed
  }
}
