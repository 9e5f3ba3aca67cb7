import { expect, it } from 'vitest'
import type { ChatEvent } from '#platform/providers/chat-model.ts'
import { sentencesOf, withoutThoughts } from './sentences-of.ts'

async function said(pieces: readonly string[], maxCharacters = 1_000): Promise<string[]> {
  async function* answer(): AsyncGenerator<ChatEvent> {
    for (const text of pieces) yield { type: 'text', text }
  }
  const sentences: string[] = []
  for await (const part of sentencesOf(withoutThoughts(answer()), maxCharacters)) {
    if (part.type === 'sentence') sentences.push(part.text)
  }
  return sentences
}

it('joins sentences from pieces that break anywhere', async () => {
  expect(await said(['Hel', 'lo. Live in 2', '.5 weeks, e.g. ', 'here. And'])).toEqual([
    'Hello.',
    'Live in 2.5 weeks, e.g. here.',
  ])
})

it('speaks the words of a model without punctuation', async () => {
  expect(await said(['yes'])).toEqual(['yes'])
})

it('drops reasoning, wherever the tags break', async () => {
  expect(await said(['<th', 'ink>It costs 5.', ' Or not.</thi', 'nk>We do.', ' Fine <'])).toEqual(['We do.'])
  expect(await said(['<think>', 'without end.'])).toEqual([])
})

it('drops markup', async () => {
  expect(await said(['**Yes**, we do. 🙂\n- `CRM`\n1. Calls'])).toEqual(['Yes, we do.', 'CRM'])
})

it('stops an endless answer', async () => {
  expect(
    await said(
      Array.from({ length: 1_000 }, () => 'More and more. '),
      60,
    ),
  ).toHaveLength(5)
})
