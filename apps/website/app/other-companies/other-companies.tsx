import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { otherCompanies } from '#content/other-companies.ts'
import { sitePages } from '#contract/site-pages.ts'
import { Frame } from './frame.tsx'
import { useChoice } from './use-choice.ts'

const { entries, words } = otherCompanies
const frames = entries.filter((entry) => entry.kind === 'frame')
const scripts = entries.filter((entry) => entry.kind === 'script')
const asking = scripts.filter(({ sets }) => sets !== undefined)

const pathOf = (page: string) => sitePages.find(({ id }) => id === page)?.path

/** What other companies show on a page, and the question whether their scripts may load. Only on a site that lists some. */
export function OtherCompanies() {
  const { pathname } = useLocation()
  const [choice, choose] = useChoice(scripts)
  const isUnanswered = choice === 'none'
  // The answer is changed at the end of the privacy page.
  const isKept = pathname === pathOf('privacy')
  const place = useRef<HTMLDivElement>(null)

  // What has the focus is scrolled clear of the question, which covers the foot of the window.
  useEffect(() => {
    const root = document.documentElement
    if (!isUnanswered) return
    root.style.scrollPaddingBottom = `${place.current?.offsetHeight ?? 0}px`
    return () => void root.style.removeProperty('scroll-padding-bottom')
  }, [isUnanswered])

  function answer(next: 'allowed' | 'declined') {
    // The pressed button goes away: the next Tab goes on from its place.
    if (!isKept) place.current?.focus({ preventScroll: true })
    choose(next)
  }

  return (
    <>
      {frames
        .filter(({ page }) => page !== undefined && pathOf(page) === pathname)
        .map((frame) => (
          <section
            key={frame.id}
            aria-label={`${frame.name}, ${frame.company}`}
            className="border-t border-line bg-shade"
          >
            <div className="page py-8">
              <Frame {...frame} />
            </div>
          </section>
        ))}
      {asking.length > 0 && (
        // On the page before the question is, so that a screen reader says the question.
        <div
          ref={place}
          tabIndex={-1}
          aria-live={choice === undefined || isUnanswered ? 'polite' : 'off'}
          style={choice === undefined ? undefined : isUnanswered ? bar : quiet}
        >
          {(isUnanswered || (choice !== undefined && isKept)) && (
            <section aria-label={words.ask} className="border-t border-line bg-ground">
              <div className="page flex flex-wrap items-center justify-between gap-4 py-5">
                <div className="max-w-measure text-small">
                  <p className="text-ink">{words.ask}</p>
                  {asking.map(({ id, company, purpose, sets = '' }) => (
                    <p key={id}>
                      {company}: {purpose} {words.sets.replace('{sets}', sets)}
                    </p>
                  ))}
                </div>
                <div className="flex gap-3">
                  {(['declined', 'allowed'] as const).map((each) => (
                    <Button
                      key={each}
                      small
                      aria-pressed={isUnanswered ? undefined : choice === each}
                      onClick={() => answer(each)}
                    >
                      {each === 'allowed' ? words.allow : words.decline}
                    </Button>
                  ))}
                </div>
              </div>
            </section>
          )}
        </div>
      )}
    </>
  )
}

/** Styles that no class of the sheet has, which every site loads. Only the browser sets them: the policy forbids them in the page. */
const quiet = { outlineWidth: 0 } as const
const bar = {
  ...quiet,
  position: 'sticky',
  bottom: 0,
  zIndex: 30,
  maxHeight: '50svh',
  overflowY: 'auto',
} as const
