import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hasTag } from './prepared-content.ts'

/** A file that is read for each answer: films and pictures would fill the memory. */
export type FileOnDisk = { blob: Blob; type: string; etag: string }

/** Opens a file for answers. It must not change afterwards. */
export async function openFile(path: string, type: string): Promise<FileOnDisk> {
  const { size, mtimeMs } = await stat(path)
  return {
    blob: await openAsBlob(path),
    type,
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
  }
}

/**
 * Maximum length of an answer to a range without an end. A browser that has enough of a film stops reading, and would be
 * cut off in the middle of a longer answer; so it asks for the next part instead.
 */
const longestPart = 4 * 1024 * 1024

/** Answers a GET or HEAD with a file or, as players ask for it, with a part of it (RFC 9110, section 14). */
export function answerFromDisk(
  { blob, type, etag }: FileOnDisk,
  request: Request,
  options: { cacheControl: string },
): Response {
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': options.cacheControl,
    ETag: etag,
  })
  if (hasTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })

  headers.set('Content-Type', type)
  const isOfThisFile = (request.headers.get('If-Range') ?? etag) === etag
  const range = isOfThisFile ? readRange(request.headers.get('Range'), blob.size) : null
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${blob.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ? blob.slice(range.from, range.to + 1) : blob
  if (range) headers.set('Content-Range', `bytes ${range.from}-${range.to}/${blob.size}`)
  headers.set('Content-Length', String(part.size))
  const body = request.method === 'HEAD' ? null : part.stream()
  return new Response(body, { status: range ? 206 : 200, headers })
}

/**
 * Reads a range of bytes.
 * @returns its first and last byte; null for the whole file, also if a client asks for several ranges or unclearly
 */
function readRange(
  header: string | null,
  size: number,
): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first !== '' && last === '' ? from + longestPart - 1 : Number(last)
  const to = Math.min(first === '' ? size - 1 : end, size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from < size && to >= from ? { from, to } : 'unsatisfiable'
}
