export { phonePhrases } from './expected-phrases.ts'
export { hearPhone } from './slots/phone.ts'
