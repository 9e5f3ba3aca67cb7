import type { FormFields, FormWords } from '#agency/schema/form-fields.ts'

/** The fields of every form. Not everybody who asks has a house yet, so the name of one may stay empty. */
export const formFields: FormFields = [
  {
    name: 'name',
    required: true,
    label: 'Your name',
    missing: 'Tell us your name.',
    tooLong: 'Use at most {limit} characters.',
  },
  {
    name: 'company',
    required: false,
    label: 'Your house',
    hint: 'The hotel or restaurant, if it has a name yet.',
    missing: 'Tell us the name of your house.',
    tooLong: 'Use at most {limit} characters.',
  },
  {
    name: 'phone',
    required: true,
    label: 'Telephone',
    missing: 'Give us a number to call.',
    invalid: 'Give us a telephone number with its digits.',
    tooLong: 'Use at most {limit} characters.',
  },
  {
    name: 'email',
    required: true,
    label: 'E-mail',
    missing: 'Give us your e-mail address.',
    invalid: 'Give us an e-mail address such as reception@example.com.',
    tooLong: 'Use at most {limit} characters.',
  },
  { name: 'service', required: true, label: 'What it is about', missing: 'Choose what it is about.' },
  {
    name: 'message',
    required: false,
    label: 'Your nights',
    hint: 'What wakes you? Up to {limit} characters.',
    missing: 'Tell us about your nights.',
    tooLong: 'Use at most {limit} characters.',
  },
]

/** The words that all forms share. */
export const formWords: FormWords = {
  optional: '(if you like)',
  failure: 'Your message did not reach the desk. Please ring again.',
  problems: 'Something is missing',
  submitting: 'Ringing the bell...',
  late: 'Still ringing: no answer yet. What you wrote is safe.',
  offline: 'You are offline. We keep ringing, and what you wrote is safe.',
  thanks: 'Thank you',
  errors: {
    unreadable: 'Take out the unreadable character.',
    limited: 'You rang several times in a row. What you wrote is still here: wait {wait}, and ring again.',
    waits: { second: '1 second', seconds: '{count} seconds', minutes: 'a few minutes' },
  },
}
