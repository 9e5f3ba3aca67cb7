import { defineConfig } from 'oxlint'
import { importBoundaries } from './scripts/import-boundaries.ts'

/** Every rule is an error or absent. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/build/**', '**/dist/**', '**/.react-router/**'],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    ...importBoundaries.map(({ files, patterns }) => ({
      files,
      rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: typeof patterns }] },
    })),
    {
      // Programs that people run: what they print is their output.
      files: [
        'scripts/**',
        'bench/**',
        'apps/website/server/operate/commands/**',
        'apps/website/e2e/**',
        '**/*.test.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
