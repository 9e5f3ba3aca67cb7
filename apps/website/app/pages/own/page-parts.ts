import { type ComponentType, createElement } from 'react'
import { required } from '#agency/required.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import { staticPart } from '#app/static.tsx'
import type * as OwnSections from './own-sections.tsx'

/** The words of each page are loaded where it is rendered. */
const contents = import.meta.glob<{ page: OwnPage }>('#content/own-pages/*.ts')
const files = new Map(Object.entries(contents).map(([path, load]) => [path.split('/').pop(), load]))

/** What the page renders, without a code of its own in the first load. */
type PageParts = {
  Head: ComponentType
  /** Sections that never change. */
  Sections: ComponentType<{ from: number; to: number }>
  /** The words beside a form or a button. */
  Words: ComponentType<{ at: number }>
}

const known = new Map<string, PageParts>()

/** Returns the parts of a page by its id: always the same ones, for React. */
export function partsOfPage(id: string): PageParts {
  const found = known.get(id) ?? makeParts(required(files.get(`${id}.ts`), `own-pages/${id}.ts`))
  known.set(id, found)
  return found
}

type Code = typeof OwnSections

function makeParts(load: () => Promise<{ page: OwnPage }>): PageParts {
  const part = <Props extends object>(choose: (code: Code) => ComponentType<Props & { page: OwnPage }>) =>
    staticPart(async () => {
      const [code, { page }] = await Promise.all([import('./own-sections.tsx'), load()])
      const Part = choose(code)
      return (props: Props) => createElement(Part, { ...props, page })
    })
  return {
    Head: part(({ Head }) => Head),
    Sections: part<{ from: number; to: number }>(({ Sections }) => Sections),
    Words: part<{ at: number }>(({ Words }) => Words),
  }
}
