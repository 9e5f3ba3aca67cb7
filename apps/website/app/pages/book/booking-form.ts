import { required } from '#agency/required.ts'
import type { bookingKinds } from '#contract/appointments.ts'
import { bookingWords } from '#contract/booking-words.ts'
import { defaultChoices } from '#contract/consultation-choices.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'

export type BookingKind = (typeof bookingKinds)[number]

export const words = required(bookingWords, 'appointments.words')

/** Fills a word into one of the owner's sentences. */
export const fill = (text: string, name: string, value: string | number): string =>
  text.replace(`{${name}}`, String(value))

/** The hidden field that names the call in which a time was agreed on. */
export const callField = 'call_id'

/** The form of a kind: the fields of every form, for the service of the kind. */
export const formOf = (kind: BookingKind): ConsultationFormConfig => ({
  pageSource: kind.pageSource,
  page: 'book',
  path: kind.path,
  panelId: 'details',
  defaultService: defaultChoices.get(kind.pageSource) ?? '',
  hasServiceSelector: false,
  submitLabel: words.book,
  successText: '',
  againLabel: words.bookAgain,
})
