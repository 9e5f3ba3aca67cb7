import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'

const wayOn = /consultation/i

/** Questions about this site as they come: spoken, typed in a hurry, misspelled, polite, by way of a complaint. */
export const looseSiteQuestions: readonly QuestionGroup[] = [
  {
    ask: [
      'hi there, could you tell me in a sentence what northlamp does?',
      'wat do u guys do',
      "I just landed here, what's this about",
      'so uh what do you people do exactly',
    ],
    hears: [/chatbots, CRM integration and scheduling/i],
  },
  {
    ask: [
      'Hi, I was wondering which services you have',
      'waht services do you ofer',
      'services?',
      'could you list everything I can buy from you',
    ],
    hears: [/customer support/i, /CRM/i, /scheduling/i],
  },
  {
    ask: [
      'tell me abuot the chatbot',
      'our inbox is overflowing with customer emails, can you do something about it',
    ],
    hears: [/sources|in seconds|chat, e-mail and phone/i],
  },
  {
    ask: [
      'what if the bot cannot answer, does a human take over',
      'can my staff step in when it gets difficult',
    ],
    hears: [/hand-?over|fetches a person|asks a colleague|step in|fallback to your team/i],
  },
  {
    ask: ['what if it tells my customers nonsense', 'how do you stop it from making stuff up'],
    hears: [/source/i],
  },
  {
    ask: ['can it start a return for a customer', 'is it able to change an address or resend an invoice'],
    hears: [/starts returns|actions in shop/i],
  },
  {
    ask: ['my salespeople hate typing stuff into the crm', 'could you please explain the crm intergration'],
    hears: [/record/i],
  },
  { ask: ['do u support sales force', 'salesfroce?'], hears: [/leads, contacts|validation rules/i] },
  { ask: ['we run everything in hubspott', 'would hubspot be an option'], hears: [/contacts, companies/i] },
  {
    ask: ['what if it writes something wrong into our crm', 'can changes in the crm be undone'],
    hears: [/undone|review list/i],
  },
  {
    ask: [
      'apointment booking by phone?',
      'people keep calling just to move their appointment',
      'i need somebody to run my calender',
    ],
    hears: [/book|move/i],
  },
  { ask: ['do you send reminders', 'how are my patients reminded'], hears: [/reminde?r?s?/i] },
  {
    ask: [
      'what happens with cancelled slots',
      'when somebody cancels, does the gap get filled',
      'half of my clients dont turn up',
    ],
    hears: [/waiting list|no-show/i],
  },
  {
    ask: ['is there any proof that this works', 'wich results can I expect'],
    hears: [/80 percent/i],
  },
  { ask: ['how many hrs per week would we save', 'does it really save time'], hears: [/15 hours/i] },
  {
    ask: ['we copy invoices by hand all day', 'automatic invoice proccessing'],
    hears: [/quotes, invoices/i],
  },
  {
    ask: [
      'I would love to ask our data questions in plain english',
      'can you tell me which customers are about to leave us',
    ],
    hears: [/plain words/i],
  },
  {
    ask: [
      'is it safe to hand you our data',
      'do you train models with our data',
      'can you keep our data in europe',
    ],
    hears: [/region you choose|hosted in the EU/i],
  },
  { ask: ['who checks the answers of the bot', 'what if it goes down at night'], hears: [/scored|outage/i] },
  {
    ask: ['how soon cuold we start using it', 'we need this yesterday, how quick are you'],
    hears: [/after hours/i],
  },
  {
    ask: ['how would a project with you go, step by step', 'what do the first weeks look like'],
    hears: [/discovery and analysis/i],
  },
  { ask: ['my wife runs a hairdressing salon', 'I have a nail studio'], hears: [/colour, cut/i] },
  { ask: ['I sell shoes online', 'online shops, do you do those'], hears: [/returns, sizes/i] },
  {
    ask: ['my dad is a dentist, is it for him', 'physiotherapy clinic here'],
    hears: [/prescriptions|treatment lengths/i],
  },
  {
    ask: [
      'is it pricey',
      'how mcuh is it',
      'roughly what would I have to pay each month',
      "what's your hourly rate",
    ],
    hears: [/no price list/i, wayOn],
    neverHears: [/[$€£]|\beuros?\b|\bdollars?\b/i],
  },
  {
    ask: ['any deals on', 'when does the offer end', 'is the 20 percent thing still on'],
    hears: [/20 percent off the first 3 months/i, /March 31st/],
  },
  { ask: ['can I try before I buy', 'is there something I can test for nothing'], hears: [/free trial/i] },
  {
    ask: ['do we pay if it does not work', 'what if we are not happy with it'],
    hears: [/owe us nothing|switched off again/i],
  },
  {
    ask: ['how long is the consultation', 'what do you do in that free consultation'],
    hears: [/your real enquiries/i],
  },
  { ask: ['ok how do I get going', 'where do I sign up'], hears: [/form/i] },
  {
    ask: ['whats ur phone number', 'I would rather ring you, what do I dial'],
    hears: [/2 0 2, 5 5 5, 0 1 4 2/],
  },
  {
    ask: ['whats your e mail', 'could I drop you a line by mail'],
    hears: [/info at northlamp dot example/i],
  },
  { ask: ['how long until someone answers me', 'will I hear back this week'], hears: [/24 hours/i] },
  { ask: ['what time do you close', 'is anyone there on saturday'], hears: [/Monday to Friday/i] },
  { ask: ['how many firms use this', 'do others use it already'], hears: [/500|Fjordline/] },
  { ask: ['who have you done this for', 'got any examples of past work'], hears: [/Fjordline/, /Portico/] },
  { ask: ['fjordline?', 'how did it go at the outdoor shop'], hears: [/71 percent/] },
  { ask: ['is anybody happy with you', 'what do people say about northlamp'], hears: [/Maren Holt/] },
  { ask: ['am I speaking with a human being', 'r u a robot'], hears: [/\bAI\b/] },
  { ask: ['what am I supposed to say', 'what can you help me with'], hears: [/ask/i] },
  {
    ask: ['what happens to my details after I send the form', 'do you sell my data to others'],
    hears: [/so that we can answer|nobody else/i],
  },
  { ask: ['any tracking on this page', 'do you set cookies'], hears: [/No cookies/i] },
  {
    ask: ['are you recording me', 'will this conversation be saved'],
    hears: [/keep a transcript/i],
  },
  { ask: ['how do I get my data deleted', 'I want my data removed'], hears: [/deleted/i] },
  { ask: ['since when do you exist', 'how long has northlamp been around'], hears: [/2023/] },
  { ask: ['could I please talk to somebody real', 'connect me to sales'], hears: [/5 5 5/, wayOn] },
  { ask: ['Id like to book a demo', 'please arrange a consultation for me'], hears: [/name/i] },
  {
    ask: ['can the bot speak french to my customers', 'is german possible'],
    hears: [/speak the languages|many languages/i],
  },
]
