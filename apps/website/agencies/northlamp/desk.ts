import type { DeskContent } from '#agency/schema/desk.ts'

/**
 * What your staff have at hand at the desk, where they change templates and signature. What stands in braces is filled in for them: {name},
 * {first name}, {company}, {service}, {reference}, {me}, {my phone}, {brand}, {our e-mail}, {our phone}.
 */
export const desk: DeskContent = {
  replyTemplates: [
    {
      id: 'call',
      name: 'Suggest a call',
      subject: 'Your request to {brand} ({reference})',
      text: 'Hello {name},\n\nThank you for your request about {service}. When would a call of thirty minutes suit you this week? If you send me two or three times, I will confirm one of them.\n\nBest regards',
    },
    {
      id: 'question',
      name: 'Ask for details',
      subject: 'A question about your request ({reference})',
      text: 'Hello {name},\n\nThank you for your request. So that I can tell you what it would take for {company}: which tools do you use today, and how many enquiries reach you in a week?\n\nBest regards',
    },
  ],
  /** What stands below a reply, until you change it at the desk. */
  signature: '{me}\n{my phone}\n{brand}\n{our e-mail} · {our phone}',
  /** Why requests are lost. Staff choose one of these; change them as you like, what was chosen before stays. */
  lostReasons: [
    'Too expensive',
    'Chose somebody else',
    'Builds it in-house',
    'Bad timing',
    'No answer',
    'Not a fit',
  ],
  /** Of what requests are worth, as ISO 4217 writes it. */
  currency: 'USD',
}
