import type { Answer } from "../decision.ts"
import type { State, StateRecord } from "../state.ts"
import { copyState } from "./copy.ts"
import { newEpoch, writable } from "./edit.ts"
import { type Journal, newJournal, unwind } from "./journal.ts"

/**
 * A moment that a game can return to without having been copied: what follows writes into the same tables, and a journal keeps what it
 * overwrites. Going on costs as much as what is written, however long the game has been.
 */
export interface Savepoint {
  /** The state at that moment. Its tables are right only after `returnTo`. */
  readonly record: StateRecord
  /** The answers given by then in the unfinished action. */
  readonly answers: readonly Answer[]
  readonly journal: Journal | null
  /** The number of notes in the journal, and the lengths of the tables. */
  readonly notes: number
  readonly objects: number
  readonly events: number
}

/** Marks this moment; `s` goes on. */
export function savepoint(s: State): Savepoint {
  const record = copyState(s)
  const own = writable(s)
  own.epoch = newEpoch()
  if (own.objectsEpoch === record.epoch) {
    own.objectsEpoch = own.epoch
    own.journal ??= newJournal(own.objects)
  } else own.journal = null
  if (own.eventsEpoch === record.epoch) own.eventsEpoch = own.epoch
  return savepointOf(record, s.answers.slice(), own.journal)
}

/** Marks a moment of a state that others may hold, and that stays as it is; but with these answers. */
export function borrowed(s: State, answers: readonly Answer[]): Savepoint {
  return savepointOf(s, answers.slice(), null)
}

function savepointOf(record: StateRecord, answers: readonly Answer[], journal: Journal | null): Savepoint {
  return {
    record,
    answers,
    journal,
    notes: journal === null ? 0 : journal.ids.length,
    objects: record.objects.length,
    events: record.events.length,
  }
}

/** The state at that moment; `s`, which went on from there, can't be used any more. May be done again if what follows fails. */
export function returnTo(back: Savepoint, s: State): State {
  const record = copyState(back.record)
  record.epoch = newEpoch()
  record.answers = back.answers.slice()
  if (back.journal !== null) takeTable(record, back, back.journal)
  record.eventsEpoch = 0
  if (record.events.length > back.events) {
    record.events = record.events.slice(0, back.events)
    record.eventsEpoch = record.epoch
  }
  // What was derived from a state that did not change still holds.
  if (s.revision === record.revision) {
    record.derived = s.derived
    record.quiet = s.quiet
  }
  return record
}

function takeTable(record: StateRecord, { notes, objects }: Savepoint, journal: Journal): void {
  const table = unwind(journal, notes, objects)
  record.objects = table
  record.objectsEpoch = journal.shared && table === journal.table ? 0 : record.epoch
  record.journal = journal.shared ? null : journal
}

/** Ends the journal of a state that won't return to any savepoint. */
export function endJournal(s: State): void {
  writable(s).journal = null
}
