import { expect, it } from 'vitest'
import { faultsIn, evaluateTable } from './evaluate-table.ts'

const said = (text: string, ended = false) => ({ text, ended })

it.each([
  [{ says: [['4.7', '4,7'], ['Fjordline']] }, said('Fjordline has 4.7/5.'), []],
  [{ says: [['4.7'], ['Adeyemi']] }, said('Fjordline has 4.7/5.'), ['lacks Adeyemi']],
  [{ saysNot: ['Portico'] }, said('portico too'), ['says Portico']],
  [{ unknown: true }, said('I don’t know that.'), []],
  [{ unknown: true }, said('It is 5.'), ['claims to know']],
  [{ asks: ['phone' as const] }, said('What is your phone number?'), []],
  [{ asks: ['name' as const] }, said('What is your phone number?'), ['does not ask for name']],
  [{ open: true }, said('Goodbye.', true), ['ends the call']],
])('compares an answer with %j', (expectation, answer, faults) => {
  expect(faultsIn(answer, expectation)).toEqual(faults)
})

it('asks every question in a separate call, and the turns of a dialogue in one', async () => {
  const calls: string[][] = []
  const open = () => {
    const call: string[] = []
    calls.push(call)
    return async (text: string) => {
      call.push(text)
      return said(text)
    }
  }
  const table = {
    questions: [
      { ask: 'a', expect: { says: [['a']] } },
      { ask: 'b', expect: { says: [['c']] } },
    ],
    dialogues: [
      {
        turns: [
          { say: 'd', expect: {} },
          { say: 'e', expect: {} },
        ],
      },
    ],
  }
  const { questions, dialogues } = await evaluateTable(table, open)
  expect(calls).toEqual([['a'], ['b'], ['d', 'e']])
  expect(questions.map(({ faults }) => faults.length)).toEqual([0, 1])
  expect(dialogues[0]?.map(({ answer }) => answer)).toEqual(['d', 'e'])
})
