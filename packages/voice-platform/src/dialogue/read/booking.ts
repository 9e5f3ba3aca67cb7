import type { Finder } from '../finder.ts'
import type { FieldValue } from '../fields.ts'
import type { LastAnswer } from '../follow-up.ts'
import type { Knowledge } from '../knowledge.ts'
import { normalise, withoutOpening } from '../words.ts'
import { decide } from './certainty.ts'
import { clausesOf, isQuestion, partsOf } from './questions.ts'

/** What the form arranges, by its usual names. "An appointment system" is a product, and "our appointments" are a subject. */
const arranged =
  /\b(?:consult(?:ations?|ing)?|demo|demonstration|appointment|appt|meeting|call ?back|trial(?: \w+)?|proposal|booking|introduction|chat with|word with|(?:an?|the|one|this|that|phone) (?:\w+ ){0,2}(?:call|talk|chat|conversation|ring|bell|buzz))\b(?! (?:system|software|tool|book|scheduling|reminder|setting)\w*)/
/** Somebody gets in touch with the visitor. */
const reached =
  /\b(?:call|ring|phone?|telephone?|contact|visit|email|reach)(?:s|ing)? (?:me|us|back)\b|\b(?:someone|somebody|anybody|anyone|one of (?:you|your)\w*(?: \w+)?|(?:an?|some|real|your) (?:human|person|people|colleague|expert|team))(?: (?:of|from) \w+(?: \w+)?)? (?:to |can |could |will |would |should |please |who )*(?:call|ring|phone|contact|visit|demonstrate|show|talk|speak|get in touch|look (?:at|into) (?:it|that|this)|(?:take|have) a look(?! at (?!(?:it|that|this)\b)))\w*\b|\b(?:be|been) (?:called|contacted|rung|(?:tele)?phoned)\b|\bin touch\b|\bget back to (?:me|us)\b|\bhear (?:\w+ ){0,4}from (?:an?|one of your) (?:person|people|human|colleague)s?\b|\bwould like (?:to (?:have|get) )?an? (?:\w+ )?(?:offer|quote|quotation|estimate)\b|\b(?:speak|talk|chat|meet|word)(?:ing)? (?:with|to) (?:someone|somebody|you|one of|a (?:human|person))\b|\bhire you\b|\byou (?:can |could |may |should |please )*(?:call|ring|phone|telephone|contact) (?:me|us)\b|\b(?:speak|talk) (?:to|with) (?:someone|somebody|one) of you\b/
/** "Sign me up", "can we try you out", "fill in the form", "I want to get started". */
const starting =
  /\b(?:sign(?:ing)? (?:me |us )?up|(?:get|getting|got) (?:me |us |it )?(?:started|going)|register|enrol\w*|(?:put|count|pencil|book) (?:me|us)\b|(?:put|take|note|write)(?: down)? (?:my|our|an?) (?:names?|details|data|numbers?|enquiry|inquiry|request)\b|(?:try|test) (?:you|it|this|that|the \w+)(?: \w+)? ?(?:out)?$|(?:fill|write|complete|do)\b[\w ]*? form\b|(?:(?:would|should) (?:like|love)|want|wish) to (?:try|test) (?:you|it|this|that|these|those|the|your)\b|(?:can|could|may|shall|should) (?:i|we) (?:please |perhaps |maybe |just )*(?:talk|speak|meet|chat)(?: (?:some ?time|soon|please|tomorrow|over the phone|(?:about|to|with|on|at|next|this) .*))?$|make (?:\w+ ){0,3}contact)/
/** What asks about it, or tells of an earlier one, does not wish for it. */
const informing =
  /^(?:(?:and|so|but|then|or) )*(?:what|why|who|when|which|whose|how|where|does|did|is(?! there an?y? chance)|are|was|were|will|do (?:you|your|they|we|i|guests|people)|have (?:you|they)|tell me (?:about|more|what|how))\b|\b(?:cancel\w*|not|cannot|never|nobody|without|how (?:much|many)|costs?|price|fee|how long|was|were|had|did|promised|waiting|you (?:will|would) (?:still )?(?:take|charge|bill|keep|want)|after the|during the|before the|in the(?! (?:morning|afternoon|evening)\b)|at the|need (?:an?|the) (?:\w+ )?before|example|if (?:i|we) (?:sign|book|register))\b/
/** What happens to the visitor, or what others wish for, is a problem and no booking: "every night someone rings me". */
const telling =
  /\b(?:every (?:night|day|morning|evening|week|time)|always|keeps?|usually|mostly|whenever|(?:people|guests|customers|clients|patients|callers) (?:who|that)|thought|because)\b/
const wishing =
  /\b(?:i|we) (?:would (?:like|love)|want|wish|need|will|am looking)\b|\bplease\b|^(?:can|could|may) \w+\b/
/** "How do I get that?" asks for it, though. */
const askingFor =
  /\b(?:how|where) (?:do|can|could|would|should|must) (?:i|we) (?:get|have|book|arrange|order|sign|make|set|go about|take|request|start|enrol|register|try)\b|\bwhat (?:do|must|should) (?:i|we) (?:(?:have|need) to )?do to (?:get|book|have)\b|\bwhen (?:can|could) (?:i|we) (?:have|get)\b|\b(?:i|we) (?:would|should) (?:like|love) (?:one|it|that|this)\b/

/** "I would like to be called back", "can somebody ring me": an order, whatever else is said with it. */
const ordering =
  /\bwhere (?:i|we) (?:can )?(?:book|apply|sign up)\b|\bhow (?:do|does|can|could) (?:i|we|one) (?:apply|sign up|enrol|register)\b|\b(?:write|put) me (?:in|down)\b|\b(?:this|that|it) (?:i|we) take\b|\b(?:i|we) (?:would|will|should) (?:do|take) (?:that|it|this|them|one)\b|\b(?:i|we) (?:would (?:like|love)|want|wish|need) (?:\w+ ){0,2}(?:called|rung|phoned|telephoned|contacted)\b|\b(?:i|we) (?:would like|want|wish) (?:that )?(?:somebody|someone|anybody|one of you\w*) (?:to )?(?:call|ring|phone|contact)s? (?:me|us)\b|\b(?:can|could|would) (?:somebody|someone|anybody|anyone|one of you\w*) (?:please )?(?:call|ring|phone|contact) (?:me|us)\b/

const tells = (words: string): boolean => telling.test(words) && !wishing.test(words)

/** Whether a turn asks to book: it names what the form arranges, as the owner or the page's button calls it, and does not ask about it. */
export function booksIn(
  { finder, knowledge }: { finder: Finder; knowledge: Knowledge },
  text: string,
  last: LastAnswer,
): boolean {
  const { called = '', button = '' } = knowledge.consultation
  const own = [called, button]
    .map((each) => normalise(each).replace(/^an? /, ''))
    .filter((each) => each !== '')
  const namesIt = (words: string): boolean => arranged.test(words) || own.some((each) => words.includes(each))
  const whole = normalise(text)
  const clauses = clausesOf(text).map((each) =>
    normalise(each).replace(/^.*\bi (?:was|am) (?:just )?wondering (?:if |whether )?/, ''),
  )
  // "If an appointment is moved, is the hour lost?" names it and wishes for nothing.
  const isInquiry =
    isQuestion(text) &&
    whole.split(' ').length > 4 &&
    !/\b(?:i|we) (?:would like|want|wish|need)\b/.test(whole) &&
    !/\b(?:can|could|may|shall|should|would) (?:i|we|you|someone|somebody|anyone|anybody|one of you\w*|an?)\b|\bchance\b/.test(
      whole,
    )
  if (
    ordering.test(whole) ||
    clauses.some(
      (words) =>
        (askingFor.test(words) && namesIt(whole)) ||
        (!isInquiry &&
          !tells(words) &&
          !informing.test(withoutOpening(words)) &&
          (namesIt(words) || reached.test(words) || starting.test(words))),
    )
  )
    return true
  return (
    !tells(whole) &&
    !/\b(?:what|when|why|who)\b[^.!?]*\?\s*$/i.test(text) &&
    [text, ...partsOf(text), ...clausesOf(text)].some((each) => {
      const decision = decide(finder, each, finder.find(each, last))
      return decision.kind === 'tell' && decision.target.kind === 'act' && decision.target.act === 'book'
    })
  )
}

/** Whether a turn gives so many details that it can only be meant for the form. */
export function introducesIn(values: readonly FieldValue[], asks: boolean, wants: boolean): boolean {
  const has = (field: FieldValue['field']) =>
    values.some((each) => each.field === field && each.value !== undefined && each.sure !== 'asked')
  if (has('email') || (has('phone') && has('name'))) return true
  const isNamed = values.some(
    ({ field, sure, value }) =>
      ['name', 'company'].includes(field) && sure === 'given' && value !== undefined,
  )
  return !asks && (has('phone') || isNamed || (has('name') && (wants || has('company') || has('service'))))
}
