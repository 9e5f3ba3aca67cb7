import type { CaseStudy } from '#agency/schema/case-studies.ts'

/** Success stories. `sample: true` marks those that came with Frontdesk: invented, and shown with a label that says so. */
export const caseStudies: CaseStudy[] = [
  {
    sample: true,
    id: 'outdoor-shop',
    industry: 'E-commerce',
    company: 'Fjordline Outdoor',
    title: 'An outdoor shop that answers at midnight',
    figure: { value: '31', label: 'open conversations at 8 am, down from 180' },
    trend: {
      label: 'Open conversations at 8 am, by week',
      weeks: [180, 176, 171, 190, 184, 180, 121, 84, 66, 52, 41, 38, 35, 33, 31, 31, 32, 30, 31, 29, 31, 31],
      launch: 5,
    },
    challenge:
      'Orders peaked between eight and eleven at night, but the support team of six went home at six. Every morning began with some 180 open conversations, most of them one of three questions: where is my parcel, how do I return it, will it fit?',
    solution:
      'An assistant that reads the order system, carrier tracking and size charts, answers with its source in view, and starts returns of up to €150 by itself. Above that, or when a customer sounds upset, it hands over with a summary.',
    results: [
      { value: '9 s', label: 'median time to first answer' },
      { value: '4.7/5', label: 'customer rating, up from 3.9' },
      { value: '71%', label: 'of chats resolved without a person' },
    ],
    quote: {
      text: 'We’ve stopped hiring for a night shift we could never fill.',
      author: 'Maren Holt, Head of Customer Care',
    },
    parts: ['Chat and e-mail', 'Order system', 'Carrier tracking', 'Handover to the team'],
    duration: 'Live in 5 weeks',
  },
  {
    sample: true,
    id: 'dental-group',
    industry: 'Healthcare',
    company: 'Adeyemi Dental',
    title: 'Three practices, one full calendar',
    figure: { value: '80%', label: 'fewer no-shows in four months' },
    trend: {
      label: 'Missed appointments, by week',
      weeks: [41, 44, 39, 46, 43, 42, 29, 22, 17, 15, 12, 11, 10, 9, 9, 8, 9, 8, 8, 9, 8, 8],
      launch: 5,
    },
    challenge:
      'One in seven slots stayed empty. Two receptionists spent their mornings on the phone, reminding people and looking for replacements, while the patients at the desk waited.',
    solution:
      'A scheduler that asks patients to confirm two days ahead, offers three other times at a tap, and calls its way down the waiting list when a slot comes free. It knows the chairs, the treatment lengths and who may treat whom.',
    results: [
      { value: '15 h', label: 'saved on the phone every week' },
      { value: '94%', label: 'of freed slots filled again' },
      { value: '38%', label: 'of bookings made outside opening hours' },
    ],
    quote: {
      text: 'The phone rings less, and when it does, it matters.',
      author: 'Dr Samuel Adeyemi, Practice Owner',
    },
    parts: ['Phone and text messages', 'Practice calendar', 'Waiting list', 'Reminders'],
    duration: 'Live in 4 weeks',
  },
  {
    sample: true,
    id: 'finance-broker',
    industry: 'Finance',
    company: 'Portico Finance',
    title: 'A broker whose records write themselves',
    figure: { value: '97%', label: 'of client records complete, up from 52%' },
    trend: {
      label: 'Complete client records in per cent, by week',
      weeks: [52, 53, 51, 50, 52, 52, 61, 70, 78, 84, 88, 91, 94, 95, 96, 97, 96, 97, 97, 96, 97, 97],
      launch: 5,
    },
    challenge:
      'Advisers kept notes on paper and in three mailboxes. Half of all enquiries never reached the CRM, and every quarterly report cost an analyst nine days of copying.',
    solution:
      'With consent, calls and messages are captured, matched to the right client, and filed with amount, product and next step. Anything the model isn’t sure of waits in a review list instead of being guessed.',
    results: [
      { value: '15 h', label: 'saved per sales team every week' },
      { value: '70%', label: 'less time on the quarterly analysis' },
      { value: '2.4×', label: 'as many enquiries followed up within a day' },
    ],
    quote: {
      text: 'For the first time, the forecast and the bank account agree.',
      author: 'Ines Carvalho, Sales Director',
    },
    parts: ['Calls and e-mail', 'Client matching', 'CRM record', 'Review list', 'Quarterly report'],
    duration: 'Live in 8 weeks',
  },
]
