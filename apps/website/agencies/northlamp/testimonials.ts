import type { Testimonial } from '#agency/schema/testimonials.ts'

/** What customers say. `sample: true` marks the quotes that came with Frontdesk: invented, and shown with a label that says so. */
export const testimonials: Testimonial[] = [
  {
    sample: true,
    quote:
      'Our mornings used to start with 180 open conversations. Now it’s 31, each with a summary and a suggested reply. The team gets to do the work it was hired for.',
    author: 'Maren Holt',
    position: 'Head of Customer Care',
    company: 'Fjordline Outdoor',
    image: '/portraits/maren-holt.svg',
    metrics: { value: '71%', label: 'of chats resolved without a person' },
  },
  {
    sample: true,
    quote:
      'Patients move their own appointments at eleven at night, and the slot is taken again before we open. Mondays are quiet now.',
    author: 'Dr Samuel Adeyemi',
    position: 'Practice Owner',
    company: 'Adeyemi Dental',
    image: '/portraits/samuel-adeyemi.svg',
    metrics: { value: '80%', label: 'fewer no-shows in four months' },
  },
  {
    sample: true,
    quote:
      'I’ve stopped nagging my reps to fill in the CRM. It’s complete, and the forecast is finally based on real customers.',
    author: 'Ines Carvalho',
    position: 'Sales Director',
    company: 'Portico Finance',
    image: '/portraits/ines-carvalho.svg',
    metrics: { value: '15 h', label: 'saved per sales team every week' },
  },
]
