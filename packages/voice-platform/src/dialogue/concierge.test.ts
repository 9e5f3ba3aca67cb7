import { it } from 'vitest'
import { talk } from './evaluation/talk.ts'

it('begins with the words that this is an AI, and whose', () => {
  talk().hears(/\bAI assistant\b/, /Harbour Automation/, /not a person/)
})

it('survives any words', () => {
  for (const text of ['', '   ', '???', '1234567890'.repeat(200), 'a '.repeat(5000)])
    talk().says(text).hears(/\w/)
})
