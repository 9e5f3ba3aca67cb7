import type { Contact } from '#agency/schema/contact.ts'

/** How visitors reach the agency without the form. The numbers in Berlin are set aside for fiction. */
export const contact: Contact = {
  phone: '+49 30 23125 042',
  phoneLink: '+493023125042',
  email: 'hallo@nachtportier.example',
  hours: 'Menschen: Dienstag bis Samstag, 12 bis 22 Uhr. Der Nachtportier: jede Nacht.',
  openingHours: [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '12:00', closes: '22:00' },
  ],
  holidays: ['12-24', '12-25', '12-26', '01-01'],
  // In the dative: it stands behind "innerhalb von".
  responseTime: '2 Werktagen',
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
    { name: 'Wien', street: 'Mariahilfer Gürtel 7/12', postalCode: '1150', city: 'Wien', country: 'AT' },
    { name: 'Zürich', street: 'Langstrasse 200', city: 'Zürich', country: 'CH' },
  ],
}
