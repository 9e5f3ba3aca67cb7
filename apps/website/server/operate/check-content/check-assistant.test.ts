import { expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { content } from './read-content.ts'

const problemsOf = (sentences: Record<string, string | string[]>, name?: string) => {
  const { name: _, ...assistant } = content['assistant.ts'].assistant
  return checkContent({
    ...content,
    'assistant.ts': { assistant: { ...assistant, ...(name && { name }), sentences } },
  }).map(({ file, sentence }) => `${file}: ${sentence}`)
}

it('the owner’s sentences may use what has a value there', () => {
  expect(
    problemsOf(
      { thanks: ['You bet.', 'Call {phone}.'], name: 'Hi {name}.', hello: 'I am {assistant}.' },
      'Paula',
    ),
  ).toEqual([])
})

it('a sentence that the assistant does not have is named, with the nearest one', () => {
  expect(problemsOf({ thankz: 'You bet.' })).toEqual([
    'assistant.ts: assistant.sentences.thankz is no sentence of the assistant: write thanks.',
  ])
  expect(problemsOf({ applause: 'You bet.' })).toEqual([
    expect.stringMatching(/: choose one of those under dialogue in packages\/.*en\.ts\.$/),
  ])
})

it('a placeholder without a value is named, with the nearest one or all', () => {
  expect(problemsOf({ name: ['Thank you.', 'Hi {nome}, {nome}.'] })).toEqual([
    'assistant.ts: assistant.sentences.name has {nome}, which has no value there: write {name}.',
  ])
  expect(problemsOf({ thanks: 'I am {assistant}.' })).toEqual([
    expect.stringMatching(
      /has \{assistant\}, which has no value there: choose one of \{agency\}, \{phone\}, /,
    ),
  ])
})

it('a section that the home page never has is named', () => {
  const { assistant } = content['assistant.ts']
  const places = { ...assistant.places, sections: { contct: ['form'] } }
  const edited = { ...content, 'assistant.ts': { assistant: { ...assistant, places } } }
  expect(checkContent(edited as never)).toEqual([
    {
      file: 'assistant.ts',
      sentence: 'assistant.places.sections.contct is nothing that the site knows; its name may be misspelt.',
    },
  ])
})

it('a heading of asked/ that is no id is named with its file', () => {
  const entries = [{ id: 'what to wear', asked: ['what do I wear'], answer: 'Boots.', file: 'ours.txt' }]
  expect(checkContent({ ...content, asked: { entries } })).toEqual([
    {
      file: 'asked/ours.txt',
      sentence: 'entries.what to wear.id must be an id of letters, digits and hyphens.',
    },
  ])
})
