import { type BookingKind, fill, words } from './booking-form.ts'
import type { ShownTimes } from './times.server.ts'

/** What a kind is, how long it takes, and where. */
export function KindFacts({ kind, address }: { kind: BookingKind; address: string | null }) {
  const place = kind.by === 'office' ? fill(words.office, 'address', address ?? '') : words[kind.by]
  return (
    <ul className="book-facts">
      <li>{fill(words.minutes, 'minutes', kind.minutes)}</li>
      <li>{place}</li>
    </ul>
  )
}

/** Days with their times, each a button of the form around them. @param props.name tells two lists on a page apart */
export function Days({ days, name }: { days: ShownTimes['days']; name: string }) {
  return (
    <ol className="book-days">
      {days.map(({ day, label, times }) => (
        <li key={day}>
          <h3 id={`${name}-${day}`}>{label}</h3>
          <ul aria-labelledby={`${name}-${day}`}>
            {times.map((time) => (
              <li key={time.at}>
                <button type="submit" name="at" value={time.at} className="book-time numerals">
                  <time dateTime={time.at}>{time.label}</time>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type ChooseTimeProps = {
  title: string
  shown: ShownTimes
  /** The address of the page, which takes the chosen time. */
  path: string
  daysAhead: number
  /** The page's own query, which a change of the zone keeps. */
  query?: Readonly<Record<string, string>>
}

/** All free times, a page of days at a time, in a zone that the visitor may change. */
export function ChooseTime({ title, shown, path, daysAhead, query = {} }: ChooseTimeProps) {
  const { days, zone, zoneName, earlier, later } = shown
  const address = (more: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams({ ...query, zone, ...more })}`
  return (
    <section aria-labelledby="choose-title" className="book-choose">
      <h2 id="choose-title" className="text-title">
        {title}
      </h2>
      <p className="book-zone">{fill(words.zone, 'zone', zoneName)}</p>
      <ZoneForm path={path} query={query} zone={zone} />
      {days.length === 0 ? (
        <p className="text-lead">{fill(words.none, 'days', daysAhead)}</p>
      ) : (
        <form method="post" action={address({})}>
          <input type="hidden" name="zone" value={zone} />
          <Days days={days} name="day" />
        </form>
      )}
      {(earlier !== null || later !== null) && (
        <p className="book-pages">
          {earlier !== null && (
            <a href={address({ page: String(earlier) })} className="button button-line">
              {words.earlier}
            </a>
          )}
          {later !== null && (
            <a href={address({ page: String(later) })} className="button button-line">
              {words.later}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

function ZoneForm({
  path,
  query,
  zone,
}: {
  path: string
  query: Readonly<Record<string, string>>
  zone: string
}) {
  const known = Intl.supportedValuesOf('timeZone')
  return (
    <details className="book-zones">
      <summary>{words.changeZone}</summary>
      <form method="get" action={path}>
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field-label" htmlFor="zone">
          {words.changeZone}
        </label>
        <select id="zone" name="zone" className="field-control" defaultValue={zone}>
          {(known.includes(zone) ? known : [zone, ...known]).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-line">
          {words.changeZoneButton}
        </button>
      </form>
    </details>
  )
}

/** Says why the last choice did not work, and offers the nearest times as buttons of the form around it. */
export function Problem({ text, nearest = [] }: { text: string; nearest?: ShownTimes['days'] }) {
  return (
    <div role="alert" className="banner banner-alarm book-problem">
      <p>{text}</p>
      {nearest.length > 0 && <Days days={nearest} name="near" />}
    </div>
  )
}
