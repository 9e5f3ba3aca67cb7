import type { QuestionGroup } from '@frontdesk/voice-platform/evaluation'

const noPrice = /no price list/i

/** How visitors ask about money, beginning and getting in touch. */
export const dealingQuestions: readonly QuestionGroup[] = [
  {
    ask: [
      'so what do i have to shell out for it',
      'how mcuh is it',
      'Could you give me a rough figure for a small salon?',
      'what does the crm thing run to per month',
      'is it dear?',
      'Will this break the bank?',
      'what are we looking at moneywise',
      'your rates please',
    ],
    hears: [noPrice],
    neverHears: [/[$€£]/],
  },
  {
    ask: [
      'when will i know the price',
      'do you make a written proposal',
      'at which point do i learn what it costs',
    ],
    hears: [/written proposal|its price/i],
  },
  {
    ask: [
      'any discounts going at the moment',
      'is there something cheaper if i sign now',
      'Until when does the special offer run?',
      'what was that 20 percent about',
      'have you got a deal for new customers',
    ],
    hears: [/20 percent/, /March 31st/],
  },
  {
    ask: [
      'can i give it a go without paying',
      'do you have a trial',
      'i would rather test it before i decide',
      'is there some free version to play around with',
    ],
    hears: [/free trial|trial/i],
  },
  {
    ask: ['what if it brings us nothing', 'and if we are not pleased in the end?', 'what is my risk in this'],
    hears: [/switched off/i],
  },
  {
    ask: ['is the consultation for free', 'does the first talk cost me anything'],
    hears: [/free/i],
    neverHears: [/What is your name/i],
  },
  {
    ask: [
      'what happens after i send the form',
      'what do we talk about in the first call',
      'how does a consultation go',
      'who reads my request',
    ],
    hears: [/reads your request|one day of your real enquiries/i],
  },
  {
    ask: ['what is in a demo', 'what will i see during the demonstration', 'whats the demo about'],
    hears: [/your own case|real enquiries/i],
    neverHears: [/What is your name/i],
  },
  {
    ask: [
      'how do we kick this off',
      'I am sold. What now?',
      'where do i sign up',
      'what would be the first thing i have to do to begin',
    ],
    hears: [/form/i],
  },
  {
    ask: ['can i ring you', 'what number should my boss call', 'gimme ur phone nr', 'do you have a hotline'],
    hears: [/2 0 2/],
  },
  {
    ask: ['what is your mail', 'which address can i write an email to', 'emial adress pls'],
    hears: [/info at northlamp/i],
  },
  {
    ask: [
      'how do i get hold of a person at your place',
      'ways to get in touch?',
      'contact info',
      'um yeah so like how do i uh reach you guys',
    ],
    hears: [/2 0 2|info at northlamp/i],
  },
  {
    ask: [
      'how long till someone gets back to me',
      'when do i hear from you after writing',
      'do you answer the same day',
      'your reply time?',
    ],
    hears: [/within 24 hours/i],
  },
  {
    ask: [
      'when is somebody in the office',
      'are you there on saturday',
      'until what time can I phone',
      'opening times',
      'is it possible to talk to your staff at 7 in the evening',
    ],
    hears: [/Monday to Friday/i],
  },
  {
    ask: [
      'is the assistant there on christmas too',
      'does the AI ever sleep',
      'are customers answered on sundays too',
    ],
    hears: [/always|Sunday|twenty-four seven|any hour|day and night/i],
  },
  {
    ask: [
      'are u a bot',
      'do i talk to a machine now',
      'am I chatting with a living person?',
      'is this an actual woman',
    ],
    hears: [/AI/],
  },
  {
    ask: ['can i have a human please', 'put me through to sales', 'let me speak with one of your people'],
    hears: [/cannot put you through/i],
  },
  {
    ask: ['what can i ask you', 'what are you good for', 'help'],
    hears: [/services/i],
  },
  {
    ask: [
      'i would like to make a date for a demo',
      'please set up a consultation for me',
      'can we book a consultation',
    ],
    hears: [/name/i],
  },
]
