import type { ServerWords } from '#agency/schema/server-words.ts'

/** What the server says where no page of the site can. */
export const serverWords: ServerWords = {
  pages: {
    unavailable: 'This page can’t be shown just now. Try again in a moment.',
    tooManyForms: 'Too many forms came from your network. Send yours again in a minute.',
    wrongMethod: 'This page doesn’t accept that kind of request.',
    noForm: 'That wasn’t a form we can read.',
    tooLong: 'Your message is too long. Go back, shorten it and send it again.',
    incomplete: 'The form arrived incomplete. Go back and send it again.',
    otherSite: 'This form was sent from another site, so we didn’t accept it.',
  },
  /** The labels in llms.txt, which language models read. */
  llms: {
    services: 'Services',
    pages: 'Pages',
    articles: 'Articles',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    answered: 'Requests are answered within {time}.',
  },
}
