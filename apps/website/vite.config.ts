import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contentAliases } from './agency/content-folder.ts'
import { agencyMedia } from './vite-plugins/agency-media.ts'
import { evaluatedModules } from './vite-plugins/evaluated-modules.ts'
import { ownFont } from './vite-plugins/own-font.ts'
import { mirrored, readsFromTheRight, rightToLeftStyles } from './vite-plugins/right-to-left.ts'
import { readTheme, themeDrawings, themeTokens } from './vite-plugins/theme.ts'
import { unusedRouterComponents } from './vite-plugins/unused-router-components.ts'

/** The code that every page of the site loads. */
const siteCode = new RegExp(
  [
    'website/app/(?!pages|vignettes|media|voice-call|other-companies|sample-mark|ui/(columns|picture|service-icon|own-icons)|background-canvas/(run|dots)|consultation-form/(booking-links|fill|form-code|post|proof|read-touch|send-(attempt|consultation)|state-after))',
    'website/app/vignettes/use-living-pictures',
    'website/app/voice-call/calls',
    'agencies/[^/]+/(brand|consent|contact|forms|navigation|pages)[.]ts',
    'website/agency/required[.]ts',
    'website/contract/(consultation|consultation-choices|home-path|languages?|own-pages|site-map|site-pages)[.]ts',
  ].join('|'),
)

/** The code that every page of a site with calls loads as well: see app/voice-call/calls.ts. */
const callCode =
  /website\/app\/voice-call\/(call-button|call-notice|call-dock|call-button-store)[.]|agencies\/[^/]+\/voice[.]/

/** What the static parts of several pages show: see app/static.tsx. */
const pictureCode =
  /website\/app\/(vignettes\/(vignette|conversation|pipeline|week)|media\/(made-media|media-view)|ui\/(columns|picture-icons|service-icon|own-icons)|sample-mark\/sample-mark|pages\/service\/service-sections)[.]|agencies\/[^/]+\/examples[.]/

export default defineConfig({
  plugins: [
    themeTokens(),
    rightToLeftStyles(),
    ownFont(),
    agencyMedia(),
    evaluatedModules(),
    unusedRouterComponents(),
    tailwindcss({ optimize: false }),
    reactRouter(),
  ],
  // What `#content/` resolves to in Node (agency/register-agency.ts).
  resolve: { alias: contentAliases },
  css: { postcss: { plugins: [themeDrawings(await readTheme()), mirrored(await readsFromTheRight())] } },
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
                  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|cookie)/,
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
