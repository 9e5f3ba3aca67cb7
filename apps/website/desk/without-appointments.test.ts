import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../build')

/** The scripts that a desk can load, from the first one on. */
function loadable(agency: string): string {
  const assets = join(folder, agency, 'desk/assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = new Map<string, string>()
  const visit = (text: string) => {
    for (const name of names) {
      if (found.has(name) || !text.includes(name)) continue
      found.set(name, readFileSync(join(assets, name), 'utf8'))
      visit(found.get(name) ?? '')
    }
  }
  visit(readFileSync(join(folder, agency, 'desk/index.html'), 'utf8'))
  return [...found.values()].join('\n')
}

it('loads no code of appointments at the desk of an agency without them', () => {
  for (const words of ['Block a time', 'Book an appointment', 'Add days off', 'No-show']) {
    expect(loadable('nachtportier')).toContain(words)
    expect(loadable('northlamp')).not.toContain(words)
  }
})
