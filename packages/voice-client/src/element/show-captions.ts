import type { Caption } from '../react/captions.ts'
import type { PanelStrings } from './call-strings.ts'
import { create } from './dom.ts'

/**
 * Returns a function that shows captions in a log. Unfinished utterances are hidden from screen readers, and a finished
 * one is a new element: a log announces additions, not changes.
 */
export function createCaptionLog(log: HTMLElement) {
  const shown = new Map<string, HTMLElement>()
  const empty = create('p', { class: 'empty' })

  return (captions: readonly Caption[], words: PanelStrings): void => {
    empty.textContent = words.empty
    const elements = captions.map(({ id, role, text, final }) => {
      const key = `${id} ${final}`
      const element = shown.get(key) ?? create('p', { part: 'caption' }, create('span'), '')
      shown.set(key, element)
      element.dataset['speaker'] = role
      element.toggleAttribute('data-changing', !final)
      element.setAttribute('aria-hidden', String(!final))
      setText(element.firstChild, role === 'user' ? words.you : words.assistant)
      setText(element.lastChild, text)
      return element
    })
    const wanted = elements.length > 0 ? elements : [empty]
    const kept = new Set<Element>(wanted)
    for (const [key, element] of shown) if (!kept.has(element)) shown.delete(key)
    // A copy: `children` changes while its elements are removed.
    for (const child of Array.from(log.children)) if (!kept.has(child)) child.remove()
    for (const [index, element] of wanted.entries())
      if (log.children[index] !== element) log.insertBefore(element, log.children[index] ?? null)
    log.scrollTo({ top: log.scrollHeight })
  }
}

function setText(node: ChildNode | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text
}
