import { offer } from '../answering.ts'
import { askForm } from '../form/ask-form.ts'
import { isQuestion } from '../is-question.ts'
import type { Step, Turn } from '../state.ts'

/** Answers a question in the middle of the form, then repeats the form's own. Any other turn was not understood. */
export const answerInForm =
  (answer: (turn: Turn) => ReturnType<Step>): Step =>
  (turn) => {
    const { request, ...rest } = turn.state
    if (!request) return undefined
    const answered = isQuestion(turn.text) ? answer({ ...turn, state: rest }) : undefined
    const first = answered?.reply.say.filter((line) => line !== offer) ?? [
      'Sorry, I did not catch that.',
      ...(rest.misses > 0 ? ['You can also type it, or say skip.'] : []),
    ]
    const reply = askForm(turn.knowledge, request, first)
    return {
      state: {
        ...turn.state,
        told: answered?.state.told ?? rest.told,
        said: reply.say,
        misses: answered ? rest.misses : rest.misses + 1,
        leaving: false,
      },
      reply: { ...reply, ...(answered?.reply.notUnderstood ? { notUnderstood: true } : {}) },
    }
  }
