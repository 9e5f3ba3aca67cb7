import type { PrivacyPage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The privacy page. `sample: true` until somebody who knows your law has read it. */
export const privacy: PrivacyPage = {
  sample: true,
  title: 'Privacy',
  lead: 'Short, because little is stored.',
  /** `when`: a section that is shown only while visitors can call, or while the pages measure themselves. The assistant answers from `request` and `rights`. */
  sections: [
    {
      id: 'measuring',
      when: 'measured',
      title: 'When a page measures itself',
      fact: 'Times, no people',
      paragraphs: [
        'When you leave a page it tells our own server how fast it was and whether something in it failed. It says the page, a few times in milliseconds and the place in our code; nothing about you, your device or what you typed, and no cookie is set for it.',
      ],
    },
    {
      id: 'reading',
      title: 'When you read these pages',
      fact: 'No cookies',
      paragraphs: [
        'No cookies, no trackers, nothing loaded from other companies. The server keeps a line for each request, without your address, to see that it works.',
      ],
    },
    {
      id: 'request',
      title: 'When you send a request',
      fact: 'Stored to answer you',
      paragraphs: [
        'Name, e-mail, phone, company, the service you chose and your message are stored in our own database, so that we can answer. Nobody else receives them.',
        {
          id: 'unsent',
          text: 'What you typed and did not send stays in this tab of your browser until you send it or close the tab.',
        },
      ],
    },
    {
      id: 'calls',
      when: 'calls',
      title: 'When you talk to the assistant',
      fact: 'An AI that says so',
      paragraphs: ['Nothing is listened to before you press the button.'],
    },
    {
      id: 'rights',
      title: 'Your rights',
      fact: 'See, correct, delete',
      paragraphs: [
        `Write to ${contact.email} to see what we hold about you, correct it, or have it deleted. We answer within 30 days. You may also turn to your data protection authority.`,
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
