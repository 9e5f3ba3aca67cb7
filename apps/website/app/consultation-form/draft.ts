import * as v from 'valibot'
import type { PageSource } from '#server/consultations/consultation.ts'

/** A submission that was begun with these contents, and whether its fate is known. */
const attemptSchema = v.object({ key: v.string(), body: v.string(), isSettled: v.boolean() })
const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  attempt: v.optional(attemptSchema),
})

/** What a visitor has typed into a form and not yet sent. */
type Draft = v.InferOutput<typeof draftSchema>
export type Attempt = v.InferOutput<typeof attemptSchema>

export type DraftStore = {
  /** An empty draft where there is none, or none that can be read. */
  load(form: PageSource): Draft
  save(form: PageSource, draft: Draft): void
  clear(form: PageSource): void
}

const emptyDraft: Draft = { values: {} }

/**
 * Keeps drafts in the tab's own storage, and where that is full, switched off or refused, in memory. Never throws.
 * @param storage gives the storage; a function, because with cookies blocked the mere look at `sessionStorage` throws.
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  const memory = new Map<PageSource, Draft>()
  const keyOf = (form: PageSource) => `consultation-draft:${form}`

  return {
    load(form) {
      const remembered = memory.get(form)
      if (remembered) return remembered
      try {
        const stored: unknown = JSON.parse(storage().getItem(keyOf(form)) ?? 'null')
        const result = v.safeParse(draftSchema, stored)
        return result.success ? result.output : emptyDraft
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
