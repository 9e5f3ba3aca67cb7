import type { HistoryEntry } from '#contract/desk/requests.ts'
import { stateWords } from '../requests/states.ts'

/** Describes an entry in words that follow the actor's name. */
export function describeEntry(entry: HistoryEntry, nameOf: (id: string) => string): string {
  switch (entry.kind) {
    case 'state':
      return `changed the state from ${stateWords[entry.from]} to ${stateWords[entry.to]}`
    case 'owner':
      return entry.to === null ? 'took the owner away' : `gave it to ${nameOf(entry.to)}`
    case 'released':
      return 'released it'
    case 'held-again':
      return 'held it again'
    case 'imported':
      return 'imported it'
    case 'note-added':
      return 'wrote a note'
    case 'note-deleted':
      return 'deleted a note'
    case 'reply-sent':
      return `answered: ${entry.subject}`
    case 'reply-prepared':
      return `prepared an answer: ${entry.subject}`
    case 'reply-withdrawn':
      return `took back an answer: ${entry.subject}`
    case 'replayed':
      return 'sent a delivery again'
  }
}
