import { useRef } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { Dialog } from '../parts/dialog.tsx'
import { changeState, releaseRequests } from './change-requests.ts'
import { choices, stateWords } from './states.ts'

/** Sets a state by a press or by its number. */
export function StateDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const desk = useDesk()
  const menu = useRef<HTMLDivElement>(null)
  const [first = ''] = ids
  const row = desk.requests.rows.get(first)
  const isHeld = ids.every((id) => desk.requests.rows.get(id)?.state === 'held')
  const options = isHeld
    ? [
        {
          words: 'Release and deliver',
          state: 'new',
          act: () => releaseRequests(desk, ids),
        } as const,
      ]
    : choices.map((state) => ({ words: stateWords[state], state, act: () => changeState(desk, ids, state) }))
  const choose = (act: () => Promise<boolean>) => {
    onClose()
    void act()
  }
  const onKey = (event: KeyboardEvent) => {
    const option = options[Number(event.key) - 1]
    if (option) choose(option.act)
    else if (event.key === 'ArrowDown') moveFocus(menu.current, 1)
    else if (event.key === 'ArrowUp') moveFocus(menu.current, -1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      title={ids.length === 1 ? `State of ${row?.name ?? 'the request'}` : `State of ${ids.length} requests`}
      onClose={onClose}
      onKey={onKey}
      isMenu
    >
      <div className="menu" ref={menu}>
        {options.map(({ words, state, act }, index) => (
          <button
            key={words}
            type="button"
            // The current state gets the focus first.
            data-first={row?.state === state || (isHeld && index === 0) || undefined}
            aria-pressed={ids.length === 1 && !isHeld ? row?.state === state : undefined}
            onClick={() => choose(act)}
          >
            <span className={`state state-${state}`}>{words}</span>
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        ))}
      </div>
    </Dialog>
  )
}

function moveFocus(menu: HTMLElement | null, by: number) {
  const all = [...(menu?.querySelectorAll('button') ?? [])]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  all[(at + by + all.length) % all.length]?.focus()
}
