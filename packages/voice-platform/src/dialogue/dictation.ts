export { phonePhrases } from './expected-phrases.ts'
export { hearPhone } from './consultation/slots/phone.ts'
