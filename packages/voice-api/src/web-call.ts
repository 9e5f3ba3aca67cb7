/** Who answers a call: an assistant, a squad or a workflow, inline or by id, with overrides. */
export interface CreateWebCall {
  assistant?: object | undefined
  assistantId?: string | undefined
  assistantOverrides?: object | undefined
  squad?: object | undefined
  squadId?: string | undefined
  workflow?: object | undefined
  workflowId?: string | undefined
  workflowOverrides?: object | undefined
}

/** A call as the platform answers it: the fields that are known to be read, and the rest unread. */
export interface WebCall {
  readonly id: string
  /** Where the call runs: an https room, or a ws address. */
  readonly webCallUrl: string
  readonly artifactPlan?: { readonly videoRecordingEnabled?: boolean; readonly [field: string]: unknown }
  readonly assistant?: {
    readonly voice?: { readonly provider?: string; readonly [field: string]: unknown }
    readonly [field: string]: unknown
  }
  readonly [field: string]: unknown
}
