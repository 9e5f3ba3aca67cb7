import type { DeskContent } from '#agency/schema/desk.ts'

/** What staff have at hand at the desk. */
export const desk: DeskContent = {
  replyTemplates: [
    {
      id: 'first-answer',
      name: 'First answer',
      subject: '{brand}: {service}',
      text: 'Dear {name},\n\nthank you for writing. Which nights should we look after for {company}?\n\nKind regards from Berlin',
    },
  ],
  signature: '{me}\n{my phone}\n{brand}\n{our e-mail} · {our phone}',
  lostReasons: ['Hires a night porter', 'Too expensive', 'The house closes', 'Never heard back'],
  currency: 'EUR',
}
