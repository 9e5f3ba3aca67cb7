import type { CaseStudy } from '#agency/schema/case-studies.ts'

/** Success stories. `sample: true` marks those that came with Frontdesk: invented, and shown with a label that says so. */
export const caseStudies: CaseStudy[] = [
  {
    sample: true,
    id: 'outdoor-shop',
    industry: 'E-commerce',
    company: 'Fjordline Outdoor',
    title: 'An outdoor shop that answers at midnight',
    figure: { value: '71%', label: 'of chats resolved without a person' },
    trend: {
      label: 'Open conversations at 8 am, by week',
      weeks: [176, 182, 171, 190, 184, 180, 121, 84, 66, 52, 41, 38, 35, 33, 31, 31, 32, 30, 31, 29, 31, 31],
      launch: 5,
    },
    challenge:
      'Orders peak between eight and eleven in the evening. The support team of six left at six. Every morning began with some 180 open conversations, most of them one of three questions: where is my parcel, how do I return it, does it fit.',
    solution:
      'An assistant that reads the order system, the carrier tracking and the size tables, answers with the source in view, and starts a return by itself up to €150. Above that, or when a customer sounds upset, it hands over with a summary.',
    results: [
      { value: '9 s', label: 'median time to the first answer' },
      { value: '4.7/5', label: 'customer rating, up from 3.9' },
      { value: '31', label: 'open conversations at 8 am, down from 180' },
    ],
    quote: {
      text: 'We stopped hiring for the night shift we never managed to fill.',
      author: 'Maren Holt, Head of Customer Care',
    },
    parts: ['Chat and e-mail', 'Order system', 'Carrier tracking', 'Hand-over to the team'],
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
      'One in seven appointments stayed empty. Two receptionists spent their mornings on the phone, reminding people and looking for replacements, while the people in front of them waited.',
    solution:
      'A scheduler that asks for confirmation two days ahead, offers three other times with one tap, and calls down the waiting list when a slot comes free. It knows chairs, treatment lengths and who may treat whom.',
    results: [
      { value: '15 h', label: 'of telephone work saved a week' },
      { value: '94%', label: 'of freed slots filled again' },
      { value: '38%', label: 'of bookings made outside opening hours' },
    ],
    quote: {
      text: 'The phone rings less, and when it rings it matters.',
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
    figure: { value: '15 h', label: 'a week back for each sales team' },
    trend: {
      label: 'Client records complete, in per cent, by week',
      weeks: [51, 53, 52, 50, 52, 52, 61, 70, 78, 84, 88, 91, 94, 95, 96, 97, 96, 97, 97, 96, 97, 97],
      launch: 5,
    },
    challenge:
      'Advisers kept notes on paper and in three mailboxes. Half of the enquiries never reached the CRM, and each quarterly report took an analyst nine days of copying.',
    solution:
      'Calls and messages are written down with consent, matched to the right client, and filed with amount, product and next step. Anything the model is less than sure of waits in a review list instead of being guessed.',
    results: [
      { value: '97%', label: 'of client records complete, up from 52%' },
      { value: '70%', label: 'less time for the quarterly analysis' },
      { value: '2.4×', label: 'as many enquiries followed up within a day' },
    ],
    quote: {
      text: 'For the first time the forecast and the bank account agree.',
      author: 'Ines Carvalho, Sales Director',
    },
    parts: ['Calls and e-mail', 'Client matching', 'CRM record', 'Review list', 'Quarterly report'],
    duration: 'Live in 8 weeks',
  },
]
