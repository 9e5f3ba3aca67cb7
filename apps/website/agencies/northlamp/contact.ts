import type { Contact } from '#agency/schema/contact.ts'

/** How visitors reach you without the form. `sample: true` until the number and the address are yours. */
export const contact: Contact = {
  sample: true,
  phone: '+1 (202) 555-0142',
  phoneLink: '+12025550142',
  email: 'info@northlamp.example',
  hours: 'Our team: Monday to Friday, 8 am to 6 pm. The assistant: always.',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  ],
  holidays: [],
  responseTime: '24 hours',
  responseBusinessHours: 24,
  offices: [],
}
