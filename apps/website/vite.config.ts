import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Nothing becomes a data: URL: the content security policy does not allow them.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few chunks compress better than many: 2.5 KB less for the framework alone, and it stays in the visitor's
              // cache from release to release.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)/,
                  priority: 2,
                },
                { name: 'site', test: /[\\/]website[\\/](app|content)[\\/]/, minShareCount: 5, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
