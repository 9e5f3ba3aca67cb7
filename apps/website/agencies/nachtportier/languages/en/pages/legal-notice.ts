import type { LegalNoticePage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** Who is responsible, as German law asks for it. */
export const legalNotice: LegalNoticePage | null = {
  title: 'Impressum',
  lead: 'Information according to Section 5 of the German Digital Services Act (DDG).',
  sections: [
    {
      title: 'Company',
      paragraphs: [
        `${brand.legalName}, Prinzregentenstraße 114b, 10717 Berlin`,
        'Managing directors: Jörg and Matthäus Brückner',
      ],
    },
    { title: 'Contact', paragraphs: [`${contact.phone}, ${contact.email}`] },
    {
      title: 'Register and tax',
      paragraphs: [
        'Amtsgericht Charlottenburg, HRB 000000 B',
        'Umsatzsteuer-Identifikationsnummer: DE000000000',
      ],
    },
    {
      title: 'Verbraucherstreitbeilegungsgesetz',
      paragraphs: ['We do not take part in dispute resolution before a consumer arbitration board.'],
    },
  ],
}
