import type { SendAttempt } from './send-attempt.ts'

/** Unsent values of a form. */
type Draft = {
  values: Record<string, string>
  attempt?: SendAttempt | undefined
  /** The call in which the assistant filled in the form. */
  callId?: string | undefined
}

export type DraftStore = {
  /** Returns an empty draft if none exists or it cannot be read. */
  load(form: string): Draft
  save(form: string, draft: Draft): void
  clear(form: string): void
}

const emptyDraft: Draft = { values: {} }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Checked by hand, because drafts are read when a page opens, and the schema library loads later with the code that sends
 * the form.
 */
function isDraft(stored: unknown): stored is Draft {
  if (!isObject(stored) || !isObject(stored['values'])) return false
  if (!Object.values(stored['values']).every((value) => typeof value === 'string')) return false
  const { attempt, callId } = stored
  if (callId !== undefined && typeof callId !== 'string') return false
  if (attempt === undefined) return true
  return (
    isObject(attempt) &&
    typeof attempt['key'] === 'string' &&
    typeof attempt['body'] === 'string' &&
    typeof attempt['isSettled'] === 'boolean'
  )
}

/**
 * Keeps drafts in the tab's own storage, or in memory if that is full, off or refused. Never throws.
 * @param storage returns the storage; a function, because merely reading `sessionStorage` throws if cookies are
 * blocked.
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  const memory = new Map<string, Draft>()
  const keyOf = (form: string) => `consultation-draft:${form}`

  return {
    load(form) {
      const remembered = memory.get(form)
      if (remembered) return remembered
      try {
        const stored: unknown = JSON.parse(storage().getItem(keyOf(form)) ?? 'null')
        return isDraft(stored) ? stored : emptyDraft
      } catch {
        return emptyDraft
      }
    },
    save(form, draft) {
      try {
        storage().setItem(keyOf(form), JSON.stringify(draft))
        memory.delete(form)
      } catch {
        memory.set(form, draft)
      }
    },
    clear(form) {
      memory.delete(form)
      try {
        storage().removeItem(keyOf(form))
      } catch {
        // The draft is in memory only.
      }
    },
  }
}

/** The event that reports that the assistant changed a form's draft. The detail is the form's `page_source`. */
export const draftFilledEvent = 'consultation-draft-filled'

/** The drafts of this tab. */
export const drafts = createDraftStore(() => globalThis.sessionStorage)
