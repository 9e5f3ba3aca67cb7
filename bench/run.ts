/** `npm run bench [name…]`: measures on this machine, and writes what it finds into `docs/benchmarks.md`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each measures one thing and returns its section in Markdown. Its name is also its marker in the document. */
const benchmarks: Record<string, () => Promise<string>> = {
  submissions: async () => (await import('./submissions.ts')).measureSubmissions(),
  pages: async () => (await import('./pages.ts')).measurePages(),
}

const document = join(import.meta.dirname, '../docs/benchmarks.md')

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(benchmarks)
for (const name of names) {
  const measure = benchmarks[name]
  if (!measure)
    throw new Error(`There is no benchmark ${name}: take one of ${Object.keys(benchmarks).join(', ')}`)
  const section = await measure()
  console.log(section)
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, section))
}

function replaceSection(text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${document} has no place for ${name}`)
  return `${before}${begin}\n\n${section.trim()}\n\n${end}${after}`
}
