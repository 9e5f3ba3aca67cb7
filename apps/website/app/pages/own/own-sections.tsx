import type { OwnPage } from '#agency/schema/own-pages.ts'
import type { OwnSection, OwnSectionKind } from '#agency/schema/own-sections.ts'
import { type Ground, groundsOf, type OwnGround } from '#app/ui/grounds.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'
import { Section } from '#app/ui/section.tsx'
import { textOf } from '#agency/lines.ts'
import { Action } from './action.tsx'
import { Comparison } from './comparison.tsx'
import { Inline } from './inline.tsx'
import { Logos, Points, Questions, Quotations, Shown, Steps, TextBlocks } from './lists.tsx'
import { MapPicture } from './map.tsx'
import { PageData } from './page-data.tsx'
import { People } from './people.tsx'
import { Prices } from './prices.tsx'
import { Title } from './title.tsx'

type PageProps = { page: OwnPage }

/** The top of the page. */
export function Head({ page }: PageProps) {
  return (
    <div className="sky-evening">
      <div className="page own-top">
        <h1 className="text-display">{page.heading}</h1>
        <p className="text-lead">
          <Inline>{page.lead}</Inline>
        </p>
      </div>
      <PageData page={page} />
    </div>
  )
}

/** How each section looks by itself: any other is plain, or a band after a plain one. */
const grounds: Partial<Record<OwnSectionKind, OwnGround>> = {
  action: 'sky',
  call: 'sky',
  form: 'lined',
  embed: 'lined',
}

function groundsOfPage({ sections }: OwnPage): Ground[] {
  const own = sections.map(({ kind }): OwnGround => grounds[kind] ?? 'plain')
  return groundsOf(
    sections.map((_, index) => String(index)),
    Object.fromEntries(own.entries()),
    'lined',
  )
}

/** Some of the page's sections, between two that need scripts. */
export function Sections({ page, from, to }: PageProps & { from: number; to: number }) {
  const ordered = groundsOfPage(page)
  return page.sections.slice(from, to).map((section, index) => {
    const ground = ordered[from + index] ?? 'plain'
    if (section.kind === 'action') return <Action key={index} section={section} />
    return (
      <Section key={index} id={section.id} ground={ground} className={spaceOf(section, from + index)}>
        <Content section={section} name={`${section.kind}-${from + index}`} />
      </Section>
    )
  })
}

/** The top of the page has space of its own, and a line of logos needs less. */
function spaceOf({ kind }: OwnSection, index: number): string {
  return `own-space${index === 0 ? ' own-first' : ''}${kind === 'logos' ? ' own-line' : ''}`
}

/** @param name differs from that of any other section of the page */
function Content({ section, name }: { section: OwnSection; name: string }) {
  switch (section.kind) {
    case 'text':
      return <TextBlocks section={section} />
    case 'points':
      return <Points section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'quotes':
      return <Quotations section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'prices':
      return <Prices section={section} name={name} />
    case 'people':
      return <People section={section} />
    case 'logos':
      return <Logos section={section} />
    case 'media':
      return <Shown section={section} />
    case 'map':
      return <MapPicture section={section} />
    case 'comparison':
      return <Comparison section={section} name={name} />
    case 'action':
    case 'form':
    case 'call':
    case 'embed':
      return null
  }
}

/** The words beside a form, a call or an embed. */
export function Words({ page, at }: PageProps & { at: number }) {
  const section = page.sections[at]
  if (section?.kind !== 'form' && section?.kind !== 'call' && section?.kind !== 'embed') return null
  return (
    <div id={section.id}>
      <Title section={section} />
      {section.kind === 'form' && section.points && (
        <ul className="own-checks">
          {section.points.map(textOf).map((point) => (
            <li key={point}>
              <CheckIcon className="size-5" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
