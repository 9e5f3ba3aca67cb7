import type { QuestionGroup } from './judge.ts'

const unknown = /don't know|nothing about|found nothing|not on this site/i
const wayOn = /consultation|contact|form|team|person/i
const aroundTheClock = /twenty-four seven|24\/7|around the clock|any hour|day and night/i

/** Written from the content in harbour.ts before the concierge was; the answers' wording is not known here. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    ask: [
      'What do you do?',
      'what does your company actually do',
      'So what is Harbour Automation?',
      'Who are you guys?',
      'Tell me about your company.',
      'can you explain what this business is about',
      'give me a quick overview please',
    ],
    hears: [/AI assistants and automation/i],
  },
  {
    ask: [
      'What services do you offer?',
      'which services are there',
      "What's on offer?",
      'List your services please.',
      'What can you build for us?',
      'what solutions do you have',
      'What kind of products do you sell?',
      'how can you help my business',
    ],
    hears: [/customer support/i, /CRM/i, /scheduling/i],
  },
  {
    ask: [
      'Tell me about the chatbot.',
      'Do you make chatbots?',
      'how does your customer support thing work',
      'I need a bot that answers my customers',
      'What is AI customer support?',
      "we'd like something to reply to our customers at night",
      'do you have anything for a help desk',
    ],
    hears: [aroundTheClock],
  },
  {
    ask: [
      'What features does the chatbot have?',
      'what can the support bot do',
      'Can the chatbot hand over to a human?',
      'What is included in customer support?',
      'does the chatbot learn from old tickets',
    ],
    hears: [/hand-?over to a person|past tickets/i],
  },
  {
    ask: [
      'What are the benefits of the chatbot?',
      'why should I use AI customer support',
      'what do I gain from a support bot',
      'What advantages does customer support bring?',
    ],
    hears: [/waiting times|support costs|burnout/i],
  },
  {
    ask: [
      'What would a company use the chatbot for?',
      'give me use cases for customer support',
      'examples of what the chatbot handles',
    ],
    hears: [/order status|returns/i],
  },
  {
    ask: [
      'What is CRM integration?',
      'Tell me about the CRM service',
      'can you connect our CRM with other tools',
      'I hear you do something with CRMs?',
      'explain the CRM thing to me',
      "Our customer relationship management isn't connected to anything, can you help?",
    ],
    hears: [/connects your CRM|entered only once/i],
  },
  {
    ask: [
      'What features come with CRM integration?',
      'does the CRM integration do lead scoring',
      'what does the CRM package include',
    ],
    hears: [/lead scoring/i],
  },
  {
    ask: [
      'what are the benefits of CRM integration',
      'Why would I want my CRM integrated?',
      'advantages of CRM integration?',
    ],
    hears: [/clean data|faster follow-up|forecasts/i],
  },
  {
    ask: [
      'Which CRMs do you support?',
      'What systems do you integrate with?',
      'which CRM platforms can you connect to',
      'list the integrations',
      'what software does it work with',
      'Which tools can be hooked up?',
    ],
    hears: [/Salesforce/, /HubSpot/],
  },
  {
    ask: [
      'Do you work with Salesforce?',
      'is Salesforce supported',
      'we are on salesforce, does that work',
      'Can you integrate Salesforce?',
    ],
    hears: [/in step with Salesforce/i],
  },
  {
    ask: ['Does it integrate with HubSpot?', 'our team uses hubspot', 'and hub spot?', 'what about HubSpot'],
    hears: [/in and out of HubSpot/i],
  },
  {
    ask: [
      'We built our own CRM, does that work?',
      'can you connect a custom CRM',
      'what about an in-house CRM',
    ],
    hears: [/through its API/i],
  },
  {
    ask: [
      'How does the CRM integration work?',
      'what are the steps for the CRM integration',
      'walk me through the CRM setup',
      'how do you go about connecting a CRM',
    ],
    hears: [/connect/i, /configure/i, /automate/i],
  },
  {
    ask: [
      'What is intelligent scheduling?',
      'Can you book appointments for us?',
      'do you have something for appointments',
      'tell me about scheduling',
      'I want an assistant that manages my calendar',
      'we need help with bookings',
    ],
    hears: [/books, moves and confirms/i],
  },
  {
    ask: [
      'What features does scheduling have?',
      'does the scheduling send reminders',
      'what can the appointment assistant do',
      'what is part of intelligent scheduling',
      'Does it handle time zones?',
    ],
    hears: [/reminders|time zone/i],
  },
  {
    ask: [
      'How does scheduling work?',
      'what are the steps to set up scheduling',
      'how do I set up the appointment booking',
    ],
    hears: [/calendars/i, /rules/i],
  },
  {
    ask: [
      'How much do no-shows go down?',
      'by how much can you reduce no shows',
      'Do fewer people miss their appointment with your scheduling?',
      'what results does scheduling bring',
      'what can I expect from intelligent scheduling in numbers',
    ],
    hears: [/80 percent/i],
  },
  {
    ask: [
      'How many hours will we save per week?',
      'how much time does it save',
      'will it save us time',
      'hours saved weekly?',
    ],
    hears: [/15 hours/i],
  },
  {
    ask: [
      'What is process automation?',
      'Can you automate our workflows?',
      'can you take care of our invoices',
      'we do a lot of repetitive work by hand',
      'do you do workflow automation',
    ],
    hears: [/repetitive work/i],
  },
  {
    ask: [
      'How much manual work can you cut?',
      'by what percentage does manual work drop',
      'how much less manual work is there',
      'what does process automation achieve',
    ],
    hears: [/80 percent less manual work/i],
  },
  {
    ask: [
      'What is the data analysis service?',
      'do you do analytics',
      'can you build dashboards for us',
      'Can you help us make sense of our data?',
      'tell me about reporting',
    ],
    hears: [/reports that people read/i],
  },
  {
    ask: [
      'How much faster is analysis?',
      'how much analysis time would we save',
      'results of data analysis?',
    ],
    hears: [/70 percent/i],
  },
  {
    ask: [
      'Do you build custom AI?',
      'we need something tailor made',
      'what are custom AI solutions',
      'can you build a bespoke AI for us',
      'do you do anything custom',
    ],
    hears: [/no standard product/i],
  },
  {
    ask: ['Can you train a model on our own documents?', 'can the AI learn from my own files and documents'],
    hears: [/your own documents/i],
  },
  {
    ask: [
      'Is it secure?',
      'how safe is our data with you',
      'what about security',
      'do you encrypt data',
      'Is there access control?',
    ],
    hears: [/encryption/i],
  },
  {
    ask: [
      'Do you monitor the assistants?',
      'what is 24/7 monitoring',
      'what happens if something breaks at night',
    ],
    hears: [/day and night/i],
  },
  {
    ask: [
      'How fast can we go live?',
      'how long does it take to set up',
      'How quickly could you deploy?',
      'how many weeks until we are live',
      'what is rapid deployment',
      "What's the timeline?",
    ],
    hears: [/two to four weeks/i],
  },
  {
    ask: [
      'What are the steps of a project?',
      'How does the implementation work?',
      'walk me through your process',
      'how do you work',
      'what happens after I sign up',
      'What does the implementation process look like?',
      'what phases does a project have',
    ],
    hears: [/discovery/i, /design/i, /testing/i, /deployment/i],
  },
  {
    ask: ['What happens in the discovery phase?', 'tell me about discovery and analysis'],
    hears: [/where AI helps most/i],
  },
  {
    ask: [
      'Which industries do you serve?',
      'what sectors do you work with',
      'who do you work for',
      'which kinds of businesses are your clients',
      'what branches of business do you know',
    ],
    hears: [/e-commerce/i, /healthcare/i],
  },
  {
    ask: [
      'Do you work with clinics?',
      'is it good for healthcare',
      "I'm a dentist, can you help me?",
      'do you have experience with hospitals',
      'what do you do for medical practices',
    ],
    hears: [/patients/i],
  },
  {
    ask: [
      'I run an online shop, is that for me?',
      'do you do e-commerce',
      'what about retail',
      'how would it help a web store',
    ],
    hears: [/orders, returns and stock|Lantern/i],
  },
  {
    ask: ['We are a SaaS company', 'does it work for software companies', 'do you help SaaS businesses'],
    hears: [/onboarding/i],
  },
  {
    ask: [
      'do you work with law firms',
      'I am an accountant, is this for me?',
      'what do you offer professional services',
    ],
    hears: [/client meetings/i],
  },
  {
    ask: [
      'Would it suit a hair salon?',
      'I own a spa',
      'what can you do for beauty and wellness',
      'my wife is a hairdresser',
    ],
    hears: [/gaps in the calendar|after hours/i],
  },
  {
    ask: [
      'How much does it cost?',
      "What's the price?",
      'what are your rates',
      'is it expensive',
      'how much do you charge for a chatbot',
      'what would I have to pay per month',
      'do you have a price list',
      'what is the budget for a CRM integration',
      'Can you give me a quote?',
    ],
    hears: [/no price|prices? (is|are) not|don't know/i, /consultation/i],
    neverHears: [/[$€£]|\bdollars?\b|\beuros?\b/i],
  },
  {
    ask: [
      'Is there a discount?',
      'any special offers right now',
      'do you have a promotion',
      'Are there any deals for new customers?',
      'can I get it cheaper',
      'until when does the offer run',
    ],
    hears: [/20 percent off the first 3 months/i, /March 31st/i],
  },
  {
    ask: [
      'Can I try it for free?',
      'is there a free trial',
      'can I test it first',
      'do you have a trial version',
    ],
    hears: [/free trial/i],
  },
  {
    ask: ['Is the consultation free?', 'what is the consultation', 'what happens in a consultation'],
    hears: [/consultation/i],
  },
  {
    ask: [
      'How do I get started?',
      'how can we begin',
      'what do I need to do to start',
      'where do I sign up',
      "What's the first step?",
    ],
    hears: [/consultation|form/i],
  },
  {
    ask: [
      "What's your phone number?",
      'can I call you',
      'which number can I ring',
      'give me your telephone number please',
      'how do I reach you by phone',
    ],
    hears: [/5 5 5/],
  },
  {
    ask: [
      "What's your email address?",
      'where can I write to you',
      'can I email you',
      'which email should I use',
      'do you have an e-mail',
    ],
    hears: [/hello at harbour dot example|hello@harbour\.example/i],
  },
  {
    ask: [
      'How can I contact you?',
      'how do I get in touch',
      'what are your contact details',
      'how can I reach the team',
    ],
    hears: [/5 5 5/, /hello at harbour dot example|hello@harbour\.example/i],
  },
  {
    ask: [
      'How soon will you answer my request?',
      'when do I hear back',
      'how long until someone replies to the form',
      'how fast do you respond to requests',
    ],
    hears: [/24 hours/i],
  },
  {
    ask: [
      'Are you available on weekends?',
      'what are your opening hours',
      'When are you open?',
      'does the support work at night too',
      'is it really 24/7',
    ],
    hears: [aroundTheClock],
  },
  {
    ask: [
      'How many clients do you have?',
      'how many companies use this',
      'who else works with you',
      'how many businesses trust you',
    ],
    hears: [/500/],
  },
  {
    ask: [
      'Do you have case studies?',
      'show me success stories',
      'have you done this before',
      'any examples of past projects',
      'who have you helped so far',
    ],
    hears: [/Lantern Goods/i, /Willow Clinic/i],
  },
  {
    ask: [
      'Tell me about the e-commerce case study',
      'what did you do for Lantern Goods',
      'what were the results at Lantern Goods',
    ],
    hears: [/65 percent|under 10 seconds|answers the common ones/i],
  },
  {
    ask: [
      'Tell me the healthcare success story',
      'what happened at Willow Clinic',
      'results at Willow Clinic?',
    ],
    hears: [/78 percent|missed visits/i],
  },
  {
    ask: [
      'Do you have a case study in finance?',
      'what did you do for Copper Finance',
      'Copper Finance results',
    ],
    hears: [/90 percent|double entry|same client data/i],
  },
  {
    ask: [
      'What do your clients say?',
      'do you have testimonials',
      'any reviews from customers',
      'are your customers happy',
      'do you have references',
    ],
    hears: [/Maria Lopez|Daniel Okafor|Ingrid Berg/],
  },
  {
    ask: ['What does Maria Lopez say?', 'what did Daniel Okafor think', 'what is the opinion of Ingrid Berg'],
    hears: [/no longer wait|fills itself|our CRM is right/i],
  },
  {
    ask: [
      'What problems do you solve?',
      'why do companies need AI',
      'why should I care about automation',
      'what goes wrong without it',
    ],
    hears: [/64 percent|80 percent|45 percent|73 percent/i],
  },
  {
    ask: ['How many support teams burn out?', 'what share of support teams has burnout'],
    hears: [/64 percent/i],
  },
  {
    ask: ['How much CRM data is never used?', 'how much of the CRM data goes unused'],
    hears: [/73 percent/i],
  },
  {
    ask: [
      'How many customers leave after bad service?',
      'what percentage of customers switch because of poor service',
    ],
    hears: [/80 percent of customers/i],
  },
  {
    ask: ['How much have missed appointments increased?', 'are missed appointments becoming more common'],
    hears: [/45 percent/i],
  },
  {
    ask: [
      'What results do you get?',
      'what results can I expect',
      'what numbers can you show',
      'does it really work',
      'prove it to me',
    ],
    hears: [/80 percent/i, /70 percent/i],
  },
  {
    ask: [
      'Are you a robot?',
      'am I talking to a real person',
      'are you human',
      'are you an AI',
      'Is this a machine?',
      'who am I speaking to',
    ],
    hears: [/\bAI\b/],
  },
  {
    ask: ['What can you do?', 'help', 'what can I ask you', 'how does this work, what should I say'],
    hears: [/ask/i, /consultation/i],
  },
  {
    ask: [
      'What happens with my data?',
      'do you store my personal information',
      'what about privacy',
      'do you share my data with others',
      'what do you do with the things I write in the form',
    ],
    hears: [/answer your request/i],
  },
  {
    ask: [
      'What languages do you speak?',
      'do you speak German',
      'is the assistant available in French',
      'does it only do English',
    ],
    hears: [/English/],
  },
  {
    ask: [
      'Do I need technical skills?',
      'do we need programmers on our side',
      'is it hard to use',
      "I'm not a technical person, is that a problem?",
    ],
    hears: [/no technical knowledge/i],
  },
  {
    ask: [
      'What happens after the launch?',
      'do you offer support afterwards',
      'will you maintain it',
      'who looks after it when it is live',
    ],
    hears: [/look after|day and night/i],
  },
  {
    ask: [
      'Can I talk to a human?',
      'connect me with a real person',
      'I want to speak to someone',
      'let me talk to your sales team',
      'can somebody call me',
    ],
    hears: [/5 5 5|consultation/i],
  },
  {
    ask: [
      'I would like to book a demo',
      'book a consultation',
      "I'd like a demo please",
      'can I schedule a demo',
      'sign me up for a consultation',
      'I want to request a consultation',
    ],
    hears: [/name/i],
  },
  {
    ask: [
      'What is your mission on Mars?',
      'what is the capital of France',
      'who won the football match',
      "what's the weather tomorrow",
      'Tell me a joke about elephants',
      'how do I bake bread',
    ],
    hears: [unknown, wayOn],
  },
  {
    ask: [
      'Who is your CEO?',
      'when was the company founded',
      'how many employees do you have',
      'where is your office',
      'what is your address',
      'are you listed on the stock exchange',
      'who are your investors',
      'how much revenue do you make',
      'Are you hiring?',
      'what is your VAT number',
    ],
    hears: [unknown, wayOn],
  },
  {
    ask: [
      'Do you integrate with SAP?',
      'does it work with Zendesk',
      'can you connect to Microsoft Dynamics',
      'do you support Pipedrive',
      'do you have a WordPress plugin',
      'which database do you run on',
    ],
    hears: [unknown, wayOn],
    neverHears: [/^yes\b/i],
  },
  {
    ask: [
      'Do you do plumbing?',
      'do you sell shoes',
      'can you design a logo for me',
      'do you make mobile games',
      'can you fix my printer',
      'do you offer tax advice',
      'do you serve the mining industry',
      'do you work with farmers',
    ],
    hears: [unknown, wayOn],
    neverHears: [/^yes\b/i],
  },
  {
    ask: [
      'Do you have an ISO certificate?',
      'are you SOC 2 certified',
      'what is your uptime guarantee',
      'which language model do you use',
      'do you offer refunds',
      'what is the cancellation period',
      'do you have a case study about airlines',
      'is there a mobile app',
    ],
    hears: [unknown, wayOn],
    neverHears: [/^yes\b/i],
  },
]
