/** One thing you sell. The home page, the structured data and the assistant read it from here. */
export type Service = {
  id: 'support' | 'crm' | 'scheduling' | 'process' | 'data' | 'custom'
  name: string
  /** What it does, in the customer's words. */
  summary: string
  /** What it is made of, in a few words. */
  detail: string
}

export const services: readonly Service[] = [
  {
    id: 'support',
    name: '24/7 AI customer-support chatbots',
    summary:
      'Answers customers in seconds from your own help pages, orders and policies, and knows when to fetch a person.',
    detail: 'Chat, e-mail, phone',
  },
  {
    id: 'crm',
    name: 'Smart CRM integration',
    summary:
      'Every call, form and message becomes a complete record with an owner and a next step. Nobody types it in.',
    detail: 'Salesforce, HubSpot, yours',
  },
  {
    id: 'scheduling',
    name: 'Intelligent appointment scheduling',
    summary:
      'Books, reminds, moves and refills appointments by phone or chat, by the rules of your calendar.',
    detail: 'Google, Outlook, practice systems',
  },
  {
    id: 'process',
    name: 'Process automation',
    summary:
      'Quotes, invoices, intake forms: the steps that people copy from one window to another run by themselves.',
    detail: 'Up to 80% less manual work',
  },
  {
    id: 'data',
    name: 'Data analysis',
    summary:
      'Ask in plain words which customers are about to leave or what sold on Tuesday, and read the answer with its source.',
    detail: 'Up to 70% less analysis time',
  },
  {
    id: 'custom',
    name: 'Custom AI solutions',
    summary:
      'When the task is yours alone, we build for it: on your data, in your systems, with tests you can read.',
    detail: 'Built for one desk: yours',
  },
]
