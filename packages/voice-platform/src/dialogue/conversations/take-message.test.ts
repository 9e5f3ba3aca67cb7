import { expect, it } from 'vitest'
import { talk } from '../evaluation/talk.ts'

it.each([
  ['Do you have gift vouchers?', 'yes please'],
  ['Your bot told my guests nonsense', 'yes'],
  ['Could you tell them I called about the lorries?', undefined],
  ['I would like to leave a message', undefined],
])('takes a message, and asks for a name and a way to answer: %s', (said, answer) => {
  const call = talk().says(said)
  if (answer !== undefined) call.hears(/Shall I/).says(answer)
  call
    .hears(/I write it down/, /your name\?/)
    .says('Ada Moreau')
    .says('ada@moreau.example')
    .says('555 010 0199')
    .neverHears(/company|service/i)
})

it('adds what is told after the offer to the message', () => {
  talk()
    .says('Do you have gift vouchers?')
    .says('I have a hairdresser in mind')
    .says('yes')
    .holds({ message: 'Do you have gift vouchers? I have a hairdresser in mind' })
})

it('offers to write down what it does not know, but not twice in a row', () => {
  talk()
    .says('Do you have gift vouchers?')
    .hears(/Shall I/)
    .says('Do you have an iso certificate?')
    .hears(/don.t know/)
    .neverHears(/Shall I|\?/)
    .says('Is there a pool?')
    .hears(/Shall I\?/)
    .says('It was a long night for all of us')
    .neverHears(/Shall I|\?/)
    .says('Yes please')
    .hears(/write it down/)
})

it.each([
  ['Who does the hiring at your place?', /good luck/],
  ['I am looking for a job', /good luck/],
  ['We have a great offer on printer paper', /Thank you for the offer/],
  ['I am a reporter for the evening paper', /no spokesperson/],
  ['The machine keeps phoning me at lunch', /only the website/],
  ['I am standing before the front door and the code does not work', /only the website/],
  ['Is this the doctor in the market street?', /you have reached/],
])('gives a caller who is no customer a reply of their own, and no offer: %s', (said, reply) => {
  const call = talk()
    .says(said)
    .hears(reply)
    .neverHears(/Shall I|your name/)
  const first = call.heard()
  call.says('and my sister thought the same, you know').neverHears(/Shall I|your name/)
  expect(call.heard()).not.toBe(first)
})

it.each([
  'My mother always kept the books for us',
  'She passed away in spring',
  'This takes my job, you know',
  'You told us that all is well with the appointments',
])('tells no fact to somebody who asks nothing: %s', (said) => {
  talk()
    .says(said)
    .neverHears(/appointment|calendar|Monday|Shall I (?:prepare|put)/)
})

it.each([
  'goodbye then, my dear',
  'okay bye, the kids are here',
  'have a quiet evening, friend',
  'well, it was lovely to talk to somebody',
  'right, I will not keep you',
])('hangs up at a goodbye in other words: %s', (said) => {
  talk()
    .says(said)
    .hears(/Goodbye/)
    .isHungUpOn()
})

it('tells the hours only if somebody asks for them', () => {
  const call = talk()
    .says('when is somebody at your office?')
    .hears(/Monday to Friday/)
  call.says('what is nine times nine, I have to hand it in tomorrow at noon?').neverHears(/Monday to Friday/)
  talk()
    .says('does he have to climb up there at night on a Saturday?')
    .neverHears(/Monday to Friday/)
})

it('does not hang up at a question that holds such words', () => {
  talk()
    .says('how do you say good night in Dutch?')
    .neverHears(/Goodbye/)
})

it('offers to book once, and only what a service gives', () => {
  talk()
    .says('I would like to speak to your press officer')
    .neverHears(/consultation/)
  talk()
    .says('I am looking for help with customer support')
    .hears(/Shall I/)
    .says('We need help with scheduling')
    .neverHears(/Shall I (?:prepare|put)/)
})

it.each(['thanks', 'how are you?', 'how was your weekend?', 'haha, you are funny'])(
  'answers "%s" and asks nothing',
  (said) => {
    expect(talk().says(said).heard()).not.toMatch(/\?/)
  },
)

it('says goodbye to a wrong number', () => {
  talk()
    .says('oh sorry, wrong number')
    .hears(/Goodbye/)
    .isHungUpOn()
})

it('begins the booking for whoever asks to book after the offer, and keeps for the message what they told', () => {
  const told = 'Honestly, our Saturdays are terrible'
  const call = talk()
    .says(told)
    .hears(/Shall I/)
    .says('Right, go on then, put me down for that free demo')
    .hears(/I add to the message: Honestly, our Saturdays are terrible\. /)
    .says('Ada Moreau')
    .says('ada@moreau.example')
    .says('555 010 0199')
    .hears(/company/)
    .says('none')
    .says('skip')
    .hears(/add .*message/)
  call
    .says('We close at two')
    .hears(/Your message is: Honestly, our Saturdays are terrible\. We close at two\./)
  call.says('take the message out').neverHears(/Saturdays|close at two/)
})

it('keeps for the message a question that nobody could answer before the form, and none asked in it', () => {
  talk()
    .says('Do you have gift vouchers?')
    .says('book a demo')
    .says('Is there a pool?')
    .says('stop')
    .says('book a demo')
    .holds({ message: 'Do you have gift vouchers?' })
})

it.each(['no', 'never mind', 'forget it', 'How much is it?'])(
  'leaves out of the message what was refused, or passed over: %s',
  (said) => {
    talk().says('Honestly, our Saturdays are terrible').says(said).says('book a demo').holds({})
  },
)

it('leaves out of the message what a caller complained about', () => {
  talk().says('You are useless').says('book a demo').holds({})
})

it('takes out of the message what is not to be written down', () => {
  talk()
    .says('Honestly, our Saturdays are terrible')
    .says('book a demo')
    .hears(/I add to the message/)
    .says('don’t write that down')
    .hears(/taken that out/, /name\?$/)
    .holds({})
})

it('keeps for the message what the call is about, and neither who calls nor how to reach them', () => {
  talk()
    .says("Please call me, it's about our invoices and my email is ada@moreau.example")
    .holds({ email: 'ada@moreau.example', message: "it's about our invoices" })
  talk().says("It's about time, book me a demo").holds({})
})

it.each(['Can anyone look at my data?', 'Can someone have a look at my account?'])(
  'offers to note a question, and books nothing: %s',
  (question) => {
    talk()
      .says(question)
      .hears(/Shall I write your question down/)
  },
)

it.each(['no', 'no message', 'nothing to add', 'skip'])(
  'keeps for the message what the call is about, whatever else is refused: %s',
  (said) => {
    talk()
      .says("I would like a call back, it's about our invoices that go out twice")
      .says('Ada Moreau')
      .says('ada@moreau.example')
      .says('555 010 0199')
      .says('none')
      .says('skip')
      .says(said)
      .hears(/Your message is: it's about our invoices that go out twice\. Shall I/)
  },
)
