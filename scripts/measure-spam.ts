/**
 * `node scripts/measure-spam.ts corpus.json`: prints how many requests of a corpus would be held, and which ones are
 * misjudged. The file contains `{ "genuine": [...], "spam": [...] }`, each entry with the seven fields of a request
 * and, if known, `filledInSeconds` and `honeypot`.
 */
import { readFileSync } from 'node:fs'
import { isHeld } from '../apps/website/server/requests/spam/spam-judgement.ts'
import { judgeSample, type Sample } from '../apps/website/server/requests/spam/testing/judge-sample.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file: node scripts/measure-spam.ts corpus.json')
const corpus = JSON.parse(readFileSync(file, 'utf8')) as Record<'genuine' | 'spam', Sample[]>

for (const kind of ['genuine', 'spam'] as const) {
  const judged = corpus[kind].map((sample) => ({ sample, judgement: judgeSample(sample) }))
  const held = judged.filter(({ judgement }) => isHeld(judgement))
  const share = ((held.length / judged.length) * 100).toFixed(1)
  console.log(`${kind}: ${held.length} of ${judged.length} held (${share} %)`)
  for (const { sample, judgement } of judged) {
    if (isHeld(judgement) === (kind === 'spam')) continue
    const reasons = judgement.reasons.map(({ signal, points }) => `${signal} ${points}`).join(', ')
    console.log(`  ${judgement.score} (${reasons || 'nothing'}): ${sample.message.slice(0, 100)}`)
  }
}
