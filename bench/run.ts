/**
 * `npm run bench [name…]`: measures on this machine, and writes each table into `docs/benchmarks.md`. A name selects all
 * that begin with it as well: `voice` is every benchmark of calls. BENCH_SCALE=0.01 tries them with a hundredth of their
 * rows, rounds and seconds, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteMachine } from './helpers/machine.ts'
import { type Measure, toMarkdown } from './helpers/report.ts'

/** By name, which is also the marker in the document. */
const benchmarks: Record<string, () => Promise<{ measure: Measure }>> = {
  submissions: () => import('./submissions.ts'),
  deliveries: () => import('./deliveries.ts'),
  load: () => import('./load.ts'),
  growth: () => import('./growth.ts'),
  attacks: () => import('./attacks.ts'),
  desk: () => import('./desk.ts'),
  'desk-reactions': () => import('./desk-reactions.ts'),
  'desk-live': () => import('./desk-live.ts'),
  'free-times': () => import('./free-times.ts'),
  articles: () => import('./articles.ts'),
  pages: () => import('./pages.ts'),
  'pages-reactions': () => import('./pages-reactions.ts'),
  'voice-calls': () => import('./voice-calls.ts'),
  'voice-lossy-calls': () => import('./voice-lossy-calls.ts'),
  'voice-end-of-turn': () => import('./voice-end-of-turn.ts'),
  'voice-recognition': () => import('./voice-recognition.ts'),
  'voice-numbers': () => import('./voice-numbers.ts'),
  'voice-load': () => import('./voice-load.ts'),
}

const document = join(import.meta.dirname, '../docs/benchmarks.md')
const scale = Number(process.env['BENCH_SCALE'] ?? 1)

const known = Object.keys(benchmarks)
const requested = process.argv.slice(2)
for (const name of requested.length > 0 ? requested.flatMap(namesOf) : known) {
  try {
    const section = await run(name)
    console.log(section)
    if (scale === 1) writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, section))
  } catch (error) {
    console.error(`${name} was not measured:`, error)
    process.exitCode = 1
  }
}

async function run(name: string): Promise<string> {
  const benchmark = await benchmarks[name]?.()
  if (!benchmark) throw new Error('There is no such benchmark')
  const machine = noteMachine()
  const report = await benchmark.measure((full) => Math.max(1, Math.round(full * scale)))
  return toMarkdown(report, machine.describe())
}

function namesOf(prefix: string): string[] {
  const names = known.filter((name) => name === prefix || name.startsWith(`${prefix}-`))
  if (names.length === 0) throw new Error(`There is no benchmark ${prefix}: take one of ${known.join(', ')}`)
  return names
}

function replaceSection(text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${document} has no section for ${name}`)
  return `${before}${begin}\n\n${section}\n\n${end}${after}`
}
