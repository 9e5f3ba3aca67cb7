import type { PrivacyPage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** The privacy page, in another order than the site came with. */
export const privacy: PrivacyPage = {
  title: 'What we keep, and for how long',
  lead: 'A good porter forgets. So do we.',
  sections: [
    {
      id: 'responsible',
      title: 'Who answers for it',
      fact: 'A family firm',
      paragraphs: [`${brand.legalName}, Berlin. ${contact.email}, ${contact.phone}.`],
    },
    {
      id: 'request',
      title: 'When you write to us',
      fact: 'Kept to answer you',
      paragraphs: [
        'We keep what you write in the form in our own database in Frankfurt, so that we can answer. Nobody outside our house reads it.',
        {
          id: 'kept-along',
          text: 'With it we keep the version of the notice beside the button, and the time at which you pressed it.',
          withCalls:
            'If the night porter filled in the form for you, we keep the number of the call as well.',
        },
        {
          id: 'unsent',
          text: 'A message that you have not sent stays in your browser, and goes when you close the tab.',
        },
      ],
    },
    {
      id: 'calls',
      when: 'calls',
      title: 'When you talk to the night porter',
      fact: 'An AI, and it says so',
      paragraphs: ['The microphone stays off until you press the button.'],
    },
    {
      id: 'rights',
      title: 'When you change your mind',
      fact: 'One e-mail is enough',
      paragraphs: [
        `Write to ${contact.email}, and we show you, correct or delete what we have. You hear from us within two weeks. You can also complain to the data protection authority in Berlin.`,
      ],
    },
    {
      id: 'measuring',
      when: 'measured',
      title: 'How fast the pages are',
      fact: 'Milliseconds, no names',
      paragraphs: [
        'As you leave, a page tells our server how quickly it was there and whether anything broke.',
      ],
    },
    {
      id: 'reading',
      title: 'When you only look around',
      fact: 'Nobody follows you',
      paragraphs: ['We load nothing from other companies and write your address down nowhere.'],
    },
  ],
}
