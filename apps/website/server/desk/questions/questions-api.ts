import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { asked } from '#server/voice/knowledge/asked.ts'
import { promotion } from '#content/promotion.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import {
  type QuestionCursor,
  listDismissedQuestions,
  readUnanswered,
} from '#server/voice/calls/unanswered-questions.ts'
import { withoutAnswer } from '#server/voice/knowledge/open-questions.ts'
import { siteKnowledge } from '#server/voice/knowledge/site-knowledge.ts'
import type { DismissedQuestionRow, TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'
import { conflict, notFound, readBodyOf } from '../problems.ts'
import type { Colleague } from '#contract/desk/workspace.ts'
import type { DeskContext } from '../desk-context.ts'
import { readColleagues } from '../colleagues.ts'
import {
  type AnswerSaved,
  deleteAnswer,
  saveAnswer,
  dismissQuestion,
  restoreQuestion,
} from './question-transactions.ts'
import { exportAnswers } from './export-answers.ts'
import {
  answerSchema,
  maxAnswers,
  type DismissedQuestion,
  type OpenQuestion,
  type Questions,
  type TaughtAnswer,
} from '#contract/desk/questions.ts'
import { listTaughtAnswers } from '#server/voice/knowledge/taught-answers.ts'

/** Questions of a page, and the maximum number of dismissed ones. */
const pageSize = 200

/** `/questions`: what the assistant could not answer, and what staff teach it. */
export function createQuestionsApi({ store, now }: DeskContext): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()
  const actorOf = (c: Context<AppEnvironment>) => ({ staffId: c.var.staff.id, now: now().toISOString() })

  api.get('/questions', async (c) => {
    const cursor = c.req.query('cursor')
    const after = cursor === undefined ? null : readQuestionCursor(cursor)
    if (cursor !== undefined && !after) return notFound('page of the list')
    const { nameColleague } = await readColleagues(store)
    const answers = await store.read(listTaughtAnswers, undefined)
    const page = { limit: pageSize, after: null }
    const open = await store.read(readUnanswered, { ...page, after, isDismissed: false })
    const hidden = await store.read(readUnanswered, { ...page, isDismissed: true })
    const byId = new Map(withoutAnswer(hidden.questions, answers).map((each) => [each.id, each]))
    const dismissed = (await store.read(listDismissedQuestions, undefined)).flatMap((row) => {
      const known = byId.get(row.id)
      return known ? [describeDismissed(row, known, nameColleague(row.staff_id))] : []
    })
    const questions: Questions = {
      open: withoutAnswer(open.questions, answers),
      nextCursor: open.next && writeQuestionCursor(open.next),
      dismissed,
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
    const saved = await store.run(saveAnswer, { id, answer: body.value, ...actorOf(c) })
    if (saved.outcome !== 'saved') return refuse(saved)
    const { id: staffId, name } = c.var.staff
    return c.json(describeAnswer(saved.answer, { id: staffId, name }), id === null ? 201 : 200)
  }

  api.post('/questions/answers', (c) => save(c, null))
  api.put('/questions/answers/:id', (c) => save(c, c.req.param('id')))
  api.delete('/questions/answers/:id', async (c) => {
    const isDeleted = await store.run(deleteAnswer, { id: c.req.param('id'), ...actorOf(c) })
    return isDeleted ? c.body(null, 204) : notFound('answer')
  })

  api.put('/questions/dismissed/:id', async (c) => {
    const id = c.req.param('id')
    if (!/^[0-9a-f]{64}$/.test(id)) return notFound('question')
    await store.run(dismissQuestion, { id, ...actorOf(c) })
    return c.body(null, 204)
  })
  api.delete('/questions/dismissed/:id', async (c) => {
    const isRestored = await store.run(restoreQuestion, { id: c.req.param('id'), ...actorOf(c) })
    return isRestored ? c.body(null, 204) : notFound('question')
  })

  return api
}

const cursorSchema = v.object({ times: v.number(), lastAskedAt: v.string(), id: v.string() })

/** Encodes a cursor for a URL. */
const writeQuestionCursor = (cursor: QuestionCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Decodes a cursor of a URL; null if it is invalid. */
function readQuestionCursor(cursor: string): QuestionCursor | null {
  try {
    return v.parse(cursorSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}

const describeDismissed = (
  { id, dismissed_at: at }: DismissedQuestionRow,
  { question, times }: OpenQuestion,
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
