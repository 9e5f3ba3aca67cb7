/** A problem in the content. */
export type ContentProblem = {
  /** The file below the content folder. */
  file: string
  /** The problem and its path, in a sentence: "services.scheduling.page names a page that does not exist." */
  sentence: string
}
