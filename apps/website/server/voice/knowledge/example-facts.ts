import type { KnownFact } from '@frontdesk/voice-platform'
import type { Conversation, Pipeline, Week } from '#agency/schema/examples.ts'
import { drawnOf } from '#agency/media/is-media.ts'
import { sectionsOf } from '#agency/sections.ts'
import { listedSections } from '#contract/services-sections.ts'
import { shownSections } from '#contract/home-sections.ts'
import { factId, type SoldPage, soldPages } from '#contract/service-pages.ts'
import { examples } from '#content/examples.ts'
import { home } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, inSentences, listed } from './sentences.ts'

const { example: words, inId, quote: quoted } = factWords

const hasBeyond = listedSections.includes('beyond') && services.some(({ kind }) => kind === 'other')
const answer = hasBeyond ? drawnOf(servicesPage.beyond?.answer) : undefined
const flow = shownSections.includes('about') ? drawnOf(home.about?.flow) : undefined
const night = shownSections.includes('night') ? drawnOf(home.night) : undefined

type About = (name: string, about: string, say: string) => KnownFact

function conversationFacts(about: About, { messages, caption, outcome }: Conversation): KnownFact[] {
  const sources = messages.flatMap((message) => message.sources ?? [])
  return [
    ...messages.flatMap(({ from, text }, at): KnownFact[] => {
      const reply = messages[at + 1]
      return from === 'customer' && reply
        ? [
            about(
              at === 0 ? 'example-conversation' : `example-conversation-${at + 1}`,
              `example: ${text}`,
              words.conversation(quoted(text), ended(quoted(reply.text))),
            ),
          ]
        : []
    }),
    about(
      'example-conversation-outcome',
      `when that was, and how it ended: ${caption}`,
      [
        ...[caption, outcome].map(ended),
        ...(sources.length === 0 ? [] : [words.sources(inSentences(sources))]),
      ].join(' '),
    ),
  ]
}

function pipelineFacts(about: About, { caption, incoming, enriched, columns }: Pipeline): KnownFact[] {
  return [
    about(
      'example-enquiry',
      caption,
      `${words.enquiry(quoted(incoming.text), listed(enriched.fields.map(({ name, value }) => `${name} ${value}`)))} ${ended(enriched.score)}`,
    ),
    ...columns.flatMap(({ name, cards }) =>
      cards.map(({ title, detail }, at) =>
        about(
          `example-pipeline-${inId(name)}-${at + 1}`,
          `${title} in the example`,
          words.card(title, quoted(name), ended(detail)),
        ),
      ),
    ),
  ]
}

function weekFacts(about: About, { caption, reminder }: Week): KnownFact[] {
  return [
    about(
      'reminder-reply',
      'what a reminder says and how to reply',
      words.reminder(reminder.title, ended(quoted(reminder.text))),
    ),
    about(
      'example-reminder',
      caption,
      words.reply(reminder.replyTitle, ended(quoted(reminder.reply)), ended(reminder.result)),
    ),
  ]
}

/** The examples drawn on the page of a service. An example that several pages share belongs to the first of them. */
function examplesOn(sold: SoldPage): KnownFact[] {
  const { id, service, page } = sold
  const about: About = (name, what, say) => ({
    id: factId(sold, name),
    subject: service.id,
    about: what,
    say,
  })
  const sharing = soldPages.find((other) => other.page.layout === page.layout && !other.page.example)
  const isOwn = page.example !== undefined || sharing?.id === id
  switch (page.layout) {
    case 'conversation': {
      const example = drawnOf(page.example ?? examples.conversation)
      const note = sectionsOf(page).includes('note') ? page.note : undefined
      return [
        ...(isOwn && example ? conversationFacts(about, example) : []),
        ...(note
          ? [
              about(
                'example-note',
                note.caption,
                `${inSentences([note.caption, note.from, ...note.rows.map(({ name, text }) => `${name}: ${text}`)])} ${words.draft(ended(note.reply))}`,
              ),
            ]
          : []),
      ]
    }
    case 'pipeline': {
      const example = drawnOf(page.example ?? examples.pipeline)
      const record = sectionsOf(page).includes('steps') ? drawnOf(page.record) : undefined
      return [
        ...(isOwn && example ? pipelineFacts(about, example) : []),
        ...(record
          ? [
              about(
                'example-record',
                record.caption,
                words.record(
                  record.title,
                  listed(
                    record.changes.map(({ field, before, after }) => words.change(field, before, after)),
                  ),
                  ended(record.undo),
                ),
              ),
            ]
          : []),
      ]
    }
    case 'week': {
      const example = drawnOf(page.example ?? examples.week)
      return isOwn && example ? weekFacts(about, example) : []
    }
  }
}

/** The examples drawn on the pages: their questions and outcomes. */
const examplesOfPages: readonly KnownFact[] = [
  ...soldPages.flatMap(examplesOn),
  ...(answer === null || answer === undefined
    ? []
    : [
        {
          id: 'example-answer',
          about: answer.caption,
          say: words.answer(
            quoted(answer.question),
            ended(quoted(answer.answer)),
            listed(answer.rows.map(({ name, text }) => `${name} ${text}`)),
          ),
        },
        {
          id: 'example-answer-query',
          about: 'the query behind the example of data analysis',
          say: words.query(ended(quoted(answer.query))),
        },
      ]),
  ...(flow
    ? [
        {
          id: 'example-flow',
          about: flow.caption,
          say: `${ended(flow.caption)} ${ended(flow.chart.title)} ${flow.chart.before}, ${ended(flow.chart.after)}`,
        },
        {
          id: 'example-flow-steps',
          about: `the steps of the ${flow.caption}`,
          say: words.steps(listed(flow.steps.map(({ name, detail }) => `${name} (${detail})`))),
        },
      ]
    : []),
  ...(night
    ? [
        {
          id: 'night',
          about: night.title,
          say: `${ended(night.caption)} ${words.steps(listed(night.events.map(({ time, title }) => `${time}, ${title}`)))}`,
        },
      ]
    : []),
  ...(night?.events ?? []).map(({ time, title, detail }, at): KnownFact => ({
    id: `night-${at + 1}`,
    about: `what happened at ${time}`,
    say: words.inNight(time, inSentences([title, detail])),
  })),
]

/** The examples drawn on the pages. No figure in them is the agency's own. */
export const exampleFacts: readonly KnownFact[] = examplesOfPages.map((fact) => ({
  ...fact,
  owner: 'example',
}))
