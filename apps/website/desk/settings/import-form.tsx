import { useState } from 'react'
import { importLimit, type ImportReport } from '#contract/desk/import.ts'
import { useDesk } from '../model/use-desk.ts'
import { Field } from '../parts/field.tsx'
import { TableScroller } from '../parts/table-scroller.tsx'
import { Setting, useAction } from './setting.tsx'
import { say, texts } from '../words/texts.ts'

/** Imports the requests of an earlier site, and checks each row. Importing the same file again adds nothing. */
export function ImportForm() {
  const words = texts.settings.import
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
    <Setting title={words.title} about={words.about}>
      <form
        className="stack form"
        onSubmit={(event) => {
          event.preventDefault()
          void send(true)
        }}
      >
        <Field label={words.file} hint={words.fileHint} error={isTooLarge ? words.tooLarge : errors.file}>
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
            {isRunning && isRehearsal ? words.checking : words.check}
          </button>
          {report?.isRehearsal && report.added > 0 && (
            <button
              type="button"
              className="button button-lamp"
              disabled={isRunning}
              onClick={() => void send(false)}
            >
              {isRunning && !isRehearsal ? words.importing : words.import(report.added)}
            </button>
          )}
        </div>
      </form>
      {report && <Report report={report} />}
    </Setting>
  )
}

function Report({ report }: { report: ImportReport }) {
  const words = texts.settings.import
  const { isRehearsal, added, known, refused, ignoredColumns, problems } = report
  return (
    <div className="stack" aria-live="polite">
      <p>
        <strong>{isRehearsal ? words.nothingYet : words.imported}</strong>{' '}
        {isRehearsal ? words.wouldBeAdded(added) : words.added(added)} {words.others(known, refused)}
      </p>
      {ignoredColumns.length > 0 && <p className="muted">{words.unused(ignoredColumns.join(', '))}</p>}
      {problems.length > 0 && (
        <TableScroller label={words.problems}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.line}</th>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.problem}</th>
              </tr>
            </thead>
            <tbody>
              {problems.flatMap(({ line, errors }) =>
                Object.entries(errors).map(([column, problem]) => (
                  <tr key={`${line} ${column}`}>
                    <td className="numerals">{line}</td>
                    <td>{column === 'row' ? words.wholeRow : column}</td>
                    <td>{say(problem)}</td>
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
