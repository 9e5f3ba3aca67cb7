/** `npm run train:spam`: learns the weights again after a change of the samples or features. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSamples, trainWeights } from './train-weights.ts'

const samples = readSamples().flat()
const { bias, scale, weights } = trainWeights(samples)
const learned = JSON.stringify({ bias, scale, weights: Buffer.from(weights.buffer).toString('base64') })
writeFileSync(join(import.meta.dirname, 'weights.json'), `${learned}\n`)
process.stdout.write(`Learned from ${samples.length} messages.\n`)
