import type { Knowledge, KnownSubject, SubjectType } from './knowledge.ts'
import { normalise } from './words.ts'

const digit = '(zero | one | two | three | four | five | six | seven | eight | nine | oh | double | triple)'

/**
 * What is said to a question for a phone number, as JSGF expansions. A loop of digits fits many sounds, so that it stands
 * beside a few answers only. Letters are not listened for at all: a recogniser mistakes every second one.
 */
export const phonePhrases: readonly string[] = [
  `[plus] ${digit}+`,
  '(yes | no) [please | thank you | that is right | that is wrong]',
  '(skip | cancel | stop | never mind | go back)',
  "i (do not | don't) have (one | a phone)",
  'i (would rather not | do not want to) [say]',
  '(repeat that | say that again) [please]',
  'why [do you need (it | my number)]',
  'what happens (with | to) my data',
  'how much does it cost',
]

/** How visitors put what the concierge understands, as JSGF expansions. */
const patterns: readonly string[] = [
  '[hello | hi] i (would like | want | need) (a | to book a | to have a | to see a) (demo | consultation) [please]',
  '(book | schedule | arrange) (a | the) (demo | consultation | meeting) [please]',
  'can (i | we) (book | schedule | have) a (demo | consultation)',
  'what (do | does) (you | your company) do',
  'who are you',
  'tell me about your (company | services | clients | industries | prices)',
  '(what | which) services do you (offer | have)',
  'what can you do [for me | for us]',
  'how can you help (me | us | my business)',
  '(what | which) industries do you (serve | work with | work for)',
  '(what | which) systems do you (support | integrate with | connect to)',
  'how much does it cost',
  'what (is the price | are your prices)',
  'is there a (discount | promotion | special offer)',
  'is there a free trial',
  'can i try it [for free]',
  'how (do | can) (i | we) (get started | start | begin)',
  'what are the steps',
  'how does it work',
  'how long does it take',
  'how fast can we go live',
  'what is your (phone number | email address | address)',
  'how can i (contact | reach | call) you',
  'when will you (answer | call back | get back to me)',
  'are you (open | available) (at night | on weekends)',
  'what are your opening hours',
  'how many (clients | customers) do you have',
  'do you have (case studies | references | testimonials)',
  'show me (the case studies | the testimonials | the services | the contact form)',
  '(go to | take me to) (the contact form | the services | the case studies | the testimonials)',
  'what do your (clients | customers) say',
  'what results (can i expect | do you get)',
  'what happens (with | to) my data',
  'is it (safe | secure)',
  '(are you | am i talking to) (a robot | a human | a person | a real person)',
  '(can i | i want to | let me) (speak | talk) (to | with) (a human | a person | someone)',
  'what languages do you speak',
  '(yes | yeah | correct | right | sure | okay | exactly) [please | thank you]',
  'yes that is right',
  '(no | nope) [thank you | thanks]',
  'no that is wrong',
  '(repeat that | say that again) [please]',
  '(slower | more slowly) [please]',
  'can you (repeat that | say that again | speak slower)',
  '(thank you | thanks) [goodbye | very much]',
  '(goodbye | bye | that is all)',
  '(skip | cancel | stop | never mind | go back)',
  '(change | correct) the (name | email | phone number | company | service | message)',
  'self employed',
]

/** How visitors speak about something by its name, which stands for the tilde. */
const serviceFrames =
  '[what is | what are the features of | what are the benefits of | tell me [more] about | do you (offer | do | have) | how does | i am interested in | it is about | i need] ~ [work]'
const industryFrame = '[do you work (for | with | in) | what about | i run a | we are a] ~'
const integrationFrame =
  '[do you (support | integrate with | work with | connect to) | what about | we use] ~'

/** One phrase a name, so that a recogniser whose dictionary lacks a name drops that one only. */
function framed(frame: string, subjects: readonly KnownSubject[], type: SubjectType): string[] {
  const named = subjects.filter((subject) => subject.type === type)
  return [...new Set(named.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]).map(normalise))]
    .filter((name) => /^[a-z ]+$/.test(name))
    .map((name) => frame.replace('~', name))
}

/**
 * What visitors are expected to say, as JSGF expansions in lower-case words without rule names. Names that hold anything
 * but letters are left out.
 */
export function expectedPhrases({ subjects }: Knowledge): string[] {
  return [
    ...patterns,
    ...framed(serviceFrames, subjects, 'service'),
    ...framed(industryFrame, subjects, 'industry'),
    ...framed(integrationFrame, subjects, 'integration'),
  ]
}
