import { wordsInPattern } from '../english/words-in-pattern.ts'

/** What a visitor does with words other than asking for a fact. */
export type Act =
  | 'repeat'
  | 'slower'
  | 'identity'
  | 'human'
  | 'book'
  | 'navigate'
  | 'capabilities'
  | 'goodbye'
  | 'greeting'
  | 'how-are-you'
  | 'remark'
  | 'check-line'
  | 'hesitate'
  | 'stop'
  | 'yes'
  | 'no'

/** Patterns over normalised words. */
const patterns: Record<Act, RegExp> = {
  repeat:
    /\b(?:repeat|say (?:that|it) again|once more|come again|pardon|what did you say|(?:did not|could not|can not) (?:hear|understand|catch|get) (?:you|that|it)|say again)\b|^(?:again|sorry|what)$/,
  slower: /\b(?:slower|slowly|slow down|too fast|not so fast)\b/,
  identity:
    /^you are not (?:a )?(?:real|human|person)\b|(?<!\bhow )\b(?:are you|am i|is this|is that|is it|you are)\b(?: \w+){0,5} (?:human|human being|robot|machine|computer|ai|chat ?bot|bot|real|person|artificial|recording)(?: or .*|$)|\bis there (?:a|an|any)(?: \w+)? (?:human|person|robot|machine)\b(?! (?:(?:i|we) can|to) (?:talk|speak|call))|\bwho (?:am i|are we) (?:talking|speaking)|\byour name\b|\bwho (?:is this|is there|made you)\b|\bwhat are you$/,
  human:
    /\bis there (?:a |an |any )?(?:\w+ )?(?:human|person|someone|somebody) (?:(?:i|we) can|to) (?:talk|speak|call)\b|\b(?:talk|speak|connect (?:me|us)|transfer (?:me|us)|put (?:me|us)|pass (?:me|us)|get me|give me|(?:i|we) (?:want|need|prefer|would like))\b.*\b(?:human|real person|a person|someone|somebody|people|staff|representative|sales|salesperson|colleague|operator|your team|the team|team member|advisor|adviser|expert)\b|\b(?:someone|somebody|a person|anyone|your team|one of you)\b.*\b(?:call|ring|phone|contact) (?:me|us)\b|\b(?:call|ring|phone) me(?: back)?\b|\bcallback\b/,
  book: /^(?!what|why|who|is |does|when).*\b(?:book|schedule|arrange|request|want|would like|need|get|set up|make|sign|give|have|see|organi[sz]e|interested in)\b.*\b(?:demo|demonstration|consultation|consulting session|meeting with you|appointment with you)\b(?! (?:free|cost|work))|^(?:a |the |free )*(?:demo|consultation)(?: please)?$|\bfill (?:in|out)\b.*\bform\b|\b(?:book|arrange|schedule|set up) (?:a|an) (?:\w+ )?(?:call|meeting)\b/,
  navigate:
    /\b(?:go|take|bring|open|scroll|jump|navigate|lead)\b.*\b(?:to|me|the|page|section)\b|^show me\b|\bshow me (?:the|your)\b/,
  capabilities:
    /^(?:please )?help(?: me)?(?: please)?$|\bwhat (?:can|could|should|may) (?:i|we) (?:ask|say|do here|talk about)\b|^(?:so )?what (?:can|could) you do$|\bwhat are you able to\b|\bwhat can you (?:tell|help) me(?: with| about)?$|^how does this work\b/,
  goodbye:
    /\b(?:good ?bye|bye|see you|hang up|end (?:the|this) call|that is all|that was all|that will be all|i am done|we are done|have a (?:nice|good|great) (?:day|evening|weekend)|talk to you later|no more questions)\b/,
  greeting:
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)\b(?: there| you| everyone| again)?$/,
  'how-are-you': /\bhow are you\b|\bhow is it going\b|\bhow do you do$|\bnice to meet you\b/,
  remark:
    /\byou are (?:so |very |really |a |an )*(?:stupid|dumb|useless|idiot|annoying|bad|great|nice|sweet|funny|smart|clever|cool|the best)\b|\b(?:love|hate|marry) you\b|\btell me a joke$|^sing\b/,
  'check-line':
    /\b(?:can|do) you (?:hear|understand|read|see) me\b|\bis (?:anyone|anybody|someone) there$|^(?:test|testing)\b/,
  hesitate:
    /^(?:maybe|perhaps|hm+|um+|uh|well|i do not know|not sure|i am not sure|let me think|wait|one moment|hold on|just a (?:moment|second|minute))$/,
  stop: /^(?:please )?(?:stop|cancel|never ?mind|forget it|quit|abort|be quiet|enough|leave it|stop it|cancel (?:that|it|this|everything)|not now|i changed my mind)(?: please)?$/,
  yes: /^(?:well |oh |ah |um )?(?:yes|yeah|yep|yup|ya|correct|right|that is (?:right|correct|it|fine)|exactly|sure|ok|okay|fine|perfect|great|good|please|please do|do it|go ahead|go on|absolutely|of course|certainly|sounds (?:good|great)|true|definitely|why not|gladly|yes please|i would|let us do (?:it|that)|it is)\b/,
  no: /^(?:well |oh |um )?(?:no|nope|nah|wrong|not (?:right|quite|really|correct|now|yet)|incorrect|that is (?:wrong|not)|it is not|false|rather not|none|nothing)\b/,
}

/** Every word that an act is told by. */
export const actWords: ReadonlySet<string> = new Set(Object.values(patterns).flatMap(wordsInPattern))

/** Whether the normalised words do this. */
export function does(act: Act, words: string): boolean {
  return patterns[act].test(words)
}

/** Whether an act has this name. */
export function isAct(name: string): name is Act {
  return Object.hasOwn(patterns, name)
}
