import { expect, it } from 'vitest'
import { english } from '#agency/english-words.ts'
import type { FormWords } from '#agency/schema/form-fields.ts'
import { checkContent, describeProblems } from './check-content.ts'
import { content } from './read-content.ts'

const { left: _, tooMany: __, trap: ___, ...oldWords } = content['form-fields.ts'].formWords
const { notAsked: ____, ...errors } = oldWords.errors
const { 'server-words.ts': _____, ...others } = content

/** The content with a language, and with the words that it may leave out in English. */
const problemsIn = (language: string, more: Partial<FormWords> = {}) =>
  checkContent({
    ...others,
    'brand.ts': { brand: { ...content['brand.ts'].brand, language } },
    'form-fields.ts': { ...content['form-fields.ts'], formWords: { ...oldWords, errors, ...more } },
  })

it('lets content in English leave out words that are newer than it', () => {
  expect(problemsIn('en')).toEqual([])
  expect(problemsIn('en-GB')).toEqual([])
})

it('names the file and the word that content in another language lacks', () => {
  const missing = problemsIn('de').filter(({ file }) => file !== 'voice-panel.ts')
  expect(missing.map(({ file, sentence }) => `${file} ${sentence.split(' ')[0]}`)).toEqual([
    'form-fields.ts formWords.left',
    'form-fields.ts formWords.tooMany',
    'form-fields.ts formWords.trap',
    'form-fields.ts formWords.errors.notAsked',
    'server-words.ts serverWords',
    'voice.ts voice.button.inEnglish',
  ])
  expect(describeProblems(missing)).toContain(
    'form-fields.ts: formWords.trap is missing: the language of the site is de.',
  )
})

it('refuses sentences of the English panel in another language', () => {
  const panel = content['voice-panel.ts'].voicePanel
  const inGerman = (voicePanel: typeof panel) =>
    checkContent({
      ...content,
      'brand.ts': { brand: { ...content['brand.ts'].brand, language: 'de' } },
      'voice-panel.ts': { voicePanel },
    }).filter(({ file }) => file === 'voice-panel.ts')
  expect(inGerman(panel)).toContainEqual({
    file: 'voice-panel.ts',
    sentence: 'voicePanel.status.muted is English: the language of the site is de.',
  })
  const { status } = panel
  expect(
    inGerman({ ...panel, status: { ...status, muted: 'Ihr Mikrofon ist aus' } }).map(
      ({ sentence }) => sentence,
    ),
  ).not.toContain('voicePanel.status.muted is English: the language of the site is de.')
})

it('asks for each form that the language has for numbers', () => {
  const { left, tooMany } = english.formWords
  expect(problemsIn('en', { left, tooMany })).toEqual([])
  expect(problemsIn('en', { left: { other: '{count} left' } }).map(({ sentence }) => sentence)).toEqual([
    'formWords.left.one is missing: the language of the site is en.',
  ])
  expect(problemsIn('pl', { left, tooMany }).map(({ sentence }) => sentence)).toContain(
    'formWords.left.few is missing: the language of the site is pl.',
  )
})

it('refuses what is no language', () => {
  for (const language of ['german', 'de_DE', 'DE', '']) {
    expect(problemsIn(language)[0]?.sentence, language).toBe(
      'brand.language must be a language such as en, de or pt-BR.',
    )
  }
})
