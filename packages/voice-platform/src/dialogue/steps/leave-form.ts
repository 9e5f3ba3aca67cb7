import { askForm } from '../form/ask-form.ts'
import { emptyForm } from '../form/form-state.ts'
import { saying } from '../answering.ts'
import { clausesOf } from '../is-question.ts'
import type { Step } from '../state.ts'
import { normalise } from '../words.ts'

const over = /\b(?:start (?:over|again|from)|begin again|restart|from the (?:start|beginning)|start anew)\b/
const away =
  /^(?:(?:no|nah|okay|oh|please|just|actually|sorry|well|hm|ah|alright|then|but|so|you know what) )*(?:forget (?:it|that|this|everything|about (?:it|that)|the (?:form|whole thing|request))|cancel(?: (?:it|that|this|all|everything|the (?:form|request)))?|never mind|stop(?: (?:it|this|that))?|drop (?:it|that)|abort|leave it|delete (?:it|that|everything|my (?:data|details))|i (?:do not|no longer) want(?: (?:it|this|that|to (?:do|fill|continue|go on)).*)?|i (?:have )?changed my mind|(?:please )?do not send (?:it|that|anything)(?: after all)?|throw (?:it|that|everything) away|(?:leave|drop|skip) the (?:form|request))(?: (?:please|thanks|now|then))*$/
const on =
  /^(?:(?:okay|so|well|right|yes|fine|alright|all|great|thanks|and|now) )*(?:please |let us |we can |can we )*(?:continue|go on|carry on|proceed|back to the form|where were we|go ahead|get on with it)(?: (?:please|then|now|with the form|with it))*$/

/** Whether a clause drops the form and no address or number follows. In a message, all clauses must: it may hold such
 * words. */
function leaves(clauses: readonly string[], isMessage: boolean): boolean {
  if (isMessage) return clauses.every((clause) => away.test(normalise(clause)))
  const at = clauses.findIndex((clause) => away.test(normalise(clause)))
  return at >= 0 && !/@|\d{3}/.test(clauses.slice(at + 1).join(' '))
}

/** Begins the form again, drops it with all its answers, or goes back to its question. */
export const leaveForm: Step = ({ state, text, words, knowledge }) => {
  const { request, ...rest } = state
  if (!request) return undefined
  if (over.test(words)) {
    const reply = askForm(knowledge, emptyForm, [
      'All right, we start again. I have dropped what you told me.',
    ])
    return { state: { ...state, request: emptyForm, said: reply.say, misses: 0, leaving: false }, reply }
  }
  if (leaves(clausesOf(text), request.asking === 'message')) {
    return saying(rest, [
      'All right, I have stopped, and dropped what you told me for the form.',
      'What else would you like to know?',
    ])
  }
  if (request.asking === 'check' || !on.test(words)) return undefined
  const reply = askForm(knowledge, request)
  return { state: { ...state, said: reply.say, misses: 0, leaving: false }, reply }
}
