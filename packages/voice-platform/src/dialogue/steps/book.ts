import { emptyForm, formPhrases, nextQuestion, settle } from '../form/form-state.ts'
import { acknowledge } from '../form/ask-form.ts'
import { toldTogether } from '../form/told-together.ts'
import { decide } from '../decide.ts'
import { clausesOf, isQuestion, partsOf } from '../is-question.ts'
import type { Outcome, Step, Turn } from '../state.ts'
import { normalise } from '../words.ts'
import { withForm } from './with-form.ts'

/** Words that express a wish. "Can I" and "could somebody" do so only before verbs like "book" and "call". */
const wishing =
  /^(?:(?:hi|hello|ok|okay|yes|please|so|well|great|good|fine|and|then|thanks|now|better|alright|all right) )*(?:(?:fill|write|put|note|make|enter)\b|(?:\w+ ){0,4}?(?:i|we) (?:would (?:like|love)|want|need|wish)\b|want to\b|(?:i|we) (?:will )?take\b|(?:i|we) will have\b|you (?:please )?(?:fill|write|complete|do)\b|(?:can|could|may|would) (?:i|we|you|somebody|someone|anybody|anyone|one of \w+(?: \w+)?) (?:please )?(?:have|get|book|arrange|make|schedule|set|call|ring|phone|contact|give|note|put|take|plan|reserve|demonstrate|show)\b|let us\b|book\b|arrange\b|schedule\b|reserve\b|sign me\b|put me\b|call me\b|ring me\b|phone me\b|contact me\b|get (?:me|someone|somebody|one of you|in touch)\b|need\b|(?:please )?you (?:please )?(?:call|ring|phone|contact) me\b|(?:\w+ ){1,3}please$)/
/** Things that the form can arrange. "An appointment system" is not one of them but a product. */
const wished =
  /\b(?:(?:consult(?:ation|ing)?|demo|demonstration|appointment|appt|meeting|callback|call back|trial(?: \w+)?)s?(?! (?:system|software|tool|book|scheduling|reminder)\w*)|(?:call|ring|phone?|telephone?|contact)(?:s|ing)? (?:me|us)\b|(?:fill|write|complete|do|put|note|make|enter)\b[\w ]*? form\b|make (?:\w+ ){0,3}contact\b|in touch with (?:me|us)|be (?:called|contacted)|(?:speak|talk) (?:with|to) (?:someone|somebody|one of)|book me|(?:put|take|note|write) (?:me|us|(?:my|our) names?) down|(?:someone|somebody|anybody|anyone) (?:please )?(?:demonstrate|show)|sign me up|(?:book|arrange|schedule|set up|plan|fix|have|want|like|need|get) an? (?:\w+ )?(?:call|talk|chat|conversation)\b|(?:take|note|write)(?: down)? (?:my|our) (?:names?|details|data|numbers?))\b/

const wishesForIt = (words: string): boolean =>
  wishing.test(words) && wished.test(words) && !/\b(?:cancel|not|how|what|when|why|which)\b/.test(words)

/** "I do not want a demo" is no wish for one. */
export const declines = (words: string): boolean =>
  /\b(?:do not|never|no longer) (?:want|need|wish|call)\b/.test(words)

/** Begins the form with the details that the first words already give. */
export const book: Step = (turn) => {
  if (declines(turn.words)) return undefined
  const clauses = clausesOf(turn.text)
  if (clauses.some((clause) => wishesForIt(normalise(clause)))) return beginForm(turn)
  const isBooking =
    !/\b(?:what|when|why|who)\b[^.!?]*\?\s*$/i.test(turn.text) &&
    [turn.text, ...partsOf(turn.text), ...clauses].some((text) => {
      const decision = decide(turn.finder.find(text, turn.state.told))
      return decision.kind === 'tell' && decision.target.kind === 'act' && decision.target.act === 'book'
    })
  return isBooking || introducesThemselves(turn) ? beginForm(turn) : undefined
}

/** Whether a turn gives so many details that it can only be meant for the form. */
function introducesThemselves(turn: Turn): boolean {
  const {
    form: { values },
    told,
  } = toldTogether(turn, emptyForm, turn.text)
  if (values.email !== undefined || (values.phone !== undefined && values.name !== undefined)) return true
  return (
    !isQuestion(turn.text) &&
    (values.phone !== undefined || (told.includes('name') && told.includes('company')))
  )
}

export function beginForm(turn: Turn): Outcome {
  const { state, knowledge, finder } = turn
  const first = toldTogether(turn, emptyForm, turn.text).form
  const choice = finder.subject(state.told.subject)?.formChoice
  const form = nextQuestion(
    first.values.service === undefined &&
      choice !== undefined &&
      knowledge.consultation.services.includes(choice)
      ? settle(first, 'service', choice)
      : first,
  )
  // Questions inside the form are about the request, not about the last answer: "when do you call?".
  const answered = finder.factAbout(undefined, 'response-time')?.id
  const told = {
    list: state.told.list,
    ...(answered === undefined ? {} : { fact: answered, topic: 'response-time' }),
  }
  return withForm(
    { ...turn, state: { ...state, told } },
    {
      form,
      say: [formPhrases.begin, ...acknowledge(emptyForm, form).filter((line) => line !== formPhrases.thanks)],
    },
  )
}
