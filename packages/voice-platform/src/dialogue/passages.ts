import type { Knowledge, KnownService } from './knowledge.ts'
import { sentence } from './english/sentence.ts'
import { tellStory } from './tell.ts'

/** A fact that can be said as it stands. What the title holds weighs more than what the text holds. */
export type Passage = { title: string; text: string; service?: string; weight?: number }

function ofService(service: KnownService): Passage[] {
  const { name } = service
  const parts = (items: readonly string[], say: (item: string) => string): Passage[] =>
    items.map((item) => ({
      title: `${item} ${name}`,
      text: `${say(item)} ${sentence(service.summary)}`,
      service: name,
    }))
  return [
    {
      title: `${name} ${service.alsoCalled.join(' ')}`,
      text: `${name}: ${service.summary}`,
      service: name,
      weight: 1.5,
    },
    ...parts(service.features, (feature) => `${name} includes ${feature}.`),
    ...parts(service.benefits, (benefit) => `${name} gives you ${benefit}.`),
    ...parts(service.useCases, (use) => `${name} is used for ${use}, for example.`),
  ]
}

const withService = (service: string | undefined): { service?: string } =>
  service === undefined ? {} : { service }

/** Everything that the knowledge can say, fact by fact. */
export function passagesOf(knowledge: Knowledge): Passage[] {
  return [
    ...knowledge.services.flatMap(ofService),
    ...knowledge.facts.map(({ about, text, service }) => ({
      title: about.join(' '),
      text,
      ...withService(service),
    })),
    ...Object.entries(knowledge.topics).map(([topic, text]) => ({ title: topic.replaceAll('-', ' '), text })),
    ...[...knowledge.industries, ...knowledge.integrations].map(({ name, summary }) => ({
      title: name,
      text: summary,
    })),
    ...[...knowledge.results, ...knowledge.problems].map(({ text, service }) => ({
      title: text,
      text,
      ...withService(service),
    })),
    ...knowledge.processes.flatMap(({ service, steps }) =>
      steps.map(({ title, text }) => ({ title, text: `${title}: ${text}`, ...withService(service) })),
    ),
    ...knowledge.consultation.steps.map((text) => ({ title: '', text })),
    ...knowledge.stories.map((story) => ({
      title: `${story.title} ${story.industry}`,
      text: tellStory(story).say.join(' '),
    })),
  ]
}
