import type { Finder } from '../finder.ts'
import type { FieldValue } from '../fields.ts'
import type { LastAnswer } from '../follow-up.ts'
import type { Knowledge } from '../knowledge.ts'
import { normalise } from '../words.ts'
import { decide } from './certainty.ts'
import { clausesOf, partsOf } from './questions.ts'

/** Words that express a wish. "Can I" and "could somebody" do so only before verbs like "book" and "call". */
const wishing =
  /^(?:(?:hi|hello|ok|okay|yes|please|so|well|great|good|fine|and|then|thanks|now|better|alright|all right) )*(?:(?:fill|write|put|note|make|enter)\b|(?:\w+ ){0,8}?(?:i|we) (?:(?:would|should) (?:like|love)|want|need|wish|(?:am|are) (?:(?:looking|ready|hoping|keen) to|interested in (?:an?|the|your|having|getting)))\b|(?:\w+ ){0,8}?(?:hoping to|keen (?:on|to)|looking to|would appreciate|would be interested in|possible to|chance (?:of|to)|wants? (?:me|us) to|would be (?:nice|good|great|lovely) to)\b|want to\b|(?:i|we) (?:will )?take\b|(?:i|we) will have\b|you (?:please )?(?:fill|write|complete|do)\b|(?:can|could|may|would) (?:i|we|you|somebody|someone|anybody|anyone|one of \w+(?: \w+)?) (?:please )?(?:have|get|leave|speak|talk|meet|try|book|arrange|make|schedule|set|call|ring|phone|contact|give|note|put|take|plan|reserve|demonstrate|show)\b|let us\b|book\b|arrange\b|schedule\b|reserve\b|(?:have|ask|let|tell|get) (?:someone|somebody|anyone|one of \w+|your \w+|an? \w+) (?:to )?(?:call|ring|phone|contact|reach|visit)\b|sign me\b|put me\b|call me\b|ring me\b|phone me\b|contact me\b|get (?:me|someone|somebody|one of you|in touch)\b|need\b|(?:please )?you (?:please )?(?:call|ring|phone|contact) me\b|(?:\w+ ){1,3}please$)/
/** Things that the form can arrange. "An appointment system" is not one of them but a product. */
const wished =
  /\b(?:(?:consult(?:ation|ing)?|demo|demonstration|appointment|appt|meeting|callback|call back|trial(?: \w+)?)s?(?! (?:system|software|tool|book|scheduling|reminder)\w*)|(?:call|ring|phone?|telephone?|contact)(?:s|ing)? (?:me|us)\b|(?:fill|write|complete|do|put|note|make|enter)\b[\w ]*? form\b|make (?:\w+ ){0,3}contact\b|in touch with (?:me|us)|be (?:called|contacted)|get back to (?:me|us)|to hire you|(?:speak|talk) (?:with|to) (?:someone|somebody|one of)|book me|(?:put|take|note|write) (?:me|us|(?:my|our) names?) down|(?:someone|somebody|anybody|anyone) (?:please )?(?:demonstrate|show)|sign me up|(?:book|arrange|schedule|set up|plan|fix|have|want|like|love|need|get|for) (?:an?|the|that|this|some) (?:\w+ )?(?:call|talk|chat|conversation)\b|(?:the|that|my|our|this|a) booking$|(?:take|note|write)(?: down)? (?:my|our) (?:names?|details|data|numbers?))\b/

/** Things that the form can arrange, where another sentence wishes for "one" or "it". */
const offered =
  /\b(?:consult(?:ation|ing)?|demo|demonstration|appointment|appt|meeting|call ?back|trial|conversation|booking|call|chat)s?\b/
/** "How do I get that?", "is this where I book?", "could we talk?", "I want one": a wish, whatever the rest says. */
const asking =
  /\bwhat (?:do|must|should) (?:i|we) (?:(?:have|need) to )?do to (?:get|book|have)\b|\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|book|try) (?:one|that|it)\b|\b(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:get|have|book|arrange|order|sign|do|make|set|go about|take|request|start)(?: (?:up )?(?:for )?(?:one|that|it|this|those|these|them|an? \w+|the \w+|up|on with it))?$|\bwhere (?:i|we) (?:can )?(?:book|sign up|register|arrange|ask for)\b|\b(?:i|we) (?:would (?:like|love|take)|want|need|will (?:take|have)|will go for|could use) (?:one|that|it|this|those|these)(?: (?:one|two|please|too|as well|then|now))*$/
const talking =
  /\b(?:could|can|may|might|shall|should) (?:i|we) (?:please |perhaps |maybe |just )*(?:talk|have a (?:talk|chat|call|word|conversation)|speak (?:on the phone|some ?time|soon)|meet|chat)(?: (?:some ?time|soon|please|about .*|to you|with you|to one of .*|on the phone|over the phone|tomorrow|next \w+|this \w+))*$|\bhow (?:do|can|could|would) (?:i|we) (?:sign up|get started|enrol|register)$|\b(?:give|drop) (?:me|us) a (?:ring|call|bell|buzz)\b|\b(?:count|sign|put|book|pencil) (?:me|us) (?:in|up|down)\b/

/** Whether words wish for what the form arranges. `called` is what the owner calls it: "a trial lesson". */
const wishesForIt = (words: string, called: string): boolean =>
  talking.test(words) ||
  (wishing.test(words) &&
    (wished.test(words) || (called !== '' && words.includes(called))) &&
    !/\b(?:cancel|not|how|what|when|why|which)\b/.test(words))

/** Whether a turn asks to book. */
export function booksIn(
  { finder, knowledge }: { finder: Finder; knowledge: Knowledge },
  text: string,
  last: LastAnswer,
): boolean {
  const clauses = clausesOf(text)
  const called = normalise(knowledge.consultation.called ?? '').replace(/^an? /, '')
  if (clauses.some((clause) => wishesForIt(normalise(clause), called))) return true
  const words = normalise(text)
  if (
    (offered.test(words) || (called !== '' && words.includes(called))) &&
    clauses.some((clause) => asking.test(normalise(clause)))
  )
    return true
  return (
    !/\b(?:what|when|why|who)\b[^.!?]*\?\s*$/i.test(text) &&
    [text, ...partsOf(text), ...clauses].some((each) => {
      const decision = decide(finder.find(each, last))
      return decision.kind === 'tell' && decision.target.kind === 'act' && decision.target.act === 'book'
    })
  )
}

/** Whether a turn gives so many details that it can only be meant for the form. */
export function introducesIn(values: readonly FieldValue[], asks: boolean): boolean {
  const has = (field: FieldValue['field']) =>
    values.some((each) => each.field === field && each.value !== undefined && each.sure !== 'asked')
  if (has('email') || (has('phone') && has('name'))) return true
  return !asks && (has('phone') || (has('name') && has('company')))
}
