import type { PipelinePage } from '#agency/schema/service-pages.ts'

/**
 * The words of the page of a service that keeps records: a pipeline, a switchboard, integrations, steps, the form.
 */
export const crmIntegration: PipelinePage = {
  layout: 'pipeline',
  hero: {
    title: 'A CRM that nobody has\u00a0to\u00a0fill\u00a0in.',
    lead: 'Every enquiry, however it arrives, is matched, completed, scored and placed in your pipeline. Your people open a finished record and pick up the phone.',
    action: 'Book Your Demo',
    secondary: 'How it works',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Connect',
        time: 'Step 1',
        text: 'We study your fields, rules and duplicates, and connect e-mail, phone, forms and chat. Nothing is written yet.',
      },
      {
        id: 'complete',
        title: 'Complete',
        time: 'Step 2',
        text: 'Each enquiry is matched and filled in as a draft next to the real record. Your team corrects it, and it learns.',
      },
      {
        id: 'write',
        title: 'Hand over',
        time: 'Step 3',
        text: 'Records go live, with an owner and a next step. Anything uncertain waits in a review list. Every change can be undone.',
      },
    ],
  },
  record: {
    caption: 'Example: changes to one record',
    title: 'Autohaus Kern GmbH',
    undo: '4 changes, all reversible',
    changes: [
      { field: 'Owner', before: 'none', after: 'Jonas Weber' },
      { field: 'Sites', before: '1', after: '4' },
      { field: 'Need', before: 'empty', after: 'Phone assistant' },
      { field: 'Next step', before: 'empty', after: 'Call, Tue 10 am' },
      { field: 'Budget', before: 'empty', after: 'needs a person', waits: true },
    ],
  },
  switchboard: {
    caption: 'Every channel, and the part of the record it fills',
    ways: [
      { name: 'E-mail', fills: [1] },
      { name: 'Phone', fills: [4] },
      { name: 'Web form', fills: [0] },
      { name: 'Chat', fills: [2, 3] },
    ],
    fields: ['Lead', 'Contact', 'Company', 'Deal', 'Next step'],
  },
  integrations: {
    lead: 'One cord for each channel, and nothing new for your people to learn.',
    title: 'It plugs into the CRM you have',
    items: [
      {
        id: 'salesforce',
        name: 'Salesforce',
        text: 'It respects standard and custom objects, validation rules and territories, and runs as its own user, so every change has a name on it.',
        facts: ['Leads, contacts, opportunities', 'Flows keep working', 'Sandbox first'],
      },
      {
        id: 'hubspot',
        name: 'HubSpot',
        text: 'Contacts, companies, deals and tickets, with your properties and pipelines. Timeline entries link to the original message.',
        facts: ['Contacts, companies, deals', 'Workflows keep working', 'Marketing consent kept'],
      },
      {
        id: 'custom-crm',
        name: 'Custom CRM',
        text: 'Anything with an API or a database, and some things with neither. We write the connector, and you own the code.',
        facts: ['REST, SQL or file exchange', 'On your own servers', 'Source code is yours'],
      },
    ],
  },
  form: {
    title: 'See it on your own pipeline',
    lead: 'We connect a sandbox and run real enquiries through it while you watch.',
  },
}
