/** The facts of the smallest agency. */
export const knowledge = {
  company: { name: 'Harbour Automation', summary: 'Harbour Automation builds AI assistants.' },
  contact: { email: 'hello@harbour.example' },
  subjects: [],
  facts: [{ id: 'price', topic: 'price', say: 'Prices begin at 500 dollars a month.' }],
  places: [],
  consultation: { services: [] },
}
