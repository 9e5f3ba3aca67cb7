import type { Knowledge } from '#platform/dialogue/knowledge.ts'
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

const pageTools = ['scroll_to_section', 'open_page']

/**
 * The tools of a model: those of the page that show something, and the two actions. The model never fills in a form
 * itself.
 */
export function toolsForModel(tools: readonly DialogueTool[]): DialogueTool[] {
  return [...tools.filter(({ name }) => pageTools.includes(name)), ...ownTools]
}

export const actOf = (call: DialogueToolCall): 'book' | 'human' | undefined => acts.get(call.name)

/** The call that may be sent to the page: only for an existing page or section, with no other arguments. */
export function pageCall(
  { id, name, arguments: parameters }: DialogueToolCall,
  { places, facts }: Knowledge,
  tools: readonly DialogueTool[],
): DialogueToolCall | undefined {
  if (!pageTools.includes(name) || !tools.some((tool) => tool.name === name)) return undefined
  const known = [...places, ...facts.flatMap(({ place }) => place ?? [])]
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
