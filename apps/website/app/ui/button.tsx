import type { ComponentProps } from 'react'

/** Use `lamp` for the single most important action on a screen. */
export type ButtonTone = 'lamp' | 'line' | 'quiet'

type Look = { tone?: ButtonTone; small?: boolean; wide?: boolean }

/** The classes of a button, for elements that are neither `Button` nor `ButtonLink`. */
export function buttonClass({ tone = 'line', small = false, wide = false }: Look = {}) {
  return `button button-${tone}${small ? ' button-small' : ''}${wide ? ' button-wide' : ''}`
}

/** A button for an action on this page. Submits a form only with `type="submit"`. */
export function Button({
  tone = 'line',
  small = false,
  wide = false,
  className = '',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type="button" className={`${buttonClass({ tone, small, wide })} ${className}`} {...rest} />
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'line',
  small = false,
  wide = false,
  className = '',
  to,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a href={to} className={`${buttonClass({ tone, small, wide })} ${className}`} {...rest}>
      {children}
    </a>
  )
}
