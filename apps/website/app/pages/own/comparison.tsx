import type { OwnSectionOf } from '#agency/schema/own-sections.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'
import { Title } from './title.tsx'

/** A table that compares. Where it is wider than the screen, it scrolls, and the first column stays. */
export function Comparison({ section, name }: { section: OwnSectionOf<'comparison'>; name: string }) {
  const { title, of, columns, rows, yes, no } = section
  return (
    <>
      <Title section={section} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, the keyboard cannot scroll */}
      <section className="comparison" aria-labelledby={name} tabIndex={0}>
        <table>
          <caption id={name} className="sr-only">
            {title}
          </caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name: row, values }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {values.map((value, index) => (
                  <td key={index}>
                    {typeof value === 'string' ? value : <Mark value={value} yes={yes} no={no} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Mark({ value, yes, no }: { value: boolean; yes: string; no: string }) {
  return (
    <>
      {value ? <CheckIcon className="size-5" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{value ? yes : no}</span>
    </>
  )
}
