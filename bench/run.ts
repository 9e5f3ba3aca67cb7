/**
 * `npm run bench [name…]`: measures on this machine, and writes the results into `docs/benchmarks.md`. A name selects every
 * that begin with it as well: `voice` is every benchmark of calls.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each measures one thing and returns its section in Markdown. Its name is also its marker in the document. */
const benchmarks: Record<string, () => Promise<string>> = {
  submissions: async () => (await import('./submissions.ts')).measureSubmissions(),
  load: async () => (await import('./site-load.ts')).measureSiteLoad(),
  growth: async () => (await import('./growth.ts')).measureGrowth(),
  failover: async () => (await import('./failover.ts')).measureFailover(),
  attacks: async () => (await import('./attacks.ts')).measureAttacks(),
  desk: async () => (await import('./desk.ts')).measureDesk(),
  'desk-reactions': async () => (await import('./desk-reactions.ts')).measureDeskReactions(),
  'desk-live': async () => (await import('./desk-live.ts')).measureDeskLive(),
  deliveries: async () => (await import('./deliveries.ts')).measureDeliveries(),
  'voice-numbers': async () => (await import('./voice-numbers.ts')).measureNumbers(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  'pages-reactions': async () => (await import('./page-reactions.ts')).measurePageReactions(),
  'voice-calls': async () => (await import('./voice-calls.ts')).measureVoiceCalls(),
  'voice-lossy-calls': async () => (await import('./voice-calls.ts')).measureLossyVoiceCalls(),
  'voice-end-of-turn': async () => (await import('./voice-end-of-turn.ts')).measureEndOfTurn(),
  'voice-recognition': async () => (await import('./voice-recognition.ts')).measureRecognition(),
  'voice-load': async () => (await import('./voice-load.ts')).measureVoiceLoad(),
}

const document = join(import.meta.dirname, '../docs/benchmarks.md')

const known = Object.keys(benchmarks)
const requested = process.argv.slice(2)
for (const name of requested.length > 0 ? requested.flatMap(namesOf) : known) {
  const section = await benchmarks[name]?.()
  if (section === undefined) continue
  console.log(section)
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, section))
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
  if (before === undefined || after === undefined) throw new Error(`${document} has no place for ${name}`)
  return `${before}${begin}\n\n${section.trim()}\n\n${end}${after}`
}
