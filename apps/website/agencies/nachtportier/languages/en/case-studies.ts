import type { CaseStudy } from '#agency/schema/case-studies.ts'

/** The one story. Its names are long on purpose: German ones are. */
export const caseStudies: CaseStudy[] = [
  {
    id: 'museum-hotel',
    industry: 'Hotels',
    company: 'Donaudampfschifffahrtsmuseum Hotel & Restaurant',
    title: 'A lakeside hotel where nobody waits for a late check-in',
    figure: { value: '4 min', label: 'from the late arrival to the room key' },
    trend: {
      label: 'Calls that woke the owner, by week',
      weeks: [21, 23, 19, 22, 20, 9, 6, 4, 3, 3, 2, 2, 3, 2],
      launch: 4,
    },
    challenge:
      'The last train arrives at 11:40 pm and reception closes at nine. Late guests rang the owner at home, three nights a week, for a key code that was in their e-mail all along.',
    solution:
      'A night porter that finds the booking, checks the name and the date of birth, sends the code again and books breakfast. Lost keys and noise complaints still ring the owner, and nothing else does.',
    results: [
      { value: '93%', label: 'of night messages settled by the night porter' },
      { value: '2', label: 'calls a week that wake the owner, down from 21' },
    ],
    quote: {
      text: 'I slept through the whole of August. The guests noticed nothing, and I did.',
      author: 'Wilhelmine Oberösterreicher-Zwetschgenbaum, owner',
    },
    parts: ['Text messages and phone', 'Booking system', 'Door codes'],
    duration: 'Live in 3 weeks',
  },
]
