/** `npm run train:spam`: learns the weights again after a change of the samples or features. */
import { readSamples } from './read-samples.ts'
import { trainWeights } from './train-weights.ts'
import { writeWeights } from './weights.ts'

const samples = readSamples().flat()
writeWeights(trainWeights(samples))
process.stdout.write(`Learned from ${samples.length} messages.\n`)
