import type { Claim } from '#agency/schema/numbers.ts'
import { pageSubjects } from '#server/voice/knowledge/page-facts.ts'
import { serviceSubjects } from '#server/voice/knowledge/service-facts.ts'
import { contentFacts } from '#server/voice/knowledge/site-knowledge.ts'
import type { ContentProblem } from './content-problem.ts'
import { nearestId } from './nearest-id.ts'
import type { Content } from './read-content.ts'

/** A name of something that the content does not have. */
export type UnknownId = ContentProblem & {
  /** It is nearly the id of something else, so it is a slip and not left over. */
  isMisspelt: boolean
}

/** What comes and goes by itself, so that ways to ask for it may stay. */
const passing = {
  promotion: { text: '', companionText: '' },
  articles: [{ slug: '', title: '', description: '' }],
}

/** The ids of all that an answer can take from the content. */
const idsOfContent = (): string[] =>
  contentFacts(passing.promotion, '', null, 'UTC', passing.articles).map(({ id }) => id)

/** The ids of what can have other names. */
const idsOfSubjects = [...serviceSubjects, ...pageSubjects].flatMap(({ id, type }) =>
  type === 'step' ? [] : id,
)

/**
 * Finds names of something that does not exist: misspelt ones, and those left over, such as the card of a service that was removed. The
 * site works without what they name: it hides the card and drops the answer.
 */
export function findUnknownIds(content: Content): UnknownId[] {
  const facts = idsOfContent()
  const services = content['services.ts'].services.map(({ id }) => id)
  const { alsoCalled, places, answers } = content['assistant.ts'].assistant
  const ownPages = Object.keys(content).flatMap((file) => /^own-pages\/(.+)\.ts$/.exec(file)?.[1] ?? [])
  const pages = [...Object.keys(content['pages.ts'].pages), ...ownPages, 'articles']
  const { entries } = content.asked
  const answered = entries.filter(({ answer }) => answer !== undefined).map(({ id }) => id)
  const topics = Object.keys(answers).map((topic) => `answer-${topic}`)
  return [
    ...(content['pages/home.ts'].home.solutions?.cards ?? []).flatMap(({ service, title }) =>
      unknown('pages/home.ts', `home.solutions, "${title}", is not shown`, [service], noService, services),
    ),
    ...Object.entries(content['forms.ts'].forms).flatMap(([page, form]) =>
      unknown('forms.ts', `forms.${page}.service`, form ? [form.service] : [], noService, services),
    ),
    ...Object.entries<Claim>(content['numbers.ts'].claims).flatMap(([claim, { service }]) =>
      unknown('numbers.ts', `claims.${claim}.service`, service ? [service] : [], noService, services),
    ),
    ...unknown(
      'assistant.ts',
      'assistant.alsoCalled',
      Object.keys(alsoCalled),
      `${noService}, industry or system`,
      idsOfSubjects,
    ),
    ...unknown(
      'assistant.ts',
      'assistant.places.pages',
      Object.keys(places.pages),
      'there is no page',
      pages,
    ),
    ...Object.entries(answers).flatMap(([topic, answer]) =>
      unknown(
        'assistant.ts',
        `assistant.answers.${topic}`,
        typeof answer === 'object' ? answer.from : [],
        noFact,
        facts,
      ),
    ),
    ...entries.flatMap(({ id, file }) =>
      unknown(`asked/${file}`, 'the heading needs an Answer', [id], noFact, [
        ...facts,
        ...topics,
        ...answered,
      ]),
    ),
  ]
}

const noService = 'there is no service'
const noFact = 'no shown page has the entry'

const unknown = (
  file: string,
  where: string,
  ids: readonly string[],
  says: string,
  known: readonly string[],
): UnknownId[] =>
  ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const nearest = nearestId(id, known)
      const meant = nearest === undefined ? '' : `; write ${nearest}, or remove it`
      return { file, sentence: `${where}: ${says} ${id}${meant}.`, isMisspelt: nearest !== undefined }
    })
