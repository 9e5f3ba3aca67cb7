import type { FormFields, FormWords } from '#agency/schema/form-fields.ts'

/** The fields of every form, in their order. A field that is not listed is not asked for; name and e-mail stay. */
export const formFields: FormFields = [
  {
    name: 'name',
    required: true,
    label: 'Full name',
    missing: 'Enter your name.',
    tooLong: 'Shorten your name to {limit} characters.',
  },
  {
    name: 'email',
    required: true,
    label: 'Work e-mail',
    missing: 'Enter your e-mail address.',
    invalid: 'Enter an e-mail address like name@example.com.',
    tooLong: 'Enter an e-mail address of at most {limit} characters.',
  },
  {
    name: 'phone',
    required: true,
    label: 'Phone number',
    missing: 'Enter your phone number.',
    invalid: 'Enter a phone number we can call you on.',
    tooLong: 'Shorten the phone number to {limit} characters.',
  },
  {
    name: 'company',
    required: true,
    label: 'Company',
    missing: 'Enter your company name.',
    tooLong: 'Shorten your company name to {limit} characters.',
  },
  { name: 'service', required: true, label: 'Service', missing: 'Choose one of the services.' },
  {
    name: 'message',
    required: false,
    label: 'Message',
    hint: 'Up to {limit} characters.',
    missing: 'Write your message as text.',
    tooLong: 'Shorten your message to {limit} characters.',
  },
]

/** The words that all forms share. */
export const formWords: FormWords = {
  optional: '(optional)',
  failure: 'There was an error submitting your request. Please try again.',
  problems: 'There is a problem',
  submitting: 'Submitting...',
  late: 'Still trying: no answer yet. What you wrote is safe.',
  offline: 'You are offline. We keep trying, and what you wrote is safe.',
  thanks: 'Thank you',
  left: { one: '{count} character left.', other: '{count} characters left.' },
  tooMany: { one: '{count} character too many.', other: '{count} characters too many.' },
  trap: 'Leave this empty',
  errors: {
    unreadable: 'Remove the unreadable character.',
    notAsked: 'Leave this out: it is not part of a consultation request.',
    limited:
      'You’ve sent several requests in a short time. Everything you wrote is still here: please wait {wait} and send it again.',
    waits: { second: '1 second', seconds: '{count} seconds', minutes: 'a few minutes' },
  },
}
