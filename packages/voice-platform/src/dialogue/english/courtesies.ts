/** What opens an utterance and says nothing of what is wanted. */
const openers =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|there|guys|folks|everyone|ok|okay|so|well|uh|um|er|hm+|ah|oh|yes|yeah|alright|all right|great|fine|cool|nice|thanks|thank you|listen|look|right|sorry|excuse me|pardon me|one (?:more |other |last )?(?:question|thing)|(?:a )?(?:quick|short|small|simple) (?:question|one|thing)|just|and|but|also|then|now|anyway|actually|basically|honestly|maybe|perhaps|please|dear (?:sir|madam|team|all))\b ?)+(?=\w)/

/** Ways to ask whether one may ask. */
const frames =
  /\b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone) (?:please |kindly |maybe |perhaps |just |quickly )*(?:tell|explain|say|describe|show|clarify)(?: to)?(?: me| us)?|do you know|any idea|(?:i|we) (?:was|were|am|are) (?:just )?(?:wondering|curious|asking myself)|(?:i|we) (?:would|do) (?:just )?(?:like|love|want|need) to (?:know|ask|find out|understand|hear)|(?:i|we) (?:want|need) to (?:know|ask|find out|understand)|(?:may|can|could) (?:i|we) ask(?: you)?|(?:i|we) have a question(?: about)?|(?:do|would) you mind (?:telling|explaining)(?: to)?(?: me| us)?) (?=(?:if|whether|what|which|who|how|when|where|why)\b)/

const asides = /\b(?:in (?:a|one|two|three) (?:sentences?|words?|minutes?|nutshell)|in short|for a start)\b ?/

/** What closes an utterance after all has been said. */
const closers =
  /(?<=\w)(?: (?:please|kindly|thanks|thank you|cheers|mate|buddy|pal|sir|madam|maam|dude|man|guys|folks|then|though|anyway|exactly|again|right now|at the moment|actually|really|a lot|very much|so much|in advance|for (?:me|us|you|your (?:help|time|answer))|if i may ask|if you do not mind|if possible|just curious|just asking|just wondering|or not|or what|or something|or so|you know|i wonder|i mean|by the way|btw|here))+$/

/** The words of an utterance without what is only polite; the words themselves when they are nothing else. */
export function withoutCourtesies(words: string): string {
  const rest = words
    .replace(openers, '')
    .replace(frames, '')
    .replace(/^(?:if|whether) /, '')
    .replace(asides, '')
    .replace(openers, '')
    .replace(closers, '')
    .trim()
  return rest === '' ? words : rest
}
