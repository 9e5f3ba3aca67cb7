import { expect, it } from 'vitest'
import { lacksWhatIsAsked } from './answer-type.ts'

it.each([
  ['how many patients were there', 'Patients wait less, step 2.', 'It was 12 patients.'],
  ['how long did it take', 'It went live.', 'It was live in 3 weeks.'],
  ['how quickly do you call', 'We call you.', 'Within 2 working days.'],
  ['when is it open', 'The desk is open.', 'Open Monday to Friday.'],
  ['what did they pay', 'They got an assistant.', 'It was €300.'],
  ['who is the data protection officer', 'Write to our officer.', 'Our officer is Dr Anna Berg.'],
])('"%s" is not answered by "%s", but by "%s"', (question, other, answer) => {
  const lacks = lacksWhatIsAsked(question)
  expect(lacks(other)).toBe(true)
  expect(lacks(answer)).toBe(false)
})
