import { offer } from '../answering.ts'
import { askForm } from '../form/ask-form.ts'
import { isQuestion } from '../is-question.ts'
import type { Step, Turn } from '../state.ts'
import { yesOrNo } from '../yes-or-no.ts'

const ending =
  / ?(?:What (?:else )?would you like to know|Is there anything else|Which one(?: shall I tell you about)?|Shall I)\?$/

/** Answers a question in the middle of the form, then repeats the form's own. Any other turn was not understood. */
export const answerInForm =
  (answer: (turn: Turn) => ReturnType<Step>): Step =>
  (turn) => {
    const { request, ...rest } = turn.state
    if (!request) return undefined
    const asks = isQuestion(turn.text)
    const mayAsk = asks || (turn.words.split(' ').length > 3 && !yesOrNo(turn.text))
    const answered = mayAsk ? answer({ ...turn, state: rest }) : undefined
    const isAnswer = answered !== undefined && (asks || answered.reply.notUnderstood !== true)
    const first = isAnswer
      ? answered.reply.say
          .filter((line) => line !== offer)
          .map((line) => line.replace(ending, ''))
          .filter((line) => line !== '')
      : ['Sorry, I did not catch that.', ...(rest.misses > 0 ? ['You can also type it, or say skip.'] : [])]
    const reply = askForm(turn.knowledge, request, first)
    return {
      state: {
        ...turn.state,
        told: isAnswer ? answered.state.told : rest.told,
        said: reply.say,
        misses: isAnswer ? rest.misses : rest.misses + 1,
        leaving: false,
      },
      reply: { ...reply, ...(isAnswer && answered.reply.notUnderstood ? { notUnderstood: true } : {}) },
    }
  }
