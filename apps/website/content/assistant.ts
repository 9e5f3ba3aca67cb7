import { customerSupport } from './pages/customer-support.ts'
import { home } from './pages/home.ts'
import { servicesPage } from './pages/services.ts'

/**
 * What the assistant of the voice call knows beyond the pages. It reads everything else from the other files of this
 * folder, and says that it doesn't know where they end.
 */
export const assistant = {
  /** Other words by which people call what you offer, by the names of the pages. The assistant listens for them. */
  alsoCalled: {
    'AI customer support': [
      'customer support',
      'customer service',
      'chatbot',
      'chat bot',
      'support bot',
      'bot',
      'help desk',
      'support assistant',
      'customer questions',
      'answer our customers',
      'answer customers',
    ],
    'CRM integration': ['CRM', 'customer relationship management', 'pipeline', 'sales records'],
    'Intelligent scheduling': [
      'scheduling',
      'scheduler',
      'appointment scheduling',
      'appointment setting',
      'appointment booking',
      'appointments',
      'appointment',
      'calendar',
      'no shows',
    ],
    'Process automation': ['workflow automation', 'automating processes', 'automate workflows', 'paperwork'],
    'Data analysis': ['analytics', 'data analytics', 'reporting', 'dashboards'],
    'Custom AI solutions': [
      'custom AI',
      'bespoke AI',
      'tailor made',
      'custom solution',
      'custom build',
      'just for us',
    ],
    'AI security and compliance': ['compliance', 'security and compliance'],
    '24/7 AI monitoring': ['monitoring', 'AI monitoring'],
    'Rapid deployment': ['fast deployment', 'quick deployment'],
    'E-commerce': [
      'ecommerce',
      'online shop',
      'online store',
      'web shop',
      'retail',
      'shop',
      'sell online',
      'sell things online',
    ],
    SaaS: ['software as a service', 'software company', 'software startup'],
    Healthcare: ['health care', 'hospital', 'clinic', 'doctor', 'medical', 'dentist', 'dental', 'practice'],
    'Professional services': ['law firm', 'lawyer', 'accountant', 'consultant', 'consultancy', 'adviser'],
    'Beauty and wellness': ['salon', 'spa', 'hairdresser', 'beauty', 'wellness', 'barber', 'studio'],
    HubSpot: ['hub spot'],
    'Custom CRM': ['own CRM', 'in house CRM', 'home grown CRM', 'self made CRM', 'other CRM'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Answers to what visitors ask everywhere, one or two sentences each. Leave out what you would rather not promise. */
  answers: {
    price: `There is no price list on this site. ${home.contact.steps[2]}`,
    trial: `Yes, there is a free trial. ${home.cta.text}`,
    demo: `A demo is about your own case: ${home.contact.steps[1].replace('In a call', 'in a call')}`,
    languages:
      'I speak English. The support assistants that we build can speak the languages of your customers.',
    duration: servicesPage.additional.items[2].text,
    'getting-started': 'You start with the form in the contact section.',
  },
  /** Further facts, each found by the questions that `asked/` has for its id. */
  facts: [
    { id: 'freeConsultation', text: `The consultation is free. ${home.contact.steps[1]}` },
    { id: 'notPlatform', text: `${home.services.lead} ${servicesPage.additional.items[2].facts[1]}.` },
    { id: 'oneDesk', text: home.solutions.lead },
    { id: 'describeTuesday', text: servicesPage.close.text },
    { id: 'sources', text: customerSupport.hero.lead },
  ],
} as const
