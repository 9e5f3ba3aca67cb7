import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { MadePicture } from '#agency/media/made-picture.ts'
import { mediaIn } from '#agency/media/used-media.ts'
import { readArticleMedia } from './article-media.ts'
import { readArticles } from './read-articles.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const front = (more = '') =>
  `---\ntitle: First\ndescription: The first one.\ndate: 2026-11-20\nauthor: Ada\n${more}---\n`
const words = { notes: 'Notes', backToText: 'Back', table: 'Table' }

/** What the build makes of a picture. */
const made: Record<string, MadePicture> = {
  'media/lift.jpg': {
    base: '/assets/media/lift-1',
    width: 1600,
    height: 900,
    widths: [400, 1216],
    format: 'jpg',
    blur: 'data:image/bmp;base64,AA',
  },
}

/** Reads these files as the articles of an agency with one other page and one file. */
async function read(files: Record<string, string | Buffer>, pictures = made) {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-articles-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ '../public/rules.txt': 'x', ...files })) {
    const path = join(folder, 'articles', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  const page = { path: '/articles', words } as Parameters<typeof readArticles>[0]['page']
  return readArticles({ folder, page, paths: ['/', '/prices', '/services'], pictures })
}

async function htmlOf(markdown: string): Promise<string> {
  const result = await read({ 'first.md': front() + markdown, 'second.md': `${front()}## Wärme` })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.articles[0]?.html ?? ''
}

async function problemsOf(text: string | Buffer, name = 'first.md'): Promise<string[]> {
  const result = await read({ [name]: text })
  return 'problems' in result ? result.problems.map(({ file, sentence }) => `${file}: ${sentence}`) : []
}

it.each([
  ['a published article', 'date: 2026-01-01', undefined],
  ['a draft', 'date: 2026-01-01\ndraft: true', /no such article is published/],
  ['an article that comes later', 'date: 2999-01-01', /no such article is published/],
])('a link to %s', async (_, dated, problem) => {
  const second = front().replace('date: 2026-11-20', dated)
  const files = { 'first.md': `${front()}[a](second.md)`, 'second.md': second }
  const result = await read(files)
  const found = 'problems' in result ? result.problems.map(({ sentence }) => sentence) : []
  expect(found).toEqual(problem === undefined ? [] : [expect.stringMatching(problem)])
  // Whoever reads a draft, or waits as long, may follow the link.
  const later = await read({ ...files, 'first.md': `${front('draft: true\n')}[a](second.md)` })
  expect(later).toHaveProperty('articles')
})

it.each(['second.md#x', '/articles/second#x', 'second.md#wärme'])(
  'a link to a missing heading of another article: %s',
  async (link) => {
    const files = { 'first.md': `${front()}[a](${link})`, 'second.md': `${front()}## Wärme` }
    expect(await read(files)).toMatchObject({
      problems: [
        { file: 'articles/first.md:7', sentence: expect.stringMatching(/but no heading there has/) },
      ],
    })
  },
)

it('names the file whose translation does not exist', async () => {
  expect(await problemsOf(front('translationOf: snow\n'))).toEqual([
    'articles/first.md:1: translationOf is snow, but no other language has an article snow.md.',
  ])
})

describe('an article', () => {
  it('has what its front matter says, and the time that reading takes', async () => {
    const result = await read({
      'first.md': `${front('tags: [Hotels, Locks]\ndraft: true\n')}${'word '.repeat(660)}`,
    })
    expect(result).toMatchObject({
      articles: [
        {
          slug: 'first',
          title: 'First',
          date: '2026-11-20',
          updated: null,
          author: 'Ada',
          tags: ['Hotels', 'Locks'],
          isDraft: true,
          minutes: 3,
        },
      ],
    })
  })

  it('may begin with a byte order mark, as some editors write it', async () => {
    expect(await read({ 'first.md': `\uFEFF${front()}` })).toMatchObject({ articles: [{ title: 'First' }] })
  })

  it('may have a picture or a film, which is made for the top of its page', async () => {
    const media = { picture: 'media/lift.jpg', alt: 'The lift' }
    const files = { 'first.md': front(`media: ${JSON.stringify(media)}\n`), 'second.md': front() }
    expect(await read(files)).toMatchObject({ articles: [{ media }, { media: null }] })
    expect(mediaIn(readArticleMedia(folders.at(-1)))).toEqual([
      { file: 'articles/first.md', location: 'media', media, place: 'wide' },
    ])
  })

  it('shows a picture between its lines like any other of the agency', async () => {
    const text = '![The lift at *dawn*](media/lift.jpg "Before <eight>.")\n'
    const html = await htmlOf(`Words.\n\n${text}`)
    expect(html).toContain('<p>Words.</p>\n<figure class="media media-text"><div class="media-frame">')
    expect(html).toContain('<source type="image/avif" srcset="/assets/media/lift-1-400.avif 400w, ')
    expect(html).toContain(
      '<img src="/assets/media/lift-1-1216.jpg" width="1600" height="900" alt="The lift at dawn" loading="lazy"',
    )
    expect(html).toContain('<figcaption class="media-caption">Before &#x3C;eight>.</figcaption></figure>')
    expect(html).not.toContain('style=')
    await read({ 'first.md': `${front()}\n${text}` })
    expect(mediaIn(readArticleMedia(folders.at(-1)))).toMatchObject([
      { file: 'articles/first.md:8', location: 'picture', place: 'text' },
    ])
  })

  it('shows a picture in a quote', async () => {
    expect(await htmlOf('> ![The lift](media/lift.jpg)')).toMatch(
      /<blockquote>\s*<div class="media media-text/,
    )
  })

  it('may be the one of docs/make-it-yours.md, as it stands there', async () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../../../docs/make-it-yours.md'), 'utf8')
    const [, example = ''] = /```markdown\n(---\n.*?)```/s.exec(docs) ?? []
    expect(await read({ 'first.md': example })).toMatchObject({ articles: [{ author: 'Ada Winter' }] })
  })

  it('lists its headings, which have ids of their own', async () => {
    const result = await read({
      'first.md': `${front()}## Wer fährt?\n\n### Costs & *time*\n\n## Wer fährt?\n\n## Main\n`,
    })
    expect(result).toMatchObject({
      articles: [
        {
          contents: [
            { id: 'wer-fahrt', text: 'Wer fährt?', level: 2 },
            { id: 'costs-time', text: 'Costs & time', level: 3 },
            { id: 'wer-fahrt-2', text: 'Wer fährt?', level: 2 },
            { id: 'main-2', text: 'Main', level: 2 },
          ],
        },
      ],
    })
  })

  it('encloses a table with an element that scrolls, and aligns without inline styles', async () => {
    const html = await htmlOf('| a | b |\n|---|--:|\n| 1 | 2 |\n')
    expect(html).toContain('<div class="article-table" role="group" aria-label="Table" tabindex="0"><table>')
    expect(html).toContain('<td class="align-right">2</td>')
    expect(html).not.toContain('style=')
  })

  it('colours code by classes, however long it takes', async () => {
    const html = await htmlOf('```js\nconst price = 3 // a night\n```\n')
    expect(html).toContain('<span class="code-keyword">const</span>')
    expect(html).not.toContain('style=')
    expect(await htmlOf('```\n<b>plain</b>\n```\n')).toContain('&#x3C;b>plain&#x3C;/b>')
  })

  it('links a footnote to its place and back', async () => {
    const html = await htmlOf('Late.[^1]\n\n[^1]: After ten.\n')
    expect(html).toContain('href="#fn-1" id="fnref-1"')
    expect(html).toMatch(/<li id="fn-1">[\s\S]*href="#fnref-1"/)
    expect(html).toContain('Notes</h2>')
  })

  it('links to another article by its file, to pages and to files', async () => {
    const html = await htmlOf('[b](second.md#warme) [p](/prices) [f](/rules.txt)')
    expect(html).toContain('href="/articles/second#warme"')
    expect(html).toContain('href="/prices"')
  })
})

describe('a broken file is explained by its line', () => {
  it.each([
    ['no front matter', 'Hello', /first\.md:1: has to begin with its front matter/],
    ['no YAML', front('tags: [a\n'), /first\.md:\d: is no valid YAML: /],
    ['a missing value', '---\ntitle: A\n---\n', /first\.md:1: description is missing\.\n.*date is missing\./],
    ['a wrong value', front('updated: soon\n'), /first\.md:6: updated must be a day such as 2027-03-31\./],
    ['a value that begins with a star', front('tags: *all\n'), /first\.md:6: .* put it between quotes\./],
    ['a value that repeats another', front('tags: [&a [x, x], *a]\n'), /first\.md:6: .* put it between/],
    [
      'another encoding',
      Buffer.from(`${front()}Gr\u00FC\u00DFe`, 'latin1'),
      /first\.md:1: is not encoded as UTF-8/,
    ],
    ['an unknown key', front('tag: a\n'), /first\.md:6: tag is not known: the front matter has title, /],
    [
      'a picture without an alternative text',
      front('media: { picture: media/lift.jpg }\n'),
      /first\.md:6: media needs an alt/,
    ],
    [
      'a link to a missing page',
      `${front()}\n\n[a](/nowhere)`,
      /first\.md:9: links to \/nowhere, but the site has no/,
    ],
    [
      'a link to a missing article',
      `${front()}[a](third.md)`,
      /first\.md:7: links to third\.md, but no such article is/,
    ],
    [
      'a link to a missing heading',
      `${front()}[a](#x)`,
      /first\.md:7: links to #x, but no heading has this id/,
    ],
    ['a second title', `${front()}# Title`, /first\.md:7: has a heading of the first level/],
    [
      'a picture without words for those who cannot see it',
      `${front()}![](media/lift.jpg)`,
      /first\.md:7: shows media\/lift\.jpg, which needs an alt/,
    ],
    [
      'a picture of another site',
      `${front()}![x](https://else.example/a.jpg)`,
      /first\.md:7: shows https:\/\/else\.example\/a\.jpg, which must be the path of a file in your folder/,
    ],
    [
      'a file that is no picture',
      `${front()}![x](rules.txt)`,
      /first\.md:7: shows rules\.txt, which must be/,
    ],
    [
      'a picture that is not there',
      `${front()}\n![x](media/gone.jpg)`,
      /first\.md:8: shows media\/gone\.jpg, which the build has not made/,
    ],
    [
      'a picture between words',
      `${front()}a ![x](media/lift.jpg) b`,
      /first\.md:7: .* a paragraph of its own/,
    ],
    ...[
      ['a tight list', '- ![x](media/lift.jpg)'],
      ['a loose list', '1. a\n2. b\n\n   ![x](media/lift.jpg)'],
      ['a table', '| a |\n|---|\n| ![x](media/lift.jpg) |'],
      ['a footnote', 'a[^1]\n\n[^1]: ![x](media/lift.jpg)'],
    ].map(([place, markdown]): [string, string | Buffer, RegExp] => [
      `a picture in ${place}`,
      `${front()}${markdown}`,
      /^articles\/first\.md:(?:7|9|10): shows a picture in a list, a table or a footnote: [^\n]+$/,
    ]),
    [
      'a picture by reference',
      `${front()}![x][y]\n\n[y]: media/lift.jpg`,
      /first\.md:7: shows the picture y/,
    ],
    [
      'a language that is not known',
      `${front()}\n\`\`\`klingon\nx\n\`\`\``,
      /names a language of code that is not known: klingon/,
    ],
  ])('%s', async (_, text, expected) => {
    expect((await problemsOf(text)).join('\n')).toMatch(expected)
  })

  it('a name that makes no address', async () => {
    expect(await problemsOf(front(), 'My Article.md')).toEqual([
      expect.stringMatching(/^articles\/My Article\.md:1: /),
    ])
  })

  it('two spellings of a tag', async () => {
    const result = await read({ 'a.md': front('tags: [Hotels]\n'), 'b.md': front('tags: [hotels]\n') })
    expect(result).toEqual({
      problems: [
        {
          file: 'articles/b.md:1',
          sentence: 'tag hotels is written Hotels in another article: write both alike.',
        },
      ],
    })
  })
})

describe('hostile Markdown', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a line', 'Hello <script>alert(1)</script>'],
    ['an event handler', 'a <b onclick="alert(1)">b</b>'],
    ['a frame after a comment', '<!-- a --><iframe src="https://a.example"></iframe><!-- b -->'],
    ['a style', '<style>body{display:none}</style>'],
    ['a javascript: link', '[a](javascript:alert(1))'],
    ['one in capitals', '[a](JaVaScRiPt:alert(1))'],
    ['one with an entity', '[a](java&#115;cript:alert(1))'],
    ['one by reference', '[a][b]\n\n[b]: javascript:alert(1)'],
    ['one between angle brackets', '<javascript:alert(1)>'],
    ['a data: link', '[a](data:text/html,<b>x</b>)'],
    ['a link without a protocol', '[a](//evil.example/x)'],
    ['a huge table', `${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|\n`],
    ['a long table', `|a|\n|-|\n${'|1|\n'.repeat(600)}`],
    ['quotes in quotes', `${'>'.repeat(5000)} a`],
    ['lists in lists', `${'- '.repeat(5000)}a`],
    ['thousands of brackets', '['.repeat(50_000)],
    ['thousands of stars', `${'*'.repeat(50_000)}a`],
    ['a line without an end', 'a*_'.repeat(10_000)],
    ['a book', 'a\n'.repeat(150_000)],
  ])('is refused: %s', async (_, markdown) => {
    expect(await problemsOf(front() + markdown)).toEqual([
      expect.stringMatching(/^articles\/first\.md:\d+: /),
    ])
  })

  it('is refused: lists that go deeper line by line', async () => {
    const lines = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(await problemsOf(front() + lines)).toEqual([expect.stringMatching(/nest/)])
  })

  it('shows what looks like HTML as text, and leaves comments out', async () => {
    const html = await htmlOf('`<script>` and 3 < 4 &lt;b&gt; <!-- a note -->')
    expect(html).toContain('<code>&#x3C;script></code> and 3 &#x3C; 4 &#x3C;b>')
    expect(html).not.toContain('note')
  })
})
