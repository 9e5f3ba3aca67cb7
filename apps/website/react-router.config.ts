import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // All seven routes in one immutable file of half a kilobyte: no question to the server before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
