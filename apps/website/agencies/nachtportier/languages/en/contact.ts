import type { Contact } from '#agency/schema/contact.ts'

/** How visitors reach the agency without the form. The numbers in Berlin are set aside for fiction. */
export const contact: Contact = {
  phone: '+49 30 23125 042',
  phoneLink: '+493023125042',
  email: 'hallo@nachtportier.example',
  hours: 'People: Tuesday to Saturday, noon to 10 pm. The night porter: every night.',
  openingHours: [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '12:00', closes: '22:00' },
  ],
  holidays: ['12-24', '12-25', '12-26', '01-01'],
  responseTime: '2 working days',
  responseBusinessHours: 20,
  offices: [
    {
      name: 'Berlin',
      street: 'Prinzregentenstraße 114b, Hinterhaus',
      postalCode: '10717',
      city: 'Berlin-Wilmersdorf',
      country: 'DE',
      phone: '+49 30 23125 043',
      phoneLink: '+493023125043',
    },
    { name: 'Vienna', street: 'Mariahilfer Gürtel 7/12', postalCode: '1150', city: 'Vienna', country: 'AT' },
    { name: 'Zurich', street: 'Langstrasse 200', city: 'Zurich', country: 'CH' },
  ],
}
