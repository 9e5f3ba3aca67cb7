import { readFileSync } from 'node:fs'

const contractions: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|who|where|how|when|it|that|there|he|she|here|why)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, ''],
  [/\be-mail/g, 'email'],
  [/\b24 ?[/\\] ?7\b/g, '24 7'],
]

/** Abbreviations that people type in a hurry. General English only, so that they fit every agency. */
const shorthand = new Map(
  `u=you ur=your r=are ya=you y=why n=and b4=before pls=please plz=please thx=thanks ty=thanks tnx=thanks abt=about bout=about
  coz=because cuz=because cos=because wat=what wot=what wht=what wut=what whats=what_is wats=what_is whos=who_is hows=how_is
  wheres=where_is whens=when_is thats=that_is theres=there_is heres=here_is im=i_am ive=i_have youre=you_are youve=you_have
  theyre=they_are weve=we_have dont=do_not doesnt=does_not didnt=did_not cant=can_not couldnt=could_not wont=will_not
  wouldnt=would_not isnt=is_not arent=are_not wasnt=was_not havent=have_not hasnt=has_not shouldnt=should_not wanna=want_to
  gonna=going_to gotta=have_to gimme=give_me lemme=let_me dunno=do_not_know hw=how hav=have hr=hour hrs=hours min=minutes
  mins=minutes wk=week wks=weeks mo=month mth=month yr=year yrs=years ppl=people biz=business num=number nr=number tel=telephone
  fone=phone appt=appointment appts=appointments asap=soon info=information tmrw=tomorrow msg=message msgs=messages wen=when whn=when
  wher=where whre=where wich=which hwo=how teh=the cud=could shud=should wud=would nite=night thru=through smth=something
  sth=something sb=somebody sum1=someone some1=someone som1=someone any1=anyone every1=everyone 2day=today 2nite=tonight 2moro=tomorrow 4get=forget
  l8=late l8r=later til=until bk=back nothin=nothing somethin=something anythin=anything urs=yours da=the dis=this dat=that
  hv=have tho=though sat=saturday sry=sorry lang=language langs=languages convo=conversation nah=no rly=really defo=definitely prob=probably btw=by_the_way ok=okay k=okay gd=good docs=documents
  1st=first 2nd=second 3rd=third 4th=fourth frm=from`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split('=')
      return [short, long.replaceAll('_', ' ')]
    }),
)

/** Returns the words of a text in lower case, without punctuation. Contractions and abbreviations are written out. */
export function normalise(text: string): string {
  let words = text.toLowerCase().replace(/[‘’`]/g, "'")
  for (const [pattern, replacement] of contractions) words = words.replace(pattern, replacement)
  return words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => shorthand.get(word) ?? word)
    .join(' ')
}

const openings =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|okay|ok|so|well|um|uh|ah|oh|great|fine|cool|thanks|thank you|sorry|like|yea|hmm?|please|excuse me|alright|all right|right|now|then|just|listen|there|yes|yeah|one (?:more )?(?:question|thing)|one more|quick question|wait|(?:hang|hold) on|before that|but|no|by the way|also|actually|hm+)\b ?)+(?=\S+ \S)/

/** Removes greetings and fillers from the beginning of a normalised text, unless nothing would be left. */
export const withoutOpening = (words: string): string => words.replace(openings, '')

const irregular = new Map(
  `paid=pay spoke=speak spoken=speak took=take taken=take made=make did=do does=do done=do went=go gone=go came=come told=tell
  said=say gave=give given=give got=get kept=keep held=hold lost=lose left=leave sent=send spent=spend bought=buy sold=sell built=build
  began=begin begun=begin wrote=write written=write men=man women=woman people=person children=child ran=run met=meet learnt=learn
  knew=know known=know saw=see seen=see found=find thought=think brought=bring`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

/** Reduces a word in lower case to a stem, so that "booking", "books" and "booked" are equal. */
export function stem(word: string): string {
  const regular = irregular.get(word) ?? word
  if (regular.length <= 3) return regular
  return regular
    .replace(/(?:ies|(?<=[^aeiou])ys|(?<!l)y)$/, 'i')
    .replace(/sses$/, 'ss')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=..)(?:ations?|ating|ated|ates|ate)$/, 'at')
    .replace(/(?<=...)(?:ically|ical|ic)$/, '')
    .replace(/(?<=.{5})ly$/, '')
    .replace(/(?<=...)(?:tion|ing|ed|ment|er|or)$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/([bdgmnpt])\1$/, '$1')
}

/** Only the last words of a text are compared. People ask at the end, and this limits the work. */
export const mostWords = 32

/** The words of a text in their order, at most {@link mostWords}. */
export function wordsOf(text: string): string[] {
  const words = normalise(text)
  return words === '' ? [] : words.split(' ').slice(-mostWords)
}

/** The stems of a text in their order, at most {@link mostWords}. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

const functionWords = `a about all also am an and any are as at be been being but by can could did do does doing for from had has
  have he her him his how i if in into is it its just like may me might much must my no not of off on one or our out please shall she
  should so some such than that the their them then there these they this those to too up us was we were what when where which who
  whom why will with would yes you your yours tell know get got go really want need thing things something anything possible able let
  okay hello hi hey thanks thank here more give say ask question actually maybe exactly many long mean right now well again ever
  still only even very kind sort bit lot would myself yourself ourselves am dear sir madam guys`

const functionStems = new Set(functionWords.split(/\s+/).map(stem))

const commonWords = new Set(readFileSync(new URL('./common-words.txt', import.meta.url), 'utf8').split(/\s+/))
const commonStems = new Set([...commonWords].map(stem))

/** Whether a word in lower case is in the list of common words. Such a word is hardly a name. */
export const isCommonWord = (word: string): boolean => commonWords.has(word)

/** Whether a stem is that of a common word. A stem that is neither common nor in any fact names something unknown. */
export const isCommonStem = (word: string): boolean => functionStems.has(word) || commonStems.has(word)

/** Whether a stem is that of a function word, which says nothing about the subject of a sentence. */
export const isFunctionStem = (word: string): boolean => functionStems.has(word)
