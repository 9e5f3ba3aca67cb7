import { useEffect, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../parts/icons.tsx'
import { texts } from '../words/texts.ts'

/** Milliseconds after the last key until the search starts. */
const pause = 150

/** Searches during typing, and updates the address. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(value)
  useEffect(() => {
    // The address changed otherwise, for example by going back or by showing all requests.
    if (value !== sent.current) {
      sent.current = value
      setWords(value)
    }
  }, [value])
  useEffect(() => {
    if (words === sent.current) return
    const timer = setTimeout(() => {
      sent.current = words
      onSearch(words)
    }, pause)
    return () => clearTimeout(timer)
  }, [words, onSearch])
  return (
    <search className="search">
      <SearchIcon />
      <label className="out-of-sight" htmlFor="search">
        {texts.requests.search.label}
      </label>
      <input
        ref={field}
        id="search"
        className="control"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.requests.search.placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            setWords('')
            field.current?.closest<HTMLElement>('section')?.focus()
          } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
            event.preventDefault()
            document.querySelector<HTMLElement>('.row-link')?.focus()
          }
        }}
      />
      {words === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={texts.requests.search.clear}
          onClick={() => {
            setWords('')
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </button>
      )}
    </search>
  )
}
