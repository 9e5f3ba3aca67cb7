import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const left = /\/(?:build|data|e2e|fixtures|node_modules|\.react-router)$/

/** A copy of the website as an agency would clone it, for edits of its content. */
export type WebsiteCopy = {
  /** The folder `apps/website` of the copy. */
  website: string
  /** Replaces a text in a content file. Fails if the text is not found. */
  edit: (file: string, from: string | RegExp, to: string) => void
  remove: () => void
}

/** Copies the website, with the content of a folder as its own. */
export function copyWebsite(content: string): WebsiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-copy-'))
  const website = join(folder, 'apps/website')
  const source = join(root, 'apps/website')
  cpSync(source, website, {
    recursive: true,
    filter: (path) => !left.test(path) && path !== join(source, 'content'),
  })
  cpSync(content, join(website, 'content'), { recursive: true })
  for (const name of [
    'node_modules',
    'apps/website/node_modules',
    'packages',
    'package.json',
    'tsconfig.base.json',
  ]) {
    // npm installs some packages of a workspace beside it.
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  }
  return {
    website,
    edit(file, from, to) {
      const path = join(website, 'content', file)
      const before = readFileSync(path, 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`content/${file} does not hold ${from}`)
      writeFileSync(path, after)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
