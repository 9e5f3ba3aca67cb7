import { describe, expect, it } from 'vitest'
import { describePage } from './page-meta.ts'

const page = {
  path: '/scheduling',
  title: 'T',
  description: 'D',
  name: 'Scheduling',
  service: 'Scheduling',
} as const

const contentOf = (descriptors: ReturnType<typeof describePage>, name: string) => {
  const found = descriptors.find(
    (entry) => ('property' in entry && entry.property === name) || ('name' in entry && entry.name === name),
  )
  return found && 'content' in found ? found.content : undefined
}

describe('the metadata of a page', () => {
  it('is absolute on the public address', () => {
    const meta = describePage(page, 'https://agency.example')
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://agency.example/scheduling',
    })
    expect(contentOf(meta, 'og:image')).toBe('https://agency.example/previews/scheduling.png')
    expect(contentOf(meta, 'twitter:card')).toBe('summary_large_image')
    expect(JSON.stringify(meta)).toContain('"@type":"BreadcrumbList"')
  })

  it('contains no address until the operator has set it', () => {
    expect(JSON.stringify(describePage(page, null))).not.toMatch(/https?:\/\/(?!schema\.org)/)
  })
})
