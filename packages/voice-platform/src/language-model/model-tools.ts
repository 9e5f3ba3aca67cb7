import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import { placeOf } from '#platform/dialogue/page-tools.ts'
import type { DialogueTool, DialogueToolCall } from '#platform/providers/dialogue-provider.ts'

const noParameters = { type: 'object', properties: {} }

/** Actions that a model requests from the built-in engine, which then answers in its place. */
const acts: ReadonlyMap<string, 'book' | 'human'> = new Map([
  ['prepare_consultation', 'book'],
  ['hand_over', 'human'],
])

const ownTools: readonly DialogueTool[] = [
  {
    name: 'prepare_consultation',
    description:
      'Fills in the consultation form together with the visitor, who wants a consultation, a demo, a meeting or a call.',
    parameters: noParameters,
  },
  {
    name: 'hand_over',
    description: 'Says how the visitor reaches a person.',
    parameters: noParameters,
  },
]

const offerTool: DialogueTool = {
  name: 'offer_times',
  description:
    'Tells the visitor free times for an appointment, or takes the one that the visitor chose, and then opens the page that books it.',
  parameters: {
    type: 'object',
    properties: {
      wish: {
        type: 'string',
        description:
          'The day, the part of the day or the clock time that the visitor wishes for, the choice, or what to do with an appointment, in plain English: "Tuesday after 3 pm", "the second one", "cancel my appointment". Empty: the next free times.',
      },
    },
  },
}
/** Most characters of a wish that are read. */
const longestWish = 200

const pageTools = ['scroll_to_section', 'open_page']

/**
 * The tools of a model: those of the page that show something, the two actions, and free times where the page takes one. The
 * model never fills in a form itself; `reads` describes those with which it reads a visitor's words.
 */
export function toolsForModel(
  tools: readonly DialogueTool[],
  reads: readonly DialogueTool[] = ownTools,
): DialogueTool[] {
  const takesTime = tools.some(({ name }) => name === 'choose_time')
  return [
    ...tools.filter(({ name }) => pageTools.includes(name)),
    ...reads,
    ...(takesTime ? [offerTool] : []),
  ]
}

export const isOffer = (call: DialogueToolCall): boolean => call.name === offerTool.name

/** The wish that a model read, or else the visitor's own words. */
export function wishOf({ arguments: { wish } }: DialogueToolCall, said: string): string {
  return typeof wish === 'string' ? wish.slice(0, longestWish) : said
}

export const actOf = (call: DialogueToolCall): 'book' | 'human' | undefined => acts.get(call.name)

/** The call that may be sent to the page: only for an existing page or section, with no other arguments. */
export function pageCall(
  { id, name, arguments: parameters }: DialogueToolCall,
  { places, facts, articles = [] }: Knowledge,
  tools: readonly DialogueTool[],
): DialogueToolCall | undefined {
  if (!pageTools.includes(name) || !tools.some((tool) => tool.name === name)) return undefined
  const known = [
    ...places,
    ...articles.map(placeOf),
    ...facts.flatMap(({ place, offers }) => [place, offers].filter((each) => each !== undefined)),
  ]
  const section =
    typeof parameters['section'] === 'string' ? parameters['section'].replace(/^#/, '') : undefined
  const place = known.find(
    (each) =>
      (name === 'open_page' || (section !== undefined && each.section === section)) &&
      (parameters['path'] === undefined ? name !== 'open_page' : each.path === parameters['path']),
  )
  if (!place) return undefined
  return { id, name, arguments: { path: place.path, ...(name === 'open_page' ? {} : { section }) } }
}
