import type { Finder } from '../finder.ts'
import type { FieldValue } from '../fields.ts'
import type { LastAnswer } from '../follow-up.ts'
import type { Knowledge } from '../knowledge.ts'
import { normalise } from '../words.ts'
import { decide } from './certainty.ts'
import { clausesOf, partsOf } from './questions.ts'

/** Words that express a wish. "Can I" and "could somebody" do so only before verbs like "book" and "call". */
const wishing =
  /^(?:(?:hi|hello|ok|okay|yes|please|so|well|great|good|fine|and|then|thanks|now|better|alright|all right) )*(?:(?:fill|write|put|note|make|enter)\b|(?:\w+ ){0,4}?(?:i|we) (?:would (?:like|love)|want|need|wish)\b|want to\b|(?:i|we) (?:will )?take\b|(?:i|we) will have\b|you (?:please )?(?:fill|write|complete|do)\b|(?:can|could|may|would) (?:i|we|you|somebody|someone|anybody|anyone|one of \w+(?: \w+)?) (?:please )?(?:have|get|book|arrange|make|schedule|set|call|ring|phone|contact|give|note|put|take|plan|reserve|demonstrate|show)\b|let us\b|book\b|arrange\b|schedule\b|reserve\b|(?:have|ask|let|tell|get) (?:someone|somebody|anyone|one of \w+|your \w+|an? \w+) (?:to )?(?:call|ring|phone|contact|reach|visit)\b|sign me\b|put me\b|call me\b|ring me\b|phone me\b|contact me\b|get (?:me|someone|somebody|one of you|in touch)\b|need\b|(?:please )?you (?:please )?(?:call|ring|phone|contact) me\b|(?:\w+ ){1,3}please$)/
/** Things that the form can arrange. "An appointment system" is not one of them but a product. */
const wished =
  /\b(?:(?:consult(?:ation|ing)?|demo|demonstration|appointment|appt|meeting|callback|call back|trial(?: \w+)?)s?(?! (?:system|software|tool|book|scheduling|reminder)\w*)|(?:call|ring|phone?|telephone?|contact)(?:s|ing)? (?:me|us)\b|(?:fill|write|complete|do|put|note|make|enter)\b[\w ]*? form\b|make (?:\w+ ){0,3}contact\b|in touch with (?:me|us)|be (?:called|contacted)|(?:speak|talk) (?:with|to) (?:someone|somebody|one of)|book me|(?:put|take|note|write) (?:me|us|(?:my|our) names?) down|(?:someone|somebody|anybody|anyone) (?:please )?(?:demonstrate|show)|sign me up|(?:book|arrange|schedule|set up|plan|fix|have|want|like|need|get) an? (?:\w+ )?(?:call|talk|chat|conversation)\b|(?:take|note|write)(?: down)? (?:my|our) (?:names?|details|data|numbers?))\b/

/** Whether words wish for what the form arranges. `called` is what the owner calls it: "a trial lesson". */
const wishesForIt = (words: string, called: string): boolean =>
  wishing.test(words) &&
  (wished.test(words) || (called !== '' && words.includes(called))) &&
  !/\b(?:cancel|not|how|what|when|why|which)\b/.test(words)

/** Whether a turn asks to book. */
export function booksIn(
  { finder, knowledge }: { finder: Finder; knowledge: Knowledge },
  text: string,
  last: LastAnswer,
): boolean {
  const clauses = clausesOf(text)
  const called = normalise(knowledge.consultation.called ?? '').replace(/^an? /, '')
  if (clauses.some((clause) => wishesForIt(normalise(clause), called))) return true
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
