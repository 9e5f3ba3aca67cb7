import type { FormWords } from './schema/form-fields.ts'
import type { ServerWords } from './schema/server-words.ts'

/**
 * Words that content in English may leave out, because agencies are older than they are. A site in another language does not
 * start without them (`check-language.ts`). The build takes what it needs of them, so a browser loads none twice.
 */
export const english = {
  formWords: {
    left: { one: '{count} character left.', other: '{count} characters left.' },
    tooMany: { one: '{count} character too many.', other: '{count} characters too many.' },
    trap: 'Leave this empty',
  },
  formErrors: { notAsked: 'Leave this out: it is not part of a consultation request.' },
  serverWords: {
    pages: {
      unavailable: 'This page can’t be shown just now. Try again in a moment.',
      tooManyForms: 'Too many forms came from your network. Send yours again in a minute.',
      wrongMethod: 'This page doesn’t accept that kind of request.',
      noForm: 'That wasn’t a form we can read.',
      tooLong: 'Your message is too long. Go back, shorten it and send it again.',
      incomplete: 'The form arrived incomplete. Go back and send it again.',
      otherSite: 'This form was sent from another site, so we didn’t accept it.',
    },
    llms: {
      services: 'Services',
      pages: 'Pages',
      articles: 'Articles',
      contact: 'Contact',
      phone: 'Phone',
      email: 'E-mail',
      answered: 'Requests are answered within {time}.',
    },
  },
} satisfies {
  formWords: Pick<FormWords, 'left' | 'tooMany' | 'trap'>
  formErrors: Pick<FormWords['errors'], 'notAsked'>
  serverWords: ServerWords
}
