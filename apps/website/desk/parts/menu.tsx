import { type ReactNode, useRef } from 'react'
import { Dialog } from './dialog.tsx'

/** What a menu offers: a press, its number, or the arrow keys and Enter choose it. */
type MenuOption = {
  /** Needed if two may have the same words. */
  id?: string
  words: string
  /** Shown instead of the words, which name it. */
  label?: ReactNode
  act: () => unknown
  /** Whether it is what is set now: it gets the focus first. */
  isCurrent?: boolean
  /** Gets the focus first although it is not set. */
  isFirst?: boolean
}

type MenuProps = {
  title: string
  options: readonly MenuOption[]
  onClose: () => void
  /** Below the options. */
  children?: ReactNode
}

/** A menu over the page. It closes before an option acts. */
export function Menu({ title, options, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const choose = (act: () => unknown) => {
    onClose()
    act()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const option = options[Number(event.key) - 1]
    if (option) choose(option.act)
    else if (event.key === 'ArrowDown') moveFocus(menu.current, 1)
    else if (event.key === 'ArrowUp') moveFocus(menu.current, -1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={title} onClose={onClose} onKey={onKey} isMenu>
      <div className="menu" ref={menu}>
        {options.map(({ words, id = words, label = words, act, isCurrent, isFirst }, index) => (
          <button
            key={id}
            type="button"
            data-first={isCurrent || isFirst || undefined}
            aria-pressed={isCurrent}
            onClick={() => choose(act)}
          >
            {label}
            {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {children}
    </Dialog>
  )
}

function moveFocus(menu: HTMLElement | null, by: number) {
  const all = [...(menu?.querySelectorAll('button') ?? [])]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  all[(at + by + all.length) % all.length]?.focus()
}
