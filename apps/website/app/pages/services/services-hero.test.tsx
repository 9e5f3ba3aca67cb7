import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CoreService } from '#agency/schema/services.ts'
import { Hero } from './services-hero.tsx'

const own = (id: string, drawing: CoreService['drawing']) => ({
  id,
  name: `Service ${id}`,
  service: {
    id,
    kind: 'core',
    name: `Service ${id}`,
    title: `Service ${id}`,
    icon: 'chat',
    summary: 'A summary.',
    detail: 'A detail.',
    drawing,
    description: 'A description.',
    features: [],
    benefits: [],
    useCases: [],
  } satisfies CoreService,
})
const drawn = [own('bread', 'conversation'), own('cake', 'flow'), own('tea', 'calendar')]
const photo = { picture: 'media/oven.jpg', alt: 'An oven' }
const other = { id: 'process', name: 'Four steps' }

const htmlOf = (entries: Parameters<typeof Hero>[0]['entries']) =>
  renderToStaticMarkup(<Hero entries={entries} notes={[]} />)

describe('the first screen of the page of services', () => {
  it('shows two or three drawn services as windows, and links to everything', () => {
    for (const core of [drawn, drawn.slice(0, 2)]) {
      const html = htmlOf([...core, other])
      expect(html.match(/class="desk-window"/g)).toHaveLength(core.length)
      for (const { id, name } of [...core, other]) expect(html).toMatch(new RegExp(`#${id}".*${name}`))
    }
  })

  it('is a list where a service has a photo, and for one service or four', () => {
    const lists = [
      [...drawn.slice(0, 2), own('oven', photo)],
      drawn.slice(0, 1),
      [...drawn, own('milk', 'records')],
    ]
    for (const core of lists) {
      const html = htmlOf([...core, other])
      expect(html).not.toContain('desk-window')
      for (const { id, name } of [...core, other]) expect(html).toMatch(new RegExp(`#${id}".*${name}`))
    }
  })
})
