import { formChoices } from '../apps/website/agency/consultation-choices.ts'
import { contactForm } from '../apps/website/app/consultation-form/form-config.ts'

type DeskRequest = { name: string; company: string; message: string; state?: 'Contacted' | 'Won' | 'Lost' }

/** What the pictures of the desk show, the newest first. */
export const deskRequests: readonly [DeskRequest, ...DeskRequest[]] = [
  {
    name: 'Ada Lovelace',
    company: 'Analytical Engines',
    message:
      'We miss about forty calls a week, most of them after six.\n\nCan your assistant book straight into our practice software, and what happens when it does not understand somebody?',
  },
  {
    name: 'Grace Hopper',
    company: 'Compilers & Sons',
    message: 'Our CRM has three records for every customer. We would like one.',
  },
  { name: 'Mary Jackson', company: 'West Computing', message: '' },
  {
    name: 'Lê Thị Thu',
    company: 'Hafenhotel Altona',
    message:
      'Is it possible to have the chatbot answer in Polish and Ukrainian as well? Most of our guests write in one of these, and at night nobody here speaks them.',
    state: 'Contacted',
  },
  {
    name: 'Radia Perlman',
    company: 'Bridge Logistics',
    message: 'Please call me back tomorrow morning, before ten if possible.',
    state: 'Contacted',
  },
  {
    name: 'Karen Spärck Jones',
    company: 'Idf Books',
    message: 'We would like a demo for eight people in the second week of December.',
    state: 'Won',
  },
  {
    name: 'Barbara Liskov',
    company: 'Substitution Ltd',
    message: 'How long does it take from the first call to the first answered chat?',
    state: 'Won',
  },
  {
    name: 'Hedy Lamarr',
    company: 'Spectrum Hotels',
    message: 'Do you also install telephone lines?',
    state: 'Lost',
  },
]

/** Sends one as a visitor's browser does. */
export async function sendSeed(url: string, { name, company, message }: DeskRequest): Promise<void> {
  const email = `${name
    .split(' ')[0]
    ?.toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')}@example.com`
  const response = await fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email,
      phone: '+44 20 7946 0000',
      company,
      message,
      service: formChoices[0],
      page_source: contactForm.pageSource,
    }),
  })
  if (!response.ok) throw new Error(`The request of ${name} was refused: ${await response.text()}`)
}
