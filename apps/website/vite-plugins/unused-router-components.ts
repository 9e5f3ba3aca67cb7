import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's components that the site does not use, such as `Link` and `Form`: 2.3 KB of
 * every page. Without this they stay, because the router writes a name for developer tools to each, and because a call
 * of `forwardRef` might have side effects.
 */
export function unusedRouterComponents(): Plugin {
  return {
    name: 'unused-router-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (?=React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
    },
  }
}
