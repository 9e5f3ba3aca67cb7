import type { Knowledge, KnownFact, KnownSubject } from '../knowledge.ts'

const services: KnownSubject[] = [
  {
    id: 'support',
    type: 'service',
    name: 'AI Customer Support',
    alsoCalled: ['customer support', 'chatbot', 'help desk'],
    formChoice: 'Customer Support',
  },
  { id: 'crm', type: 'service', name: 'CRM Integration', alsoCalled: ['CRM'], formChoice: 'CRM Integration' },
  {
    id: 'scheduling',
    type: 'service',
    name: 'Intelligent Scheduling',
    alsoCalled: ['scheduling', 'appointments', 'calendar'],
    formChoice: 'Appointment Setting',
  },
]

const about = (subject: string, topics: Record<string, string>): KnownFact[] =>
  Object.entries(topics).map(([topic, say]) => ({ id: `${subject}-${topic}`, subject, topic, say }))

const general = (topics: Record<string, string>): KnownFact[] =>
  Object.entries(topics).map(([topic, say]) => ({ id: topic, topic, say }))

const contact = { names: [], path: '/', section: 'contact' }

/** A made-up agency, for the tests. */
export const harbour: Knowledge = {
  company: { name: 'Harbour Automation', summary: 'Harbour Automation builds AI assistants.' },
  contact: { phone: '+1 555 010 0142', email: 'hello@harbour.example' },
  subjects: [
    ...services,
    { id: 'salesforce', type: 'integration', name: 'Salesforce', alsoCalled: ['sales force'] },
    { id: 'hubspot', type: 'integration', name: 'HubSpot' },
    { id: 'lantern', type: 'story', name: 'Lantern Goods', alsoCalled: ['lantern'] },
    { id: 'willow', type: 'story', name: 'Willow Clinic', alsoCalled: ['willow'] },
    { id: 'clinics', type: 'industry', name: 'Clinics', alsoCalled: ['clinic', 'doctor'] },
  ],
  facts: [
    ...about('support', {
      summary: 'AI Customer Support answers your customers around the clock.',
      features: 'AI Customer Support comes with instant replies and hand-over to a person.',
      benefits: 'What you get from it: shorter waiting times.',
    }),
    ...about('crm', {
      summary: 'CRM Integration connects your CRM with your other tools.',
      features: 'CRM Integration comes with automatic data entry and lead scoring.',
      steps: 'There are 2 steps: connect and configure.',
    }),
    ...about('scheduling', {
      summary: 'Intelligent Scheduling books, moves and confirms appointments by itself.',
      features: 'Intelligent Scheduling comes with reminders and a waiting list.',
      result: 'Intelligent Scheduling reaches up to 78% fewer missed visits.',
      benefits: 'What you get from it: fewer no-shows.',
    }),
    ...about('salesforce', { summary: 'Yes, it works with Salesforce.' }),
    ...about('hubspot', { summary: 'Yes, it works with HubSpot.' }),
    ...about('lantern', {
      summary: 'Lantern Goods is an online shop that drowned in questions.',
      result: 'Lantern Goods reached 65% of questions solved without a person.',
      duration: 'Lantern Goods was live in 5 weeks.',
    }),
    ...about('willow', {
      summary: 'Willow Clinic lost hours to missed visits.',
      result: 'Willow Clinic reached 12 hours saved every week.',
      duration: 'Willow Clinic was live in 3 weeks.',
    }),
    ...about('clinics', { summary: 'In clinics, it books patients and reminds them of their visits.' }),
    ...general({
      company: 'Harbour Automation builds AI assistants for small businesses.',
      price: 'There is no price list. You get a written proposal with the price.',
      trial: 'You can start with a free trial.',
      privacy: 'What you write in the form is used to answer your request, and for nothing else.',
      availability: 'Our team answers from Monday to Friday.',
      duration: 'A first assistant is live in two to four weeks.',
      promotion: 'There is an offer: 20% off the first 3 months.',
    }),
    {
      id: 'contact',
      topic: 'contact',
      say: 'You can call +1 555 010 0142 or write to hello@harbour.example.',
      place: contact,
    },
    {
      id: 'phone',
      topic: 'phone',
      say: 'Our number is +1 555 010 0142.',
      place: contact,
    },
    {
      id: 'all-services',
      topic: 'services',
      say: 'We offer AI Customer Support, CRM Integration and Intelligent Scheduling.',
      list: services.map(({ id }) => id),
    },
    {
      id: 'all-stories',
      topic: 'stories',
      say: 'There are 2 stories: Lantern Goods and Willow Clinic.',
      list: ['lantern', 'willow'],
    },
    {
      id: 'boats',
      say: 'Yes, we automate ferries.',
      asked: ['do you automate boats', 'is it possible on a ferry'],
    },
  ],
  places: [
    { names: ['home page'], path: '/' },
    { names: ['case studies', 'success stories'], path: '/case-studies' },
    { names: ['testimonials', 'quotes'], path: '/', section: 'testimonials' },
  ],
  consultation: {
    services: ['Customer Support', 'CRM Integration', 'Appointment Setting'],
    answeredWithin: 'within 24 hours',
  },
}
