import type { Asked } from '#agency/schema/assistant.ts'

/** How visitors ask for CRM integration. */
export const crmIntegration: Asked = {
  crm: `
    my sales team wastes hours with typing
    nobody fills in the crm
    our customer records are incomplete
    web leads are answered days later
    the notes of my sales people are in their heads
    we have contacts in excel and nobody updates them
    calls are not written down anywhere
    we never know what was agreed with a client
    how do leads get into the crm
    does it write down calls
    does it save emails in the crm
    can it fill in our crm automatically
    our salespeople never write anything down
    my reps hate data entry
    leads get lost between mailboxes
    nobody keeps the customer data up to date
    we forget to follow up on leads
    customer data is scattered over spreadsheets
    nobody knows who talked to this customer last
    we type every enquiry into the system by hand
    enquiries fall through the cracks
    our sales records are a mess
    i want my crm to fill itself
    the customer list is never complete
    half of our contacts are out of date`,
  matching: `
    how do you avoid having the same customer twice
    how do you avoid duplicates
    what about double entries in the crm
    will the same contact be there twice
    does it merge records of the same person
    does it recognise an existing customer
    will it create the same customer again`,
  'company-data': `
    does it add missing company data
    where does the information about the company come from
    does it enrich contacts
    does it look up the company of a lead
    can it complete the data of a contact`,
  scoring: `
    does it put the important enquiries first
    can it prioritise leads
    how are leads ranked
    can it tell which lead is hot
    do you score leads
    how do i know which enquiry is worth calling first
    does it sort good leads from bad ones
    how does it rate a lead
    which lead should we call first`,
  'review-list': `
    what happens when it is not sure about an entry
    what if it writes something wrong into the crm
    does somebody check the records before they are saved
    what does it do with uncertain data
    how do you prevent wrong data in my crm`,
  'owner-of-enquiries': `
    who is responsible for a lead
    does each lead get an owner
    does it assign enquiries to people
    who gets the lead`,
  write: `
    is anything lost if it makes a mistake in a record
    who checks what is written in the crm
    can we take back what it changed
    can a change in the crm be undone
    can i roll back what it wrote
    what if i want to reverse a change
    is it possible to undo the changes to a record
    will it overwrite our data`,
  complete: `
    does it learn from our corrections
    does it write into the crm right away
    is it a draft first
    can my team correct it`,
  'custom-crm': `
    can it work with a home made database
    what about a crm that you do not know
    do you write connectors
    we have an old database from the nineties
    can it run on our own servers
    our software has no interface
    our crm was programmed by a friend
    we built our own customer database
    who owns the connector code
    do we get the source code
    what if my crm has no api
    can you connect a database of our own
    we use a crm that nobody knows
    does it work with a self made system`,
  salesforce: `
    does it respect our validation rules in salesforce
    will our salesforce flows keep working
    do you test in a sandbox first
    who appears as the author of the changes in salesforce`,
  hubspot: `
    will my hubspot workflows break
    does it keep the marketing consent in hubspot
    does it work with deals and tickets in hubspot`,
}
