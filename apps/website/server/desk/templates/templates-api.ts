import { isDeepStrictEqual } from 'node:util'
import { type Context, Hono } from 'hono'
import { desk } from '#content/desk.ts'
import type { Colleague, Workspace } from '#contract/desk/workspace.ts'
import {
  maxOwn,
  maxShared,
  newTemplateSchema,
  phoneSchema,
  type ReplyTemplate,
  type Signature,
  signatureSchema,
  type TemplateConflict,
  type Templates,
  templateSchema,
} from '#contract/desk/templates.ts'
import { fillFields } from '#contract/desk/template-fields.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { sharedSignature, signatureOf } from '#server/requests/delivery/outbox.ts'
import type { ReplyTemplateRow } from '#server/store/tables/desk-rows.ts'
import { readColleagues } from '../colleagues.ts'
import type { DeskContext } from '../desk-context.ts'
import type { DeskEditions } from '../desk-edition.ts'
import { conflict, notFound, readBodyOf } from '../problems.ts'
import {
  deleteTemplate,
  readTemplates,
  saveTemplate,
  setStaffPhone,
  type TemplateSaved,
  type TemplateWords,
} from './template-transactions.ts'

/** The signature of a person who wrote none. */
const noSignature: TemplateWords = { name: 'Signature', subject: '', text: '' }

/** The templates of the content. Those of further languages have ids of their own; a language that repeats the first's has none. */
const templatesOf = (editions: DeskEditions) =>
  editions.flatMap(({ tag, replyTemplates }, index) =>
    (index > 0 && isDeepStrictEqual(replyTemplates, editions[0].replyTemplates) ? [] : replyTemplates).map(
      (template) => ({
        ...template,
        id: index === 0 ? template.id : `${template.id}.${tag}`,
        language: editions.length === 1 ? null : tag,
      }),
    ),
  )

/** `/templates`: the texts that replies begin with and end with. Those of the content are the first set. */
export function createTemplatesApi({ store, editions, now }: DeskContext): Hono<AppEnvironment> {
  const contentTemplates = templatesOf(editions)
  const ofContent = (id: string): TemplateWords | null => {
    const template = contentTemplates.find((each) => each.id === id)
    return template ? { name: template.name, subject: template.subject, text: template.text } : null
  }
  const api = new Hono<AppEnvironment>()
  const actorOf = (c: Context<AppEnvironment>) => ({ staffId: c.var.staff.id, now: now().toISOString() })

  api.get('/templates', async (c) => c.json(await listTemplates({ store, editions }, c.var.staff.id)))

  async function answer(saved: TemplateSaved, status: 200 | 201 = 200): Promise<Response> {
    const { nameColleague } = await readColleagues(store)
    if (saved.outcome === 'saved')
      return Response.json(describeTemplate(saved.row, nameColleague, contentTemplates), { status })
    if (saved.outcome === 'gone') return notFound('template')
    if (saved.outcome === 'shared')
      return conflict('Everybody has this template, and keeps it. Write a new one for yourself.')
    if (saved.outcome === 'full')
      return conflict(
        `There may be ${maxShared} shared templates, and ${maxOwn} of your own. Delete one first.`,
      )
    const current = saved.row && describeTemplate(saved.row, nameColleague, contentTemplates)
    return conflict(
      current
        ? `${current.by?.name ?? 'Somebody'} has changed it since you opened it.`
        : 'Somebody has deleted it since you opened it.',
      { current } satisfies TemplateConflict,
    )
  }

  api.post('/templates', async (c) => {
    const body = await readBodyOf(newTemplateSchema, c.req.raw)
    if (!body.read) return body.response
    const { isShared, ...words } = body.value
    const most = isShared ? maxShared : maxOwn
    const input = { id: null, first: null, words, isShared, version: 0, most, ...actorOf(c) }
    return answer(await store.run(saveTemplate, input), 201)
  })

  api.put('/templates/phone', async (c) => {
    const body = await readBodyOf(phoneSchema, c.req.raw)
    if (!body.read) return body.response
    await store.run(setStaffPhone, { ...body.value, ...actorOf(c) })
    return c.body(null, 204)
  })

  api.put('/templates/signature/:whose{shared|own}', async (c) => {
    const body = await readBodyOf(signatureSchema, c.req.raw)
    if (!body.read) return body.response
    const { text, version } = body.value
    const isShared = c.req.param('whose') === 'shared'
    const saved = await store.run(saveTemplate, {
      id: isShared ? sharedSignature : signatureOf(c.var.staff.id),
      first: isShared ? { ...noSignature, text: desk.signature } : noSignature,
      words: { ...noSignature, text },
      isShared,
      version,
      most: Infinity,
      ...actorOf(c),
    })
    return answer(saved)
  })

  api.put('/templates/:id', async (c) => {
    const body = await readBodyOf(templateSchema, c.req.raw)
    if (!body.read) return body.response
    const id = c.req.param('id')
    const { isShared, version, ...words } = body.value
    const most = isShared ? maxShared : maxOwn
    if (isSignature(id)) return notFound('template')
    const input = { id, first: ofContent(id), words, isShared, version, most, ...actorOf(c) }
    return answer(await store.run(saveTemplate, input))
  })

  api.delete('/templates/:id', async (c) => {
    const id = c.req.param('id')
    if (isSignature(id)) return notFound('template')
    const version = Number(c.req.query('version'))
    return answer(await store.run(deleteTemplate, { id, first: ofContent(id), version, ...actorOf(c) }))
  })

  return api
}

/** Templates and signatures share a table. */
const isSignature = (id: string): boolean => id.includes(':')

/** The templates of a person: those of the content that nobody has changed, and those of the store. */
async function listTemplates(
  { store, editions }: Pick<DeskContext, 'store' | 'editions'>,
  staffId: string,
): Promise<Templates> {
  const { rows, phone } = await store.read(readTemplates, { staffId })
  const { nameColleague } = await readColleagues(store)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const contentTemplates = templatesOf(editions)
  const untouched = contentTemplates
    .filter(({ id }) => !byId.has(id))
    .map((template) => ({ ...template, isShared: true, version: 0, by: null }))
  const changed = rows
    .filter(({ id, deleted_at }) => !isSignature(id) && deleted_at === null)
    .map((row) => describeTemplate(row, nameColleague, contentTemplates))
  const signature = (id: string, text: string): Signature => {
    const row = byId.get(id)
    return row ? describeTemplate(row, nameColleague, contentTemplates) : { text, version: 0, by: null }
  }
  return {
    templates: [...untouched, ...changed].toSorted(
      (one, other) =>
        Number(other.isShared) - Number(one.isShared) || one.name.localeCompare(other.name, 'en'),
    ),
    signatures: {
      shared: signature(sharedSignature, desk.signature),
      own: signature(signatureOf(staffId), ''),
    },
    phone,
  }
}

/**
 * The templates for a reply in each language of the site, filled with who answers and for which agency: those of the language, or of
 * the first if it has none, and those that belong to none.
 */
export async function offerTemplates(
  context: Pick<DeskContext, 'store' | 'editions'>,
  { id: staffId, name: me }: { id: string; name: string },
): Promise<Workspace['replyTemplates']> {
  const { editions } = context
  const { templates, phone } = await listTemplates(context, staffId)
  const offers = editions.map(({ tag, agency }) => {
    const spoken = templates.some(({ language }) => language === tag) ? tag : editions[0].tag
    const fill = (text: string) => fillFields(text, { ...agency, me, 'my phone': phone })
    const offered = templates
      .filter(({ language }) => language === null || language === spoken)
      .map(({ id, name, subject, text }) => ({ id, name, subject: fill(subject), text: fill(text) }))
    return [tag, offered] as const
  })
  return Object.fromEntries(offers)
}

const describeTemplate = (
  row: ReplyTemplateRow,
  nameColleague: (id: string) => Colleague,
  contentTemplates: ReturnType<typeof templatesOf>,
): ReplyTemplate => ({
  id: row.id,
  name: row.name,
  subject: row.subject,
  text: row.text,
  language: contentTemplates.find(({ id }) => id === row.id)?.language ?? null,
  isShared: row.staff_id === null,
  version: row.version,
  by: row.version === 0 ? null : nameColleague(row.updated_by),
})
