import { isFunctionStem, normalise, stemsOf } from '../words.ts'
import { isQuestion, sentencesOf } from './questions.ts'
import { timeIn } from './times.ts'

const ask = String.raw`(?:(?:please|kindly|scratch that|and|so|but|also|just|then|only|yes|no|oh|good|well|could you|can you|would you|will you|you can|you could|you may|i would like you to|maybe|perhaps|do|to|put|in|ok|okay|right|fine|or|she said|he said|he says|she says)[ ,:]+)*`
const verb = String.raw`(?:put|write|note|add|say|mention|state|record)`
const field = String.raw`(?:(?:as|in|into|for|to|with|on) )?(?:(?:the|a|my|that) )?(?:message|msg|note|notes|remark|wish|comment|comments)(?: field)?`
const end = String.raw`[\s,.!?]*$`
const lead = String.raw`(?:please )?(?:rather )?(?:that |the following )?`

/** "Put in the message that we close at nine", "as a remark: no lift", "note: two shops". The group is the message. */
const before: readonly RegExp[] = [
  new RegExp(
    String.raw`^${ask}(?:put|write|add|note) (?!(?:that|it|this|down|in|into)\b)([^.]+?) (?:in|into|as) (?:the|a|my) (?:message|note)[.!]?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${ask}${verb}(?: (?:that|this|it|down))?(?: please)?,? ${field}(?: please)?[:,]? ${lead}(?:is |should be )?(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${ask}${field}(?:,? please)?(?: (?:is|should be|would be)|[:,])[:,]? (?:${verb} )?${lead}(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${ask}(?:in|into|as|for) (?:the|a|my) (?:message|note|remark|comment),? ${ask}(?:${verb}(?: down)? )?${lead}(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?!.*\b(?:i['’]ll|i will|i can) (?:tell|ask)\b).{0,60}?\b(?:tell|ask|inform|remind|let) (?:them|him|her|whoever \w+|whoever|your \w+|the \w+|somebody|someone|the team|us all)(?: know)?,?(?: please)? ${lead}(?:to )?(.+)$`,
    'iu',
  ),
  new RegExp(String.raw`^${ask}${verb}(?: down)?[:,]? (?:please )?(?:rather )?that:? (.+)$`, 'iu'),
  new RegExp(String.raw`^${ask}(?:${verb}|remark|note rather)(?: down| rather| please)?[:,] (.+)$`, 'iu'),
]
/** "We close at nine, would you put that in?" The group is the message; without one, it is the sentence before. */
const after = new RegExp(
  String.raw`^(.*?)[ ,]*\b(?:and |so |but )?(?:(?:can|could|would|will|do|please|you|should|may|might|if|want to|have to|to) )*${verb}(?: (?:that|it|this|so|down|in|please))* ?(?:(?:that|it|this) )?(?:${field}|down|in|that|it|this|for them|for me|please)?(?:,? (?:please|pls|plz|dear|love|then|would you|could you|can you|will you))*${end}`,
  'iu',
)
/** "Nine rooms, please write down nine rooms". */
const amid = new RegExp(
  String.raw`(?:^|[,. ])please,? ${verb}(?: down)?,? (?!(?:it|that|this|me|him|her|my|his|down|in|under)\b)(\p{Ll}.+)$`,
  'u',
)
const pointless = new RegExp(String.raw`^(?:(?:that|it|this|so)|${field})[.!]?$`, 'iu')
const pointing = /\b(?:that|it|this)\b/i
/** "Write six hundred kinds of plants": not "write Bassi Tiles", "put it under his name". */
const plain = new RegExp(
  String.raw`^${ask}${verb}(?: down)?,? (?!(?:it|me|him|her|his|my|our|their|your|us|down|under|in|the (?:name|booking|company)|yes|no|to|for|again|so|this|that)\b)(.+)$`,
  'iu',
)

/** Nothing is to be added: "no message", "I have nothing to add", "no, nothing more". */
const refusing =
  /\b(?:no(?: need for a)?|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? ?(?:message|msg|note|text|comment)s?\b(?! (?:me|us|yet))|\b(?:message|msg|note) is not (?:needed|necessary|required)\b|\bleave the message (?:empty|out|blank)\b|\bnothing (?:else|more|further|to add|to write|to note|(?:for|in) the message|to tell|to say)\b|\b(?:nothing|not anything) (?:that )?(?:i|we) (?:want|would like|wish|have) to add\b|\b(?:do not|no) (?:want|wish|need) to (?:add|say)\b|\b(?:write|add|say) nothing\b/

export const refusesNote = (text: string): boolean =>
  refusing.test(normalise(text)) && !/\b(?:except|but|only|just)\b.{8}/i.test(text)

const tidy = (said: string): string => said.trim().replace(/^[,:;\s]+|[\s,;:]+$/g, '')

/**
 * The message that a sentence dictates.
 * @param earlier the sentence before it, for "would you write that?"
 */
export function dictatedIn(sentence: string, earlier = ''): string | undefined {
  const said = sentence.trim()
  const exclaimed = said.replace(/[?]$/, '')
  const tails = exclaimed
    .split(/,? (?:so|and|but) (?=(?:could|can|would|please|put|write|note|tell|add)\b)/i)
    .slice(1)
  for (const [each, text] of before.flatMap((each) =>
    [exclaimed, ...tails].map((text) => [each, text] as const),
  )) {
    const found = each.exec(text)?.[1]
    if (found !== undefined && /\p{L}{2}/u.test(found) && !pointless.test(found)) return tidy(found)
  }
  const [, content] = after.exec(said) ?? []
  if (
    content !== undefined &&
    (pointing.test(said.slice(content.length)) || /\bmessage|note|remark\b/i.test(said.slice(content.length)))
  ) {
    const told = tidy(content).replace(/[ ,]+(?:and|so|but)$/i, '')
    if (told.split(' ').length > 1 && /\p{L}{3}/u.test(told) && !isQuestion(told)) return told
    if (told.length < 12 && earlier !== '') return tidy(earlier)
  }
  const told = plain.exec(exclaimed)?.[1] ?? ''
  return /^(?:\p{Ll}.|\d+ \p{L})/u.test(told) ? told : amid.exec(exclaimed)?.[1]
}

/** Words of a wish how, when or in which language to be reached. */
const wishing =
  /\b(?:prefer\w*|suits?|rather (?:than|not)|best (?:time|day|to|in|on|is|for)|(?:would|will|is|are) (?:be )?(?:best|good|better|grand|fine|perfect|ideal|great)|only (?:after|before|on|in|between)|not (?:on|before|after|during|between) (?!all)|away (?:until|from|on)|speaks?|closed on|free on|works? (?:best|for me)?|if possible|please (?:call|ring|phone|write|email|in the|not|only|before|after))\b/i
const reaching =
  /\b(?:call|ring|phone|telephone|reach|talk|speak|visit|appointment|meeting|demo|conversation|chat|slot|wedding|holiday|trial nights?)\b/i

/** Whether a sentence is a wish for a time or a way to be reached, and nothing else. */
export const wishesIn = (sentence: string): boolean => {
  const time = timeIn(sentence)
  const words = sentence.split(/\s+/).length
  return (
    !/\b(?:give|have|tell) (?:you )?(?:my|an?|any|it)\b/i.test(sentence) &&
    (!isQuestion(sentence) ||
      /^(?:\W*\p{L}+,? ){0,2}(?:could|can|would|will|may|is it possible)\b/iu.test(sentence)) &&
    ((time !== undefined && (words <= 6 || reaching.test(sentence) || wishing.test(sentence))) ||
      (wishing.test(sentence) &&
        reaching.test(sentence) &&
        words > 3 &&
        /\b(?:i|we|me|us|my|our|please|somebody|someone|he|she)\b/i.test(sentence)))
  )
}

const cutting =
  /\b(?:leave|take|cut|strike|scratch|drop|remove|delete|forget|skip|ignore|lose|never mind|without|not (?:need|mention|say|write))\b/
const pieceOf = /\b(last|final|first|second) (?:bit|part|sentence|piece|line|one|thing|half)\b/
const pieceAbout =
  /\b(?:(?:bit|part|sentence|piece|line|thing|stuff|what i said) (?:about|with|where|on|that (?:says|i said)|of)|about|(?:never mind|forget|drop|skip|ignore|scratch|leave out|take out) (?:the|my|our)) (.+?)(?: (?:out|off|away|again|please))*$/

/** The message without the piece that words take back: "leave the last bit out", "drop the part about the lift". */
export function withoutPiece(message: string | undefined, text: string): string | undefined {
  const words = normalise(text)
  if (message === undefined || !cutting.test(words)) return undefined
  const sentences = sentencesOf(message)
  const pieces = sentences.length > 1 ? sentences : message.split(/,\s+|\s+(?=(?:and|but|also|plus)\b)/)
  const which = pieceOf.exec(words)?.[1]
  const telling = stemsOf(pieceAbout.exec(words)?.[1] ?? '').filter((word) => !isFunctionStem(word))
  const shared = pieces.map((piece) => stemsOf(piece).filter((word) => telling.includes(word)).length)
  const most = Math.max(...shared)
  const named = which === 'first' ? 0 : which === 'second' ? 1 : pieces.length - 1
  const at = most > 0 ? shared.indexOf(most) : which === undefined || pieces.length < 2 ? -1 : named
  if (at < 0) return undefined
  const left = pieces
    .toSpliced(at, 1)
    .join(' ')
    .replace(/^(?:so|and|but|also|plus)\s+/, '')
    .trim()
  return left.split(' ').length < 3 ? '' : left
}
