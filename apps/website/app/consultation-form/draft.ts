/** A submission that was begun with these contents, and whether its fate is known. */
export type Attempt = { key: string; body: string; isSettled: boolean }

/** What a visitor has typed into a form and not yet sent. */
type Draft = {
  values: Record<string, string>
  attempt?: Attempt | undefined
  /** The call in which the assistant wrote into it. */
  callId?: string | undefined
}

export type DraftStore = {
  /** An empty draft where there is none, or none that can be read. */
  load(form: string): Draft
  save(form: string, draft: Draft): void
  clear(form: string): void
}

const emptyDraft: Draft = { values: {} }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By hand, because the schema library comes later, with what sends the form; and drafts are read when a page opens. */
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
 * Keeps drafts in the tab's own storage, and where that is full, switched off or refused, in memory. Never throws.
 * @param storage gives the storage; a function, because with cookies blocked the mere look at `sessionStorage` throws.
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
        // There was nothing but the memory.
      }
    },
  }
}

/** The drafts of this tab. */
export const drafts = createDraftStore(() => globalThis.sessionStorage)
