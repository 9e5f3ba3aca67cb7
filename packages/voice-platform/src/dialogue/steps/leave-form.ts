import { askForm } from '../form/ask-form.ts'
import { emptyForm } from '../form/form-state.ts'
import { saying } from '../answering.ts'
import type { Step } from '../state.ts'

const over = /\b(?:start (?:over|again|from)|begin again|restart|from the (?:start|beginning)|start anew)\b/
const away =
  /^(?:(?:no|okay|oh|please|just|actually|sorry|well|you know what) )*(?:forget (?:it|that|this|everything|about (?:it|that)|the (?:form|whole thing|request))|cancel(?: (?:it|that|this|everything|the (?:form|request)))?|never mind|stop(?: (?:it|this|that))?|drop (?:it|that)|abort|leave it|delete (?:it|that|everything|my (?:data|details))|i (?:do not|no longer) want (?:it|this|that|to (?:do|fill|continue|go on)).*|i (?:have )?changed my mind)(?: (?:please|thanks|now|then))*$/
const on =
  /^(?:(?:okay|so|well|right|yes|fine|alright|all|great|thanks|and|now) )*(?:please |let us |we can |can we )*(?:continue|go on|carry on|proceed|back to the form|where were we|go ahead|get on with it)(?: (?:please|then|now|with the form|with it))*$/

/** Begins the form again, drops it with all that was told, or goes back to its question. */
export const leaveForm: Step = ({ state, words, knowledge }) => {
  const { request, ...rest } = state
  if (!request) return undefined
  if (over.test(words)) {
    const reply = askForm(knowledge, emptyForm, [
      'All right, we start again. I have dropped what you told me.',
    ])
    return { state: { ...state, request: emptyForm, said: reply.say, misses: 0, leaving: false }, reply }
  }
  if (away.test(words)) {
    return saying(rest, [
      'All right, I have stopped, and dropped what you told me for the form.',
      'What else would you like to know?',
    ])
  }
  if (request.asking === 'check' || request.confirming || !on.test(words)) return undefined
  const reply = askForm(knowledge, request)
  return { state: { ...state, said: reply.say, misses: 0, leaving: false }, reply }
}
