import type { PrivacyPage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The privacy page. `sample: true` until somebody who knows your law has read it. */
export const privacy: PrivacyPage = {
  sample: true,
  title: 'Privacy',
  lead: 'Short, because we store very little.',
  /** `when`: a section that is shown only while visitors can call, or while the pages measure themselves; `withCalls`: a sentence that is added while visitors can call. The assistant answers from `request` and `rights`. */
  sections: [
    {
      id: 'measuring',
      when: 'measured',
      title: 'When a page measures itself',
      fact: 'Timings, not people',
      paragraphs: [
        'When you leave a page, it tells our own server how fast it was and whether anything failed. The report names the page, a few timings in milliseconds and the place in our code. It says nothing about you, your device or what you typed, and sets no cookie.',
      ],
    },
    {
      id: 'reading',
      title: 'When you read these pages',
      fact: 'No cookies',
      paragraphs: [
        'No cookies, no trackers, nothing loaded from other companies. The server logs one line for each page or file you load, without your IP address, so that we can see it works.',
      ],
    },
    {
      id: 'request',
      title: 'When you send a request',
      fact: 'Stored so we can answer',
      paragraphs: [
        'We store your name, e-mail, phone, company, chosen service and message in our own database so that we can answer you. Nobody else receives them but the services that bring them to us, such as our mail.',
        {
          id: 'kept-along',
          text: 'We also store which privacy notice you saw, and when you sent the request.',
          withCalls: 'If the assistant filled in the form for you, we store the number of that call, too.',
        },
        {
          id: 'unsent',
          text: 'Anything you type but don’t send stays in this browser tab until you send it or close the tab.',
        },
      ],
    },
    {
      id: 'calls',
      when: 'calls',
      title: 'When you talk to the assistant',
      fact: 'An AI that says so',
      paragraphs: ['We don’t listen until you press the button.'],
    },
    {
      id: 'rights',
      title: 'Your rights',
      fact: 'See, correct, delete',
      paragraphs: [
        `Write to ${contact.email} to see what we hold about you, correct it, or have it deleted. We answer within 30 days. You can also complain to your data protection authority.`,
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible',
      fact: 'A company with a name',
      paragraphs: [`${brand.legalName}, ${contact.email}, ${contact.phone}.`],
    },
  ],
}
