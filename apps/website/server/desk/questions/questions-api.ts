import { type Context, Hono } from 'hono'
import { asked } from '#agency/asked.ts'
import { promotion } from '#content/promotion.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { UnansweredQuestion } from '#server/voice/calls/questions.ts'
import { questionKey, listDismissedQuestions } from '#server/voice/knowledge/dismissed-questions.ts'
import { withoutAnswer } from '#server/voice/knowledge/open-questions.ts'
import { siteKnowledge } from '#server/voice/knowledge/site-knowledge.ts'
import type { DismissedQuestionRow, TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'
import { conflict, notFound } from '../problems.ts'
import { readBodyOf } from '../read-input.ts'
import type { Colleague } from '#contract/desk/requests.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readColleagues } from '../workspace/read-colleagues.ts'
import type { AnswerSaved } from './answer-transactions.ts'
import { exportAnswers } from './export-answers.ts'
import {
  answerSchema,
  maxAnswers,
  type DismissedQuestion,
  type Questions,
  type TaughtAnswer,
} from '#contract/desk/questions.ts'
import { deleteAnswer, saveAnswer } from './answer-transactions.ts'
import { dismissQuestion, restoreQuestion } from './dismissal-transactions.ts'
import { readUnanswered } from '#server/voice/calls/read-unanswered.ts'
import { listTaughtAnswers } from '#server/voice/knowledge/read-taught-answers.ts'

/** Maximum number of questions shown: nobody works through more at once. */
const maxQuestions = 200

/** `/questions`: what the assistant could not answer, and what staff teach it. */
export function createQuestionsApi({ store, now }: DeskDependencies): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.get('/questions', async (c) => {
    const { nameColleague } = await readColleagues(store)
    const answers = await store.read(listTaughtAnswers, undefined)
    const unanswered = withoutAnswer(await store.read(readUnanswered, undefined), answers)
    const byKey = new Map(unanswered.map((each) => [questionKey(each.question), each]))
    const dismissed = (await store.read(listDismissedQuestions, undefined)).flatMap((row) => {
      const known = byKey.get(row.id)
      byKey.delete(row.id)
      return known ? [describeDismissed(row, known, nameColleague(row.staff_id))] : []
    })
    const questions: Questions = {
      open: [...byKey].slice(0, maxQuestions).map(([id, question]) => ({ id, ...question })),
      dismissed: dismissed.slice(0, maxQuestions),
      answers: answers.map((row) => describeAnswer(row, nameColleague(row.staff_id))),
    }
    return c.json(questions)
  })

  api.get('/questions/answers.txt', async (c) => {
    const taken = new Set([...siteKnowledge(promotion, '').facts, ...asked].map(({ id }) => id))
    return c.body(exportAnswers(await store.read(listTaughtAnswers, undefined), taken), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="answers.txt"',
    })
  })

  async function save(c: Context<AppEnvironment>, id: string | null) {
    const body = await readBodyOf(answerSchema, c.req.raw)
    if (!body.read) return body.response
    const { id: staffId, name } = c.var.staff
    const saved = await store.run(saveAnswer, { id, answer: body.value, staffId, now: now().toISOString() })
    if (saved.outcome !== 'saved') return refuse(saved)
    return c.json(describeAnswer(saved.answer, { id: staffId, name }), id === null ? 201 : 200)
  }

  api.post('/questions/answers', (c) => save(c, null))
  api.put('/questions/answers/:id', (c) => save(c, c.req.param('id')))
  api.delete('/questions/answers/:id', async (c) => {
    const isDeleted = await store.run(deleteAnswer, {
      id: c.req.param('id'),
      staffId: c.var.staff.id,
      now: now().toISOString(),
    })
    return isDeleted ? c.body(null, 204) : notFound('answer')
  })

  api.put('/questions/dismissed/:id', async (c) => {
    const id = c.req.param('id')
    if (!/^[0-9a-f]{64}$/.test(id)) return notFound('question')
    await store.run(dismissQuestion, { id, staffId: c.var.staff.id, now: now().toISOString() })
    return c.body(null, 204)
  })
  api.delete('/questions/dismissed/:id', async (c) => {
    const isRestored = await store.run(restoreQuestion, {
      id: c.req.param('id'),
      staffId: c.var.staff.id,
      now: now().toISOString(),
    })
    return isRestored ? c.body(null, 204) : notFound('question')
  })

  return api
}

const describeDismissed = (
  { id, dismissed_at: at }: DismissedQuestionRow,
  { question, times }: UnansweredQuestion,
  by: Colleague,
): DismissedQuestion => ({ id, question, times, at, by })

const describeAnswer = (row: TaughtAnswerRow, by: Colleague): TaughtAnswer => ({
  id: row.id,
  question: row.question,
  waysToAsk: JSON.parse(row.ways) as string[],
  answer: row.answer,
  at: row.updated_at,
  by,
})

function refuse({ outcome }: Exclude<AnswerSaved, { outcome: 'saved' }>): Response {
  if (outcome === 'gone') return notFound('answer')
  return conflict(
    outcome === 'known'
      ? 'Another answer has this question. Change that one.'
      : `There are ${maxAnswers} answers, which is as many as there may be. Export them into the content, and delete them here.`,
  )
}
