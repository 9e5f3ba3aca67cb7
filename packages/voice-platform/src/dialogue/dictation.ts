export { phonePhrases } from './expected-words.ts'
export { hearPhone } from './form/phone.ts'
