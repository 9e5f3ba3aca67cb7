import { buildFolder } from './agency/content-folder.ts'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: buildFolder,
  serverModuleFormat: 'esm',
  // All routes in one immutable file of half a kilobyte: no request to the server before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
