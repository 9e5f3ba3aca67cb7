import type { Knowledge } from '@frontdesk/voice-platform'

/** Where the assistant can take the visitor: the sections of the home page and the other pages. */
export const knownPlaces: Knowledge['places'] = [
  {
    names: ['contact section', 'contact', 'contact form', 'form', 'consultation form'],
    path: '/',
    section: 'contact',
  },
  {
    names: ['testimonials', 'quotes', 'reviews', 'testimonials section'],
    path: '/',
    section: 'testimonials',
  },
  { names: ['about section', 'about us'], path: '/', section: 'about' },
  { names: ['solutions', 'solutions section'], path: '/', section: 'solutions' },
  { names: ['start', 'top', 'home', 'home page', 'start page', 'front page'], path: '/', section: 'home' },
  { names: ['services', 'services page', 'all services'], path: '/services' },
  { names: ['customer support page', 'customer support', 'chatbot page'], path: '/customer-support' },
  { names: ['CRM page', 'CRM integration', 'CRM integration page'], path: '/crm-integration' },
  { names: ['scheduling page', 'scheduling', 'appointment page'], path: '/scheduling' },
  { names: ['case studies', 'case study', 'success stories', 'case studies page'], path: '/case-studies' },
  { names: ['privacy page', 'privacy policy', 'privacy'], path: '/privacy' },
]
