import { defineConfig } from 'vitest/config'

/** `unit` runs on all cores; `e2e` drives one real browser against the built server, one file after the other; `long` is `npm run test:long`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/e2e/**', '**/*.long.test.ts'],
          // Room for a busy machine: no test is about time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/website/e2e/**/*.test.ts', 'packages/*/e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.long.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'long',
          include: ['{apps,packages,scripts,bench}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          fileParallelism: false,
        },
      },
    ],
  },
})
