import type { LegalNoticePage } from '#agency/schema/other-pages.ts'
import { brand } from '../brand.ts'
import { contact } from '../contact.ts'

/** Who is responsible, as German law asks for it. */
export const legalNotice: LegalNoticePage | null = {
  title: 'Impressum',
  lead: 'Angaben gemäß § 5 DDG.',
  sections: [
    {
      title: 'Diensteanbieter',
      paragraphs: [
        `${brand.legalName}, Prinzregentenstraße 114b, 10717 Berlin`,
        'Vertreten durch die Geschäftsführer Jörg Brückner und Matthäus Brückner',
      ],
    },
    { title: 'Kontakt', paragraphs: [`Telefon: ${contact.phone}`, `E-Mail: ${contact.email}`] },
    {
      title: 'Register und Umsatzsteuer',
      paragraphs: [
        'Handelsregister: Amtsgericht Charlottenburg, HRB 000000 B',
        'Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE000000000',
      ],
    },
    {
      title: 'Verbraucherstreitbeilegung',
      paragraphs: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ],
}
