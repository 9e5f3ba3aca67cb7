import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'

/** What visitors want to know of what is sold, for whom, and how it is made. */
export const offerQuestions: readonly QuestionGroup[] = [
  {
    ask: [
      'ok so in plain english, what is it you folks actually sell here',
      'My son sent me this link. What kind of outfit is Northlamp?',
      'I have two minutes. Pitch me.',
      'please to explain what is the business of your company',
    ],
    hears: [/chatbots?|customer support/i, /CRM/i, /scheduling/i],
  },
  {
    ask: [
      'can you run me through everything on your shelf',
      'wich servises do u have',
      'Apart from chatbots, what else do you do?',
      'What sort of jobs could you take off our hands?',
      'list all the things please',
    ],
    hears: [/customer support/i, /CRM integration/i, /scheduling/i],
  },
  {
    ask: [
      'What would a support chatbot do for a customer of mine?',
      'explain the customer service thing to me like I am five',
      'our support ladies are drowning, the same thing asked a hundred times a day',
      'Nobody is there to reply to our clients at night and they go elsewhere',
      'we get way too many tickets, can you do smth about it',
    ],
    hears: [
      /answers (?:customers in seconds )?from your own|Chat, e-mail and phone are answered|answers in seconds|fetch a person/i,
    ],
  },
  {
    ask: [
      'where does the bot take its answers from',
      'What material does the assistant learn from?',
      'does it read our old tickets as well',
      'Which documents do you feed it?',
    ],
    hears: [/help pages|own sources|past tickets/i],
  },
  {
    ask: [
      'how do i know it isnt just making stuff up',
      'ChatGPT lies to me all the time. Will yours?',
      'what if it says something that is not true to a client',
      'can it prove where an answer came from',
    ],
    hears: [/source/i],
  },
  {
    ask: [
      'What does it do when it has no clue?',
      'when a customer is furious, does a real colleague get involved',
      'how will my staff find out what the customer already told the robot',
      'customers hate repeating themselves after being transferred',
      'Is there a way for a customer to reach a human through the bot?',
    ],
    hears: [/hand|person|colleague|Your team sees|keeps for/i],
    neverHears: [/cannot put you through/i],
  },
  {
    ask: [
      'Can the chatbot actually do a return or does it only talk?',
      'is it able to send an invoice again',
      'could it change a delivery address for the shopper',
      'what actions is the bot allowed to take',
    ],
    hears: [/returns|invoices|Actions in shop/i],
    neverHears: [/reads? and checked|don't know/i],
  },
  {
    ask: [
      'do customers have to type or can they phone it also',
      'which channels does the support assistant cover',
      'does it handle mail as well as chat?',
    ],
    hears: [/phone/i, /e-?mail/i],
    neverHears: [/info at|555/],
  },
  {
    ask: [
      'half of our guests speak only spanish, problem?',
      'Is it multi lingual?',
      'can it talk to my customers in Polish',
      'what tongues does the machine speak',
    ],
    hears: [/languages/i],
  },
  {
    ask: ['will it sound like our brand or like a robot', 'can we keep our own tone of voice'],
    hears: [/tone/i],
  },
  {
    ask: [
      'Do I get statistics on what people ask most?',
      'would it show us what is missing on our help pages',
    ],
    hears: [/questions asked most|gaps in your help pages/i],
  },
  {
    ask: [
      'What is good about an AI support desk compared with people?',
      'benefits of customer support automation pls',
      'why would i want the support assistant',
    ],
    hears: [/seconds|repeat|same answer|stop caring|switch/i],
  },
  {
    ask: ['typical use for the support bot?', 'what do other shops let the support assistant handle'],
    hears: [/returns|parcel|billing/i],
  },
  {
    ask: [
      'so what is this CRM thing you do',
      'our salespeople never write anything down after a call',
      'Leads get lost between three mailboxes here.',
      'Explain CRM integration in simple words',
      'my reps despise data entry',
    ],
    hears: [/record|enquir/i],
    neverHears: [/don't know/i],
  },
  {
    ask: [
      'how do you avoid having the same contact twice',
      'what about duplicate entries in the crm',
      'will it create doubles',
    ],
    hears: [/duplicat/i],
  },
  {
    ask: ['can the software tell which lead is hot', 'how are leads ranked', 'do you do lead scoring?'],
    hears: [/scor/i],
  },
  {
    ask: [
      'what if the AI writes rubbish into my CRM',
      'is it possible to roll back a change in a record',
      'and when it is unsure about an entry?',
    ],
    hears: [/undone|review list|uncertain|doubts/i],
  },
  {
    ask: [
      'walk me through how you hook up a crm',
      'What are the stages of a CRM integration?',
      'how does the crm set up go, step by step',
    ],
    hears: [/Connect/, /Complete/, /Hand over/i],
  },
  {
    ask: [
      'we run everything on Salesforce, would that fly?',
      'Does it respect our salesforce validation rules?',
      'sales force compatible?',
    ],
    hears: [/Salesforce/, /objects|validation|territories|own user/i],
  },
  {
    ask: [
      'And what about Hub Spot?',
      'i am using hubspot since years, it is ok?',
      'will my hubspot workflows break',
    ],
    hears: [/HubSpot/, /deals|timeline|workflows|tickets/i],
  },
  {
    ask: [
      'our CRM was programmed by my nephew, can you connect it',
      'We built our own customer database in house.',
      'who owns the connector code',
      'does a homegrown crm work with it',
    ],
    hears: [/connector|API or a database/i],
  },
  {
    ask: ['which crm systems do you play nicely with', 'What can you plug into?', 'list of supported crms'],
    hears: [/Salesforce/, /HubSpot/, /Custom CRM/i],
  },
  {
    ask: [
      'what do you do about appointments',
      'My receptionist spends all day on the telephone moving bookings around',
      'half my chairs are empty because folks forget they have a slot',
      'we would like patients to be able to book by themselves',
      'tell me bout the scheduling',
    ],
    hears: [/book|calendar|appointment|no-show|slot/i],
    neverHears: [/don't know|Shall I fill|What is your name/i],
  },
  {
    ask: [
      'Can people book in the middle of the night?',
      'is booking possible when we are closed',
      'does it take reservations outside business hours',
    ],
    hears: [/at any hour|twenty-four seven|evening|day and night/i],
    neverHears: [/Monday to Friday/],
  },
  {
    ask: [
      'how does it remind patients',
      'are reminders sent by sms',
      'do clients get a reminder before their visit?',
    ],
    hears: [/text, e-mail or call|reminders that can be answered|reminds|reminders go out/i],
  },
  {
    ask: [
      'someone cancels last minute, what happens with that slot',
      'how are holes in the schedule filled',
      'is there a waiting list function',
    ],
    hears: [/waiting list/i],
  },
  {
    ask: [
      'could two customers end up with the same time',
      'i am afraid of double bookings',
      'will it ever book two people at once',
    ],
    hears: [/double booking/i],
  },
  {
    ask: [
      'it must know that Sarah never works before ten',
      'We have four treatment rooms and different lengths. Can it cope?',
      'can it handle buffers between appointments',
    ],
    hears: [/rooms|buffers|treatment lengths|who may do/i],
  },
  {
    ask: ['how can a client change his appointment', 'is rescheduling easy for the customer'],
    hears: [/three times|one reply|move|moves/i],
  },
  {
    ask: ['can it guess who will not turn up', 'does it predict which patients skip'],
    hears: [/risky|extra confirmation|predict/i],
  },
  {
    ask: [
      'how would you get the scheduling up and running',
      'What are the steps for the appointment assistant?',
      'steps scheduling',
    ],
    hears: [/read your calendar/i, /set the rules/i],
  },
  {
    ask: ['do you work with google calendar', 'we keep our appointments in Outlook'],
    hears: [/Outlook/, /Google/],
  },
  {
    ask: [
      'We drown in invoices that get typed over by hand.',
      'can you automate paper work like quotes and intake forms',
      'my wife copies numbers from pdf files into another program all evening',
      'what is process automation',
    ],
    hears: [/invoices/i],
    neverHears: [/don't know/i],
  },
  {
    ask: [
      'what if a document is odd, in process automation',
      'who deals with the exceptions in the invoices',
    ],
    hears: [/to a person/i],
  },
  {
    ask: [
      'I want to ask my sales data questions without knowing SQL',
      'what does the data analysis service do',
      'our monthly reports take for ever',
      'can it tell me which customers are about to go',
    ],
    hears: [/plain words|about to leave|analysis time/i],
  },
  {
    ask: [
      'our problem is really weird, nobody has a product for it',
      'do you make made to measure AI',
      'Could you develop something unique just for our factory?',
      'what if nothing in your catalogue fits us',
    ],
    hears: [/we build for it|if people can explain|Custom AI/i],
  },
  {
    ask: [
      'which line of business do you know best',
      'who are your solutions meant for',
      'sectors you cover?',
      'for what kind of companies is this suitable',
    ],
    hears: [/E-commerce/i, /Healthcare/i],
  },
  {
    ask: [
      'I sell shoes on the internet. Anything for me?',
      'we have a webshop with lots of parcels questions',
      'is this for online retailers',
    ],
    hears: [/parcels|returns|E-commerce|midnight/i],
  },
  {
    ask: [
      'I own a small dental practice',
      'can a hospital use this',
      'would it give my patients medical advice',
      'we are three gps sharing a reception',
    ],
    hears: [/Healthcare|prescriptions|treatment|staff/i],
  },
  {
    ask: [
      'i got a hair salon, what can you do for me',
      'our nail studio wants deposits for saturdays',
      'anything for spas?',
    ],
    hears: [/Colour|Deposits|salons|wellness/i],
  },
  {
    ask: ['I am a tax adviser, does it make sense for me', 'we are a law firm with nine attorneys'],
    hears: [/adviser|First meetings|lawyers/i],
  },
  {
    ask: [
      'we make an app, our users always ask why they got charged twice',
      'Do you help software companies?',
    ],
    hears: [/SaaS|first-line|billing|bug/i],
  },
  {
    ask: [
      'What happens from the day I sign until it works?',
      'how do you go about a project',
      'could you outline your approach from A to Z',
      'what are the phases of working together',
      'how many steps has your process',
    ],
    hears: [/Discovery/i, /design/i],
  },
  {
    ask: ['what happens in the discovery phase', 'first of all, what do you do when you come to us?'],
    hears: [/sit beside your team|count the enquiries|week beside your team|Discovery/i],
  },
  {
    ask: [
      'what do i hold in my hands after the design step',
      'and what do we get out of the discovery step?',
    ],
    hears: [/design you can read|worth automating|may answer/i],
  },
  {
    ask: ['do you test it before customers see it', 'how is the thing tested', 'what is in the test report'],
    hears: [/test/i, /real questions|wrong answer|last month|before launch|read/i],
  },
  {
    ask: [
      'how quick can we be live',
      'we need this yesterday, how soon can it start',
      'How much time does the set up need?',
      'will it be weeks or months before something runs',
    ],
    hears: [/A first assistant|Rapid deployment|live in \d/i],
  },
  {
    ask: [
      'must we change our present software for this',
      'do we have to throw away our old systems',
      'can i keep the tools i have',
    ],
    hears: [/no change to your systems|in your systems|tools you already have|plugs into/i],
  },
  {
    ask: ['and if we hate it, can it be turned off quickly', 'how do i switch the assistant off'],
    hears: [/switch/i],
  },
  {
    ask: [
      'do you stay around once it is running',
      'who maintains it later',
      'is there somebody checking the answers every day',
      'what if it goes down at 3 in the morning',
    ],
    hears: [/watch, tune|every answer is scored|person on call|outage/i],
  },
  {
    ask: [
      'where are the servers physically',
      'can our data stay inside europe',
      'could we host it ourselves',
    ],
    hears: [/region you choose|EU, the US or by you/i],
  },
  {
    ask: [
      'do you train your AI with our customers data',
      'is our information used to improve somebody elses model',
    ],
    hears: [/trains nobody/i],
  },
  {
    ask: [
      'is it gdpr proof',
      'our lawyer asks about the EU AI act',
      'who can access the data and is there a log',
      'Are personal details hidden from the model?',
      'how secure is all this',
    ],
    hears: [/GDPR|access by role|masked|log of every/i],
  },
]
