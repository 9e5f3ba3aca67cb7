import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'
import { looseSiteQuestions } from './loose-site-questions.ts'
import { temptingSiteQuestions } from './tempting-site-questions.ts'

const unknown = /don't know/i
const wayOn = /consultation/i
const aroundTheClock = /twenty-four seven|always|day and night|at any hour|in seconds/i

/** What visitors of this site may ask, each with what its content says. */
export const siteQuestions: readonly QuestionGroup[] = [
  {
    ask: [
      'What is Northlamp?',
      'what exactly does your firm do',
      'tell me something about you',
      'what is this website about',
    ],
    hears: [/chatbots, CRM integration and scheduling/i],
  },
  {
    ask: [
      'What do you sell?',
      'which services can I get from you',
      'your services please',
      'what else do you offer',
    ],
    hears: [/customer support/i, /CRM/i, /scheduling/i],
  },
  {
    ask: [
      'what is the chatbot all about',
      'I want something that answers my customers',
      'do you do customer service automation',
      'explain AI customer support',
    ],
    hears: [/chat, e-mail and phone|in seconds/i],
  },
  {
    ask: ['which features does customer support include', 'What is part of the customer support package?'],
    hears: [/Handover with a summary/i],
  },
  {
    ask: [
      'how many languages does the bot speak',
      'which languages can the assistants talk',
      'do you speak Spanish',
      'does the chatbot support other languages',
    ],
    hears: [/speak the languages|Many languages/i],
  },
  { ask: ['does the bot make things up', 'will the chatbot invent answers'], hears: [/source/i] },
  {
    ask: ['benefits of customer support?', 'what advantages does the chatbot have'],
    hears: [/in seconds|every channel/i],
  },
  {
    ask: ['what can I use the support bot for', 'use cases of the chatbot'],
    hears: [/parcel tracking|billing questions/i],
  },
  {
    ask: [
      'what does the CRM integration do',
      'tell me about CRM integration',
      'Can you fill in our CRM for us?',
      'we never keep our CRM up to date',
    ],
    hears: [/record/i],
  },
  {
    ask: ['features of the CRM integration', 'what does CRM integration include'],
    hears: [/duplicates/i, /Review list/i],
  },
  {
    ask: ['Which CRM systems can you connect?', 'what do you integrate with', 'what integrations are there'],
    hears: [/Salesforce/, /HubSpot/, /Custom CRM/],
  },
  {
    ask: ['we use Salesforce', 'Is it compatible with Salesforce?'],
    hears: [/validation rules|Leads, contacts/i],
  },
  { ask: ['how about HubSpot', 'does HubSpot work'], hears: [/tickets|Contacts, companies/i] },
  {
    ask: ['our CRM is self made CRM, can you connect it', 'custom CRM possible?'],
    hears: [/connector|API/i],
  },
  {
    ask: [
      'How does CRM integration work?',
      'steps of the CRM integration please',
      'how would you set up the CRM integration',
    ],
    hears: [/Connect/i, /Complete/i, /Hand over/i],
  },
  {
    ask: [
      'what is your scheduling product',
      'can it manage our appointments',
      'tell me about intelligent scheduling',
      'do you have something that books appointments',
    ],
    hears: [/books, confirms and moves/i],
  },
  { ask: ['what features does scheduling have', 'what is included in scheduling'], hears: [/waiting list/i] },
  {
    ask: ['how does scheduling work', 'what are the steps for scheduling'],
    hears: [/read your calendar/i, /set the rules/i],
  },
  {
    ask: [
      'what results does scheduling achieve',
      'How many fewer no-shows can I expect?',
      'by how much do no-shows drop',
    ],
    hears: [/80 percent/i],
  },
  { ask: ['how many hours does it save a week', 'How much time do we save?'], hears: [/15 hours/i] },
  { ask: ['are there double bookings', 'does it prevent double bookings'], hears: [/no double bookings/i] },
  { ask: ['does it work with Outlook', 'can it use Google calendar'], hears: [/Google, Outlook/i] },
  {
    ask: ['does it predict no-shows', 'how do you predict who fails to appear'],
    hears: [/extra confirmation|no-shows|patterns/i],
  },
  {
    ask: ['what is process automation', 'can you automate our invoices', 'what do you do about paperwork'],
    hears: [/quotes, invoices/i],
  },
  {
    ask: ['how much manual work can be saved', 'what is the manual work reduction'],
    hears: [/80 percent manual work/i],
  },
  {
    ask: ['what is data analysis', 'do you offer analytics', 'could you do dashboards for us'],
    hears: [/plain words/i],
  },
  { ask: ['how much analysis time is saved', 'results of your data analysis'], hears: [/70 percent/i] },
  {
    ask: ['what are custom AI solutions', 'could you do something tailor made for us'],
    hears: [/inspection photos/i],
  },
  {
    ask: ['is my data secure', 'how do you handle security', 'where is the data hosted'],
    hears: [/region you choose|Hosted in/i],
  },
  { ask: ['do you comply with GDPR', 'what about the EU AI Act'], hears: [/GDPR|an AI/i] },
  { ask: ['what is 24/7 monitoring', 'tell me about AI monitoring'], hears: [/Every answer is scored/i] },
  {
    ask: ['How long until we are live?', 'how fast is the first assistant ready', 'what is rapid deployment'],
    hears: [/after hours/i],
  },
  {
    ask: [
      'how does a project go',
      'what are the phases of the implementation',
      'walk me through the steps please',
      'what is your process',
    ],
    hears: [/Discovery and analysis/i, /Deployment and support/i],
  },
  {
    ask: ['what is discovery and analysis about', 'what happens during the solution design'],
    hears: [/sit beside|may answer/i],
  },
  {
    ask: ['what industries do you work in', 'which sectors do you cover', 'who is this for'],
    hears: [/E-commerce/i, /Healthcare/i, /Beauty/i],
  },
  {
    ask: ['do you work for dentists', 'what can you do for healthcare', 'I manage a clinic'],
    hears: [/prescriptions|treatment lengths/i],
  },
  { ask: ['I have a web shop', 'do you help e-commerce companies'], hears: [/returns, sizes/i] },
  { ask: ['do you work with SaaS companies', 'we are a software company'], hears: [/bug triage/i] },
  { ask: ['does it suit lawyers', 'we are a consultancy'], hears: [/right adviser/i] },
  { ask: ['is it good for a beauty salon', 'what about barbers'], hears: [/Colour, cut/i] },
  {
    ask: [
      'what does it cost',
      'how expensive is the chatbot',
      'what are your fees',
      'give me a price please',
      'how much per month',
    ],
    hears: [/no price list/i, /proposal/i, wayOn],
    neverHears: [/[$€£]|\beuros?\b|\bdollars?\b/i],
  },
  {
    ask: ['do you have special offers', 'any discount at the moment', 'is there a promotion running'],
    hears: [/20 percent off the first 3 months/i, /March 31st/],
  },
  { ask: ['do you offer a free trial', 'can we test it before we buy'], hears: [/free trial/i] },
  {
    ask: ['how does the consultation work', 'what will happen in the consultation'],
    hears: [/your real enquiries|reads your request/i],
  },
  { ask: ['how do we start', 'how can I sign up', 'what would be the first step'], hears: [/form/i] },
  {
    ask: ['what number can I call', 'your phone number please', 'can I phone you'],
    hears: [/2 0 2, 5 5 5, 0 1 4 2/],
  },
  { ask: ['your email please', 'where can I send an email'], hears: [/info at northlamp dot example/i] },
  { ask: ['how can I reach you', 'contact details please'], hears: [/5 5 5/, /info at northlamp/i] },
  { ask: ['when will you get back to me', 'how quickly will somebody reply'], hears: [/24 hours/i] },
  {
    ask: ['when are you open', 'what are your office hours', 'are you there on weekends'],
    hears: [/Monday to Friday/i],
  },
  {
    ask: ['does the assistant answer at night', 'is it available around the clock'],
    hears: [aroundTheClock],
  },
  { ask: ['how many customers do you have', 'how many businesses are with you'], hears: [/500/] },
  {
    ask: ['do you have success stories', 'can you show me past projects', 'who did you work with before'],
    hears: [/Fjordline/, /Portico/],
  },
  {
    ask: ['what did you do for Fjordline Outdoor', 'tell me the e-commerce success story'],
    hears: [/71 percent/],
  },
  {
    ask: ['what about Adeyemi Dental', 'do you have a healthcare case study'],
    hears: [/80 percent fewer no-shows/i],
  },
  {
    ask: ['tell me about Portico Finance', 'is there a case study from finance'],
    hears: [/15 hours|97 percent/i],
  },
  { ask: ['what do customers say about you', 'can I see reviews', 'references?'], hears: [/Maren Holt/] },
  {
    ask: ['what did Ines Carvalho say', 'what does Maren Holt think of you'],
    hears: [/forecast|180 open/i],
  },
  {
    ask: ['which problems do you solve', 'what does a closed front desk cost'],
    hears: [/64 percent|80 percent|45 percent/i],
  },
  { ask: ['how much CRM data stays unused', 'what percentage of CRM data is unused'], hears: [/73 percent/] },
  { ask: ['how many support people burn out', 'what about support burnout'], hears: [/64 percent/] },
  { ask: ['what results do your clients see', 'show me some numbers'], hears: [/80 percent/, /70 percent/] },
  { ask: ['are you a bot', 'is this a real person', 'are you artificial'], hears: [/\bAI\b/] },
  { ask: ['what can I ask', 'help me please'], hears: [/ask/i] },
  {
    ask: ['what do you do with my data', 'do you keep personal data', 'tell me about privacy'],
    hears: [/so that we can answer|stored in our own database/i],
  },
  { ask: ['do you use cookies', 'are there trackers'], hears: [/No cookies/i] },
  {
    ask: ['is this call recorded', 'what happens with what I say here'],
    hears: [/keep a transcript|own server/i],
  },
  { ask: ['what happens after go live', 'do you maintain it'], hears: [/watch, tune|outage/i] },
  { ask: ['when was Northlamp founded', 'how old is the company'], hears: [/2023/] },
  { ask: ['I want to talk to a person', 'can I speak with someone from the team'], hears: [/5 5 5/, wayOn] },
  { ask: ['book a demo please', 'I want a consultation', 'could I arrange a demo'], hears: [/name/i] },
  {
    ask: [
      'where is your office',
      'who is the boss',
      'how many people work there',
      'do you connect to Zoho',
      'does it work with Slack',
      'do you build websites',
      'can you repair cars',
      'what is the meaning of life',
      'how tall is the Eiffel tower',
      'which stocks should I buy',
      'do you have an ISO 27001 certificate',
      'do you serve airlines',
      'do you have a case study about insurance',
      'what is your bank account',
      'can you order a pizza',
      'who is the president',
      'do you offer SEO',
      'are you hiring developers',
    ],
    hears: [unknown, wayOn],
    neverHears: [/^yes\b/i],
  },
  ...looseSiteQuestions,
  ...temptingSiteQuestions,
]
