import { expect, test } from 'vitest'
import { harbour } from './evaluation/harbour.ts'
import { createHearing } from './hearing.ts'

const hear = createHearing(harbour)

test.each([
  ['wat do u guys do', 'what do you guys do'],
  ['how mcuh is it', 'how much is it'],
  ['what services do you ofer', 'what services do you offer'],
  ['is salesfroce supported', 'is salesforce supported'],
  ['we use sales force', 'we use salesforce'],
  ['apointments', 'appointments'],
])('reads "%s" as it was meant', (typed, meant) => {
  expect(hear(typed)).toBe(meant)
})

test.each(['do you sell shoes', 'we run a hotel', 'Zoho', 'mining', 'call me at 5 pm'])(
  'leaves "%s" as it is: no word that it knows was meant',
  (typed) => {
    expect(hear(typed)).toBe(typed.toLowerCase())
  },
)
