import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { compress } from '#server/http/prepared-content.ts'

/** What is appended to the name of a file that holds another one in an encoding. */
export const endings = { br: '.br', gzip: '.gz' } as const

/** A file's media type, by the ending of its name. */
export const typeOf = (name: string): string => getMimeType(name) ?? 'application/octet-stream'

/** Every file of a folder, as paths. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * Compresses each file of a folder into files beside it, as a part of the build: it takes seconds, and the result is the
 * same at every start of the server.
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
