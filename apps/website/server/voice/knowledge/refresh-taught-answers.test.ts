import { afterEach, beforeEach, expect, it } from 'vitest'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createTaughtAnswers } from './taught-answers.ts'
import { createSiteKnowledge } from './site-knowledge.ts'
import { saveAnswer } from '#server/desk/questions/question-transactions.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase('sqlite')
})
afterEach(() => database.close())

const teach = (question: string) =>
  database.run(saveAnswer, {
    id: null,
    answer: { question, waysToAsk: [], answer: 'Yes.' },
    staffId: 'ada',
    now: '2026-03-10T09:00:00.000Z',
  })

it('reads the answers only after a change, and keeps the same list otherwise', async () => {
  await teach('Do you rent zebras?')
  const answers = createTaughtAnswers(database)
  const readKnowledge = createSiteKnowledge(
    () => null,
    '',
    () => answers.current(),
  )
  const empty = readKnowledge()
  await answers.refresh()
  const first = readKnowledge()
  expect(first).not.toBe(empty)
  expect(first.facts.at(-1)).toMatchObject({ say: 'Yes.', asked: ['Do you rent zebras?'] })
  await answers.refresh()
  expect(readKnowledge()).toBe(first)
  await teach('Do you rent lions?')
  await answers.refresh()
  expect(readKnowledge()).not.toBe(first)
})

it('knows after a refresh every answer saved before it, even during another refresh', async () => {
  const answers = createTaughtAnswers(database)
  const early = answers.refresh()
  await teach('Do you rent zebras?')
  await Promise.all([answers.refresh(), answers.refresh()])
  expect(answers.current()).toHaveLength(1)
  await early
  expect(answers.current()).toHaveLength(1)
})

it('keeps its answers while the store is unavailable', async () => {
  await teach('Do you rent zebras?')
  let isAway = false
  const run: TransactionRunner['run'] = (name, input) =>
    isAway
      ? Promise.reject(new StoreUnavailableError('away', { code: 'ECONNREFUSED' }))
      : database.run(name, input)
  const answers = createTaughtAnswers({ run })
  await answers.refresh()
  isAway = true
  await answers.refresh()
  expect(answers.current()).toHaveLength(1)
})
