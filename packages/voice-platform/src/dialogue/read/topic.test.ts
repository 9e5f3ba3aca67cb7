import { expect, it } from 'vitest'
import { atOnce } from '#platform/runtime/steps-of-work.ts'
import { harbour } from '../evaluation/harbour.ts'
import { indexKnowledge } from '../finder.ts'
import { topicOf } from './topic.ts'

const fact = { id: 'hosting', say: 'Hosted in the EU or by you, with names masked.' }
const finder = atOnce(indexKnowledge(harbour))
/** The fact is likely for any question, and nearly asked for with a higher score. */
const finding = (score: number) => ({
  ...finder,
  find: () => [{ id: 'fact:hosting', target: { kind: 'fact' as const, fact }, score, cover: 1 }],
})
const topic = (score: number, told?: string) =>
  topicOf(finding(score), 'are names masked where it is hosted', {
    question: undefined,
    last: { list: [], ...(told === undefined ? {} : { fact: told }) },
    held: {},
    begun: '',
    answered: undefined,
  })

it('tells a likely fact, but not as the answer to the next question, too', () => {
  expect(topic(0.4)).toMatchObject({ kind: 'facts', facts: [fact] })
  expect(topic(0.4, 'price')).toMatchObject({ kind: 'facts', facts: [fact] })
  expect(topic(0.4, 'hosting')).toMatchObject({ kind: 'unknown' })
})

it('tells it again to who asks for it again', () => {
  expect(topic(0.9, 'hosting')).toMatchObject({ kind: 'facts', facts: [fact] })
})
