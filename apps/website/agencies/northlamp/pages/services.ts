import type { ServicesPage } from '#agency/schema/services-page.ts'

/** The words of the page of all services. The services themselves are in `../services.ts`. */
export const servicesPage: ServicesPage = {
  hero: {
    title: 'What we build, in full.',
    lead: 'Three core services, three that keep them safe and running, and the four steps to daily use.',
    contents: 'On this page',
  },
  headings: { features: 'Features', benefits: 'Benefits', useCases: 'Use cases', more: 'More on' },
  beyond: {
    title: 'And what won’t fit a box',
    short: 'Process, data and custom AI',
    answer: {
      caption: 'Example: data analysis at an outdoor shop',
      question: 'What came back most in October?',
      answer: 'Boots, by far: 212 pairs. Two in three customers say it was the size.',
      rows: [
        { name: 'Boots', value: 212, text: '212' },
        { name: 'Jackets', value: 94, text: '94' },
        { name: 'Backpacks', value: 41, text: '41' },
        { name: 'Tents', value: 12, text: '12' },
      ],
      query: 'SELECT category, count(*) FROM returns WHERE month = 10 GROUP BY category',
    },
  },
  additional: {
    short: 'Security, monitoring, deployment',
    title: 'Safe, monitored and quick to start',
    /** What is hidden stands between two strokes. */
    masked: ['Hello, this is |Lena Kern|.', 'Call me on |+1 202 555 0198|,', 'order 4471 has not arrived.'],
    stages: ['After hours', 'And at lunch', 'All day'],
  },
  process: {
    title: 'From first call to daily use',
    steps: [
      {
        id: 'discovery',
        name: 'Discovery and analysis',
        time: 'Step 1',
        text: 'We sit beside your team, count the enquiries and time the steps.',
        result: 'You get: a list of what’s worth automating, with numbers',
      },
      {
        id: 'design',
        name: 'Solution design',
        time: 'Step 2',
        text: 'What it may answer, what it may do, where it must stop, and how we measure it.',
        result: 'You get: a design you can read, with a price',
      },
      {
        id: 'development',
        name: 'Development and testing',
        time: 'Step 3',
        text: 'Built in your systems and tested on your own real questions before any customer meets it.',
        result: 'You get: a test report with every wrong answer in it',
      },
      {
        id: 'support-after-launch',
        name: 'Deployment and support',
        time: 'Step 4',
        text: 'After hours first, then wherever it has earned trust. We watch, tune and report.',
        result: 'You get: a person to call, and the numbers',
      },
    ],
  },
  close: {
    title: 'Not sure which one?',
    text: 'Describe an ordinary Tuesday. We’ll tell you where the hours go, and which of these you don’t need.',
    action: 'Talk about your project',
  },
}
