import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'

/** What visitors want to know before they believe: numbers, proof, and what becomes of their words. */
export const trustQuestions: readonly QuestionGroup[] = [
  {
    ask: [
      'what year did you guys get going',
      'is northlamp a new company',
      'Since when do you exist?',
      'how long you are in the business already',
    ],
    hears: [/2023/],
  },
  {
    ask: [
      'who works at northlamp',
      'what background do your people have',
      'Who would be building my assistant?',
    ],
    hears: [/engineers and former customer-service people/i],
  },
  {
    ask: [
      'by how much do no shows go down',
      'How many fewer missed appointments can a clinic hope for?',
      'what effect does it have on people not turning up',
    ],
    hears: [/80 percent/],
  },
  {
    ask: [
      'how many hours does a front desk get back each week',
      'how much time would my team gain',
      'does it save time, and how much?',
    ],
    hears: [/15 hours|80 percent|70 percent/],
  },
  {
    ask: ['how much less manual work are we talking', 'by what percentage does typing things by hand shrink'],
    hears: [/80 percent/],
  },
  {
    ask: ['how much faster is analysis with you', 'what do you save in analysis time'],
    hears: [/70 percent/],
  },
  {
    ask: [
      'what kind of results do you get for people',
      'show me hard numbers',
      'does this stuff really work or is it hype',
      'whats the ROI',
    ],
    hears: [/percent/],
  },
  {
    ask: [
      'why should a company like mine care at all',
      'what is wrong with just letting people wait until tomorrow',
      'what problem are you trying to solve',
    ],
    hears: [/percent/],
  },
  {
    ask: ['how common is burnout in support teams', 'what share of support people burn out'],
    hears: [/64 percent/],
  },
  {
    ask: ['how many customers leave after bad service', 'do clients really go away because of poor service'],
    hears: [/80 percent/],
  },
  {
    ask: ['how much of the data in a crm is never used', 'is crm data really wasted'],
    hears: [/73 percent/],
  },
  {
    ask: ['are missed appointments getting worse', 'have missed appointments gone up'],
    hears: [/45 percent/],
  },
  {
    ask: [
      'got any examples of firms you did this for',
      'tell me about work you have done in the past',
      'have you any references stories',
      'which clients did you help before',
    ],
    hears: [/Fjordline/, /Adeyemi/, /Portico/],
  },
  {
    ask: [
      'what did you do for Fjordline',
      'the outdoor shop story please',
      'how did it go at fjordline outdoor?',
      'do you have an example from online retail',
    ],
    hears: [/order system|evening|71 percent/i],
  },
  {
    ask: [
      'tell me the story of the dentist',
      'How many no-shows did Adeyemi Dental get rid of?',
      'any success with a medical practice?',
    ],
    hears: [/80 percent|one in seven|waiting list/i],
  },
  {
    ask: [
      'what about the finance broker',
      'case study Portico',
      'did you ever do something in the finance sector',
    ],
    hears: [/97 percent|15 hours|CRM/],
  },
  {
    ask: ['how long did the Fjordline project take', 'in how many weeks was the dental practice live'],
    hears: [/live in [45] weeks/i],
  },
  {
    ask: [
      'what are people saying about you',
      'any happy customers i can read about?',
      'quotes from clients',
      'do others speak well of you',
    ],
    hears: [/says:/],
  },
  {
    ask: ['what did Ines Carvalho say', 'what does the Maren Holt person think'],
    hears: [/says:/],
  },
  {
    ask: ['are those reviews real', 'is the dentist story true or made up', 'are your testimonials genuine'],
    hears: [/sample/i],
  },
  {
    ask: [
      'how many firms are with you',
      'am i the first one or do others use this too',
      'how large is your customer base',
    ],
    hears: [/500/],
  },
  {
    ask: [
      'do you record this talk',
      'who gets to hear what i say here',
      'is somebody listening in',
      'how long do you keep what i say to you',
    ],
    hears: [/not recorded|30 days/],
  },
  {
    ask: [
      'what do you do with the data from the contact form',
      'will you sell my mail address to somebody',
      'who sees what I type into the form',
      'if i fill out the form, is my phone number safe with you',
    ],
    hears: [/own database|nobody else/i],
  },
  {
    ask: ['does this webpage use cookies', 'are you tracking me right now', 'no google analytics i hope?'],
    hears: [/no cookies/i],
  },
  {
    ask: [
      'i want you to erase everything about me',
      'how can I have my details deleted',
      'what do you know about me and how can i see it',
      'please correct my entry, how does that go',
    ],
    hears: [/see what we hold|Write to/i],
  },
  {
    ask: [
      'what if i type something in the form and never send it',
      'is my half finished form stored somewhere',
    ],
    hears: [/tab|send it/i],
    neverHears: [/Shall I fill/],
  },
  {
    ask: [
      'who is legally responsible for this website',
      'what is the full legal name of the company',
      'which company is behind it officially',
    ],
    hears: [/Northlamp Automation Ltd/],
  },
]
