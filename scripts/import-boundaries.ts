/**
 * The import boundaries. The linter enforces them (`oxlint.config.ts`), and `import-boundaries.test.ts` proves that
 * each rule works. The linter's rule matches the specifier as written, so imports from another folder use `#app/`,
 * `#content/`, `#server/` or a package name, and `../../` is refused everywhere.
 */
type RestrictedPattern = {
  message: string
  allowTypeImports?: boolean
  /**
   * The linter's regular expressions have no look-around. If one name is excepted, use gitignore patterns in `group`.
   */
} & ({ regex: string } | { group: string[] })

export type ImportBoundary = {
  files: string[]
  patterns: RestrictedPattern[]
  /** A file and an import in it that the linter must refuse. */
  probe: { file: string; code: string }
}

const noClimbing: RestrictedPattern = {
  regex: '^(\\.\\./){2,}',
  message: 'Import from other folders with #app, #content, #server or a package name, not with ../../.',
}

const appByItsBuild: RestrictedPattern = {
  regex: '^#app/',
  message: 'The server may use only the build of the app (server/pages).',
  allowTypeImports: true,
}

const workspacePackagesExcept = (...allowed: string[]): string[] => [
  '@frontdesk/**',
  ...allowed.flatMap((name) => [`!@frontdesk/${name}`, `!@frontdesk/${name}/**`]),
]

const onlyWireMessages: RestrictedPattern = {
  group: workspacePackagesExcept('voice-protocol', 'voice-platform'),
  message: 'The voice platform may import only the wire messages.',
}

export const importBoundaries: ImportBoundary[] = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    patterns: [noClimbing],
    probe: { file: 'bench/probe.ts', code: "import '../../anything.ts'" },
  },
  {
    files: ['apps/website/app/**'],
    patterns: [
      noClimbing,
      {
        group: [
          '\\#server/**',
          '!\\#server/consultations/consultation.ts',
          '!\\#server/consultations/consultation-request.ts',
        ],
        message:
          'Pages reach the server through the typed context of loaders and actions (app/server-context.ts).',
        allowTypeImports: true,
      },
      {
        regex: '^(@frontdesk/voice-platform|node:|hono|kysely|pg$|ws$)',
        message: 'Code for the browser must not import server code.',
        allowTypeImports: true,
      },
    ],
    probe: { file: 'apps/website/app/pages/probe.ts', code: "import '#server/main.ts'" },
  },
  {
    // Tests run in Node, beside the tested code: they may start a server.
    files: ['apps/website/app/**/*.test.ts'],
    patterns: [noClimbing],
    probe: { file: 'apps/website/app/probe.test.ts', code: "import '../../anything.ts'" },
  },
  {
    files: ['apps/website/desk/**'],
    patterns: [
      noClimbing,
      {
        group: ['\\#server/**', '\\#app/**', '\\#agency/**'],
        message: 'The desk may import only the types of the API from the server.',
        allowTypeImports: true,
      },
    ],
    probe: { file: 'apps/website/desk/probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    files: ['apps/website/app/ui/**'],
    patterns: [
      noClimbing,
      {
        group: ['\\#app/**', '!\\#app/ui/**', '\\#server/**', '\\#content/**'],
        message: 'Primitives must not import pages, content or server code: use props.',
      },
    ],
    probe: { file: 'apps/website/app/ui/probe.ts', code: "import '#app/pages/home/home.tsx'" },
  },
  {
    files: ['apps/website/content/**', 'apps/website/fixtures/**'],
    patterns: [
      noClimbing,
      {
        regex: '^#(agency|app|server)/',
        message:
          'Content is plain data: it imports the types of its schema, and nothing of the app or the server.',
        allowTypeImports: true,
      },
    ],
    probe: { file: 'apps/website/content/probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    files: ['apps/website/agency/**'],
    patterns: [
      noClimbing,
      {
        regex: '^#(app|server)/',
        message: 'The code that reads the content must not import the app or the server.',
      },
    ],
    probe: { file: 'apps/website/agency/probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    files: ['apps/website/server/**'],
    patterns: [noClimbing, appByItsBuild],
    probe: { file: 'apps/website/server/probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    files: [
      'apps/website/server/{consultations,delivery,privacy,promotion,site-keys,spam,usage,visits,voice}/**',
    ],
    patterns: [
      noClimbing,
      appByItsBuild,
      {
        regex: '^#server/pages/',
        message: 'A feature must not import the pages.',
      },
    ],
    probe: {
      file: 'apps/website/server/visits/probe.ts',
      code: "import '../apps/website/server/site/pages/site.ts'",
    },
  },
  {
    files: ['apps/website/server/database/**'],
    patterns: [
      noClimbing,
      appByItsBuild,
      {
        group: ['\\#server/**', '!\\#server/database/**'],
        message: 'The engines must not import features: server/store registers tables and transactions.',
      },
    ],
    probe: {
      file: 'apps/website/server/database/probe.ts',
      code: "import '../apps/website/server/requests/receive/add-consultation.ts'",
    },
  },
  {
    // Tests put the server together.
    files: ['apps/website/server/**/*.test.ts', 'apps/website/server/**/testing/**'],
    patterns: [noClimbing, appByItsBuild],
    probe: { file: 'apps/website/server/database/testing/probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    files: ['packages/voice-protocol/**', 'packages/voice-api/**'],
    patterns: [
      noClimbing,
      {
        group: workspacePackagesExcept(),
        message: 'This package must not import other packages of this repository.',
      },
    ],
    probe: { file: 'packages/voice-api/src/probe.ts', code: "import '@frontdesk/voice-client'" },
  },
  {
    files: ['packages/voice-client/**'],
    patterns: [
      noClimbing,
      {
        group: workspacePackagesExcept('voice-protocol', 'voice-api', 'voice-client'),
        message: 'The voice client may import only the wire messages and the REST client.',
      },
    ],
    probe: { file: 'packages/voice-client/src/probe.ts', code: "import '@frontdesk/voice-platform'" },
  },
  {
    files: ['packages/voice-platform/**'],
    patterns: [noClimbing, onlyWireMessages],
    probe: { file: 'packages/voice-platform/src/probe.ts', code: "import '@frontdesk/voice-client'" },
  },
  {
    files: ['packages/voice-platform/src/{dialogue,language-model,calls,tools}/**'],
    patterns: [
      noClimbing,
      onlyWireMessages,
      {
        regex: '^#platform/(http|session)/',
        message: 'This folder must not import the sessions and routes that use it.',
      },
    ],
    probe: {
      file: 'packages/voice-platform/src/language-model/probe.ts',
      code: "import '#platform/http/platform-context.ts'",
    },
  },
  {
    files: ['packages/voice-platform/src/providers/**'],
    patterns: [
      noClimbing,
      onlyWireMessages,
      {
        regex: '^#platform/(http|session|dialogue|language-model|calls|tools)/',
        message:
          'A provider may import only the pipeline and audio. create-voice-providers.ts assembles providers.',
      },
    ],
    probe: {
      file: 'packages/voice-platform/src/providers/probe.ts',
      code: "import '#platform/session/fixed-sentences.ts'",
    },
  },
  {
    files: ['packages/voice-platform/src/session/**'],
    patterns: [
      noClimbing,
      onlyWireMessages,
      { regex: '^#platform/http/', message: 'A session must not import routes or sockets: http opens it.' },
    ],
    probe: {
      file: 'packages/voice-platform/src/session/probe.ts',
      code: "import '#platform/http/open-calls.ts'",
    },
  },
  {
    files: ['packages/voice-platform/src/pipeline/**'],
    patterns: [
      noClimbing,
      {
        regex: '(^|/)providers/|^@frontdesk/voice-(client|api|platform)|^@echogarden/',
        message: 'The pipeline must not import providers: pass them as arguments.',
        allowTypeImports: true,
      },
    ],
    probe: {
      file: 'packages/voice-platform/src/pipeline/probe.ts',
      code: "import '../providers/flite/flite.ts'",
    },
  },
]
