import type { KnownFact, KnownSubject } from '@frontdesk/voice-platform'
import { addressOf } from '#agency/schema/contact.ts'
import { contact } from '#content/contact.ts'
import { createOpening } from './opening-hours.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, inSentences } from './sentences.ts'

const { office: words } = factWords

const { offices } = contact
const subjectOf = (at: number): string => `office-${at + 1}`

/** The offices, so that "the number in Bremen" and "and in Bremerhaven?" are understood. */
export const officeSubjects: readonly KnownSubject[] = offices.map(({ name, city }, at) => ({
  id: subjectOf(at),
  type: 'office',
  name,
  alsoCalled: [...new Set([name, city])].flatMap((each) => [
    ...(each === name ? [] : [each]),
    `${each} office`,
    `office in ${each}`,
  ]),
}))

/**
 * Where the offices are, their numbers, and when the agency and each of them is open, as answered at that moment.
 * @param timeZone the agency's
 */
export function officeFacts(timeZone: string): KnownFact[] {
  const whole = createOpening(contact, timeZone)
  const openings = offices.map((office) =>
    createOpening(
      {
        hours: office.hours ?? (office.openingHours === undefined ? contact.hours : undefined),
        openingHours: office.openingHours ?? contact.openingHours,
        holidays: office.holidays ?? contact.holidays,
      },
      office.timeZone ?? timeZone,
      office.name,
    ),
  )
  const differ = offices.some(
    (office) => office.openingHours ?? office.holidays ?? office.timeZone ?? office.hours,
  )
  const told = differ ? openings : [whole]
  const inEach = (answer: (opening: (typeof told)[number]) => string | undefined) => {
    const answers = told.flatMap((opening) => answer(opening) ?? [])
    return answers.length === 0 ? undefined : answers.join(' ')
  }
  const daysOff = inEach((opening) => opening.daysOff(new Date()))

  return [
    {
      id: 'availability',
      topic: 'availability',
      say: ended(contact.hours),
      asked: [...new Set(told.flatMap((opening) => opening.asked(new Date())))],
      sayNow: (question) => inEach((opening) => opening.answer(question, new Date())) ?? ended(contact.hours),
    },
    ...(daysOff === undefined
      ? []
      : [
          {
            id: 'holidays',
            say: daysOff,
            sayNow: () => inEach((opening) => opening.daysOff(new Date())) ?? daysOff,
            asked: [
              'on which holidays are you closed',
              'which days off do you have',
              'are you open on holidays',
              'are you open on public holidays',
            ],
          },
        ]),
    ...(offices.length === 0
      ? []
      : [
          {
            id: 'offices',
            topic: 'location',
            say: words.where(offices.length, inSentences(offices.map(addressOf))),
          },
        ]),
    ...offices.flatMap((office, at): KnownFact[] => {
      const opening = openings[at]
      const hours = opening?.spoken
      const number = office.phone === undefined ? undefined : words.phone(office.name, office.phone)
      const subject = subjectOf(at)
      return [
        {
          id: subject,
          subject,
          topic: 'location',
          say: `${addressOf(office)}.${office.phone === undefined ? '' : ` ${words.phoneThere(office.phone)}`}`,
        },
        ...(number === undefined ? [] : [{ id: `${subject}-phone`, subject, topic: 'phone', say: number }]),
        ...(opening === undefined || hours === undefined
          ? []
          : [
              {
                id: `${subject}-hours`,
                subject,
                topic: 'availability',
                say: hours,
                asked: opening.asked(new Date()),
                sayNow: (question: string) => opening.answer(question, new Date()) ?? hours,
              },
            ]),
      ]
    }),
  ]
}
