import { metadata } from '../metadata.ts'

/** The words of the page on all services. */
export const servicesPage = {
  meta: metadata.services,
  hero: {
    title: 'What we build, in full.',
    lead: 'Three core services, three that keep them safe and running, and the four steps to daily work.',
    contents: 'Ring where you like',
  },
  headings: { features: 'Features', benefits: 'Benefits', useCases: 'Use cases', more: 'More on' },
  core: [
    {
      id: 'customer-support',
      name: 'AI customer support',
      to: '/customer-support',
      summary:
        'An assistant on chat, e-mail and phone that answers from your own sources and does what you allow it to.',
      features: [
        'Answers with sources',
        'Actions in shop and billing systems',
        'Hand-over with a summary',
        'Your customers’ languages',
      ],
      benefits: [
        'Replies in seconds, day and night',
        'A team that solves instead of repeats',
        'The same answer on every channel',
      ],
      useCases: ['Returns and parcel tracking', 'Billing questions', 'First-line technical help'],
    },
    {
      id: 'crm-integration',
      name: 'CRM integration',
      to: '/crm-integration',
      summary:
        'Enquiries from every channel become complete, matched and scored records in the CRM that you already use.',
      features: [
        'Matching without duplicates',
        'Company data filled in',
        'Scoring you can read',
        'Review list for doubts',
      ],
      benefits: ['Up to 80% less manual work', 'Every enquiry has an owner', 'Forecasts built on facts'],
      useCases: ['Inbound sales', 'Account hand-overs', 'Clean-up before a migration'],
    },
    {
      id: 'scheduling',
      name: 'Intelligent scheduling',
      to: '/scheduling',
      summary:
        'Appointments booked, confirmed, moved and refilled by phone and chat, by the rules of your calendar.',
      features: [
        'Phone and chat booking',
        'Reminders that can be answered',
        'Waiting list',
        'Rooms, staff and buffers',
      ],
      benefits: ['Up to 80% fewer no-shows', 'Up to 15 hours saved weekly', 'Open for bookings 24/7'],
      useCases: ['Practices and clinics', 'Advisers and lawyers', 'Salons and studios'],
    },
  ],
  beyond: {
    title: 'And what fits no box',
    short: 'Process, data and custom AI',
    answer: {
      caption: 'Example: data analysis at an outdoor shop',
      question: 'What came back most in October?',
      answer: 'Boots, by far: 212 pairs. Two of three name the size as the reason.',
      rows: [
        { name: 'Boots', value: 212, text: '212' },
        { name: 'Jackets', value: 94, text: '94' },
        { name: 'Backpacks', value: 41, text: '41' },
        { name: 'Tents', value: 12, text: '12' },
      ],
      query: 'SELECT category, count(*) FROM returns WHERE month = 10 GROUP BY category',
    },
    items: [
      {
        name: 'Process automation',
        text: 'Quotes, invoices, intake: documents are read, checked against your systems and filed. Exceptions go to a person, with the reason.',
      },
      {
        name: 'Data analysis',
        text: 'Questions in plain words, answers with the query behind them. Up to 70% less analysis time: the gathering is ours.',
      },
      {
        name: 'Custom AI solutions',
        text: 'Inspection photos, tenders, field reports: if people can explain how they decide, we can usually build it. If not, we say so.',
      },
    ],
  },
  additional: {
    short: 'Security, monitoring, deployment',
    title: 'Safe, watched, and quick to start',
    /** What is hidden stands between two strokes. */
    masked: ['Hello, this is |Lena Kern|.', 'Call me on |+1 202 555 0198|,', 'order 4471 has not arrived.'],
    stages: ['After hours', 'And at noon', 'All day'],
    items: [
      {
        name: 'AI security and compliance',
        text: 'Data stays in the region you choose and trains nobody’s model. Access by role, a log of every action, papers for GDPR and the EU AI Act.',
        facts: ['Hosted in the EU, the US or by you', 'Personal data masked', 'Attacked by us before launch'],
        caption: 'Example: what the model gets to see',
      },
      {
        name: '24/7 AI monitoring',
        text: 'Every answer is scored, odd ones are read by a person the next morning, and an outage calls us before it calls you.',
        facts: ['Answer quality, daily', 'Alerts to a person on call', 'Fallback to your team'],
        caption: 'Example: a night of answers, one to be read',
      },
      {
        name: 'Rapid deployment',
        text: 'A first assistant on your own questions, before anything grand. It starts after hours, where it can only help, and grows from there.',
        facts: ['One desk at a time', 'No change to your systems', 'Off with one switch'],
        caption: 'Example: hours at work, stage by stage',
      },
    ],
  },
  process: {
    title: 'From first talk to daily work',
    steps: [
      {
        name: 'Discovery and analysis',
        time: 'Step 1',
        text: 'We sit beside your team, count the enquiries and time the steps.',
        result: 'You get: a list of what is worth automating, with numbers',
      },
      {
        name: 'Solution design',
        time: 'Step 2',
        text: 'What it may answer, what it may do, where it must stop, how we measure.',
        result: 'You get: a design you can read, and its price',
      },
      {
        name: 'Development and testing',
        time: 'Step 3',
        text: 'Built in your systems, tested on your own real questions before any customer meets it.',
        result: 'You get: a test report with every wrong answer in it',
      },
      {
        name: 'Deployment and support',
        time: 'Step 4',
        text: 'After hours first, then wherever it has earned trust. We watch, tune and report.',
        result: 'You get: a person to call, and the numbers',
      },
    ],
  },
  close: {
    title: 'Not sure which one?',
    text: 'Describe an ordinary Tuesday. We tell you where the hours go, and which of this you do not need.',
    action: 'Talk about your project',
  },
} as const
