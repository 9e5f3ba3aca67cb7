type IconProps = { className?: string }

/** One family: a 24 unit grid, strokes of 1.5, round ends. Icons are decoration; the words beside them speak. */
export function icon(path: string) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}
