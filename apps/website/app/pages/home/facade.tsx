const columns = 8
const rows = 9
const pitchX = 58
const pitchY = 62

type Cell = readonly [column: number, row: number]

/** The window of the desk takes the left half of the lowest row. */
const besideDesk = columns / 2

const everyCell = Array.from({ length: columns * rows }, (_, index): Cell => [
  index % columns,
  Math.floor(index / columns),
]).filter(([column, row]) => row < rows - 1 || column >= besideDesk)

/** The frames of all windows in one path, relative to each other: repetition compresses well. */
const everyFrame = Array.from({ length: rows }, (_, row) => {
  const from = row < rows - 1 ? 0 : besideDesk
  const frames = Array(columns - from).fill('h34v40h-34z')
  return `M${8 + from * pitchX} ${8 + row * pitchY}` + frames.join(`m${pitchX} 0`)
}).join('')

/** Panes by column and row, counted from the top left, drawn as lines as thick as a pane is high. */
function panes(cells: readonly Cell[]) {
  return cells.map(([column, row]) => `M${8 + column * pitchX} ${28 + row * pitchY}h34`).join('')
}

const asleep = panes([
  [1, 2],
  [6, 1],
  [3, 4],
  [0, 6],
  [7, 5],
  [5, 7],
  [3, 6],
  [2, 4],
  [6, 8],
])
/* All windows by their distance from the desk. During a call, the louder the voice, the further the light reaches. */
const rings = Array.from({ length: 9 }, (_, ring) =>
  panes(
    everyCell.filter(
      ([column, row]) => Math.floor(Math.hypot(column - 1.5, rows - row) * 0.85 - 0.4) === ring,
    ),
  ),
)
/* These turn dark one after the other while the page is in view. */
const late = [
  panes([
    [4, 2],
    [1, 7],
  ]),
  panes([[6, 4]]),
  panes([
    [2, 5],
    [7, 8],
  ]),
  panes([
    [5, 3],
    [4, 6],
  ]),
]

/**
 * The house across the street at night: the lights go out one after the other, and the one at the front desk stays on.
 * Decoration.
 */
export function Facade() {
  return (
    <svg
      data-living
      viewBox="8 0 440 664"
      preserveAspectRatio="xMinYMax slice"
      className="facade overflow-visible"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="facade-fade" x1="0" y1="0" x2="0.25" y2="0.9">
          <stop offset="0.3" stopColor="#000" />
          <stop offset="0.9" stopColor="#fff" />
        </linearGradient>
        <radialGradient id="facade-light">
          <stop className="facade-glow" stopOpacity="0.26" />
          <stop offset="1" className="facade-glow" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="facade-room" cx="0.5" cy="0.46" r="0.62">
          <stop className="facade-room-near" />
          <stop offset="0.42" className="facade-glow" />
          <stop offset="1" className="facade-room-far" />
        </radialGradient>
        <mask id="facade-mask">
          <rect width="464" height="664" fill="url(#facade-fade)" />
        </mask>
      </defs>
      <g mask="url(#facade-mask)">
        <path d={everyFrame} className="facade-pane" />
        <g strokeWidth="40">
          <path d={asleep} className="facade-asleep" />
          {late.map((path) => (
            <path key={path} d={path} className="facade-late" />
          ))}
          <g className="facade-rings">
            {rings.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </g>
      </g>
      <path
        d="M214 572h40v92h-40zM272 566h78v98h-78zM366 566h82v98h-82z"
        className="facade-pane facade-street"
      />
      <g transform="translate(-4.88 -405) scale(1.61)">
        <LitDesk />
      </g>
    </svg>
  )
}

/** The window of the front desk and its light. In the colours of the house. */
export function LitDesk() {
  return (
    <>
      <ellipse className="facade-halo" cx="65" cy="612" rx="215" ry="120" fill="url(#facade-light)" />
      <path d="M8 556h118v108H8z" fill="url(#facade-room)" className="facade-room" />
      <path d="M8 556h118v108H8zM47 556v108M87 556v108" className="facade-frame" />
      <path d="M24 632h86v32H24z" className="facade-desk" />
      <path d="M86 632c8-12 6-26-8-34" className="facade-arm" />
      <path d="M60 602l10-16 18 11-8 12z" className="facade-desk" />
    </>
  )
}
