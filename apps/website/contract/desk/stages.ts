/* Plain values without the schema library: the desk's browser client includes them. */

/**
 * The stages of a request in the order of its life. `held` is suspected spam without deliveries. The API and its
 * addresses call this `state`.
 */
export const requestStages = ['new', 'contacted', 'won', 'lost', 'held'] as const
export type RequestStage = (typeof requestStages)[number]

/** The stages that staff set; a held request leaves `held` by its release. */
export const settableStages = ['new', 'contacted', 'won', 'lost'] as const
export type SettableStage = (typeof settableStages)[number]

/** What a list can show: a stage, snoozed requests apart from their stage, or `todo`, the new and contacted ones. */
export const listedStates = [...requestStages, 'snoozed', 'todo'] as const
