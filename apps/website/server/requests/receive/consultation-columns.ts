import type { Consultation } from '#contract/consultation.ts'

/** The columns of a `Consultation`, in their order. */
export const consultationColumns = [
  'id',
  'created_at',
  'name',
  'email',
  'phone',
  'company',
  'service',
  'message',
  'page_source',
] as const satisfies (keyof Consultation)[]
