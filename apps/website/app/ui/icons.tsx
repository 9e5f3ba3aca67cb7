type IconProps = { className?: string }

/** Icons are decoration; the words beside them carry the meaning. For the drawing style see icon.css. */
export function icon(path: string, kind = 'icon') {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" className={`${kind} ${className}`} aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }
}

/* The icons that browsers load with every page. */

export const MenuIcon = /* @__PURE__ */ icon('M4 8.5h16M4 15.5h16')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const SoundIcon = /* @__PURE__ */ icon('M4 10.5v3M8 7.5v9M12 4.5v15M16 7.5v9M20 10.5v3')
