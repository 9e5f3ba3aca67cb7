/** `npm run check:content`: checks the content of the chosen agency, as every start does. */
import '../apps/website/agency/register-agency.ts'
import { contentPath } from '../apps/website/agency/content-folder.ts'
import { runInFurtherLanguages } from '../apps/website/agency/in-further-languages.ts'
import { explainContent } from '../apps/website/server/operate/check-content/explain-content.ts'

const problems = await explainContent()
if (problems !== null) {
  console.error(problems)
  process.exitCode = 1
} else {
  // Imported late, because it reads the content, which may be invalid.
  const { describeTheme } = await import('../apps/website/server/operate/check-content/describe-theme.ts')
  for (const sentence of describeTheme()) console.log(sentence)
  const { findUnknownIds } = await import('../apps/website/server/operate/check-content/find-unknown-ids.ts')
  const { content } = await import('../apps/website/server/operate/check-content/read-content.ts')
  for (const { file, sentence } of findUnknownIds(content)) console.log(`${contentPath}/${file}: ${sentence}`)
  const { describeProblems } = await import('../apps/website/server/operate/check-content/check-content.ts')
  const { makeShownPictures } =
    await import('../apps/website/server/operate/check-content/read-shown-content.ts')
  const { renderArticles } = await import('../apps/website/server/site/articles/reading/render-articles.ts')
  const rendered = await renderArticles(await makeShownPictures())
  if ('problems' in rendered) {
    console.error(describeProblems(rendered.problems))
    process.exitCode = 1
  }
}
if (!runInFurtherLanguages()) process.exitCode = 1
