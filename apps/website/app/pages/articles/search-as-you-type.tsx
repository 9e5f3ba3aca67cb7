import MiniSearch from 'minisearch'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { articlesPage } from '#content/articles.ts'
import { searchedPath, searchIndexPath } from '#contract/article-paths.ts'
import { findDocuments, searchOptions } from '#contract/article-search.ts'
import { countOf, Found } from './found.tsx'

let index: Promise<MiniSearch> | undefined
let loadedIndex: MiniSearch | undefined

/** Loads the index once. A failure is tried again at the next letter. */
function loadIndex(): Promise<MiniSearch> {
  index ??= fetch(searchIndexPath(articlesPage.path)).then(async (response) => {
    if (!response.ok) throw new Error(`The index of the search answered ${response.status}`)
    return (loadedIndex = await MiniSearch.loadJSONAsync(await response.text(), searchOptions))
  })
  index.catch(() => (index = undefined))
  return index
}

type Place = {
  root: Root
  rest: readonly HTMLElement[]
  status: HTMLElement
  /** The words whose answer is shown. */
  shown?: string
}

/** Where the fields of the pages that are still there show what is found. */
const places = new WeakMap<HTMLInputElement, Place>()

function placeOf(field: HTMLInputElement): Place | null {
  const list = document.querySelector<HTMLElement>('.articles-list')
  const live = list?.querySelector('.articles-live')
  const status = list?.querySelector<HTMLElement>('.articles-status')
  if (!list || !live || !status) return null
  const known = places.get(field)
  if (known) return known
  const rest = [...list.querySelectorAll<HTMLElement>('.articles-found, .articles-all')]
  const place: Place = { root: createRoot(live), rest, status }
  places.set(field, place)
  const move = (event: KeyboardEvent) => {
    // A quick key comes before the answer to the last letter, which would replace what it chooses.
    if (event.key === 'ArrowDown' && loadedIndex) show(field, place, loadedIndex)
    moveFocus(event, field, live)
  }
  field.addEventListener('keydown', move)
  list.addEventListener('keydown', move)
  return place
}

/** The arrow keys go from the field to what was found and back; Escape empties the field. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement, live: Element): void {
  const stops = [field, ...live.querySelectorAll('a')]
  const at = stops.indexOf(event.target as HTMLInputElement)
  if (at === -1) return
  if (event.key === 'Escape' && field.value !== '') {
    field.value = ''
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const to = stops[at + ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0)]
  if (!to || to === event.target) return
  event.preventDefault()
  to.focus()
}

/** Shows what the words in a field find, in place of the list. An empty field brings the list back. */
export async function answer(field: HTMLInputElement): Promise<void> {
  const place = placeOf(field)
  if (!place) return
  const loaded = await loadIndex()
  // The visitor may have left the page.
  if (field.isConnected) show(field, place, loaded)
}

function show(field: HTMLInputElement, place: Place, loaded: MiniSearch): void {
  const query = field.value.trim()
  // Each letter asks, and the first answer has all of them.
  if (query === place.shown) return
  place.shown = query
  const found = query === '' ? [] : findDocuments(loaded, query)
  for (const element of place.rest) element.hidden = query !== '' || element.matches('.articles-found')
  place.status.textContent = query === '' ? '' : countOf(query, found)
  flushSync(() => place.root.render(<Found found={found} />))
  // The address says what is shown, for coming back and for sending it to somebody.
  const address = query === '' ? articlesPage.path : searchedPath(articlesPage.path, query)
  history.replaceState(history.state, '', address)
}
