import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { afterPaint } from './browser.ts'
import { hrefOf } from '../model/address.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { path: string; query?: string }

/** Whether this press opens the link in this tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link within the desk: a real address that opens without reloading the desk. The browser paints the press
 * (`data-pressed`) before the screen renders.
 */
export function Link({ path, query = '', onClick, children, ...rest }: LinkProps) {
  const { address } = useDesk()
  return (
    <a
      {...rest}
      href={hrefOf(path, query)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        const link = event.currentTarget
        link.dataset.pressed = ''
        afterPaint(() => {
          delete link.dataset.pressed
          address.open(path, query)
        })
      }}
    >
      {children}
    </a>
  )
}
