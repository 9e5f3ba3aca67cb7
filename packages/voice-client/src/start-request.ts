import type { CreateWebCall } from '@frontdesk/voice-api'

/** The target of a call: one of assistant, squad or workflow, inline or by id. Field names are the platform's own. */
export interface StartRequest extends CreateWebCall {
  /** `false` keeps the room when the visitor leaves, so that `reconnect` can rejoin it. */
  roomDeleteOnUserLeaveEnabled?: boolean | undefined
}

/** The arguments of `start`: one request, or the positional form of `@vapi-ai/web`. */
export type StartArguments =
  | [request?: StartRequest]
  | [
      assistant?: object | string | null,
      assistantOverrides?: object | null,
      squad?: object | string | null,
      workflow?: object | string | null,
      workflowOverrides?: object | null,
      options?: Pick<StartRequest, 'roomDeleteOnUserLeaveEnabled'> | null,
    ]

const requestFields = [
  'assistant',
  'assistantId',
  'assistantOverrides',
  'squad',
  'squadId',
  'workflow',
  'workflowId',
  'workflowOverrides',
  'roomDeleteOnUserLeaveEnabled',
]

/** An inline assistant has none of a request's fields, so the two can be distinguished. */
const isRequest = (first: object): first is StartRequest => requestFields.some((field) => field in first)

const inlineOrId = (target: object | string | null | undefined): [object | undefined, string | undefined] =>
  typeof target === 'string' ? [undefined, target || undefined] : [target ?? undefined, undefined]

/** Reads either form of `start`'s arguments. An empty object is an inline assistant. */
export function readStartArguments(args: StartArguments): StartRequest {
  const [first, assistantOverrides, squadOrId, workflowOrId, workflowOverrides, options] = args
  if (first && typeof first === 'object' && isRequest(first)) return first
  const [assistant, assistantId] = inlineOrId(first)
  const [squad, squadId] = inlineOrId(squadOrId)
  const [workflow, workflowId] = inlineOrId(workflowOrId)
  return {
    assistant,
    assistantId,
    assistantOverrides: assistantOverrides ?? undefined,
    squad,
    squadId,
    workflow,
    workflowId,
    workflowOverrides: workflowOverrides ?? undefined,
    roomDeleteOnUserLeaveEnabled: options?.roomDeleteOnUserLeaveEnabled,
  }
}

/** Which of the three kinds a request names. */
export interface StartTargets {
  hasAssistant: boolean
  hasSquad: boolean
  hasWorkflow: boolean
}

export const targetsOf = (request: StartRequest): StartTargets => ({
  hasAssistant: Boolean(request.assistant ?? request.assistantId),
  hasSquad: Boolean(request.squad ?? request.squadId),
  hasWorkflow: Boolean(request.workflow ?? request.workflowId),
})
