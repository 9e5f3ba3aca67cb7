import { expect, it } from 'vitest'
import { numbersIn } from './numbers-in.ts'

it.each([
  ['twenty percent', ['20 %']],
  ['20% off the first 3 months', ['20 %', '3 month']],
  ['two to four weeks', ['2 week', '4 week']],
  ['2–4 weeks', ['2 week', '4 week']],
  ['within 24 hours, a 24-hour reply', ['24 hour', '24 hour']],
  ['two hundred and fifty calls', ['250']],
  ['three thousand two hundred', ['3200']],
  ['$1,200 a month', ['1200 $']],
  ['1.5 million euros', ['1500000 €']],
  ['twenty-five dollars', ['25 $']],
  ['5 working days', ['5 day']],
  ['10x faster, or ten times', ['10 x', '10 x']],
  ['rated 4.8 out of 5', ['4.8', '5']],
  ['half an hour', ['about half hour']],
  ['half of the price', ['about half price']],
  ['a third of all calls', ['about third calls']],
  ['the third one', []],
  ['one of our services, that one', []],
  ['one week', ['1 week']],
  ['call +1 555 010 0142 now', ['phone 15550100142']],
])('%s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers)
})
