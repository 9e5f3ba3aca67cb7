import type { Slot } from '#agency/schema/service-pages.ts'

type Kind = Slot extends `${infer Name} ${string}` ? Name : never

const unit = 12
const height = 40

const looks: Record<Kind, string> = {
  busy: 'fill-raised',
  kept: 'fill-raised',
  new: 'fill-brand-night stroke-brand',
  gap: 'stroke-line-strong',
  buffer: '',
  risk: 'fill-alarm-wash stroke-alarm',
}

function barsOf(slots: readonly Slot[]) {
  let start = 0
  return slots.map((slot) => {
    const [kind, length, ...words] = slot.split(' ') as [Kind, string, ...string[]]
    const bar = { kind, x: start * unit, width: Number(length) * unit, label: words.join(' ') }
    start += Number(length)
    return bar
  })
}

/** A part of a calendar, drawn as its slots. Decoration: the text beside it says the same. */
export function SlotStrip({ slots }: { slots: readonly Slot[] }) {
  const bars = barsOf(slots)
  return (
    <svg viewBox={`0 0 240 ${height}`} className="slot-strip w-full max-w-72" fill="none" aria-hidden="true">
      {bars.map(({ kind, x, width }) =>
        kind === 'buffer' ? (
          <path key={x} d={`M${x} ${height / 2}h${width}`} className="stroke-control" strokeDasharray="2 2" />
        ) : (
          <rect
            key={x}
            x={x + 1.5}
            y="1"
            width={width - 3}
            height={height - 2}
            rx="4"
            strokeDasharray={kind === 'gap' ? '3 3' : undefined}
            className={looks[kind]}
          />
        ),
      )}
      {bars.map(({ kind, x, width, label }) =>
        label ? (
          <text
            key={x}
            x={x + width / 2}
            y={height / 2 + 3.25}
            className={kind === 'gap' ? 'fill-muted' : 'fill-ink'}
          >
            {label}
          </text>
        ) : (
          kind === 'kept' && (
            <path
              key={x}
              d={`M${x + width / 2 - 6} ${height / 2}l4 4 8-8`}
              className="stroke-brand"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          )
        ),
      )}
    </svg>
  )
}
