import { it } from 'vitest'
import { talk } from './evaluation/talk.ts'

it('says first that it is an AI, and of which company', () => {
  talk().hears(/\bAI assistant\b/, /Harbour Automation/, /not a person/)
})

it('answers any words', () => {
  for (const text of ['', '   ', '???', '1234567890'.repeat(200), 'a '.repeat(5000)])
    talk().says(text).hears(/\w/)
})
