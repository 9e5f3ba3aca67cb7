import { open } from 'node:fs/promises'
import { printableLine, UsageError } from '#server/runtime/command-line.ts'
import type { ImportReport } from '#contract/desk/import.ts'
import { importRequestsFrom, type ImportOptions } from './import-requests.ts'

/**
 * Imports a file for `npm run requests`, and describes the outcome.
 * @throws UsageError where the file cannot be opened or does not name its columns.
 */
export async function importFile(path: string | undefined, options: ImportOptions): Promise<string> {
  if (path === undefined) throw new UsageError('The path of a file is required.')
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be opened: ${error.code ?? error.message}.`)
  })
  try {
    const imported = await importRequestsFrom(file.createReadStream({ autoClose: false }), options)
    if (imported.outcome === 'header') throw new UsageError(imported.problem)
    return describe(imported.report)
  } finally {
    await file.close()
  }
}

function describe({ isRehearsal, added, known, refused, ignoredColumns, problems }: ImportReport): string {
  const lines = [
    ...problems.map(({ line, errors }) => {
      const sentences = Object.entries(errors).map(([column, sentence]) =>
        column === 'row' ? sentence : `${column}: ${sentence}`,
      )
      return `line ${line}  ${sentences.join(' ')}`
    }),
    ...(refused > problems.length ? [`… and ${refused - problems.length} more rows with problems`] : []),
    ...(ignoredColumns.length > 0 ? [`Ignored columns: ${printableLine(ignoredColumns.join(', '))}`] : []),
    `${isRehearsal ? 'Would be added' : 'Added'}: ${added}. Already stored: ${known}. With problems: ${refused}.`,
    ...(isRehearsal ? ['Nothing was written (--dry-run).'] : []),
  ]
  return `${lines.join('\n')}\n`
}
