import type { Assistant } from '#agency/schema/assistant.ts'
import { home } from './pages/home.ts'

/**
 * What the assistant of the voice call knows beyond the pages. It reads everything else from the other files of this
 * folder, and says that it doesn't know where they end.
 */
export const assistant: Assistant = {
  /** Other words by which people call a service, an industry or a system, by its id. The assistant listens for them. */
  alsoCalled: {
    support: [
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
    crm: ['CRM', 'customer relationship management', 'pipeline', 'sales records'],
    scheduling: [
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
    process: ['workflow automation', 'automating processes', 'automate workflows', 'paperwork'],
    data: ['analytics', 'data analytics', 'reporting', 'dashboards'],
    custom: ['custom AI', 'bespoke AI', 'tailor made', 'custom solution', 'custom build', 'just for us'],
    security: ['compliance', 'security and compliance'],
    monitoring: ['monitoring', 'AI monitoring'],
    deployment: ['fast deployment', 'quick deployment'],
    'e-commerce': [
      'ecommerce',
      'online shop',
      'online store',
      'web shop',
      'retail',
      'shop',
      'sell online',
      'sell things online',
    ],
    saas: ['software as a service', 'software company', 'software startup'],
    healthcare: ['health care', 'hospital', 'clinic', 'doctor', 'medical', 'dentist', 'dental', 'practice'],
    'professional-services': ['law firm', 'lawyer', 'accountant', 'consultant', 'consultancy', 'adviser'],
    beauty: ['salon', 'spa', 'hairdresser', 'beauty', 'wellness', 'barber', 'studio'],
    hubspot: ['hub spot'],
    'custom-crm': ['own CRM', 'in house CRM', 'home grown CRM', 'self made CRM', 'other CRM'],
  },
  /** Other words for the pages and for the sections of the home page, by their ids. */
  places: {
    pages: {
      home: ['home page', 'start page', 'front page'],
      services: ['services page', 'all services'],
      'customer-support': ['customer support page', 'chatbot page'],
      'crm-integration': ['CRM page', 'CRM integration page'],
      scheduling: ['scheduling page', 'appointment page'],
      'case-studies': ['case study', 'success stories', 'case studies page'],
      privacy: ['privacy page', 'privacy policy'],
      'legal-notice': ['imprint', 'legal notice page'],
    },
    sections: {
      home: ['start', 'top'],
      contact: ['contact section', 'contact', 'contact form', 'form', 'consultation form'],
      testimonials: ['testimonials', 'quotes', 'reviews', 'testimonials section'],
      about: ['about section', 'about us'],
      solutions: ['solutions', 'solutions section'],
    },
  },
  /**
   * Answers to what visitors ask everywhere: a sentence or two, or `from`, the ids of what the pages say about it. Leave out what
   * you would rather not promise.
   */
  answers: {
    price:
      'I can’t say what it costs: there is no price list on this site. You get a written proposal: what to automate first, the price, and what to leave alone.',
    trial: `Yes, there is a free trial. ${home.cta.text}`,
    demo: 'A demo is built around your own case: on a call, we go through one day of your real enquiries.',
    languages: 'I speak English. The support assistants we build can speak the languages of your customers.',
    'getting-started': 'Start with the form in the contact section.',
    privacy: { from: ['request'] },
    'data-rights': { from: ['rights'] },
    'if-unhappy': home.cta.text,
    'hand-over': { from: ['hand-over'] },
    accuracy: { from: ['no-inventions'] },
    security: { from: ['security'] },
    'support-after-launch': { from: ['support-after-launch', 'monitoring'] },
  },
}
