import type { KnownFact } from '@frontdesk/voice-platform'
import { examples } from '#content/examples.ts'
import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { services } from '#content/services.ts'
import { ended, inside, listed } from './sentences.ts'

const serviceOf = (page: string) => services.find((service) => service.page === page)?.id
const only = (shown: boolean, facts: () => KnownFact[]): KnownFact[] => (shown ? facts() : [])
const quoted = (text: string): string => `“${text}”`

const { conversation, pipeline, week } = examples
const support = serviceOf('customer-support')
const crm = serviceOf('crm-integration')
const calendar = serviceOf('scheduling')
const { answer } = servicesPage.beyond
const { flow } = home.about

/** The examples drawn on the pages: their questions and outcomes. */
export const exampleFacts: readonly KnownFact[] = [
  ...(conversation && support
    ? conversation.messages.flatMap(({ from, text }, at): KnownFact[] => {
        const reply = conversation.messages[at + 1]
        return from === 'customer' && reply
          ? [
              {
                id: at === 0 ? 'example-conversation' : `example-conversation-${at + 1}`,
                subject: support,
                about: `example: ${text}`,
                say: `In the example on our site, a customer asks ${quoted(text)} and the assistant answers ${quoted(reply.text)}`,
              },
            ]
          : []
      })
    : []),
  ...(conversation && support
    ? [
        {
          id: 'example-conversation-outcome',
          subject: support,
          about: `when that was, and how it ended: ${conversation.caption}`,
          say: `${ended(conversation.caption)} ${ended(conversation.outcome)} The answers rest on ${listed(conversation.messages.flatMap(({ sources = [] }) => sources).map(inside))}.`,
        },
      ]
    : []),
  ...(customerSupport && support
    ? [
        {
          id: 'example-note',
          subject: support,
          about: customerSupport.note.caption,
          say: `${ended(customerSupport.note.caption)} ${ended(customerSupport.note.from)} It says ${listed(customerSupport.note.rows.map(({ name, text }) => `${inside(name)}: ${text}`))}. The draft reply: ${ended(customerSupport.note.reply)}`,
        },
      ]
    : []),
  ...(pipeline && crm
    ? [
        {
          id: 'example-enquiry',
          subject: crm,
          about: pipeline.caption,
          say: `In the example, ${quoted(pipeline.incoming.text)} becomes a record: ${listed(pipeline.enriched.fields.map(({ name, value }) => `${inside(name)} ${value}`))}. ${ended(pipeline.enriched.score)}`,
        },
      ]
    : []),
  ...(crm === undefined ? [] : (pipeline?.columns ?? [])).flatMap(({ name, cards }) =>
    cards.map(({ title, detail }, at): KnownFact => ({
      id: `example-pipeline-${inside(name)}-${at + 1}`,
      subject: crm ?? '',
      about: `${title} in the example`,
      say: `In the example, ${title} stands under “${name}”: ${ended(inside(detail))}`,
    })),
  ),
  ...only(crmIntegration !== null && crm !== undefined, () => [
    {
      id: 'example-record',
      ...(crm === undefined ? {} : { subject: crm }),
      about: crmIntegration?.record.caption ?? '',
      say: `In the example record of ${crmIntegration?.record.title ?? ''}: ${listed((crmIntegration?.record.changes ?? []).map(({ field, before, after }) => `${inside(field)} from ${before} to ${after}`))}. ${ended(crmIntegration?.record.undo ?? '')}`,
    },
  ]),
  ...(week && calendar
    ? [
        {
          id: 'reminder-reply',
          subject: calendar,
          about: 'what a reminder says and how to reply',
          say: `A reminder reads, for example (${week.reminder.title}): ${quoted(week.reminder.text)}`,
        },
        {
          id: 'example-reminder',
          subject: calendar,
          about: week.caption,
          say: `In the example (${week.reminder.replyTitle}), somebody replies ${quoted(week.reminder.reply)} ${ended(week.reminder.result)}`,
        },
      ]
    : []),
  ...(answer === null
    ? []
    : [
        {
          id: 'example-answer',
          about: answer.caption,
          say: `In the example, the question is ${quoted(answer.question)} and the answer ${quoted(answer.answer)} The numbers: ${listed(answer.rows.map(({ name, text }) => `${inside(name)} ${text}`))}.`,
        },
        {
          id: 'example-answer-query',
          about: 'the query behind the example of data analysis',
          say: `The query of the example is ${quoted(answer.query)}`,
        },
      ]),
  {
    id: 'example-flow',
    about: flow.caption,
    say: `${ended(flow.caption)} ${ended(flow.chart.title)} ${flow.chart.before}, ${ended(flow.chart.after)}`,
  },
  {
    id: 'example-flow-steps',
    about: `the steps of the ${inside(flow.caption)}`,
    say: `In the example: ${listed(flow.steps.map(({ name, detail }) => `${inside(name)}, ${detail}`))}.`,
  },
  {
    id: 'night',
    about: home.night.title,
    say: `${ended(home.night.caption)} It was: ${listed(home.night.events.map(({ time, title }) => `at ${time}, ${inside(title)}`))}.`,
  },
  ...home.night.events.map(({ time, title, detail }, at): KnownFact => ({
    id: `night-${at + 1}`,
    about: `what happened at ${time}`,
    say: `In the example night, at ${time}: ${inside(title)}, ${ended(inside(detail))}`,
  })),
]
