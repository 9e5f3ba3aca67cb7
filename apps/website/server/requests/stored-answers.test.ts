import { expect, it } from 'vitest'
import { aConsultation } from '#server/testing/a-consultation.ts'
import { asDelivered } from './stored-answers.ts'

it('a request is delivered with its answers and the other site that it came from, and nothing else of its context', () => {
  const consultation = aConsultation()
  const context = { answers: { level: 'Beginner' }, site: 'https://shop.example', call_id: 'call-1' }
  expect(asDelivered(consultation, context)).toEqual({
    ...consultation,
    answers: context.answers,
    site: context.site,
  })
  expect(asDelivered(consultation, {})).toEqual(consultation)
})
