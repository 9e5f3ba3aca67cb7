import { useState } from 'react'
import { importLimit, type ImportReport } from '#contract/desk/import.ts'
import { useDesk } from '../model/use-desk.ts'
import { Field } from '../parts/field.tsx'
import { TableScroller } from '../parts/table-scroller.tsx'
import { Setting, useAction } from './setting.tsx'

/** Imports the requests of an earlier site, and checks each row. Importing the same file again adds nothing. */
export function ImportForm() {
  const { api } = useDesk()
  const { isRunning, errors, run } = useAction<ImportReport>()
  const [isRehearsal, setIsRehearsal] = useState(true)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const isTooLarge = file !== null && file.size > importLimit
  const send = async (rehearse: boolean) => {
    if (file === null) return
    setIsRehearsal(rehearse)
    const outcome = await run(() => api.send('POST', `/import${rehearse ? '?rehearse=1' : ''}`, file))
    setReport(outcome?.outcome === 'ok' ? outcome.value : null)
  }
  return (
    <Setting
      title="Import requests"
      about="Takes the requests of an earlier site as a CSV file. Each request keeps its date, and is contacted unless the file says won or lost. Nothing is sent to anybody."
    >
      <form
        className="stack form"
        onSubmit={(event) => {
          event.preventDefault()
          void send(true)
        }}
      >
        <Field
          label="CSV file"
          hint="At most 5 MB. Import larger files by a command on the server."
          error={isTooLarge ? 'This file is larger than 5 MB.' : errors.file}
        >
          {(ties) => (
            <input
              {...ties}
              className="control"
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null)
                setReport(null)
              }}
            />
          )}
        </Field>
        <div className="bar">
          <button type="submit" className="button" disabled={file === null || isTooLarge || isRunning}>
            {isRunning && isRehearsal ? 'Checking…' : 'Check the file'}
          </button>
          {report?.isRehearsal && report.added > 0 && (
            <button
              type="button"
              className="button button-lamp"
              disabled={isRunning}
              onClick={() => void send(false)}
            >
              {isRunning && !isRehearsal ? 'Importing…' : `Import ${report.added}`}
            </button>
          )}
        </div>
      </form>
      {report && <Report report={report} />}
    </Setting>
  )
}

const rowsOf = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`

function Report({ report }: { report: ImportReport }) {
  const { isRehearsal, added, known, refused, ignoredColumns, problems } = report
  return (
    <div className="stack" aria-live="polite">
      <p>
        <strong>{isRehearsal ? 'Nothing is imported yet.' : 'Imported.'}</strong> {rowsOf(added)}{' '}
        {isRehearsal ? 'would be added' : added === 1 ? 'was added' : 'were added'}, {known}{' '}
        {known === 1 ? 'is' : 'are'} here already, {refused} {refused === 1 ? 'has' : 'have'} problems.
      </p>
      {ignoredColumns.length > 0 && (
        <p className="muted">Columns that are not used: {ignoredColumns.join(', ')}</p>
      )}
      {problems.length > 0 && (
        <TableScroller label="Rows with problems">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Column</th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {problems.flatMap(({ line, errors }) =>
                Object.entries(errors).map(([column, words]) => (
                  <tr key={`${line} ${column}`}>
                    <td className="numerals">{line}</td>
                    <td>{column === 'row' ? 'The whole row' : column}</td>
                    <td>{words}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </TableScroller>
      )}
    </div>
  )
}
