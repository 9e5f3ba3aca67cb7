import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { compress } from '#server/runtime/http/prepared-content.ts'

/** The ending of a compressed copy's name, by encoding: `app.js` and `app.js.br`. */
export const endings = { br: '.br', gzip: '.gz' } as const

/** Returns the media type for the ending of a file name. */
export const typeOf = (name: string): string => getMimeType(name) ?? 'application/octet-stream'

/** Lists the paths of all files in a folder and its subfolders. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * Writes compressed copies beside the files of a folder. The build does this and not the server, because it takes seconds.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await listFiles(folder)
  await Promise.all(
    files.map(async (file) => {
      const bodies = await compress(new Uint8Array(await readFile(file)), typeOf(file))
      for (const encoding of ['br', 'gzip'] as const) {
        if (bodies[encoding]) await writeFile(file + endings[encoding], bodies[encoding])
      }
    }),
  )
}
