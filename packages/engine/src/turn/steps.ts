export * from "../state/steps.ts"
