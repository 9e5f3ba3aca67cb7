import { expect, it } from 'vitest'
import { harbour } from '#platform/dialogue/evaluation/harbour.ts'
import { pageTools } from '#platform/dialogue/page-tools.ts'
import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'
import {
  calls,
  longTimeouts,
  says,
  setUpScriptedModel,
  talkTo,
} from '#platform/testing/set-up-scripted-model.ts'

const model = setUpScriptedModel()
const withTime = [...pageTools, { name: 'choose_time', description: '', parameters: {} }]
const knowledge = {
  ...harbour,
  appointments: [{ slug: 'demo', name: 'A demonstration', by: 'phone' as const, timeZone: 'Europe/Berlin' }],
}
const day = 86_400_000
/** Ten in the morning in Berlin, four days from today on. */
const free = [4, 5, 6, 7].map((ahead) => {
  const date = new Date(Math.floor(Date.now() / day) * day + ahead * day)
  return new Date(`${date.toISOString().slice(0, 10)}T09:00:00Z`).toISOString()
})

const openTalk = (tools: readonly DialogueTool[] = withTime) =>
  talkTo(
    model.openDialogue(longTimeouts, knowledge, async () => free),
    tools,
  )

it('lets the model ask for free times, which the built-in assistant reads and tells', async () => {
  model.follow(calls('offer_times', { wish: '' }))
  const say = openTalk()
  const { said } = await say('My calendar is a mess, how could we find a moment for it?')
  expect(said).toMatch(/^A demonstration: I can offer .*, Central European/)
  expect(model.sent().tools.map((tool) => tool.function.name)).toContain('offer_times')
  expect(model.outcomes).toEqual(['answered'])
  // The choice needs no model.
  const { said: read, events } = await say('the second one')
  expect(read).toMatch(/press the button/)
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'tool-call',
      call: expect.objectContaining({
        name: 'choose_time',
        arguments: { kind: 'demo', at: free[1], zone: 'Europe/Berlin' },
      }),
    }),
  )
  expect(model.requests()).toHaveLength(1)
})

it('does not speak a time that the model made up', async () => {
  model.follow(says('You can come on Tuesday at 15:45.'))
  const { said } = await openTalk()('My calendar is a mess, how could we find a moment for it?')
  expect(said).not.toContain('15:45')
})

it('offers no times where the page cannot take one', async () => {
  model.follow(says('We offer a chatbot.'))
  await openTalk(pageTools)('What do you do?')
  expect(model.sent().tools.map((tool) => tool.function.name)).not.toContain('offer_times')
})

it.each([
  ['I need to cancel my appointment', /link in your confirmation mail/],
  ['when is your next free appointment?', /nothing is free/],
])('answers itself, without the model: %s', async (text, answer) => {
  model.follow(says('Of course, it is done.'))
  const say = talkTo(
    model.openDialogue(longTimeouts, knowledge, async () => []),
    withTime,
  )
  const before = model.requests().length
  expect((await say(text)).said).toMatch(answer)
  expect(model.requests()).toHaveLength(before)
})
