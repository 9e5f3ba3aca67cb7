/**
 * Builds the website if its inputs have changed since the last build. `npm start` calls it, so that a clone starts with
 * one command and a restart takes no time. Each agency has a build of its own: AGENCY names the one to build.
 */
import '../apps/website/agency/register-agency.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildWithVite } from 'vite'
import { agency, buildFolder, languageFolders } from '../apps/website/agency/content-folder.ts'
import { runInFurtherLanguages } from '../apps/website/agency/in-further-languages.ts'
import { describeProblems } from '../apps/website/server/operate/check-content/check-content.ts'
import { explainContent } from '../apps/website/server/operate/check-content/explain-content.ts'

// A test run that starts the build has another one, with which the JSX of development would be built.
process.env.NODE_ENV = 'production'

const root = join(import.meta.dirname, '..')
const website = join(root, 'apps/website')
const registerAgency = pathToFileURL(join(website, 'agency/register-agency.ts')).href
const [name = ''] = languageFolders
const isFurther = agency !== name
const build = join(website, buildFolder)
const stampFile = join(build, 'inputs.sha256')

const inputs = [
  'package-lock.json',
  'apps/website/{agency,app,client-files,contract,desk,form-element,public,server,vite-plugins}/**/*',
  `apps/website/agencies/${name}/**/*`,
  'apps/website/*.{ts,json}',
  'packages/*/src/**/*',
  'packages/*/package.json',
]

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (!statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

const problems = await explainContent()
if (problems !== null) {
  console.error(problems)
  process.exit(1)
}

const hash = hashInputs()
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
if (!isFresh || process.argv.includes('--force')) {
  // Imported late, like all that reads the content, which may be invalid.
  const { makeShownPictures } =
    await import('../apps/website/server/operate/check-content/read-shown-content.ts')
  const { renderArticles } = await import('../apps/website/server/site/articles/reading/render-articles.ts')
  const rendered = await renderArticles(await makeShownPictures())
  if ('problems' in rendered) {
    console.error(describeProblems(rendered.problems))
    process.exit(1)
  }
  const reactRouter = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  )
  execFileSync(process.execPath, ['--import', registerAgency, reactRouter, 'build'], {
    cwd: website,
    stdio: 'inherit',
  })
  if (!isFurther) {
    await buildWithVite({ configFile: join(website, 'desk/vite.config.ts'), mode: 'production' })
    await buildWithVite({ configFile: join(website, 'form-element/vite.config.ts'), mode: 'form-element' })
  }
  const { writeClientFiles } = await import('../apps/website/client-files/write-client-files.ts')
  await writeClientFiles(join(build, 'client'), rendered.articles)
  const { articlesFile } = await import('../apps/website/server/site/pages/site.ts')
  writeFileSync(join(build, articlesFile), JSON.stringify(rendered.articles))
  const { compressFiles } = await import('../apps/website/server/site/static-files.ts')
  const folders = isFurther ? ['client'] : ['client', 'desk']
  await Promise.all(folders.map((folder) => compressFiles(join(build, folder))))
  writeFileSync(stampFile, hash)
}

// Each further language is a build of its own: no visitor loads the words of another.
if (!runInFurtherLanguages()) process.exit(1)
