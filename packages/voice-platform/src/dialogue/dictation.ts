export { phonePhrases } from './expected-phrases.ts'
export { hearPhone } from './form/phone.ts'
