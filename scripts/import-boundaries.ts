/**
 * The import boundaries. The linter enforces them (`oxlint.config.ts`), and `import-boundaries.test.ts` proves that
 * each rule works. The linter's rule matches the specifier as written, so an import from another folder of the website
 * begins with `#`, and a path that climbs out of its folder is refused.
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
  message: 'Import from other folders with # or a package name, not with ../../.',
}

const workspacePackagesExcept = (...allowed: string[]): string[] => [
  '@frontdesk/**',
  ...allowed.flatMap((name) => [`!@frontdesk/${name}`, `!@frontdesk/${name}/**`]),
]

const onlyWireMessages: RestrictedPattern = {
  group: workspacePackagesExcept('voice-protocol', 'voice-platform'),
  message: 'The voice platform may import only the wire messages.',
}

/** The rooms of the voice platform from the ground up. A room imports only those before it. */
const platformRooms = [
  'runtime',
  'audio',
  'calls',
  'providers',
  'pipeline',
  'dialogue',
  'language-model',
  'session',
  'http',
] as const

const noProviders: RestrictedPattern = {
  regex: '^#platform/providers/|^@echogarden/',
  message: 'The pipeline must not import providers: pass them as arguments.',
  allowTypeImports: true,
}

/** The rooms of the server from the ground up. A room imports only those before it (docs/decisions/rooms.md). */
export const serverRooms = [
  'runtime',
  'store',
  'voice',
  'requests',
  'appointments',
  'site',
  'desk',
  'operate',
] as const

/** The folders of the website from the ground up, and what each may import besides itself. */
const folders = {
  agency: [],
  contract: ['agency', 'content'],
  app: ['contract', 'agency', 'content'],
  desk: ['contract', 'content'],
  'form-element': ['app', 'contract', 'agency', 'content'],
} as const

/** The rooms of the programs in the browser from the ground up. A room imports only those before it. */
const rooms = {
  app: (
    'links motion media sample-mark document inline-scripts vignettes background-canvas error-screen site-header ' +
    'consultation-form voice-call other-companies site-footer root.tsx discovery pages'
  ).split(' '),
  desk: 'words model parts appointments numbers requests settings calls questions frame'.split(' '),
}

const onlyTypesInContent: RestrictedPattern = {
  regex: '^#(agency|app|contract|server)/',
  message: 'Content is plain data: it imports the types of its schema, and nothing of the app or the server.',
  allowTypeImports: true,
}

/** What runs on the server only. */
const serverPackages = '^(@frontdesk/voice-platform|node:|hono|kysely|pg$|ws$)'

const website = 'apps/website'
const everyFolder = ['agency', 'app', 'content', 'contract', 'desk', 'server']

/** A folder and what it must not import. A file directly in it reaches other folders with `../`, a deeper one does not. */
function boundary(folder: string, forbidden: RestrictedPattern, code: string): ImportBoundary[] {
  const files = (glob: string) => [`${website}/${folder}/${glob}`]
  const probe = (file: string) => ({ file: `${website}/${folder}/${file}`, code })
  const noWayOut = { ...noClimbing, regex: '^\\.\\./' }
  return [
    { files: files('**'), patterns: [noClimbing, forbidden], probe: probe('probe/import-probe.ts') },
    { files: files('*.{ts,tsx}'), patterns: [noWayOut, forbidden], probe: probe('import-probe.ts') },
  ]
}

/** What a folder must not import from outside of it. */
function outside(folder: keyof typeof folders): RestrictedPattern {
  const below: readonly string[] = folders[folder]
  const others = everyFolder.filter((other) => other !== folder && !below.includes(other))
  return {
    regex: `^#(${others.join('|')})/${folder === 'agency' ? '' : `|${serverPackages}`}`,
    message: `${folder} may import only ${below.join(' and ') || 'its own'}, and no server code.`,
  }
}

export const importBoundaries: ImportBoundary[] = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    patterns: [noClimbing],
    probe: { file: 'bench/import-probe.ts', code: "import '../../anything.ts'" },
  },
  ...Object.keys(folders).flatMap((folder) =>
    boundary(folder, outside(folder as keyof typeof folders), "import '#server/main.ts'"),
  ),
  ...Object.entries(rooms).flatMap(([folder, inOrder]) =>
    inOrder.flatMap((room, floor): ImportBoundary[] => {
      const above = inOrder.slice(floor + 1)
      if (above.length === 0 || room === 'root.tsx') return []
      return [
        {
          files: [`${website}/${folder}/${room}/**`],
          patterns: [
            noClimbing,
            outside(folder as keyof typeof rooms),
            {
              regex: `^(\\.\\./|#${folder}/)(${above.join('|')})(/|$)`,
              message: `${folder}/${room} may import only the rooms below it.`,
            },
          ],
          probe: {
            file: `${website}/${folder}/${room}/import-probe.ts`,
            code: `import '../${above.at(-1)}/probe.ts'`,
          },
        },
      ]
    }),
  ),
  ...serverRooms.flatMap((room, floor) => {
    const above = serverRooms.slice(floor + 1)
    return boundary(
      `server/${room}`,
      {
        regex: `^#(app|desk)/|^#server/(${[...above, '[^/]+$'].join('|')})`,
        message: `server/${room} may import only the rooms below it: ${serverRooms.slice(0, floor).join(', ') || 'none'}.`,
      },
      "import '#server/create-app.ts'",
    )
  }),
  {
    files: ['apps/website/app/ui/**'],
    patterns: [
      noClimbing,
      {
        regex: '^(\\.\\./|#)',
        message: 'Primitives must not import pages, content or server code: use props.',
      },
    ],
    probe: { file: 'apps/website/app/ui/import-probe.ts', code: "import '#app/pages/home/home.tsx'" },
  },
  {
    files: ['apps/website/agencies/**'],
    patterns: [noClimbing, onlyTypesInContent],
    probe: { file: 'apps/website/agencies/northlamp/import-probe.ts', code: "import '#app/root.tsx'" },
  },
  {
    // A language takes what has no words from its agency.
    files: ['apps/website/agencies/*/languages/**'],
    patterns: [onlyTypesInContent],
    probe: {
      file: 'apps/website/agencies/nachtportier/languages/en/import-probe.ts',
      code: "import '#app/root.tsx'",
    },
  },
  {
    // Tests run in Node, beside the tested code, and put the parts together. So does what only the build reads.
    files: [
      'apps/website/**/*.test.{ts,tsx}',
      'apps/website/**/testing/**',
      'apps/website/server/voice/evaluation/**',
      'apps/website/**/{routes,vite.config}.ts',
    ],
    patterns: [noClimbing],
    probe: { file: 'apps/website/server/store/testing/import-probe.ts', code: "import '../../anything.ts'" },
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
    probe: { file: 'packages/voice-api/src/import-probe.ts', code: "import '@frontdesk/voice-client'" },
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
    probe: { file: 'packages/voice-client/src/import-probe.ts', code: "import '@frontdesk/voice-platform'" },
  },
  {
    files: ['packages/voice-platform/**'],
    patterns: [noClimbing, onlyWireMessages],
    probe: { file: 'packages/voice-platform/src/import-probe.ts', code: "import '@frontdesk/voice-client'" },
  },
  ...platformRooms.flatMap((room, floor): ImportBoundary[] => {
    const folder = `packages/voice-platform/src/${room}`
    const patterns = [
      onlyWireMessages,
      {
        regex: `^#platform/(${[...platformRooms.slice(floor + 1).map((above) => `${above}/`), '[^/]+$'].join('|')})`,
        message: `${room} may import only the rooms below it: ${platformRooms.slice(0, floor).join(', ') || 'none'}.`,
      },
      ...(room === 'pipeline' ? [noProviders] : []),
    ]
    const code = `import '#platform/${room === 'pipeline' ? 'providers/fvad.ts' : 'index.ts'}'`
    return [
      {
        files: [`${folder}/**`],
        patterns: [noClimbing, ...patterns],
        probe: { file: `${folder}/probe/import-probe.ts`, code },
      },
      {
        files: [`${folder}/*.ts`],
        patterns: [{ ...noClimbing, regex: '^\\.\\./' }, ...patterns],
        probe: { file: `${folder}/import-probe.ts`, code },
      },
    ]
  }),
]
