import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { talk } from '../evaluation/talk.ts'
import type { OwnQuestion } from '../fields.ts'
import type { Knowledge } from '../knowledge.ts'

const stables = JSON.parse(
  readFileSync(new URL('../evaluation/stables.json', import.meta.url), 'utf8'),
) as Knowledge

/** A riding school whose form has other fields of its own, or knows other things. */
const withOwn = (...own: OwnQuestion[]): Knowledge => ({
  ...stables,
  consultation: { ...stables.consultation, own },
})

const contact = { name: 'Mia Brandt', email: 'mia@brandt.example', phone: '0421 555 0100' }
const filled = {
  ...contact,
  phone: '04215550100',
  'answers.age': '7',
  'answers.experience': 'two pony camps',
}

/** A call in which the form asks for the first field of the agency's own. */
const atTheAge = (knowledge = stables) =>
  talk(knowledge)
    .says('please call me back')
    .says(contact.name)
    .says(contact.email)
    .says(contact.phone)
    .says('no')
const atTheExperience = () =>
  atTheAge()
    .says('seven')
    .hears(/Riding experience\?$/)
const atTheCheck = () => atTheExperience().says('two pony camps')

it('own fields are asked for before the form is read back, and the read-back names them', () => {
  atTheAge()
    .hears(/What should I put for Age\?$/)
    .neverHears(/Shall I fill in/)
  atTheCheck()
    .hears(/This is for Mia Brandt/, /Age: 7\. Riding experience: two pony camps\. Shall I fill in the form/)
    .says('yes')
    .hears(/^I am filling in the form now\. The button/)
    .sees({ name: 'fill_consultation_form', arguments: filled })
})

it('"send it" at the message still asks for what the form needs', () => {
  talk(stables)
    .says('please call me back')
    .says(contact.name)
    .says(contact.email)
    .says(contact.phone)
    .says('send it')
    .hears(/What should I put for Age\?$/)
    .seesNothingHappen()
})

describe('while own fields are asked for', () => {
  it.each(['sorry, she is eight', 'no, eight', 'no, eight years old', 'actually the age is 8'])(
    'the answer before is corrected: %s',
    (correction) => {
      atTheExperience()
        .says(correction)
        .hears(/^Now I have 8\. What should I put for Riding experience\?$/)
        .says('none')
        .hears(/Age: 8\. Shall I fill in/)
    },
  )

  it.each(['no, two lessons', 'No, she is allergic to nuts', 'she had her first lesson at six'])(
    'words for the next field correct nothing: %s',
    (text) => {
      atTheExperience()
        .says(text)
        .hears(/Age: 7\. Riding experience: /)
    },
  )

  it('"that is wrong" asks for the answer before again', () => {
    atTheExperience()
      .says('that is wrong')
      .hears(/What should I put for Age\?$/)
  })

  it.each([
    ['the age', atTheAge],
    ['a text', atTheExperience],
  ])('another field is corrected, then %s asked for again', (_, at) => {
    at()
      .says('actually the phone number is 0421 555 0199')
      .reads(/^Now I have 0421 555 0199\. What should I put for (?:Age|Riding experience)\?$/)
    at()
      .says('my email is mia at horse dot example')
      .reads(/^Now I have mia@horse\.example\. What should I put for/)
  })

  it('a field that is called wrong is asked for again, and the own one after it', () => {
    for (const at of [atTheAge, atTheExperience])
      at()
        .says('no, the phone number is wrong')
        .hears(/phone number\?$/)
        .says('0421 555 0199')
        .reads(/I have 0421 555 0199\. What should I put for (?:Age|Riding experience)\?$/)
  })

  it('a text that calls an address wrong is no answer', () => {
    atTheExperience()
      .says('oh no, I gave you the wrong email')
      .hears(/email address/)
  })

  it('an answer is corrected in the same turn', () => {
    atTheAge()
      .says('eight. Sorry, nine')
      .hears(/^Thank you\. What should I put for Riding experience/)
      .says('none')
      .hears(/Age: 9\./)
  })

  it('an answer counts beside a value for another field', () => {
    atTheAge()
      .says('seven, and my email is mia@horse.example')
      .reads(/Now I have mia@horse\.example\. What should I put for Riding experience\?$/)
      .says('none')
      .hears(/Age: 7\./)
  })

  it('a number or a name that answers an own field goes into no other', () => {
    const contacts = withOwn(
      { name: 'answers.emergency', label: 'Emergency phone number', kind: 'text' },
      { name: 'answers.pony', label: 'Name of your pony', kind: 'text' },
    )
    atTheAge(contacts)
      .says('the number is 0421 555 0177')
      .says('his name is Billy Boy')
      .says('yes')
      .sees({
        name: 'fill_consultation_form',
        arguments: {
          ...contact,
          phone: '04215550100',
          'answers.emergency': 'the number is 0421 555 0177',
          'answers.pony': 'his name is Billy Boy',
        },
      })
  })

  it('a number answers the field that is asked for, and is no digit of the telephone number before', () => {
    atTheAge()
      .says('the phone number is wrong')
      .says('0421 555 0199')
      .says('ten')
      .hears(/^Thank you\. What should I put for Riding experience\?$/)
  })

  it('a day is an answer and no wish for a call, and is read back in words', () => {
    atTheAge(
      withOwn({
        name: 'answers.from',
        label: 'First day',
        kind: 'date',
        min: '2099-01-01',
        max: '2099-12-31',
      }),
    )
      .says('on the third of January 2099')
      .hears(/First day: 3 January 2099\./)
      .neverHears(/Your message/)
      .says('the first day is the 5th of March 2099')
      .hears(/First day: 5 March 2099\./)
  })
})

describe('at the read-back', () => {
  it('a tick is read by its label', () => {
    const helmet = {
      name: 'answers.helmet',
      label: 'Own helmet',
      kind: 'tick',
      ticked: 'Own helmet',
    } as const
    atTheAge(withOwn(helmet))
      .says('yes')
      .hears(/0 1 0 0\. Own helmet\. Shall I fill in/)
  })

  it.each([
    'the age is eight',
    'her age is eight',
    'no, the age is 8',
    'make the age eight',
    'change the age to 8',
  ])('%s', (text) => {
    atTheCheck()
      .says(text)
      .hears(/Age: 8\. Riding experience: two pony camps\. Shall I fill in/i)
  })

  it('a text is corrected by its label', () => {
    atTheCheck()
      .says('the riding experience is three pony camps')
      .hears(/Riding experience: three pony camps\./)
  })

  it('an own field is asked for again', () => {
    atTheCheck()
      .says('change the age')
      .hears(/What should I put for Age\?$/)
      .says('eight')
      .hears(/Age: 8\. Riding experience: two pony camps\./)
  })

  it('what can be changed are the fields that this form has', () => {
    atTheCheck()
      .says('no')
      .hears(/^What shall I change: name, email, phone, message, Age or Riding experience\?$/)
      .says('the age')
      .hears(/What should I put for Age\?$/)
  })

  it('what was noted has the own fields', () => {
    atTheExperience()
      .says('what have you noted so far?')
      .hears(/Your name is Mia Brandt.*Age: 7\./)
  })
})

it('after the form was filled in, a corrected address asks for no own field again', () => {
  atTheCheck()
    .says('yes')
    .says('actually my email is mia at horse dot example')
    .reads(/mia@horse\.example.* Age: 7\. Riding experience: two pony camps\. Shall I fill in/)
    .says('yes')
    .sees({ name: 'fill_consultation_form', arguments: { ...filled, email: 'mia@horse.example' } })
})

it('says truly why the form asks for a field', () => {
  atTheAge()
    .says('why do you need the age?')
    .hears(/^The form needs it before you can send it\..*What should I put for Age\?$/)
  atTheAge()
    .says('why do you need my phone number?')
    .hears(/so that our team can reach you/)
  atTheAge(withOwn({ name: 'answers.age', label: 'Age', kind: 'number' }))
    .says('why do you need that?')
    .hears(/^The form asks for it\. If you would rather not say, say skip\./)
})

it('what was left blank is named when the form is filled in', () => {
  atTheAge()
    .says('skip')
    .says('skip')
    .says('yes')
    .hears(/Please complete Age and Riding experience there/)
  expect(atTheAge().says('are helmets included?').heard()).toMatch(
    /^Helmets are included\. What should I put for Age\?$/,
  )
})

it('a day in the first words is noted, and not asked for again', () => {
  const day: OwnQuestion = { name: 'answers.day', label: 'Day', kind: 'date' }
  talk(withOwn(day))
    .says('I would like a trial lesson on the third of January in the morning')
    .hears(/your name/)
    .says(contact.name)
    .says(contact.email)
    .says(contact.phone)
    .says('no')
    .hears(/3 January|January 3/, /Shall I fill in/)
})

it('what one of several says of themselves at the read-back is kept', () => {
  atTheCheck()
    .says('one of us is allergic to horses')
    .holds({ ...filled, message: 'one of us is allergic to horses' })
})

it('an optional field is not asked for, and is noted where it is named, also at the read-back', () => {
  const kind: OwnQuestion = {
    name: 'answers.horse',
    label: 'Kind of horse',
    kind: 'choice',
    options: ['Pony', 'Cob'],
  }
  const size: OwnQuestion = { name: 'answers.boot', label: 'Boot size', kind: 'number', required: false }
  const atTheKind = () =>
    talk(withOwn(kind, size))
      .says('please call me back')
      .says(contact.name)
      .says(contact.email)
      .says(contact.phone)
      .says('no')
      .hears(/Pony or Cob/)
  atTheKind()
    .says('a cob, boot size 38')
    .hears(/Boot size: 38/, /Shall I/)
    .says('change the boot size to 39')
    .hears(/Boot size: 39/)
  atTheKind()
    .says('a cob')
    .hears(/Shall I/)
    .neverHears(/Boot/)
})

it('an optional field that is named alone is noted at any question', () => {
  const size: OwnQuestion = { name: 'answers.boot', label: 'Boot size', kind: 'number', required: false }
  talk(withOwn(size))
    .says('please call me back')
    .says(contact.name)
    .says('My boot size is 38')
    .hears(/email/)
    .says(contact.email)
    .says(contact.phone)
    .says('no')
    .hears(/Boot size: 38/)
})

it.each(['not on Saturday', 'any day but Sunday', 'Monday the 3rd'])('takes no day for sure: %s', (text) => {
  const day: OwnQuestion = { name: 'answers.day', label: 'Day', kind: 'date' }
  talk(withOwn(day))
    .says('I saw your site today, please call me back')
    .says(contact.name)
    .says(contact.email)
    .says(contact.phone)
    .says('no')
    .hears(/Day\?/)
    .says(text)
    .hears(/Day\?/)
})

it.each(['we booked a camp last year', 'she was always late for lessons'])(
  'a text that tells of earlier: %s',
  (text) => {
    atTheExperience().says(text).hears(new RegExp(text))
  },
)
