import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { copyWebsite } from '#agency/testing/copy-website.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'
import { exportAnswers } from './export-answers.ts'
import { answerSchema } from '#contract/desk/questions.ts'

/** An answer as the API would store it. */
function anAnswer(question: string, waysToAsk: string[], answer: string): TaughtAnswerRow {
  const checked = v.parse(answerSchema, { question, waysToAsk, answer })
  return {
    id: question,
    created_at: '',
    updated_at: '',
    staff_id: '',
    question: checked.question,
    ways: JSON.stringify(checked.waysToAsk),
    answer: checked.answer,
  }
}

const answers = [
  anAnswer('Can I park there?', ['where is your car park', 'Is there parking'], 'Yes, behind the house.'),
  anAnswer('can i park there', [], 'The same question has another id.'),
  anAnswer('# heading', ['#founded', 'Answer: a trap', 'one | two', '## # x'], '# Answer: no heading.'),
  anAnswer('\u2028Wo\u2028parke ich?', ['駐車場はどこですか'], 'Hinter\u2028dem\r\nHaus.'),
  anAnswer('駐車場', [], 'はい。'),
  anAnswer('Founded?', [], 'A question that is called like something of the content.'),
]

it('can be read back unchanged, under unused ids', () => {
  const text = exportAnswers(answers, new Set(['founded']))
  expect(readWaysToAsk(text)).toEqual([
    {
      id: 'can-i-park-there',
      asked: ['Can I park there?', 'where is your car park', 'Is there parking'],
      answer: 'Yes, behind the house.',
    },
    { id: 'can-i-park-there-2', asked: ['can i park there'], answer: 'The same question has another id.' },
    {
      id: 'heading',
      asked: ['heading', 'founded', 'answer: a trap', 'one / two', 'x'],
      answer: '# Answer: no heading.',
    },
    { id: 'wo-parke-ich', asked: ['Wo parke ich?', '駐車場はどこですか'], answer: 'Hinter dem Haus.' },
    { id: 'answer', asked: ['駐車場'], answer: 'はい。' },
    {
      id: 'founded-2',
      asked: ['Founded?'],
      answer: 'A question that is called like something of the content.',
    },
  ])
})

it(
  'passes the check of the content it is put into, and is answered from there',
  { timeout: 60_000 },
  async () => {
    const copy = copyWebsite()
    try {
      writeFileSync(join(copy.content, 'asked/from-the-desk.txt'), exportAnswers(answers, new Set()))
      // As a start of the site checks it.
      const check = join(copy.website, 'server/operate/check-content/explain-content.ts')
      const explain = `import { explainContent } from ${JSON.stringify(check)}
      process.stdout.write(JSON.stringify(await explainContent()))`
      expect(await copy.run('--input-type=module', '-e', explain)).toBe('null')
      const program = join(copy.website, 'server/voice/testing/answer-questions.ts')
      expect(JSON.parse(await copy.run(program, 'Where is your car park?'))).toEqual([
        expect.stringContaining('behind the house'),
      ])
    } finally {
      copy.remove()
    }
  },
)
