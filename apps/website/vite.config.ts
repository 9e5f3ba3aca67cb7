import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contentFolder } from './agency/content-folder.ts'
import { accentColour } from './vite-plugins/accent-colour.ts'
import { evaluatedModules } from './vite-plugins/evaluated-modules.ts'

/** The code that every page of the site loads. */
const siteCode = new RegExp(
  [
    'website/app/(?!pages|vignettes|voice-call|ui/picture|background-canvas/(run|dots)|consultation-form/(form-code|post|send))',
    'website/app/voice-call/calls',
    'agencies/[^/]+/(brand|consent|contact|forms|navigation|pages)[.]ts',
    'website/agency/(consultation-choices|given|site-map|site-pages)[.]ts',
    'website/contract/consultation[.]ts',
  ].join('|'),
)

/** The code that every page of a site with calls loads as well: see app/voice-call/calls.ts. */
const callCode =
  /website\/app\/voice-call\/(call-button|call-notice|call-dock|call-button-store|use-call-button)[.]|agencies\/[^/]+\/voice[.]/

/** The pictures that several pages show. */
const pictureCode =
  /website\/app\/(vignettes\/(vignette|conversation|pipeline|week)|ui\/picture-icons)[.]|agencies\/[^/]+\/examples[.]/

export default defineConfig({
  plugins: [accentColour(), evaluatedModules(), tailwindcss({ optimize: false }), reactRouter()],
  // What `#content/` resolves to in Node (agency/register-agency.ts).
  resolve: { alias: { '#content': contentFolder } },
  // No data: URLs, because the content security policy forbids them. The colours derived from the accent need at least
  // these browsers.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few chunks compress better than many: 2.5 KB less for the framework alone, and it stays in the
              // visitor's cache from release to release.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)/,
                  priority: 2,
                },
                {
                  name: 'site',
                  test: siteCode,
                  priority: 1,
                },
                {
                  name: 'calls',
                  test: callCode,
                  priority: 1,
                },
                {
                  name: 'pictures',
                  test: pictureCode,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
