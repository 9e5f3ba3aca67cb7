import { expect, it } from 'vitest'
import { inEnglishNotation } from './german-numbers.ts'
import { numbersIn } from './numbers-in.ts'

it.each([
  ['Die Einrichtung kostet 1.200 €.', ['1200 €']],
  ['9,50 € im Monat', ['9.5 €']],
  ['ab 14.30 Uhr', ['14', '30']],
  ['um 14:30 Uhr', ['14', '30']],
  ['zwanzig Prozent', ['20 %']],
  ['20 % Rabatt in den ersten drei Monaten', ['20 %', '3 month']],
  ['zwei bis vier Wochen', ['2 week', '4 week']],
  ['2–4 Wochen', ['2 week', '4 week']],
  ['innerhalb von 24 Stunden, ein 24-Stunden-Dienst', ['24 hour', '24 hour']],
  ['zweihundertfünfzig Anrufe', ['250']],
  ['dreitausendzweihundert', ['3200']],
  ['einundzwanzig Tage', ['21 day']],
  ['1,5 Millionen Euro', ['1500000 €']],
  ['eineinhalb Jahre', ['1.5 year']],
  ['eine Woche', ['1 week']],
  ['ein Assistent, eine Frage', []],
  ['zehnmal, 10 mal schneller', ['10 x']],
  ['4,8 von 5', ['4.8', '5']],
  ['die Hälfte aller Anrufe', ['about half aller']],
  ['unter +49 40 555 0142', ['phone 49405550142']],
])('%s', (text, numbers) => {
  expect(numbersIn(inEnglishNotation(text))).toEqual(numbers)
})
