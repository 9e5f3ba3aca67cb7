import { it } from 'vitest'
import { atThePhone, talk } from '../evaluation/talk.ts'

const asked = () => talk().says('book a demo').says('Anna Berg')

it('reads an answer and the question after it', () => {
  asked()
    .says('anna@berg.example. How long until it is live?')
    .reads(/two to four weeks/, /phone number\?/)
    .says('555 010 0199. And what does it cost?')
    .reads(/no price list/, /Which company/)
})

it('reads several answers and a request to read back', () => {
  asked()
    .says('anna@berg.example')
    .says('OK. Number is 202 555 0164. What do you have so far?')
    .reads(/Anna Berg/, /anna@berg\.example/, /202 555 0164/)
})

it('reads a correction together with the sentence that it corrects', () => {
  asked()
    .says('anna@berg.example')
    .says('202 555 0131. Wait, no. 0113 at the end')
    .reads(/202 555 0113/)
    .says('+49 30 555 0190. no 0109')
    .reads(/\+49 30 555 0109/)
    .says('202 555 0131, no, sorry, 202 555 0114')
    .reads(/202 555 0114/)
  talk()
    .says('book a demo')
    .says('Beatrix Hallmann. Sorry, double L, single N: H-A-L-L-M-A-N.')
    .reads(/Beatrix Hallman\./)
  talk()
    .says('book a demo')
    .says('Annegret Muller. Sorry, it’s Möller.')
    .reads(/Annegret Möller\./)
})

it('leaves the form if one of them says so, and answers the question after it', () => {
  asked()
    .says('I have to ask my boss first. Forget it.')
    .reads(/keep what you told me/)
  asked()
    .says('Oh forget it, my wife does that. How long until it is live?')
    .reads(/keep what you told me/, /two to four weeks/)
  asked()
    .says('Never mind. anna@berg.example')
    .reads(/I have anna@berg\.example/)
})

it('skips sentences that no step understands, and keeps a message whole', () => {
  asked()
    .says('One question. How long until it is live?')
    .reads(/two to four weeks/, /email address/)
  asked()
    .says('anna@berg.example')
    .says('555 010 2222')
    .says('Acme')
    .says('CRM Integration')
    .says('We lose calls. How soon can you start? Best, Anna')
    .reads(/Your message is: We lose calls\. How soon can you start\?/)
})

it('does not mistake praise for an answer', () => {
  atThePhone()
    .says('555 010 0199, CRM')
    .says('none')
    .hears(/message/)
    .says('Nice. No msg')
    .hears(/Shall I fill in/)
    .neverHears(/Nice/)
})
