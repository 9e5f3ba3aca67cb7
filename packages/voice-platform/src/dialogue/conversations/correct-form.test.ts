import { it } from 'vitest'
import { atTheCheck, atTheEmail, atThePhone, filled, talk } from '../evaluation/talk.ts'

it.each([
  ['anna@gmial.com', 'gmail not gmial', 'anna@gmail.com'],
  ['anne@example.com', 'no, with an a, not an e', 'anna@example.com'],
  ['anna@example.com', "No, it's anne at example dot com", 'anne@example.com'],
])('%s, corrected by "%s"', (wrong, correction, right) => {
  atTheEmail()
    .says(wrong)
    .says(correction)
    .reads(new RegExp(`I have ${right}`))
})

it.each([
  ['no, the number ends in 7', '555 010 0197'],
  ['the last digits are 77', '555 010 0177'],
  ['No, the phone number is 555 010 0111', '555 010 0111'],
  ['Sorry, the telephone is 555 010 0111', '555 010 0111'],
  ['it ends in 0111, not 0199', '555 010 0111'],
  ['no 77 at end', '555 010 0177'],
])('a number, corrected by "%s"', (correction, right) => {
  atThePhone()
    .says('555 010 0199')
    .says(correction)
    .reads(new RegExp(`I have ${right}\\.`))
})

it.each([
  ['Hana', 'with double n', 'Hanna'],
  ['Anna', 'Ana with one n', 'Ana'],
  ['Carin', 'C-a-r-e-n', 'Caren'],
  ['Anna', "it's Anne with an e, not Anna", 'Anne'],
])('the name %s, corrected by "%s"', (wrong, correction, right) => {
  talk()
    .says('book a demo')
    .says(wrong)
    .says(correction)
    .hears(new RegExp(`Thank you, ${right}\\.`), /email/)
})

it('replaces an earlier answer, then goes on', () => {
  atTheCheck()
    .says('actually my name is Grace Hopper')
    .hears(/This is for Grace Hopper/)
    .says('yes')
    .sees({ name: 'fill_consultation_form', arguments: { ...filled, name: 'Grace Hopper' } })
})

it('replaces the service, and the person', () => {
  atTheCheck()
    .says('actually make that customer support')
    .hears(/The service is Customer Support/)
    .says('It should be under my boss: Grace Hopper.')
    .hears(/This is for Grace Hopper/)
})

it('does not mistake an article for a letter', () => {
  atTheEmail()
    .says('anna@example.com')
    .says('We work with a REST interface')
    .neverHears(/Anne|Thank you, /)
})

it('asks again for a field that the visitor calls wrong', () => {
  atTheCheck()
    .says('the company is wrong')
    .isAskedFor('name')
    .hears(/company/)
    .says('Zenith')
    .hears(/from Zenith/)
  atThePhone().says('Wait, change the email').isAskedFor('email')
  atThePhone()
    .says('555 010 0199. Also the mail is wrong, it is anne dot berg at example dot com.')
    .reads(/I have anne\.berg@example\.com/)
})

it('replaces the address at any time', () => {
  atTheCheck()
    .says("Sorry, she'd rather have it under boss@example.com. Could you change that?")
    .reads(/I have boss@example\.com/)
})

it.each([
  ['the name is spelled S-C-H-M-I-T-T', /Anna Schmitt/],
  ['sorry, wrong number: 555 010 0777', /555 010 0777/],
  ['take the phone number out', /I have anna@example\.com\. The service/],
])('at the end, too: %s', (text, fact) => {
  atTheCheck()
    .says(text)
    .reads(fact, /Shall I fill in/)
})

it('does not mistake an everyday word for a part of the message', () => {
  atTheCheck()
    .says('the message is: my hands are full')
    .says('Oh, and the surname is with one N: S-C-H-M-I-D-T')
    .hears(/my hands are full/)
})

it('keeps the question for a field when another is refused', () => {
  atThePhone()
    .says('skip')
    .says('no phone')
    .neverHears(/leave that blank/)
    .hears(/company/)
})

it.each([
  ['555 010 01', 'and 99 at the end', '5550100199'],
  ['555 010 01', 'and then nine nine', '5550100199'],
  ['555 010 0188', 'no, 99 at the end', '5550100199'],
])(
  '%s, then "%s": a second piece goes on with the number, a correction replaces its end',
  (first, then, phone) => {
    atThePhone().says(first).says(then).isAskedFor('name').holds({
      name: 'Anna Schmidt',
      email: 'anna@example.com',
      phone,
    })
  },
)

it('puts another person or a name spelled otherwise in place of the name that is held', () => {
  atTheEmail()
    .says('put my colleague down instead of me, Ada Moreau')
    .holds({ name: 'Ada Moreau' })
    .says('the first name is spelled A D D A')
    .holds({ name: 'Adda Moreau' })
})

it('takes no part of a sentence for a name', () => {
  talk().says('book a demo').says('half of them speak no English').holds({})
})

it('leaves only the message out, and keeps the form', () => {
  atTheCheck().says('haha no, delete that, no message').isAskedFor('yes-or-no').holds(filled)
})

it('keeps what is stated at the read-back', () => {
  const message = (words: string) => new RegExp(`Your message is: ${words}`)
  atTheCheck()
    .says('We have nine rooms.')
    .reads(message('We have nine rooms'))
    .says('oh, and our cook speaks only French')
    .reads(message('We have nine rooms. oh, and our cook speaks only French'))
})

it('puts another name down instead', () => {
  atThePhone()
    .says('Put it under my name after all, Julia Kern')
    .reads(/Thank you, Julia Kern/)
})

it('fills in what it has when the visitor says to send it', () => {
  atThePhone()
    .says('just send it')
    .reads(/This is for Anna Schmidt/, /Shall I fill in the form/)
})

it('takes no aside for an answer', () => {
  atThePhone().says('ugh, this is taking forever').hears(/sorry/i).isAskedFor('phone').holds({
    name: filled.name,
    email: filled.email,
  })
  atThePhone()
    .says('hold on, my dog is barking')
    .hears(/time|hurry/)
    .neverHears(/number/)
})

it('fills in the form after a read-back that corrects one thing and says to send', () => {
  atTheCheck()
    .says('Nearly. The number is 555 010 0188. With that, you can fill it in.')
    .sees({ name: 'fill_consultation_form', arguments: { ...filled, phone: '5550100188' } })
})

it('takes an address that is said again whole after its beginning', () => {
  atTheEmail()
    .says('anna dot')
    .says('anna dot berg at example dot com')
    .reads(/I have anna\.berg@example\.com/)
})

it('changes a word of the message, and keeps the rest', () => {
  atTheCheck()
    .says('Please add to the message that we close on Friday.')
    .says('Write Saturday instead of Friday, Friday is all right.')
    .holds({ ...filled, message: 'we close on Saturday.' })
})

it('takes the message and another service from one answer', () => {
  const call = atTheCheck()
  call.says('Change the message').says('Saturdays are full of callers. Oh, and make the service CRM.')
  call.reads(/Saturdays are full of callers/)
})

it('leaves no field blank for a question that holds “not sure”', () => {
  atTheEmail()
    .says('do you people come to Portugal at all? if not sure just pass it on please')
    .isAskedFor('email')
})

it('replaces a whole name by what it is no longer, and takes "the wrong one" for no digit', () => {
  const atTheEnd = atThePhone().says('555 010 0199').says('Bistro Abadie').says('CRM Integration').says('no')
  atTheEnd
    .says('The house is now Chez Mireille, no longer Bistro Abadie.')
    .hears(/Chez Mireille/)
    .says('CRM integration is the wrong one, make it appointment setting. The rest is good.')
    .reads(/555 010 0199/, /Appointment Setting/)
})
