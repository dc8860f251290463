import type { Command } from "commander"
import { type Json, jsonOption } from "../json.ts"
import { collect } from "./collect.ts"
import { workersOption } from "./workers-option.ts"

/** `apnap lab`: studies decks, cards and rules over many games. */
export function register(program: Command): void {
  const lab = program.command("lab").description("Study decks, cards and rules by many games")
  matrix(lab)
  card(lab)
  rules(lab)
  positions(lab)
  worker(lab)
  const report = lab
    .command("report")
    .description("Write the report of a study again, from the files in its folder, and print what it came to")
    .argument("<folder>", "where a study left its results")
  jsonOption(report).action(async (folder: string, { json }: { json?: Json }) =>
    (await import("../lab/report/again.ts")).reportAgain(folder, json),
  )
}

function matrix(lab: Command): void {
  const command = lab.command("matrix").description("Play each deck against each other")
  decksOptions(command)
    .option("--ruleset <name>", "the rules of a date, as 2003-07 (apnap eras lists them)", "current")
    .action(async (options) => {
      const { readRuleset } = await import("../ruleset.ts")
      const { matrixStudy } = await import("../lab/studies/matrix.ts")
      const ruleset = readRuleset(options.ruleset).name
      await (await run())(await matrixStudy({ ...options, ruleset }), options)
    })
  studyOptions(command, "lab-matrix")
}

function card(lab: Command): void {
  const command = lab
    .command("card")
    .description("Play the same games with a card and with another in its place")
    .argument("<name>", "the card")
    .requiredOption("--instead <name>", "the card whose place it takes")
  decksOptions(command)
    .option("--against <name or file>", "a deck to play against; may be given again", collect, [])
    .option("--copies <n>", "change so many copies alone (default: all)")
    .option("--ruleset <name>", "the rules of a date, as 2003-07 (apnap eras lists them)", "current")
    .action(async (name: string, options) => {
      const { readRuleset } = await import("../ruleset.ts")
      const { cardStudy } = await import("../lab/studies/card.ts")
      const ruleset = readRuleset(options.ruleset).name
      await (await run())(await cardStudy(name, { ...options, ruleset }), options)
    })
  studyOptions(command, "lab-card")
}

function rules(lab: Command): void {
  const command = lab
    .command("rules")
    .description("Play the same games by two rulesets, or by one and one knob of the other")
    .argument("<ruleset>", "a ruleset, as 2003-07 (apnap eras lists them)")
    .option("--instead <ruleset>", "the rules in whose place it comes", "current")
    .option("--knob <name>", "change this knob alone")
  decksOptions(command).action(async (ruleset: string, options) => {
    const { rulesStudy } = await import("../lab/studies/rules.ts")
    await (await run())(await rulesStudy(options.instead, { ...options, ruleset }), options)
  })
  studyOptions(command, "lab-rules")
}

function positions(lab: Command): void {
  const command = lab
    .command("positions")
    .description(
      "Play games of computer players against themselves and write down their positions, to learn from",
    )
    .option(
      "--deck <name or file>",
      "a deck; may be given again (default: the decks of the package)",
      collect,
      [],
    )
    .option("--decks <folder>", "all deck lists of a folder")
    .option("--cards <file>", "draw decks from the cards of this file as well")
    .option("--one-in <n>", "from every nth of its cards alone", "8")
    .option("--from <n>", "of these, beginning with that one (the first is 0)", "0")
    .option("--only-drawn", "play with drawn decks alone")
    .option("--level <name>", "who plays: heuristics or greedy", "greedy")
    .option("--slips <percent>", "how often another answer is tried", "12")
    .option("--games <n>", "games", "1000")
    .option("--seed <n>", "seed of the first game", "1")
    .option("--out <folder>", "where the positions go", "lab-positions")
  workersOption(command).action(async (options) =>
    (await import("../lab/positions/run.ts")).writePositions(options),
  )
}

function worker(lab: Command): void {
  const command = lab
    .command("worker")
    .description("Play for studies that others began with --db, on as many machines as one likes")
    .requiredOption("--db <address>", "their PostgreSQL database")
    .option("--idle <s>", "end when there was nothing to do for so many seconds")
  workersOption(command).action(async (options) =>
    (await import("../lab/queue/worker.ts")).labWorker(options),
  )
}

async function run() {
  return (await import("../lab/run.ts")).runStudy
}

function decksOptions(command: Command): Command {
  return command
    .option(
      "--deck <name or file>",
      "a deck; may be given again (default: the decks of the package)",
      collect,
      [],
    )
    .option("--decks <folder>", "all deck lists of a folder")
    .option("--cards <file>", "card file for what is not embedded, instead of the imported cards")
    .option("--insist", "play with cards that are understood only in part")
}

function studyOptions(command: Command, out: string): void {
  jsonOption(workersOption(command))
    .option("--level <name>", "who plays: random, beginner, greedy or strong", "greedy")
    .option("--lines <n>", "lines that the strong level plays for one decision", "240")
    .option("--within <percent>", "stop when the interval at 95 % reaches so far to each side", "2")
    .option("--games <n>", "games of each two decks at most", "10000")
    .option("--seed <n>", "seed of the first games", "1")
    .option("--out <folder>", "where the results go", out)
    .option("--db <address>", "have it played by the workers of this PostgreSQL database")
    .option("--patience <s>", "seconds after which a chunk whose worker is silent is given to another", "300")
}
