import { expect, it } from 'vitest'
import { readSamples, type LabelledWords, trainWeights } from './train-weights.ts'
import { readWeights, weigh } from '../learned-signal.ts'

const words = (message: string): Omit<LabelledWords, 'spam'> => ({
  company: '',
  email: 'a@example.com',
  message,
})

it('learns which words indicate spam, also in scripts without spaces', () => {
  const samples = [
    { ...words('We rank your pages first'), spam: true },
    { ...words('Rank first with our links'), spam: true },
    { ...words('私たちの広告で順位を上げます'), spam: true },
    { ...words('Our phone rings all day'), spam: false },
    { ...words('Patients call us all day'), spam: false },
    { ...words('予約の電話が多くて困っています'), spam: false },
  ]
  const weights = trainWeights(samples)
  expect(weigh(weights, words('First rank for your links'))).toBeGreaterThan(0.5)
  expect(weigh(weights, words('The phone: patients ring all day'))).toBeLessThan(-0.5)
  expect(weigh(weights, words('広告で順位を'))).toBeGreaterThan(0.5)
  expect(weigh(weights, words('予約の電話'))).toBeLessThan(-0.5)
})

it('matches the weights in the repository', () => {
  expect(readWeights()).toEqual(trainWeights(readSamples().flat()))
})
