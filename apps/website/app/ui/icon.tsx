type IconProps = { className?: string }

/** Icons are decoration; the words beside them carry the meaning. For the drawing style see icon.css. */
export function icon(path: string) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }
}
