import { expect, test } from 'vitest'
import { rewriteSpecifiers } from './rewrite-specifiers.ts'

const rewrite = (code: string, file = 'lib/http/room.js') =>
  rewriteSpecifiers(code, {
    file,
    root: 'lib',
    carried: new Map([['@frontdesk/voice-api', 'lib/voice-api/index.js']]),
    renamed: new Map([['#fvad-wasm', '@echogarden/fvad-wasm']]),
    isDependency: (name) => ['hono', '@echogarden/fvad-wasm'].includes(name),
  })

test.each([
  ["import { a } from './a.ts'", "import { a } from './a.js'"],
  ["import type { View } from '../view.tsx'", "import type { View } from '../view.js'"],
  ["const a = await import('./a.ts')", "const a = await import('./a.js')"],
  [
    "new Worker(new URL('./flite-worker.ts', import.meta.url))",
    "new Worker(new URL('./flite-worker.js', import.meta.url))",
  ],
  ["new URL('http://host.invalid')", "new URL('http://host.invalid')"],
  ["import { bodyLimit } from 'hono/body-limit'", "import { bodyLimit } from 'hono/body-limit'"],
  ["import { join } from 'node:path'", "import { join } from 'node:path'"],
  ["import createModule from '#fvad-wasm'", "import createModule from '@echogarden/fvad-wasm'"],
  ["import { b } from '#platform/http/b.ts'", "import { b } from './b.js'"],
  ["import { c } from '#platform/audio/c.ts'", "import { c } from '../audio/c.js'"],
  ["import type { Api } from '@frontdesk/voice-api'", "import type { Api } from '../voice-api/index.js'"],
  [" * import { a } from './a.ts'", " * import { a } from './a.ts'"],
])('%s → %s', (source, published) => {
  expect(rewrite(source)).toBe(published)
})

test('an import that the users of the package would not have fails the build', () => {
  expect(() => rewrite("import { test } from 'vitest'")).toThrow(
    'lib/http/room.js imports vitest, which is no dependency.',
  )
})
